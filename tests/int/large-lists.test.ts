import type { CollectionSlug } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { readLargePage } from '@/cms/database/queries/large-lists'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { create } from '../support/create'

const person = { email: 'a@example.org', phone: '+919876543210', message: 'm' }
const volunteer = {
  ...person,
  firstName: 'Asha',
  lastName: 'Devi',
  interests: ['healthcare', 'fundraising'],
  skills: ['सिलाई', 'Teaching', 'Cooking'],
  status: 'approved',
  approvedAt: '2026-01-02T03:04:05.000Z',
  suspectedSpam: true,
}
const donation = { ...person, donorName: 'Asha', amountPaise: 123_456, testMode: true }
const settlementRow = {
  settlementId: 'setl_1',
  entityId: 'pay_1',
  type: 'payment',
  testMode: false,
  amountPaise: 50_000,
  creditPaise: 49_000,
  debitPaise: 0,
  feePaise: 1_000,
  taxPaise: 153,
}

/** Documents with values of every kind, and others with almost none. */
const SAMPLES: [CollectionSlug, object[]][] = [
  [
    slugs.volunteers,
    [volunteer, { firstName: 'Ravi', lastName: 'Kumar', email: 'b@example.org', phone: '1' }],
  ],
  [slugs.contacts, [{ ...person, name: 'Asha', subject: 'Support' }]],
  [
    slugs.donations,
    [
      { ...donation, isAnonymous: true, receivedAt: '2026-01-02T00:00:00.000Z' },
      { donorName: 'Ravi', amountPaise: 100 },
    ],
  ],
  [
    slugs.transactions,
    [
      {
        ...donation,
        transactionId: 'TXN1',
        status: 'quarantined',
        isBooked: true,
        attention: 'unmatched',
        reasons: ['unmatched', 'international'],
      },
      { transactionId: 'TXN2', amountPaise: 100, status: 'pending' },
    ],
  ],
  [
    slugs.settlementRows,
    [
      { ...settlementRow, rowKey: 'a', utr: 'HDFC001', settledAt: '2026-01-02T00:00:00.000Z' },
      { ...settlementRow, rowKey: 'b', testMode: true, settledAt: '2026-01-01T00:00:00.000Z' },
    ],
  ],
]

beforeEach(async () => {
  const payload = await getPayloadClient()
  for (const [collection] of SAMPLES) {
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
  }
})

describe('a page of a large list', () => {
  it.each(SAMPLES)('matches what Payload itself reads of %s', async (collection, samples) => {
    const payload = await getPayloadClient()
    for (const data of samples) {
      await create(collection, data)
    }
    const { docs } = await payload.find({ collection, depth: 0, overrideAccess: true })
    const items = await readLargePage(payload, { collection, where: {}, page: 1, limit: 10 })
    expect(items.map(withValues)).toEqual(docs.map(withValues))
    expect(items).toHaveLength(samples.length)
  })

  it.each([
    [1, ['e', 'd']],
    [2, ['c', 'b']],
    [3, ['a']],
    [4, []],
  ])('number %i has its documents in the order of the list', async (page, names) => {
    const payload = await getPayloadClient()
    for (const [index, name] of [...'abcde'].entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, index + 1)).toISOString()
      const data = { ...person, name, subject: 'Support', status: 'new', createdAt } as const
      await payload.create({ collection: slugs.contacts, data, overrideAccess: true })
    }
    const items = await readLargePage(payload, {
      collection: slugs.contacts,
      where: {},
      page,
      limit: 2,
    })
    expect(items.map(({ name }) => name)).toEqual(names)
  })
})

/** Treats absent, null and an empty list as equal. */
function withValues(doc: object) {
  return Object.fromEntries(
    Object.entries(doc).filter(
      ([, value]) => value !== null && value !== undefined && !(Array.isArray(value) && !value[0]),
    ),
  )
}

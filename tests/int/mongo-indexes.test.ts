import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureMongoIndexes } from '@/cms/database/mongo-indexes'
import { slugs } from '@/cms/slugs'
import { readDocuments } from '@/server/export/read-stored'
import { getPayloadClient } from '@/server/payload-client'
import { call, routeAt, sessionCookie } from '../support/api'

type Keys = Record<string, number>
type Read = { collection: string; filter: Record<string, unknown>; sort: Keys }

const LISTS = [
  ...['donations', 'donations?givenFor=none', 'donations?method=Cash', 'donations?pan=missing'],
  ...['program', 'campaign'].map((kind) => `donations?givenFor=${kind}:6b06b8e64983cc60f42df2e0`),
  ...['donations?from=2026-01-01&to=2026-02-01', 'donations?search=asha'],
  ...['donors', 'donors?sort=sum', 'donors?given=this-year', 'donors?search=asha'],
  ...['transactions', 'transactions?status=failed', 'transactions?search=asha'],
  ...['volunteers', 'volunteers?status=pending', 'volunteers?order=name'],
  ...['contacts', 'contacts?status=new', 'contacts?search=asha'],
  ...['settlements', 'settlement-rows', 'settlement-rows?search=asha'],
  ...['audit-log', 'audit-log?actor=admin', 'audit-log?subject=donation'],
]

const reads: Read[] = []
let cookie: string

describe.runIf(process.env.TEST_DATABASE === 'mongodb')('on MongoDB', () => {
  beforeAll(async () => {
    cookie = await sessionCookie('admin')
    mongoose.set(
      'debug',
      (collection: string, method: string, filter: object, options?: object) => {
        const { sort } = (options ?? {}) as { sort?: Keys }
        if (method === 'find' && sort) {
          reads.push({ collection, filter: filter as Read['filter'], sort })
        }
      },
    )
  })
  afterAll(() => mongoose.set('debug', false))

  it.each(LISTS)('the order of the list %s is that of an index', async (list) => {
    reads.length = 0
    const [path = ''] = list.split('?')
    const url = `/api/admin/${list}${list.includes('?') ? '&' : '?'}limit=1`
    expect((await call(routeAt(`/api/admin/${path}`).GET, url, { cookie })).status).toBe(200)
    await expectOrdered(path)
  })

  it('the last number of a receipt is found by an index', async () => {
    reads.length = 0
    const body = { donorName: 'Asha', amount: 500, paymentMethod: 'cash', receivedOn: '2026-03-05' }
    const { POST } = routeAt('/api/admin/donations')
    expect((await call(POST, '/api/x', { method: 'POST', body, cookie })).status).toBe(201)
    await expectOrdered(slugs.receipts, 'serial')
  })

  it.each([
    ...[slugs.donations, slugs.donors, slugs.transactions, slugs.receipts],
    ...[slugs.volunteers, slugs.mails, slugs.auditLog],
  ])('an export or a move reads %s in the order of an index', async (collection) => {
    reads.length = 0
    for await (const _batch of readDocuments(await getPayloadClient(), collection)) break
    await expectOrdered(collection)
  })

  it('pages in the order of a column are told apart by the id', async () => {
    reads.length = 0
    const payload = await getPayloadClient()
    const page = { page: 2, limit: 1, overrideAccess: true }
    await payload.find({ collection: slugs.volunteers, sort: 'status', ...page })
    expect(reads.map(({ sort }) => sort)).toEqual([{ status: 1, _id: -1 }])
  })

  it('indexes of another order are dropped by a start', async () => {
    const adapter = (await getPayloadClient()).db as unknown as MongooseAdapter
    const donations = adapter.collections[slugs.donations]?.collection
    const old = { receivedAt: -1, _id: -1, createdAt: -1, testMode: 1 } as const
    const before = await donations?.indexes()
    await donations?.createIndex(old)
    await ensureMongoIndexes(adapter)
    expect(await donations?.indexes()).toEqual(before)
  })
})

/**
 * Expects an index in the order of each read of a collection, preceded by the fields that its filter fixes.
 * @param by counts only reads that are sorted by this field.
 */
async function expectOrdered(slug: string, by?: string): Promise<void> {
  const { collections } = (await getPayloadClient()).db as unknown as MongooseAdapter
  const model = collections[slug]
  const keys = (await model?.collection.indexes())?.map(({ key }) => key as Keys) ?? []
  const own = reads.filter(
    ({ collection, sort }) => collection === model?.collection.name && (!by || by in sort),
  )
  expect(own).not.toEqual([])
  for (const { filter, sort } of own) {
    const wanted = `${JSON.stringify(sort)} of ${JSON.stringify(filter)}`
    expect(
      keys.some((index) => isInOrder(index, equalities(filter), sort)),
      wanted,
    ).toBe(true)
  }
}

function isInOrder(index: Keys, fixed: string[], sort: Keys): boolean {
  const fields = Object.keys(index)
  while (fields[0] && fixed.includes(fields[0])) fields.shift()
  const sorted = Object.entries(sort)
  const same = sorted.every(([field, way], at) => fields[at] === field && index[field] === way)
  const reverse = sorted.every(([field, way], at) => fields[at] === field && index[field] === -way)
  return same || reverse
}

/** The fields of which a filter names one value. */
function equalities(filter: Record<string, unknown>): string[] {
  return Object.entries(filter).flatMap(([field, wanted]) => {
    if (field === '$and') return (wanted as Record<string, unknown>[]).flatMap(equalities)
    if (field.startsWith('$') || typeof wanted !== 'object' || wanted === null) return []
    return '$eq' in wanted ? [field] : []
  })
}

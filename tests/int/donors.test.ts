import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Donor } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { changeWhere, findAll, requireById } from '@/server/documents/records'
import { placeGifts } from '@/server/donors/place'
import { getPayloadClient } from '@/server/payload-client'

const EMPTIED = [slugs.donations, slugs.donors, slugs.donorMarks, slugs.donorProposals]

beforeEach(async () => {
  const payload = await getPayloadClient()
  for (const collection of EMPTIED) await payload.db.deleteMany({ collection, where: {} })
})

async function give(fields: object = {}): Promise<string> {
  const payload = await getPayloadClient()
  const { id } = await payload.create({
    collection: slugs.donations,
    data: {
      donorName: 'Asha Devi',
      amountPaise: 50_000,
      paymentMethod: 'cash',
      transactionId: randomUUID(),
      receivedAt: '2026-05-01T06:30:00.000Z',
      recordedBy: 'admin',
      ...fields,
    } as never,
  })
  return id
}

const listed = (): Promise<Donor[]> =>
  findAll({ collection: slugs.donors, where: { isListed: { equals: true } }, sort: 'name' })
const donorOf = async (id: string) => (await requireById(slugs.donations, id)).donor

describe('gifts', () => {
  it('are of one donor by PAN, and by address or phone with the name', async () => {
    const first = await give({ email: 'asha@example.org', panNumber: 'ABCPE1234F' })
    const same = [
      await give({ donorName: 'Smt. ASHA DEVI', email: 'Asha@Example.org', phone: '98765 43210' }),
      await give({ phone: '+919876543210' }),
      await give({ donorName: 'A. D.', panNumber: 'ABCPE1234F', refundedPaise: 50_000 }),
    ]
    const others = [await give({ donorName: 'Ravi', phone: '9876543210' }), await give()]
    await give({ donorName: 'Anonymous' })
    await give({ email: 'asha@example.org', testMode: true })
    await placeGifts()
    const owner = await donorOf(first)
    expect(await Promise.all(same.map(donorOf))).toEqual([owner, owner, owner])
    expect(await Promise.all(others.map(donorOf))).not.toContain(owner)
    expect(await listed()).toMatchObject([
      { name: 'A. D.', giftCount: 3, totalPaise: 150_000, hasProposals: true, isStale: false },
      { name: 'Asha Devi', giftCount: 1, hasProposals: false },
      { name: 'Ravi', giftCount: 1, hasProposals: true },
    ])
  })

  it('keep their version, and are looked at again once they change', async () => {
    const id = await give({ phone: '9876543210' })
    const before = await requireById(slugs.donations, id)
    await placeGifts()
    expect((await requireById(slugs.donations, id)).updatedAt).toBe(before.updatedAt)
    await changeWhere({
      collection: slugs.donations,
      where: { id: { equals: id } },
      data: { refundedPaise: 20_000, donorName: 'Usha Devi' },
    })
    const owner = await donorOf(id)
    await placeGifts()
    expect(await donorOf(id)).toBe(owner)
    expect(await listed()).toMatchObject([{ name: 'Usha Devi', totalPaise: 30_000 }])
    const other = await give({ phone: '9876543210' })
    await placeGifts()
    expect(await donorOf(other)).not.toBe(owner)
  })
})

import { randomUUID } from 'node:crypto'
import type { Where } from 'payload'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sqliteOf } from '@/cms/database/adapters'
import * as bulk from '@/cms/database/bulk-writes'
import { isMongo } from '@/cms/database/is-mongo'
import { upgradeDonors } from '@/cms/database/upgrades/donors'
import { up } from '@/cms/migrations/20261126_121000_gifts_taken_back'
import type { Donor } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import type { DonorDetailDto, DonorDto } from '@/domain/responses/donor'
import { changeById, changeWhere, findAll, requireById } from '@/server/documents/records'
import { placeBatch, placeGifts } from '@/server/donors/place'
import { markStale } from '@/server/donors/refresh'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { emptyCollections } from '../support/empty-collections'

const EMPTIED = [
  ...[slugs.donations, slugs.donors, slugs.donorMarks, slugs.donorProposals, slugs.receipts],
  slugs.auditLog,
]

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})
afterEach(() => {
  vi.restoreAllMocks()
})
beforeEach(() => emptyCollections(...EMPTIED))

async function give(fields: object = {}): Promise<string> {
  const { id } = await create(slugs.donations, {
    donorName: 'Asha Devi',
    amountPaise: 50_000,
    paymentMethod: 'cash',
    transactionId: randomUUID(),
    receivedAt: '2026-05-01T06:30:00.000Z',
    recordedBy: 'admin',
    ...fields,
  })
  return id
}

const listed = (): Promise<Donor[]> =>
  findAll({ collection: slugs.donors, where: { isListed: { equals: true } }, sort: 'name' })
const named = async (name: string) => (await listed()).find((donor) => donor.name === name)
const call = async <Response>(path: string, options: object = {}): Promise<Response> => {
  const response = await callApi(path, { cookie, ...options })
  expect(response.status).toBe(200)
  return response.json()
}
const decide = (id: string, other: string, decision: string) =>
  callApi(`/api/admin/donors/${id}/decide`, { cookie, method: 'POST', body: { other, decision } })
const donorOf = async (id: string) => (await requireById(slugs.donations, id)).donor

describe('gifts', () => {
  it('are of one donor by PAN, and by address or phone with the name', async () => {
    const first = await give({ email: 'asha@example.org', panNumber: 'ABCPE1234F' })
    const same = [
      await give({ donorName: 'Smt. ASHA DEVI', email: 'Asha@Example.org', phone: '98765 43210' }),
      await give({ phone: '+919876543210' }),
      await give({
        donorName: 'A. D.',
        panNumber: 'ABCPE1234F',
        paymentId: 'pay_1',
        refundedPaise: 50_000,
      }),
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

  it('with an e-mail address lead to the personal data of their donor, although a newer one has none', async () => {
    const panNumber = 'ABCPE1234F'
    const older = await give({ email: 'asha@example.org', panNumber })
    await give({ panNumber, phone: '9000000001', receivedAt: '2026-06-01T06:30:00.000Z' })
    await placeGifts()
    const donor = await call<DonorDetailDto>(`/api/admin/donors/${(await named('Asha Devi'))?.id}`)
    expect(donor.gifts).toHaveLength(2)
    expect(donor.identifyingGift).toBe(older)
  })

  it('that were entered by mistake and voided belong to nobody', async () => {
    const wrong = await give({ panNumber: 'ABCPR4321K', email: 'asha@example.org' })
    await give({ donorName: 'Ravi Kumar', panNumber: 'ABCPR4321K' })
    await placeGifts()
    expect(await listed()).toMatchObject([{ giftCount: 2, email: 'asha@example.org' }])
    await changeById(slugs.donations, wrong, { refundedPaise: 50_000 })
    await placeGifts()
    expect(await donorOf(wrong)).toBeNull()
    await give({ email: 'asha@example.org' })
    await placeGifts()
    expect(await listed()).toMatchObject([
      { name: 'Asha Devi', giftCount: 1, email: 'asha@example.org' },
      { name: 'Ravi Kumar', giftCount: 1, email: null, searchText: 'ravi kumar' },
    ])
  })

  it('that older versions left with a donor after they were voided are checked again', async () => {
    const wrong = await give()
    await placeGifts()
    const payload = await getPayloadClient()
    const { updatedAt } = await requireById(slugs.donations, wrong)
    await bulk.changeEach(payload, slugs.donations, [
      { id: wrong, data: { refundedPaise: 50_000, donorSeenAt: new Date(updatedAt) } },
    ])
    await placeGifts()
    expect(await donorOf(wrong)).toEqual(expect.any(String))
    if (isMongo(payload)) await upgradeDonors(payload)
    else await up({ db: sqliteOf(payload).drizzle } as never)
    await placeGifts()
    expect(await donorOf(wrong)).toBeNull()
    expect(await listed()).toEqual([])
  })

  it('keep their version, and are checked again once they change', async () => {
    const id = await give({ phone: '9876543210' })
    const before = await requireById(slugs.donations, id)
    await placeGifts()
    expect((await requireById(slugs.donations, id)).updatedAt).toBe(before.updatedAt)
    await changeById(slugs.donations, id, { refundedPaise: 20_000, donorName: 'Usha Devi' })
    const owner = await donorOf(id)
    await placeGifts()
    expect(await donorOf(id)).toBe(owner)
    expect(await listed()).toMatchObject([{ name: 'Usha Devi', totalPaise: 30_000 }])
    const other = await give({ phone: '9876543210' })
    await placeGifts()
    expect(await donorOf(other)).not.toBe(owner)
  })

  it('from one phone raise no question if both names and PANs differ: that is a family', async () => {
    const phone = '9876543210'
    await give({ donorName: 'Asha Devi', phone, panNumber: 'ABCPE1234F' })
    await give({ donorName: 'Ravi Kumar', phone, panNumber: 'BBCPE1234F' })
    await placeGifts()
    expect(await findAll({ collection: slugs.donorProposals })).toEqual([])
    // One of the two may be mistyped.
    await give({ donorName: 'Ravi Kumar', phone, panNumber: 'BBCPE1234G' })
    await placeGifts()
    expect(await findAll({ collection: slugs.donorProposals })).toHaveLength(1)
  })
})

describe('at the same time, or after a crash', () => {
  const family = () =>
    Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        give({ donorName: index % 2 ? 'Asha' : 'Ravi', phone: '9876543210' }),
      ),
    )

  it('gifts make one donor each', async () => {
    const ids = await family()
    await Promise.all(ids.map((id) => placeBatch([id])))
    expect(await listed()).toMatchObject([{ giftCount: 3 }, { giftCount: 3 }])
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9])('nothing is lost if write %i fails', async (failing) => {
    await family()
    let count = 0
    const failAt =
      <Args extends unknown[]>(write: (...args: Args) => Promise<void>) =>
      async (...args: Args) => {
        count += 1
        if (count === failing) throw new Error('Killed')
        await write(...args)
      }
    const { insertMissing, changeEach } = bulk
    vi.spyOn(bulk, 'insertMissing').mockImplementation(failAt(insertMissing))
    vi.spyOn(bulk, 'changeEach').mockImplementation(failAt(changeEach))
    await placeGifts().catch(() => undefined)
    vi.restoreAllMocks()
    await placeGifts()
    expect(await listed()).toMatchObject([
      { name: 'Asha', giftCount: 3, totalPaise: 150_000, hasProposals: true, isStale: false },
      { name: 'Ravi', giftCount: 3, totalPaise: 150_000, hasProposals: true, isStale: false },
    ])
    expect(await findAll({ collection: slugs.donorProposals })).toHaveLength(1)
  })
})

describe('what an admin decides', () => {
  async function twoOfOnePhone() {
    await give({ donorName: 'Asha', phone: '98765 43210', email: 'asha@example.org' })
    await give({ donorName: 'A. Devi', phone: '9876543210', amountPaise: 20_000 })
    await placeGifts()
    const [other, asha] = await listed()
    return { asha: asha?.id ?? '', other: other?.id ?? '' }
  }

  it('joins two donors, and separates them again as they were', async () => {
    const { asha, other } = await twoOfOnePhone()
    const before = await listed()
    const proposed = await call<DonorDetailDto>(`/api/admin/donors/${asha}`)
    expect(proposed.proposals).toMatchObject([{ id: other, reasons: ['phone'] }])

    expect((await decide(asha, other, 'same')).status).toBe(200)
    expect((await decide(asha, other, 'same')).status).toBe(200)
    expect(await listed()).toMatchObject([
      { id: asha, giftCount: 2, totalPaise: 70_000, hasProposals: false },
    ])
    // The search finds the donor by the data of either, and a gift of the other is theirs.
    await give({ donorName: 'A Devi', phone: '9876543210' })
    await placeGifts()
    const joined = await call<DonorDetailDto>(`/api/admin/donors/${other}`)
    expect(joined).toMatchObject({
      id: asha,
      giftCount: 3,
      merged: [{ id: other, mergedBy: 'test-admin' }],
    })
    expect(joined.years).toEqual([{ year: '2026–27', total: 1200, count: 3 }])

    expect((await decide(asha, other, 'open')).status).toBe(200)
    expect(await listed()).toMatchObject([
      { id: other, giftCount: 2, totalPaise: 70_000, hasProposals: true },
      { ...pick(before[1]), hasProposals: true },
    ])
    const log = await findAll({
      collection: slugs.auditLog,
      where: { subject: { equals: 'donor' } },
    })
    expect(log.map(({ action, actor }) => `${action} ${actor}`).sort()).toEqual([
      'merged test-admin',
      'separated test-admin',
    ])
  })

  it('is not proposed again, unless an admin wants it', async () => {
    const { asha, other } = await twoOfOnePhone()
    expect((await decide(asha, other, 'different')).status).toBe(200)
    await give({ donorName: 'Asha', phone: '9876543210' })
    await placeGifts()
    const apart = await call<DonorDetailDto>(`/api/admin/donors/${asha}`)
    expect(apart).toMatchObject({ proposals: [], hasProposals: false, toldApart: [{ id: other }] })
    expect((await decide(asha, other, 'open')).status).toBe(200)
    expect(await call(`/api/admin/donors/${other}`)).toMatchObject({ proposals: [{ id: asha }] })
  })

  it('is not asked any more, of either, once a correction has removed what they share', async () => {
    const { asha, other } = await twoOfOnePhone()
    const third = await give({ donorName: 'Usha', phone: '9876543210' })
    await placeGifts()
    const asked = async () =>
      Object.fromEntries((await listed()).map(({ name, hasProposals }) => [name, hasProposals]))
    const correctPhone = async (where: Where, phone: string) => {
      await changeWhere({ collection: slugs.donations, where, data: { phone } })
      await placeGifts()
    }
    await correctPhone({ donor: { equals: other } }, '9000000001')
    expect(await asked()).toEqual({ 'A. Devi': false, Asha: true, Usha: true })
    await correctPhone({ id: { equals: third } }, '9000000002')
    expect(await asked()).toEqual({ 'A. Devi': false, Asha: false, Usha: false })
    expect(await call(`/api/admin/donors/${asha}`)).toMatchObject({ proposals: [] })
  })

  it('is not asked any more about a donor who is gone', async () => {
    const { other } = await twoOfOnePhone()
    await changeWhere({
      collection: slugs.donations,
      where: { donor: { equals: other } },
      data: { refundedPaise: 20_000 },
    })
    await placeGifts()
    expect(await listed()).toMatchObject([{ name: 'Asha', hasProposals: false }])
    expect(await findAll({ collection: slugs.donorProposals })).toEqual([])
  })

  it('is logged once, even if it is sent again', async () => {
    const { asha, other } = await twoOfOnePhone()
    for (const decision of ['different', 'different', 'open', 'open'] as const) {
      expect((await decide(asha, other, decision)).status).toBe(200)
    }
    const log = await findAll({
      collection: slugs.auditLog,
      where: { subject: { equals: 'donor' } },
    })
    expect(log.map(({ action }) => action).sort()).toEqual(['reopened', 'told-apart'])
  })

  it('joins donors that were not proposed, and separates them again', async () => {
    const { asha } = await twoOfOnePhone()
    await give({ donorName: 'Farida', phone: '8876543210' })
    await placeGifts()
    const stranger = (await named('Farida'))?.id ?? ''
    // They were never proposed.
    expect((await decide(asha, stranger, 'different')).status).toBe(409)
    expect((await decide(asha, stranger, 'open')).status).toBe(409)
    expect((await decide(asha, 'nobody', 'same')).status).toBe(404)
    expect((await decide(asha, asha, 'open')).status).toBe(409)

    const before = (await listed()).map(({ id, giftCount }) => [id, giftCount])
    const joined = await decide(asha, stranger, 'same')
    expect(await joined.json()).toMatchObject({
      id: asha,
      giftCount: 2,
      merged: [{ id: stranger, name: 'Farida', mergedBy: 'test-admin' }],
    })
    expect((await listed()).map(({ id }) => id)).not.toContain(stranger)
    expect((await decide(asha, stranger, 'same')).status).toBe(200)
    expect((await decide(asha, stranger, 'open')).status).toBe(200)
    expect((await listed()).map(({ id, giftCount }) => [id, giftCount])).toEqual(before)
    const log = await findAll({
      collection: slugs.auditLog,
      where: { subject: { equals: 'donor' } },
    })
    expect(log.map(({ action }) => action).sort()).toEqual(['merged', 'separated'])
  })

  it('separates a donor from one whose own gifts are gone, which then goes, too', async () => {
    const { asha, other } = await twoOfOnePhone()
    expect((await decide(asha, other, 'same')).status).toBe(200)
    // As when the only cheque of a donor bounced.
    await changeWhere({
      collection: slugs.donations,
      where: { donor: { equals: asha } },
      data: { refundedPaise: 50_000 },
    })
    await placeGifts()
    expect(await listed()).toMatchObject([{ id: asha, giftCount: 1 }])
    const separated = await decide(asha, other, 'open')
    expect(separated.status).toBe(200)
    expect(await separated.json()).toMatchObject({ id: other, giftCount: 1, merged: [] })
    expect(await listed()).toMatchObject([{ id: other, giftCount: 1 }])
  })

  it('removes the donor once the gifts of all merged donors are gone', async () => {
    const { asha, other } = await twoOfOnePhone()
    expect((await decide(asha, other, 'same')).status).toBe(200)
    await emptyCollections(slugs.donations)
    await markStale([asha, other])
    await placeGifts()
    expect(await findAll({ collection: slugs.donors, where: {} })).toEqual([])
  })

  it('survives a crash between two writes', async () => {
    const { asha, other } = await twoOfOnePhone()
    vi.spyOn(bulk, 'changeEach').mockRejectedValueOnce(new Error('Killed'))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await decide(asha, other, 'same')).status).toBe(500)
    vi.restoreAllMocks()
    await placeGifts()
    expect(await listed()).toMatchObject([{ id: asha, giftCount: 2 }])
    expect(
      await findAll({ collection: slugs.auditLog, where: { action: { equals: 'merged' } } }),
    ).toHaveLength(1)
  })
})

describe('the list of donors', () => {
  it('can be searched, filtered and sorted', async () => {
    const asha = await give({ donorName: 'Asha', phone: '+91 98765 43210', amountPaise: 100_000 })
    const old = { receivedAt: '2020-05-01T06:30:00.000Z', oldReceiptNumber: 'R-17/19' }
    await give({ donorName: 'Ravi', ...old, amountPaise: 300_000 })
    await give({ donorName: 'Meera', email: 'm@example.org', receivedAt: new Date().toISOString() })
    await create(slugs.receipts, {
      number: '2026-27/7',
      financialYear: 2026,
      serial: 7,
      key: `${asha}/1`,
      donation: asha,
      edition: 1,
      code: '0123456789ABCDEF',
      status: 'valid',
      donorName: 'Asha',
      receivedAt: '2026-05-01T06:30:00.000Z',
      amountPaise: 100_000,
      printed: {},
    })
    await placeGifts()
    const names = async (query: string) =>
      (await call<DonorDto[]>(`/api/admin/donors?${query}`)).map(({ name }) => name)
    expect(await names('')).toEqual(['Meera', 'Asha', 'Ravi'])
    expect(await names('sort=sum')).toEqual(['Ravi', 'Asha', 'Meera'])
    expect(await names('given=this-year')).toContain('Meera')
    expect(await names('given=this-year')).not.toContain('Ravi')
    expect(await names('proposals=waiting')).toEqual([])
    expect(await names('search=098765-43210')).toEqual(['Asha'])
    expect(await names('search=2026-27/7')).toEqual(['Asha'])
    expect(await names('search=r-17/19')).toEqual(['Ravi'])
    expect(await names('search=EXAMPLE.org')).toEqual(['Meera'])
  })

  it('takes no returned gift for the last one', async () => {
    const donor = { donorName: 'Ravi', phone: '9876543210' }
    await give({ ...donor, receivedAt: '2020-05-01T06:30:00.000Z' })
    const receivedAt = new Date().toISOString()
    await give({ ...donor, receivedAt, paymentId: 'pay_1', refundedPaise: 50_000 })
    await placeGifts()
    const thisYear = () => call<DonorDto[]>('/api/admin/donors?given=this-year')
    expect(await thisYear()).toEqual([])
    await give({ ...donor, receivedAt })
    await placeGifts()
    expect(await thisYear()).toMatchObject([{ name: 'Ravi', giftCount: 2 }])
  })

  it('drops donors whose gifts are gone, except those with notes by an admin', async () => {
    await give({ donorName: 'Asha' })
    await give({ donorName: 'Ravi' })
    await placeGifts()
    const { id, updatedAt } = await call<DonorDetailDto>(
      `/api/admin/donors/${(await named('Ravi'))?.id}`,
    )
    const save = (notes: string, version: string) =>
      callApi(`/api/admin/donors/${id}`, {
        cookie,
        method: 'PATCH',
        body: { notes, language: 'hi' },
        headers: { 'If-Match': `"${version}"` },
      })
    expect((await save('Call in the evening', updatedAt)).status).toBe(200)
    expect((await save('Do not call', updatedAt)).status).toBe(409)
    await emptyCollections(slugs.donations)
    await bulk.changeEach(
      await getPayloadClient(),
      slugs.donors,
      (await listed()).map((donor) => ({ id: donor.id, data: { isStale: true } })),
    )
    await placeGifts()
    expect(await listed()).toMatchObject([
      { name: 'Ravi', giftCount: 0, notes: 'Call in the evening', language: 'hi' },
    ])
    expect(await findAll({ collection: slugs.donorMarks })).toEqual([])
  })

  it('keeps what a change does not name, and logs what it does', async () => {
    await give({ donorName: 'Kabir' })
    await placeGifts()
    const { id } = (await named('Kabir')) ?? {}
    const change = async (body: object) => {
      const options = { cookie, method: 'PATCH', body }
      return (await callApi(`/api/admin/donors/${id}`, options)).json()
    }
    expect(await change({ notes: 'Call in the evening' })).toMatchObject({
      notes: 'Call in the evening',
    })
    expect(await change({ language: 'hi' })).toMatchObject({
      notes: 'Call in the evening',
      language: 'hi',
    })
    expect(await change({})).toMatchObject({ message: messages.nothingToChange })
    expect(await change({ language: 'fr' })).toMatchObject({ message: messages.languageUnknown })
    const entries = await findAll({
      collection: slugs.auditLog,
      where: { subjectId: { equals: id } },
      sort: 'createdAt',
    })
    expect(entries.map(({ changes }) => Object.keys(changes ?? {}))).toEqual([
      ['notes'],
      ['language'],
    ])
  })
})

describe('the donor of a gift', () => {
  it('is found on request', async () => {
    const id = await give({ phone: '9876543210' })
    const path = `/api/admin/donations/${id}/donor`
    expect(await call(path)).toMatchObject({ donor: { name: 'Asha Devi', giftCount: 1 } })
    expect(await call(`/api/admin/donations/${await give({ testMode: true })}/donor`)).toEqual({})
    const unknown = await give({ donorName: 'Anonymous' })
    expect(await call(`/api/admin/donations/${unknown}/donor`)).toEqual({})
    expect((await callApi(path)).status).toBe(401)
    expect((await callApi(path, { cookie: await sessionCookie('editor') })).status).toBe(403)
  })
})

function pick(donor: Donor | undefined) {
  return { id: donor?.id, name: donor?.name, giftCount: donor?.giftCount, email: donor?.email }
}

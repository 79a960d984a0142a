import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { changeWhere, findAll } from '@/server/documents/records'
import { placeGifts } from '@/server/donors/place'
import { getPayloadClient } from '@/server/payload-client'
import { callApi } from '../support/api'
import { emptyCollections } from '../support/empty-collections'
import { cookie, decide, openDesk, post } from '../support/payment-desk'
import { bookkeeping } from '../support/payments'

const giftRoute = '/api/admin/donations'
const correctRoute = '/api/admin/donations/{id}/correct'
const voidRoute = '/api/admin/donations/{id}/void'

openDesk()
beforeEach(() => emptyCollections(slugs.donors, slugs.donorMarks, slugs.donorProposals))

const ASHA = { donorName: 'Asha Devi', phone: '9876543210' }
const SUM_OF_TWO =
  'The law forbids ₹2,00,000 or more in cash from one person in one day. With this gift it would be ₹3,00,000. Please ask your accountant.'

/** Enters ₹1,50,000 in cash by hand. */
const give = (change: object = {}, key: string = randomUUID()) =>
  post(
    giftRoute,
    { ...ASHA, amount: 150_000, paymentMethod: 'cash', receivedOn: '2026-11-20', ...change },
    { cookie, headers: { 'Idempotency-Key': key } },
  )
const given = async (change: object = {}): Promise<string> => {
  const response = await give(change)
  expect(response.status).toBe(201)
  return (await response.json()).id
}
/** Stores a gift as an import does. */
const imported = async (change: object = {}): Promise<string> => {
  const { id } = await (await getPayloadClient()).create({
    collection: slugs.donations,
    data: {
      ...ASHA,
      amountPaise: 15_000_000,
      paymentMethod: 'Cash',
      recordedBy: 'admin',
      receivedAt: '2026-11-20T06:30:00.000Z',
      importBatch: 'file',
      ...change,
    },
    overrideAccess: true,
  })
  return id
}
const correct = (id: string, change: object = {}) =>
  decide(correctRoute, id, {
    ...ASHA,
    receivedOn: '2026-11-20',
    paymentMethod: 'cash',
    reason: 'He told us on the phone',
    corrections: 0,
    ...change,
  })
const errorsOf = async (response: Response) => {
  expect(response.status).toBe(400)
  return (await response.json()).errors
}

describe('cash of one person on one day, by hand', () => {
  it('is refused if the law forbids the sum, with a message that says so', async () => {
    await given()
    const refused = await give({ donorName: 'Smt. ASHA DEVI', phone: '+91 98765 43210' })
    expect(await errorsOf(refused)).toEqual({ amount: SUM_OF_TWO })
    expect(translateMessage(SUM_OF_TWO, 'hi')).toMatch(/^क़ानून.*₹3,00,000/)
    expect(await errorsOf(await give({ amount: 50_000 }))).toHaveProperty('amount')
    await given({ amount: 49_999.99 })
  })

  it('does not count together with other people, days or methods', async () => {
    await given()
    await given({ receivedOn: '2026-11-19' })
    await given({ paymentMethod: 'cheque', reference: '17' })
    await given({ donorName: 'Ravi Kumar' })
    // The list of donors does not join gifts without a name, or with only a name.
    await given({ donorName: 'Anonymous', phone: undefined })
    await given({ donorName: 'Anonymous', phone: undefined })
    await given({ phone: undefined })
  })

  it('counts imported gifts, but no tests and no returned ones', async () => {
    await imported({ testMode: true })
    const wrong = await given()
    expect((await decide(voidRoute, wrong, { reason: 'Twice' })).status).toBe(200)
    await imported()
    expect(await errorsOf(await give())).toEqual({ amount: SUM_OF_TWO })
  })

  it('goes by the list of donors, merges and all', async () => {
    const first = await given()
    await given({ donorName: 'आशा देवी', phone: '9123456780', receivedOn: '2026-10-20' })
    await placeGifts()
    const [asha, other] = await findAll({ collection: slugs.donors, sort: 'name' })
    const path = `/api/admin/donors/${asha?.id}/decide`
    const body = { other: other?.id, decision: 'same' }
    const merged = await callApi(path, { cookie, method: 'POST', body })
    expect(merged.status).toBe(200)
    const refused = await give({ donorName: 'आशा देवी', phone: '9123456780' })
    expect(await errorsOf(refused)).toEqual({ amount: SUM_OF_TWO })
    expect((await decide(voidRoute, first, { reason: 'Twice' })).status).toBe(200)
    await given({ donorName: 'आशा देवी', phone: '9123456780' })
  })

  it('lets one of two at once through, and counts a repeated request once', async () => {
    const key = randomUUID()
    expect((await give({}, key)).status).toBe(201)
    expect((await give({}, key)).status).toBe(201)
    const day = { receivedOn: '2026-11-18' }
    const responses = await Promise.all([give(day), give(day)])
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 400])
  })

  it('that is already stored is not refused when its request is repeated after a crash', async () => {
    const key = randomUUID()
    expect((await give({}, key)).status).toBe(201)
    await emptyCollections(slugs.auditLog, slugs.receipts)
    await changeWhere({
      collection: slugs.moneyRequests,
      where: { key: { equals: key } },
      data: { state: 'open', leaseUntil: new Date(0).toISOString() },
    })
    await imported()
    expect((await give({}, key)).status).toBe(201)
    const { donations, receipts, log, requests } = await bookkeeping()
    expect([donations.length, receipts.length]).toEqual([2, 1])
    expect(log.filter(({ action }) => action === 'recorded')).toHaveLength(1)
    expect(requests).toMatchObject([{ state: 'done' }])
  })
})

describe('a correction', () => {
  it('creates no forbidden sum, by method, day or donor', async () => {
    await given()
    const cheque = await given({ paymentMethod: 'cheque', reference: '17' })
    const day = await given({ receivedOn: '2026-11-19' })
    const donor = await given({ phone: '9123456780' })
    const some = { receivedOn: '2026-11-19', paymentMethod: 'cheque', reference: '17' }
    expect(await errorsOf(await correct(cheque))).toEqual({ paymentMethod: SUM_OF_TWO })
    expect(await errorsOf(await correct(day))).toEqual({ receivedOn: SUM_OF_TWO })
    expect(await errorsOf(await correct(donor))).toEqual({ donorName: SUM_OF_TWO })
    expect((await correct(cheque, some)).status).toBe(200)
  })

  it('creates no forbidden sum even if the gift was part of one before', async () => {
    const moved = await imported()
    await imported()
    await given({ receivedOn: '2026-11-10' })
    const toOther = await correct(moved, { receivedOn: '2026-11-10' })
    expect(await errorsOf(toOther)).toEqual({ receivedOn: SUM_OF_TWO })
    await given({ donorName: 'Ravi Kumar', phone: '9123456780' })
    const toRavi = await correct(moved, { donorName: 'Ravi Kumar', phone: '9123456780' })
    expect(await errorsOf(toRavi)).toEqual({ donorName: SUM_OF_TWO })
  })

  it('is accepted if the sum existed before, as with imported gifts', async () => {
    const id = await imported()
    await imported()
    const change = { address: '12 Gandhi Road, Sehore', donorName: 'Asha Devi Sharma' }
    expect((await correct(id, { address: change.address })).status).toBe(200)
    const large = await imported({ amountPaise: 20_000_000, receivedAt: '2026-11-18T06:30:00Z' })
    expect((await correct(large, { ...change, receivedOn: '2026-11-17' })).status).toBe(200)
    const unknown = await imported({ amountPaise: 20_000_000, paymentMethod: 'Not recorded' })
    const alone = await correct(unknown, { donorName: 'Ravi', phone: undefined })
    expect(await errorsOf(alone)).toEqual({ paymentMethod: messages.cashForbidden })
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { contentTime, isRenewedSince } from '@/lib/content-time'
import { BOOKS, CAMPAIGN_GIFTS } from '@/server/campaigns/renew-figures'
import { changeById, changeWhere, findAll, requireById } from '@/server/documents/records'
import { countTransferOnce } from '@/server/donations/gift-reference'
import { getPayloadClient } from '@/server/payload-client'
import { changeAttempt } from '@/server/payments/attempts'
import { followUp } from '@/server/payments/follow-up'
import { reconcile } from '@/server/payments/reconcile'
import { receiptTexts } from '@/server/receipts/receipt-texts'
import { findReceiptVerification } from '@/server/receipts/verification'
import { callApi } from '../support/api'
import { emptyCollections } from '../support/empty-collections'
import { cookie, decide, openDesk, paidOrder, post } from '../support/payment-desk'
import { bookkeeping, donationOf, transactionOf } from '../support/payments'
import { receiptsOnFile } from '../support/receipted-gifts'

const giftRoute = '/api/admin/donations'
const correctRoute = '/api/admin/donations/{id}/correct'
const voidRoute = '/api/admin/donations/{id}/void'
const acceptRoute = '/api/admin/transactions/{id}/accept'
const claimRoute = '/api/payment-claims'
const verifyRoute = '/api/verify-payment'

openDesk()

const gifts = () => findAll({ collection: slugs.donations, sort: 'createdAt' })
const raised = async () => (await callApi('/api/admin/donations/stats', { cookie })).json()

/** A gift entered by hand. */
async function byHand(change: object = {}): Promise<Donation> {
  const response = await tryByHand(change)
  expect(response.status).toBe(201)
  return response.json()
}

function tryByHand(change: object = {}): Promise<Response> {
  const gift = { donorName: 'Rav Kumar', amount: 1200, paymentMethod: 'upi' }
  const more = { receivedOn: '2026-11-20', reference: '412356789012', ...change }
  return post(giftRoute, { ...gift, ...more }, { cookie })
}

const CORRECTED = {
  donorName: 'Ravi Kumar',
  email: 'ravi@example.org',
  panNumber: 'ABCPE1234F',
  address: '12 Gandhi Road, Sehore',
  receivedOn: '2026-11-20',
  reference: '412356789012',
  reason: 'He told us on the phone',
  corrections: 0,
}
const correct = (id: string, change: object = {}, key?: string) =>
  decide(correctRoute, id, { ...CORRECTED, ...change }, key)

/** Leaves requests of this kind as a crash does after they took effect. */
const interrupt = (call: 'correct' | 'void') =>
  changeWhere({
    collection: slugs.moneyRequests,
    where: { call: { equals: call } },
    data: { state: 'open', leaseUntil: new Date(Date.now() - 1000).toISOString() },
  })

describe('a correction', () => {
  it('keeps the number of the receipt, which shows the new data and that it was corrected', async () => {
    const { id } = await byHand()
    const [before] = await receiptsOnFile()
    expect((await correct(id)).status).toBe(200)
    const [receipt, ...more] = await receiptsOnFile()
    expect(more).toEqual([])
    expect(receipt).toMatchObject({
      number: before?.number,
      code: before?.code,
      status: 'valid',
      isSettled: true,
      donorName: 'Ravi Kumar',
      panNumber: 'ABCPE1234F',
      address: '12 Gandhi Road, Sehore',
    })
    const facts = receiptTexts(receipt as NonNullable<typeof receipt>, 'en').facts
    expect(facts.flat()).toEqual(expect.arrayContaining(['Corrected on', 'Ravi Kumar']))
    expect(await findReceiptVerification(before?.code ?? '')).toMatchObject({
      state: 'receipt-valid',
      initials: 'R… K…',
      correctedAt: expect.any(String),
    })
  })

  it('is in the audit log with its reason, before and after, without the whole PAN', async () => {
    const { id } = await byHand()
    await correct(id)
    await correct(id, { panNumber: 'ABCPE4321F', corrections: 1 })
    const { log } = await bookkeeping()
    const [first, second] = log.filter(({ action }) => action === 'corrected')
    expect(first).toMatchObject({
      actor: expect.stringContaining('admin'),
      label: 'Rav Kumar',
      subjectId: id,
      changes: {
        donorName: { from: 'Rav Kumar', to: 'Ravi Kumar' },
        note: { to: 'He told us on the phone' },
      },
    })
    expect(second?.changes).toMatchObject({ panNumber: { from: '••••••234F', to: '••••••321F' } })
    expect(JSON.stringify(log)).not.toContain('ABCPE')
  })

  it('needs a reason and a difference, and refuses a day in the future', async () => {
    const { id } = await byHand()
    expect((await correct(id, { reason: ' ' })).status).toBe(400)
    const tomorrow = new Date(Date.now() + 48 * HOUR_MS).toISOString().slice(0, 10)
    const early = await correct(id, { receivedOn: tomorrow })
    expect(early.status).toBe(400)
    expect((await early.json()).errors).toHaveProperty('receivedOn')
    expect((await correct(id)).status).toBe(200)
    expect((await correct(id, { corrections: 1 })).status).toBe(400)
    expect(await gifts()).toMatchObject([{ corrections: 1 }])
  })

  it('into another financial year voids the receipt and issues one of that year', async () => {
    const { id } = await byHand()
    expect((await correct(id, { receivedOn: '2026-03-31' })).status).toBe(200)
    expect(
      (await receiptsOnFile()).map(({ number, voidReason, status }) => [
        number,
        voidReason ?? status,
      ]),
    ).toEqual([
      ['2026-27/000001', 'corrected'],
      ['2025-26/000001', 'valid'],
    ])
  })

  it('from a stale screen is refused, and of two at once one gets through', async () => {
    const { id } = await byHand()
    const responses = await Promise.all([correct(id), correct(id, { donorName: 'Ravi Kumari' })])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await correct(id, { donorName: 'Late' })).status).toBe(409)
  })

  it('sent twice is made once', async () => {
    const { id } = await byHand()
    const key = randomUUID()
    for (let at = 0; at < 2; at += 1) expect((await correct(id, {}, key)).status).toBe(200)
    expect(await gifts()).toMatchObject([{ corrections: 1 }])
  })

  it('that a crash interrupted is logged, and its receipt follows', async () => {
    const { id } = await byHand()
    await correct(id)
    await emptyCollections(slugs.auditLog)
    await changeWhere({
      collection: slugs.receipts,
      where: { donation: { equals: id } },
      data: { donorName: 'Rav Kumar', corrections: 0 },
    })
    await interrupt('correct')
    await reconcile()
    expect(await receiptsOnFile()).toMatchObject([{ donorName: 'Ravi Kumar', corrections: 1 }])
    const { log } = await bookkeeping()
    expect(log.filter(({ action }) => action === 'corrected')).toHaveLength(1)
  })

  it('that a crash interrupted is finished by the same request, and so is a void', async () => {
    const { id } = await byHand()
    const [corrected, voided] = [randomUUID(), randomUUID()]
    await correct(id, {}, corrected)
    await interrupt('correct')
    expect((await correct(id, {}, corrected)).status).toBe(200)
    await decide(voidRoute, id, { reason: 'Entered twice' }, voided)
    await interrupt('void')
    expect((await decide(voidRoute, id, { reason: 'Entered twice' }, voided)).status).toBe(200)
    expect(await gifts()).toMatchObject([{ corrections: 2, refundedPaise: 120_000 }])
  })

  it('of a gift of which nothing is left is refused', async () => {
    const { id } = await byHand()
    await decide(voidRoute, id, { reason: 'Entered twice' })
    const refused = await correct(id, { corrections: 1 })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({ message: messages.nothingLeft })
  })

  it('renews the totals of its campaign, and so does a void', async () => {
    const { id } = await byHand()
    await changeById(slugs.donations, id, { campaign: 'blankets' })
    let before = contentTime()
    await correct(id)
    expect(isRenewedSince([CAMPAIGN_GIFTS], before)).toBe(true)
    before = contentTime()
    await decide(voidRoute, id, { reason: 'Entered twice' })
    expect(isRenewedSince([BOOKS], before)).toBe(true)
  })

  it('of gateway money leaves day and number unchanged', async () => {
    const paid = await paidOrder()
    await post(verifyRoute, paid.input)
    const [gift] = await gifts()
    const ofDonor = { receivedOn: undefined, reference: undefined }
    expect((await correct(gift?.id ?? '')).status).toBe(400)
    expect((await correct(gift?.id ?? '', ofDonor)).status).toBe(200)
    await reconcile(new Date(), { isAll: true })
    const { paymentId, receivedAt } = gift as Donation
    expect(await gifts()).toMatchObject([{ donorName: 'Ravi Kumar', paymentId, receivedAt }])
  })

  it('to a campaign makes a later refund renew the total of that campaign', async () => {
    const paid = await paidOrder()
    await post(verifyRoute, paid.input)
    const { id, transactionId } = await transactionOf(paid.donationId)
    // Practice money is in no total.
    const real = { testMode: false, campaign: 'blankets' }
    const booked = {
      collection: slugs.donations,
      where: { transactionId: { equals: transactionId } },
    }
    await changeWhere({ ...booked, data: real })
    await changeById(slugs.transactions, id, { testMode: false })
    const before = contentTime()
    const change = { refundedPaise: 10_000 }
    const attempt = await transactionOf(paid.donationId)
    const refunded = await changeAttempt(attempt, change, { action: 'refunded' })
    await followUp(refunded as NonNullable<typeof refunded>)
    expect(isRenewedSince([CAMPAIGN_GIFTS], before)).toBe(true)
  })

  it('is only for admins', async () => {
    const { id } = await byHand()
    const options = { method: 'POST', body: CORRECTED, id }
    expect((await callApi(correctRoute, options)).status).toBe(401)
  })

  it('of a reference frees the wrong one, and accepts none that is already counted', async () => {
    const first = await byHand()
    await byHand({ reference: '412356789013' })
    expect((await correct(first.id, { reference: '4123 5678 9013' })).status).toBe(409)
    expect((await correct(first.id, { reference: '12' })).status).toBe(400)
    expect((await correct(first.id, { reference: '4123 5678 9014' })).status).toBe(200)
    // A very recent reservation may belong to a gift that is still being written.
    await (await getPayloadClient()).db.updateOne({
      collection: slugs.countedTransfers,
      where: { reference: { equals: '412356789012' } },
      data: { updatedAt: new Date(Date.now() - 3_600_000).toISOString() },
    })
    await byHand()
    expect((await gifts()).map(({ reference }) => reference)).toEqual([
      ...['412356789014', '412356789013', '412356789012'],
    ])
  })
})

describe('a correction of how a gift came', () => {
  /** Stores a gift as an import does: without a receipt, and here without a method. */
  const imported = async (change: object = {}) => {
    const { id } = await (await getPayloadClient()).create({
      collection: slugs.donations,
      data: {
        donorName: 'Sita Devi',
        amountPaise: 300_000,
        paymentMethod: 'Not recorded',
        receivedAt: '2026-11-20T06:30:00.000Z',
        recordedBy: 'admin',
        importBatch: 'file',
        oldReceiptNumber: '7',
        ...change,
      },
      overrideAccess: true,
    })
    return id
  }
  const method = async (id: string) => (await gifts()).find((gift) => gift.id === id)?.paymentMethod
  const changeTo = (id: string, change: object) => correct(id, { reference: undefined, ...change })

  it('reaches receipt, log, sums and list', async () => {
    const { id } = await byHand({ paymentMethod: 'cheque', reference: '17' })
    expect((await changeTo(id, { paymentMethod: 'cash' })).status).toBe(200)
    expect(await receiptsOnFile()).toMatchObject([
      { paymentMethod: 'Cash', corrections: 1, correctedAt: expect.any(String) },
    ])
    const { log } = await bookkeeping()
    expect(log.find(({ action }) => action === 'corrected')?.changes).toMatchObject({
      paymentMethod: { from: 'Cheque', to: 'Cash' },
    })
    const listed = await callApi(`${giftRoute}?method=Cash`, { cookie })
    expect(await listed.json()).toMatchObject([{ id, paymentMethod: 'Cash' }])
    expect(listed.headers.get('X-Total-Count')).toBe('1')
  })

  it('is taken of an imported gift, which gets no receipt by it', async () => {
    const id = await imported()
    expect((await changeTo(id, { paymentMethod: '' })).status).toBe(200)
    expect(await method(id)).toBe('Not recorded')
    const found = await changeTo(id, { paymentMethod: 'cash', corrections: 1 })
    expect(await found.json()).toMatchObject({ paymentMethod: 'Cash', isImported: true })
    expect(await receiptsOnFile()).toEqual([])
    const path = '/api/admin/statement-findings?year=2026&kind='
    const kinds = ['method-missing', 'cash-gift'].map(async (kind) =>
      (await callApi(`${path}${kind}`, { cookie })).headers.get('X-Total-Count'),
    )
    expect(await Promise.all(kinds)).toEqual(['0', '1'])
  })

  it('into a transfer requires its reference, and counts it once', async () => {
    const id = await imported({ reference: '4123 5678 9012' })
    const wrong = await correct(id, { paymentMethod: 'upi', reference: 'by hand' })
    expect(wrong.status).toBe(400)
    expect((await wrong.json()).errors).toHaveProperty('reference')
    const right = await correct(id, { paymentMethod: 'upi', reference: '4123 5678 9012' })
    expect(await right.json()).toMatchObject({ paymentMethod: 'UPI', reference: '412356789012' })
    const again = { donorName: 'Sita Devi', amount: 3000, paymentMethod: 'upi' }
    const more = { receivedOn: '2026-11-20', reference: '412356789012' }
    expect((await post(giftRoute, { ...again, ...more }, { cookie })).status).toBe(409)
    const other = await imported()
    const taken = await correct(other, { paymentMethod: 'bank', reference: '412356789012' })
    expect(taken.status).toBe(409)
    expect(await method(other)).toBe('Not recorded')
  })

  it('leaves a reference unchanged that is older than the rule', async () => {
    const reference = 'NEFT 12 / 3'
    const id = await imported({ paymentMethod: 'Bank transfer', reference })
    expect((await correct(id, { paymentMethod: 'bank', reference })).status).toBe(200)
    expect(await gifts()).toMatchObject([{ donorName: 'Ravi Kumar', reference }])
  })

  it('accepts no cash of two lakh or more, but leaves imported cash', async () => {
    const id = await imported({ amountPaise: 20_000_000 })
    const refused = await changeTo(id, { paymentMethod: 'cash' })
    expect(refused.status).toBe(400)
    expect((await refused.json()).errors).toHaveProperty('paymentMethod')
    const cash = await imported({ amountPaise: 20_000_000, paymentMethod: 'Cash' })
    expect((await changeTo(cash, { paymentMethod: 'cash' })).status).toBe(200)
  })

  it('is refused if the gateway reports the method', async () => {
    const paid = await paidOrder()
    await post(verifyRoute, paid.input)
    const [gift] = await gifts()
    const change = { receivedOn: undefined, paymentMethod: 'cash' }
    expect((await changeTo(gift?.id ?? '', change)).status).toBe(400)
    expect(await method(gift?.id ?? '')).toBe(gift?.paymentMethod)
  })
})

describe('a claim that was confirmed by mistake', () => {
  const confirmed = async () => {
    await post(claimRoute, { ...donationOf(500), method: 'upi', reference: '412356789012' })
    const [claim] = (await bookkeeping()).transactions
    expect((await decide(acceptRoute, claim?.id ?? '')).status).toBe(200)
    const [gift] = await gifts()
    return { claim: claim?.id ?? '', gift: gift?.id ?? '' }
  }
  const undo = (id: string, body: object = {}) =>
    decide(voidRoute, id, { reason: 'Not in the account', ...body })

  it('is removed from the books with its receipt, waits again, and may be confirmed again', async () => {
    const { claim, gift } = await confirmed()
    expect((await undo(gift, { reason: '' })).status).toBe(400)
    const undone = await undo(gift)
    expect(undone.status).toBe(200)
    expect(await undone.json()).toMatchObject({ isVoid: true, refunded: 500 })
    expect(await raised()).toEqual({ totalRaised: 0, totalDonations: 0 })
    expect(await receiptsOnFile()).toMatchObject([
      { status: 'void', voidReason: 'entered-by-mistake' },
    ])
    const { transactions, log } = await bookkeeping()
    expect(transactions).toMatchObject([{ id: claim, status: 'pending', isBooked: true }])
    expect(log.find(({ action }) => action === 'reopened')).toMatchObject({
      changes: { status: { from: 'completed', to: 'pending' }, note: { to: 'Not in the account' } },
    })
    expect((await undo(gift)).status).toBe(409)
    expect((await decide(acceptRoute, claim)).status).toBe(200)
    expect(await raised()).toEqual({ totalRaised: 500, totalDonations: 1 })
    expect((await receiptsOnFile()).map(({ status }) => status)).toEqual(['void', 'valid'])
  })

  it('may be rejected at once', async () => {
    const { gift } = await confirmed()
    expect((await undo(gift, { claim: 'rejected' })).status).toBe(200)
    expect((await bookkeeping()).transactions).toMatchObject([
      { status: 'failed', failure: 'Not in the account' },
    ])
  })

  it('does not wait again if the bank returned it, and its receipt says so', async () => {
    const { gift, claim } = await confirmed()
    expect((await undo(gift, { cause: 'returned-by-bank' })).status).toBe(200)
    expect(await receiptsOnFile()).toMatchObject([
      { status: 'void', voidReason: 'returned-by-bank' },
    ])
    const { transactions, log } = await bookkeeping()
    expect(transactions).toMatchObject([{ id: claim, status: 'failed' }])
    expect(log.find(({ action }) => action === 'rejected')).toMatchObject({
      changes: { voidCause: { to: 'returned-by-bank' } },
    })
  })

  it('leaves its reference to the gift that is right', async () => {
    const { gift } = await confirmed()
    await undo(gift, { claim: 'rejected' })
    await byHand({ reference: '412356789012' })
    expect(await raised()).toEqual({ totalRaised: 1200, totalDonations: 1 })
  })

  it('counts again under its corrected reference, unless another gift now has it', async () => {
    const { gift, claim } = await confirmed()
    expect((await correct(gift, { reference: '412356789013' })).status).toBe(200)
    await undo(gift)
    await byHand({ reference: '412356789013' })
    const warning = expect.stringContaining('₹1,200 of Rav Kumar')
    const attention = await callApi('/api/admin/attention', { cookie })
    expect(await attention.json()).toMatchObject([{ kind: 'claim', countedAlready: warning }])
    const refused = await decide(acceptRoute, claim)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toEqual({ message: warning })
    expect(await raised()).toEqual({ totalRaised: 1200, totalDonations: 1 })
  })

  it('leaves the wrong reference free once it counts again', async () => {
    const { gift, claim } = await confirmed()
    await correct(gift, { reference: '412356789013' })
    await undo(gift)
    await byHand({ reference: '412356789012' })
    expect((await decide(acceptRoute, claim)).status).toBe(200)
    expect(await raised()).toEqual({ totalRaised: 1700, totalDonations: 2 })
  })

  it('keeps its reference reserved while it is accepted again, even if a crash comes before its gift', async () => {
    const { gift, claim } = await confirmed()
    await undo(gift)
    const reference = '412356789012'
    const attempt = await requireById(slugs.transactions, claim)
    await countTransferOnce({ reference, holder: attempt.transactionId }, async () => {
      expect((await tryByHand({ reference })).status).toBe(409)
      await changeAttempt(attempt, { status: 'completed' }, { action: 'accepted' })
    })
    await changeWhere({
      collection: slugs.countedTransfers,
      where: { reference: { equals: reference } },
      data: { updatedAt: new Date(Date.now() - HOUR_MS).toISOString() },
    })
    expect((await tryByHand({ reference })).status).toBe(409)
    await reconcile()
    expect(await raised()).toEqual({ totalRaised: 500, totalDonations: 1 })
  })

  it('is undone by the reconciler after a crash', async () => {
    const { gift, claim } = await confirmed()
    await undo(gift)
    await changeById(slugs.donations, gift, { refundedPaise: 0 })
    await changeById(slugs.transactions, claim, { isBooked: false })
    await reconcile()
    expect(await raised()).toEqual({ totalRaised: 0, totalDonations: 0 })
  })

  it('cannot undo gateway money', async () => {
    const paid = await paidOrder()
    await post(verifyRoute, paid.input)
    const [gift] = await gifts()
    expect((await undo(gift?.id ?? '')).status).toBe(409)
    expect(await gifts()).toMatchObject([{ refundedPaise: 0 }])
  })
})

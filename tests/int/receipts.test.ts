import { describe, expect, it, vi } from 'vitest'
import type { Receipt } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { backgroundSettled } from '@/server/background'
import { changeById, changeWhere } from '@/server/documents/records'
import { placeGifts } from '@/server/donors/place'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { followReceipt } from '@/server/receipts/follow'
import { findReceiptVerification } from '@/server/receipts/verification'
import { callApi } from '../support/api'
import { emptyCollections } from '../support/empty-collections'
import {
  cookie,
  deliverAll,
  eventsOf,
  gateway,
  openDesk,
  paidOrder,
  post,
} from '../support/payment-desk'
import { bookkeeping } from '../support/payments'
import { receiptsOnFile } from '../support/receipted-gifts'

const verifyRoute = '/api/verify-payment'
const giftRoute = '/api/admin/donations'

openDesk()

const statesOf = (all: Receipt[]) => all.map(({ status, voidReason }) => voidReason ?? status)
const verdict = async (receipt?: Receipt) =>
  (await findReceiptVerification(receipt?.code ?? ''))?.state

/** A gift entered by hand. */
const byHand = (change: object = {}) =>
  post(
    giftRoute,
    {
      donorName: 'Ravi Kumar',
      amount: 1200,
      paymentMethod: 'cash',
      receivedOn: '2026-11-20',
      ...change,
    },
    { cookie },
  )

/** Makes a gateway gift, confirmed. */
async function given(amount?: number) {
  const paid = await paidOrder(amount)
  expect((await post(verifyRoute, paid.input)).status).toBe(200)
  return paid
}

it('a gift by hand gets its receipt and thank-you in the language of its donor, if known', async () => {
  const donor = { phone: '9876543210', email: 'ravi@example.org' }
  expect((await byHand(donor)).status).toBe(201)
  await placeGifts()
  await changeWhere({
    collection: slugs.donors,
    where: { email: { equals: donor.email } },
    data: { language: 'hi' },
  })
  expect((await byHand({ ...donor, donorName: 'श्री Ravi Kumar' })).status).toBe(201)
  await backgroundSettled()
  expect((await receiptsOnFile()).map(({ language }) => language)).toEqual(['en', 'hi'])
  const { mails } = await bookkeeping()
  expect(mails.map(({ subject }) => /\p{Script=Devanagari}/u.test(subject)).sort()).toEqual([
    false,
    true,
  ])
})

describe('the number of a receipt', () => {
  it('is allotted once, however often and by whomever a payment is confirmed', async () => {
    const paid = await paidOrder()
    await Promise.all([
      post(verifyRoute, paid.input),
      post(verifyRoute, paid.input),
      reconcile(new Date(), { isAll: true }),
    ])
    await backgroundSettled()
    expect(await receiptsOnFile()).toMatchObject([
      { serial: 1, amountPaise: 50_000, status: 'valid' },
    ])
  })

  it('has no gap and no duplicate under fifty confirmations at once', async () => {
    const orders = []
    for (let at = 0; at < 50; at += 1) orders.push(await paidOrder())
    await Promise.all(orders.map(({ input }) => post(verifyRoute, input)))
    // On a busy machine gateway calls may time out: the reconciler catches up.
    await reconcile(new Date(), { isAll: true })
    const all = await receiptsOnFile()
    expect(all.map(({ serial }) => serial).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 50 }, (_, at) => at + 1),
    )
    expect(new Set(all.map(({ donation }) => donation)).size).toBe(50)
  }, 120_000)

  it('restarts with each financial year, by the day on which the money came in', async () => {
    for (const receivedOn of ['2026-03-31', '2026-04-01', '2026-03-30']) {
      expect((await byHand({ receivedOn })).status).toBe(201)
    }
    expect((await receiptsOnFile()).map(({ number }) => number)).toEqual([
      '2025-26/000001',
      '2026-27/000001',
      '2025-26/000002',
    ])
  })

  it('is from a separate series if test keys took the money', async () => {
    await given()
    await byHand()
    expect((await receiptsOnFile()).map(({ number }) => number)).toEqual([
      expect.stringMatching(/^TEST-\d{4}-\d\d\/000001$/),
      '2026-27/000001',
    ])
  })
})

describe('what happens to the money', () => {
  it('voids the receipt of a refund, and its number stays', async () => {
    const { payment } = await given()
    const [receipt] = await receiptsOnFile()
    expect(await verdict(receipt)).toBe('receipt-practice')
    gateway.ledger.refund(payment.id, {})
    await deliverAll(eventsOf(payment.id))
    expect(statesOf(await receiptsOnFile())).toEqual(['refunded'])
    expect(await verdict(receipt)).toBe('receipt-refunded')
    await given()
    expect((await receiptsOnFile()).map(({ serial }) => serial)).toEqual([1, 2])
  })

  it('is replaced by another receipt if a part was refunded', async () => {
    const { payment } = await given()
    gateway.ledger.refund(payment.id, { amount: 200_00 })
    await deliverAll(eventsOf(payment.id))
    const all = await receiptsOnFile()
    expect(statesOf(all)).toEqual(['partly-refunded', 'valid'])
    expect(all.map(({ amountPaise }) => amountPaise)).toEqual([500_00, 300_00])
    expect(new Set(all.map(({ donation }) => donation)).size).toBe(1)
  })

  it('leaves the new receipt valid if a slower server still knows the amount before', async () => {
    const { payment } = await given()
    const [receipt] = await receiptsOnFile()
    const payload = await getPayloadClient()
    const { find } = payload
    vi.spyOn(payload, 'find').mockImplementationOnce(async (args) => {
      const read = await find.call(payload, args)
      gateway.ledger.refund(payment.id, { amount: 200_00 })
      await deliverAll(eventsOf(payment.id))
      return read
    })
    await followReceipt({ id: { equals: receipt?.donation } })
    vi.restoreAllMocks()
    expect(statesOf(await receiptsOnFile())).toEqual(['partly-refunded', 'valid'])
  })

  it('is void if a dispute was lost', async () => {
    const { payment } = await given()
    const dispute = gateway.ledger.openDispute(payment.id)
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(eventsOf(payment.id))
    expect(statesOf(await receiptsOnFile())).toEqual(['disputed'])
    expect(await verdict((await receiptsOnFile())[0])).toBe('receipt-void')
  })

  it('is void if the gift was entered by mistake', async () => {
    const { id } = await (await byHand()).json()
    expect(await verdict((await receiptsOnFile())[0])).toBe('receipt-valid')
    const voided = await callApi(`/api/admin/donations/${id}/void`, {
      method: 'POST',
      cookie,
      body: { reason: 'Entered twice' },
    })
    expect(voided.status).toBe(200)
    expect(statesOf(await receiptsOnFile())).toEqual(['entered-by-mistake'])
    const { log } = await bookkeeping()
    const actions = log.filter(({ subjectId }) => subjectId === id).map(({ action }) => action)
    expect(actions.sort()).toEqual(['receipt-issued', 'receipt-voided', 'recorded', 'voided'])
  })

  it.each([
    ['returned-by-bank', 'returned-by-bank', 'receipt-void'],
    ['given-back', 'refunded', 'receipt-refunded'],
  ] as const)('says truly that the money of a gift by hand was %s', async (cause, reason, said) => {
    const { id } = await (await byHand()).json()
    const voided = await callApi(`/api/admin/donations/${id}/void`, {
      method: 'POST',
      cookie,
      body: { reason: 'Told by the bank', cause },
    })
    expect(voided.status).toBe(200)
    const [receipt] = await receiptsOnFile()
    expect(receipt).toMatchObject({ status: 'void', voidReason: reason })
    expect(await verdict(receipt)).toBe(said)
    const { log, donations } = await bookkeeping()
    expect(donations).toMatchObject([
      { voidCause: cause, refundedPaise: donations[0]?.amountPaise },
    ])
    expect(log.find(({ action }) => action === 'voided')).toMatchObject({
      changes: { voidCause: { to: cause }, note: { to: 'Told by the bank' } },
    })
    expect(log.find(({ action }) => action === 'receipt-voided')).toMatchObject({
      changes: { note: { to: reason } },
    })
  })
})

describe('a crash', () => {
  it('before the receipt is repaired by the reconciler', async () => {
    const { donationId } = await given()
    await emptyCollections(slugs.receipts)
    await changeWhere({
      collection: slugs.transactions,
      where: { transactionId: { equals: donationId } },
      data: { isBooked: false },
    })
    await reconcile()
    expect(statesOf(await receiptsOnFile())).toEqual(['valid'])
  })

  it('right after it leaves neither the log nor a receipt for money that went back', async () => {
    const { id } = await (await byHand()).json()
    await emptyCollections(slugs.auditLog)
    // As if another server had refunded it just before the row was written.
    await changeById(slugs.donations, id, { refundedPaise: 1200_00 })
    await changeWhere({
      collection: slugs.receipts,
      where: { donation: { equals: id } },
      data: { isSettled: false },
    })
    await reconcile()
    expect(statesOf(await receiptsOnFile())).toEqual(['entered-by-mistake'])
    const { log } = await bookkeeping()
    expect(log.map(({ action }) => action).sort()).toEqual(['receipt-issued', 'receipt-voided'])
  })
})

describe('gifts without an automatic receipt', () => {
  type OlderGift = [donorName: string, receivedAt: string, refundedPaise: number]

  async function ofOlderVersion(...gifts: OlderGift[]): Promise<void> {
    const payload = await getPayloadClient()
    for (const [donorName, receivedAt, refundedPaise] of gifts) {
      await payload.create({
        collection: slugs.donations,
        data: {
          donorName,
          receivedAt,
          refundedPaise,
          amountPaise: 900_00,
          paymentMethod: 'Cash',
          testMode: false,
          recordedBy: 'admin',
        },
        overrideAccess: true,
      })
    }
  }

  const issueMissing = async () =>
    (await callApi('/api/admin/receipts/missing', { method: 'POST', cookie })).json()

  it('a gift whose donor is unknown, until someone enters one', async () => {
    const payload = await getPayloadClient()
    const donation = await payload.create({
      collection: slugs.donations,
      data: {
        donorName: 'Unknown (QR code)',
        amountPaise: 900_00,
        paymentMethod: 'UPI',
        hasReceipt: true,
        isUnclaimed: true,
        testMode: false,
      },
      overrideAccess: true,
    })
    const where = { id: { equals: donation.id } }
    const { followReceipt } = await import('@/server/receipts/follow')
    expect(await followReceipt(where)).toBeNull()
    await changeWhere({
      collection: slugs.donations,
      where,
      data: { donorName: 'Asha Devi', isUnclaimed: false },
    })
    expect(await followReceipt(where)).toMatchObject({ donorName: 'Asha Devi', serial: 1 })
  })

  it('a gift of an older version, until an admin has them issued', async () => {
    await ofOlderVersion(
      ['Later', '2025-08-02T06:00:00.000Z', 0],
      ['Earlier', '2025-08-01T06:00:00.000Z', 0],
      ['Refunded', '2025-07-01T06:00:00.000Z', 900_00],
    )
    await reconcile()
    expect(await receiptsOnFile()).toEqual([])
    expect(await issueMissing()).toEqual({ issued: 2, left: 0 })
    expect((await receiptsOnFile()).map(({ donorName, number }) => [donorName, number])).toEqual([
      ['Earlier', '2025-26/000001'],
      ['Later', '2025-26/000002'],
    ])
    expect(await issueMissing()).toEqual({ issued: 0, left: 0 })
  })

  it('an imported gift, even then: it had its receipt elsewhere', async () => {
    await ofOlderVersion(
      ['Imported', '2025-08-01T06:00:00.000Z', 0],
      ['Older', '2025-08-02T06:00:00.000Z', 0],
    )
    await changeWhere({
      collection: slugs.donations,
      where: { donorName: { equals: 'Imported' } },
      data: { importBatch: 'file' },
    })
    expect(await issueMissing()).toEqual({ issued: 1, left: 0 })
    expect((await receiptsOnFile()).map(({ donorName }) => donorName)).toEqual(['Older'])
  })

  it('a gift whose receipt fails does not block the others, and gets it the next time', async () => {
    await ofOlderVersion(
      ['First', '2025-08-01T06:00:00.000Z', 0],
      ['Second', '2025-08-02T06:00:00.000Z', 0],
    )
    const payload = await getPayloadClient()
    const create = vi.spyOn(payload, 'create')
    create.mockRejectedValueOnce(new Error('disk I/O error'))
    const log = vi.spyOn(payload.logger, 'error').mockReturnValue(undefined)
    expect(await issueMissing()).toEqual({ issued: 1, left: 1 })
    expect(log).toHaveBeenCalledTimes(1)
    vi.restoreAllMocks()
    expect(await issueMissing()).toEqual({ issued: 1, left: 0 })
    expect((await receiptsOnFile()).map(({ donorName }) => donorName)).toEqual(['Second', 'First'])
  })
})

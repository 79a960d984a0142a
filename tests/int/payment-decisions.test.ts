import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { financialYearOf } from '@/domain/financial-year'
import { messages } from '@/domain/messages'
import type { DonationDto } from '@/domain/responses/donation'
import { changeWhere } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { makePaymentAnonymous } from '@/server/personal-data/erase'
import { PRACTICE_KEYS } from '../../simulator/server'
import { callApi } from '../support/api'
import {
  cookie,
  decide,
  deliverAll,
  eventsOf,
  expectOneGift,
  gateway,
  openDesk,
  order,
  paidOrder,
  post,
} from '../support/payment-desk'
import {
  bookkeeping,
  checkoutResponse,
  donationOf,
  enterKeys,
  transactionOf,
} from '../support/payments'

const attentionRoute = '/api/admin/attention'
const orderRoute = '/api/create-order'
const giftRoute = '/api/admin/donations'
const checkRoute = '/api/admin/payment-settings/check'
const acceptRoute = '/api/admin/transactions/{id}/accept'
const rejectRoute = '/api/admin/transactions/{id}/reject'
const voidRoute = '/api/admin/donations/{id}/void'
const refundRoute = '/api/admin/transactions/{id}/refund'
const claimRoute = '/api/payment-claims'
const verifyRoute = '/api/verify-payment'

openDesk()

describe('money that is set aside', () => {
  it.each([
    ['of another amount', { amountOverride: 49_900 }, 'amount-mismatch', 499],
    ['of another currency', { currencyOverride: 'USD' }, 'currency', 500],
    ['from abroad', { international: true }, 'international', 500],
  ])('%s is not a donation, and an admin is notified', async (_what, change, attention, amount) => {
    const made = await order()
    const payment = gateway.ledger.pay(made.orderId, { outcome: 'captured', ...change })
    const verified = await post(verifyRoute, checkoutResponse(gateway.ledger, made, payment.id))
    expect(verified.status).toBe(attention === 'international' ? 409 : 400)
    await deliverAll(eventsOf(payment.id))
    expect(await transactionOf(made.donationId)).toMatchObject({ status: 'quarantined', attention })
    expect((await bookkeeping()).donations).toEqual([])
    const list = await (await callApi(attentionRoute, { cookie })).json()
    expect(list).toMatchObject([{ kind: attention, amount }])
  })

  it.each([
    ['once an admin counts it', { acceptsInternational: false }],
    ['where the foundation may take it', { acceptsInternational: true }],
  ])('from abroad keeps its mark %s', async (_when, settings) => {
    const { webhookSecret } = PRACTICE_KEYS
    await enterKeys(PRACTICE_KEYS, { webhookSecret, ...settings })
    const made = await order()
    gateway.ledger.pay(made.orderId, { outcome: 'captured', international: true })
    await post(verifyRoute, (await paidOrder()).input)
    await reconcile(new Date(Date.now() + HOUR_MS))
    await enterKeys(PRACTICE_KEYS, { webhookSecret })
    const { id, status } = await transactionOf(made.donationId)
    if (status === 'quarantined') expect((await decide(acceptRoute, id)).status).toBe(200)
    expect(await transactionOf(made.donationId)).toMatchObject({
      status: 'completed',
      attention: null,
      reasons: ['international'],
    })
    // Practice money is in no list.
    for (const gift of (await bookkeeping()).donations) {
      const where = { id: { equals: gift.id } }
      await changeWhere({ collection: slugs.donations, where, data: { testMode: false } })
    }
    const list: DonationDto[] = await (await callApi(giftRoute, { cookie })).json()
    expect(list).toHaveLength(2)
    const abroad = list.filter(({ isFromAbroad }) => isFromAbroad)
    expect(abroad).toMatchObject([{ transactionId: made.donationId }])
    const path = `/api/admin/statement-findings?year=${financialYearOf(new Date())}&kind=from-abroad`
    const findings = await callApi(path, { cookie })
    expect(await findings.json()).toMatchObject([{ id: abroad[0]?.id, kind: 'from-abroad' }])
  })

  it('counts with the received amount once an admin accepts it, once', async () => {
    const made = await order()
    gateway.ledger.pay(made.orderId, { outcome: 'captured', amountOverride: 49_900 })
    await reconcile(new Date(Date.now() + HOUR_MS))
    const { id } = await transactionOf(made.donationId)
    expect((await decide(acceptRoute, id)).status).toBe(200)
    expect((await decide(acceptRoute, id)).status).toBe(409)
    await expectOneGift(made.donationId, 49_900)
  })

  it('of which a part was refunded before it counts is thanked for with what is left', async () => {
    const made = await order()
    gateway.ledger.pay(made.orderId, { outcome: 'captured', amountOverride: 60_000 })
    await reconcile(new Date(Date.now() + HOUR_MS))
    const { id } = await transactionOf(made.donationId)
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
    expect((await decide(acceptRoute, id)).status).toBe(200)
    const { receipts, mails } = await bookkeeping()
    expect(receipts).toMatchObject([{ status: 'valid', amountPaise: 50_000 }])
    expect(mails).toMatchObject([{ text: expect.stringContaining('₹500') }])
    expect(mails[0]?.text).not.toContain('₹600')
  })

  it('is no order that nobody has paid yet: that can be neither accepted nor rejected', async () => {
    const { id } = await transactionOf((await order()).donationId)
    for (const route of [acceptRoute, rejectRoute]) {
      expect((await decide(route, id)).status).toBe(409)
    }
    expect((await bookkeeping()).donations).toEqual([])
  })

  it('in another currency can only be refunded', async () => {
    const made = await order()
    gateway.ledger.pay(made.orderId, { outcome: 'captured', currencyOverride: 'USD' })
    await reconcile(new Date(Date.now() + HOUR_MS))
    const { id } = await transactionOf(made.donationId)
    expect((await decide(acceptRoute, id)).status).toBe(400)
    expect((await decide(refundRoute, id)).status).toBe(200)
    expect((await bookkeeping()).donations).toEqual([])
  })

  it.each([49_900, 50_100])(
    'of %i paise for an order of 50,000 is refunded in full',
    async (amountOverride) => {
      const made = await order()
      const payment = gateway.ledger.pay(made.orderId, { outcome: 'captured', amountOverride })
      await reconcile(new Date(Date.now() + HOUR_MS))
      const { id, failure } = await transactionOf(made.donationId)
      expect(failure).toBe(`Asked for INR 500, received INR ${amountOverride / 100}`)
      expect((await decide(refundRoute, id, { amount: amountOverride / 100 + 1 })).status).toBe(400)
      expect((await decide(refundRoute, id)).status).toBe(200)
      expect(gateway.ledger.fetchPayment(payment.id).amount_refunded).toBe(amountOverride)
      expect(await (await callApi(attentionRoute, { cookie })).json()).toEqual([])
    },
  )

  it('is a second payment of one order, kept separately', async () => {
    const { donationId, orderId, payment } = await paidOrder()
    const second = gateway.ledger.pay(orderId, { outcome: 'captured' })
    await deliverAll([...eventsOf(second.id), ...eventsOf(payment.id), ...eventsOf(second.id)])
    const { donations, transactions } = await bookkeeping()
    expect(donations).toHaveLength(1)
    expect(transactions).toHaveLength(2)
    expect(transactions.filter(({ attention }) => attention === 'second-payment')).toHaveLength(1)
    const first = await transactionOf(donationId)
    expect(first).toMatchObject({ status: 'completed' })
    // The first one reported is the first.
    const waiting = await (await callApi(attentionRoute, { cookie })).json()
    expect(waiting).toMatchObject([
      { paymentId: payment.id, firstPayment: { paymentId: second.id, paidAt: first.paidAt } },
    ])
  })

  it('is a second payment that, once it counts, has all details from the donor', async () => {
    const told = { panNumber: 'ABCPD1234F', address: '1 Park Road, Delhi', message: 'For Didi' }
    const form = { ...donationOf(), ...told, wantsTaxReceipt: true, isIndianCitizen: true }
    const made = await (await post(orderRoute, form)).json()
    for (let time = 0; time < 2; time += 1) {
      await deliverAll(eventsOf(gateway.ledger.pay(made.orderId, { outcome: 'captured' }).id))
    }
    const first = await transactionOf(made.donationId)
    const second = (await bookkeeping()).transactions.find(({ id }) => id !== first.id)
    const { citizenDeclaredAt, noticeVersion, noticeAt } = first
    expect(citizenDeclaredAt).toBeTruthy()
    const testMode = true
    expect(second).toMatchObject({ ...told, citizenDeclaredAt, noticeVersion, noticeAt, testMode })
    expect((await decide(acceptRoute, second?.id ?? '')).status).toBe(200)
    const { donations } = await bookkeeping()
    expect(donations).toMatchObject(Array(2).fill({ ...told, noticeVersion, noticeAt, testMode }))
  })
})

describe('a claim', () => {
  const claim = (amount: number) =>
    post(claimRoute, {
      ...donationOf(amount),
      method: 'upi',
      reference: '4123 5678 9012',
    })
  const claims = async () => (await bookkeeping()).transactions
  const byHand = {
    donorName: 'Asha',
    amount: 500,
    paymentMethod: 'upi',
    receivedOn: '2026-04-01',
    reference: '4123 5678 9012',
  }

  it('counts on the day that the donor named, even if a new financial year has begun', async () => {
    await claim(500)
    const [only] = await claims()
    const createdAt = '2026-03-30T10:00:00.000Z'
    await changeWhere({
      collection: slugs.transactions,
      where: { id: { equals: only?.id } },
      data: { createdAt },
    })
    expect((await decide(acceptRoute, only?.id ?? '')).status).toBe(200)
    const { donations, receipts } = await bookkeeping()
    expect(donations).toMatchObject([{ receivedAt: createdAt }])
    expect(receipts).toMatchObject([{ financialYear: 2025 }])
  })

  it('does not count until it is accepted, and one transfer never counts twice', async () => {
    for (const amount of [500, 500, 501]) expect((await claim(amount)).status).toBe(201)
    const [first, second, ...more] = await claims()
    expect(more).toEqual([])
    expect((await bookkeeping()).donations).toEqual([])
    expect((await decide(acceptRoute, first?.id ?? '')).status).toBe(200)
    expect((await decide(acceptRoute, second?.id ?? '')).status).toBe(409)
    expect((await post(giftRoute, byHand, { cookie })).status).toBe(409)
    expect((await bookkeeping()).donations).toMatchObject([
      { reference: '412356789012', testMode: false },
    ])
  })

  it('of a transfer that was entered by hand before, however it was typed, is refused', async () => {
    expect((await post(giftRoute, byHand, { cookie })).status).toBe(201)
    await claim(500)
    const [only] = await claims()
    expect((await decide(acceptRoute, only?.id ?? '')).status).toBe(409)
    expect((await bookkeeping()).donations).toHaveLength(1)
  })

  it('warns before it counts if a gift with its reference is already counted', async () => {
    const attention = async () => (await callApi(attentionRoute, { cookie })).json()
    await claim(500)
    expect((await attention())[0]).not.toHaveProperty('countedAlready')
    expect((await post(giftRoute, { ...byHand, isAnother: true }, { cookie })).status).toBe(201)
    const warning = 'A gift with this reference is counted already: ₹500 of Asha, 1 April 2026.'
    expect(await attention()).toMatchObject([{ kind: 'claim', countedAlready: warning }])
    const [only] = await claims()
    expect(await (await decide(acceptRoute, only?.id ?? '')).json()).toEqual({ message: warning })
  })

  it('warns before its transfer is entered by hand, unless it looks like spam', async () => {
    await claim(500)
    for (const reference of [byHand.reference, '४१२३ ५६७८ ९०१२']) {
      const warned = await post(giftRoute, { ...byHand, reference }, { cookie })
      expect(warned.status).toBe(409)
      expect(await warned.json()).toMatchObject({
        message: messages.transferReported,
        errors: { isAnother: messages.transferReported },
      })
    }
    expect((await bookkeeping()).donations).toEqual([])
    const [only] = await claims()
    await changeWhere({
      collection: slugs.transactions,
      where: { id: { equals: only?.id } },
      data: { suspectedSpam: true },
    })
    expect((await post(giftRoute, byHand, { cookie })).status).toBe(201)
  })

  it('confirmed, its transfer is refused by hand with the gift that has it', async () => {
    await claim(500)
    const [only] = await claims()
    await decide(acceptRoute, only?.id ?? '')
    const refused = await post(giftRoute, byHand, { cookie })
    expect(refused.status).toBe(409)
    expect((await refused.json()).message).toContain('₹500 of Asha Devi')
  })

  describe('sent again', () => {
    const told = {
      email: 'asha@example.net',
      wantsTaxReceipt: true,
      panNumber: 'ABCPD1234F',
      address: '1 Park Road, Delhi',
      message: 'For Didi',
    }
    const again = (change: object = told) =>
      post(claimRoute, {
        ...donationOf(500),
        method: 'upi',
        reference: '412356789012',
        ...change,
      })
    const { wantsTaxReceipt: _, ...stored } = told
    const first = async () => (await claims())[0]

    it("after it was not found, or while it waits, takes the donor's new details", async () => {
      await claim(500)
      await again()
      expect(await claims()).toMatchObject([{ ...stored, status: 'pending' }])
      await decide(rejectRoute, (await first())?.id ?? '')
      // Someone else's claim, under a reference that another had typed: none of the other's data remains.
      const ravi = { donorName: 'Ravi', email: 'ravi@example.org', phone: '9123456780' }
      await again({ ...ravi, isIndianCitizen: true })
      expect(await claims()).toMatchObject([
        { ...ravi, panNumber: null, address: null, message: null, status: 'pending' },
      ])
      expect((await decide(acceptRoute, (await first())?.id ?? '')).status).toBe(200)
      const { donations, mails } = await bookkeeping()
      expect(donations).toMatchObject([ravi])
      expect(mails).toMatchObject([{ to: 'ravi@example.org' }])
    })

    it('after its donor was made anonymous, it has one again', async () => {
      await claim(500)
      await decide(rejectRoute, (await first())?.id ?? '')
      await makePaymentAnonymous((await first()) as Transaction)
      await again()
      expect((await decide(acceptRoute, (await first())?.id ?? '')).status).toBe(200)
      expect((await bookkeeping()).donations).toMatchObject([{ ...stored, donorName: 'Asha Devi' }])
    })

    it('with the same details changes and logs nothing', async () => {
      await again()
      const before = await bookkeeping()
      await Promise.all([again(), again()])
      const { log, transactions } = await bookkeeping()
      expect({ log, transactions }).toEqual({ log: before.log, transactions: before.transactions })
    })

    it('by someone else is not theirs, neither while it waits nor once it was counted', async () => {
      await again()
      const other = { donorName: 'X', email: 'x@example.org', phone: '9000000000' }
      const refused = await again({ ...told, ...other })
      expect(refused.status).toBe(409)
      // The id opens what the donor sees: state, tribute card.
      expect(JSON.stringify(await refused.json())).not.toContain((await first())?.transactionId)
      expect(await claims()).toMatchObject([{ ...stored, donorName: 'Asha Devi' }])
      await decide(acceptRoute, (await first())?.id ?? '')
      expect((await again({ ...told, ...other })).status).toBe(409)
      expect((await again({ ...told, ...other, phone: '+91 98765 43210' })).status).toBe(201)
      for (const body of [{ claim: 'open' }, { claim: 'rejected' }]) {
        const [gift] = (await bookkeeping()).donations
        await decide(voidRoute, gift?.id ?? '', { reason: 'Not in the account', ...body })
        expect((await again({ ...told, ...other })).status).toBe(409)
        await decide(acceptRoute, (await first())?.id ?? '')
      }
      const { donations, transactions, mails } = await bookkeeping()
      for (const docs of [donations, transactions]) expect(docs).toMatchObject([stored])
      expect(JSON.stringify([donations, transactions, mails])).not.toContain(other.email)
    })
  })

  it('decided and entered by hand at once, one transfer counts once', async () => {
    for (const amount of [500, 501, 502]) await claim(amount)
    const responses = await Promise.all([
      ...(await claims()).map(({ id }) => decide(acceptRoute, id)),
      post(giftRoute, byHand, { cookie }),
      post(giftRoute, byHand, { cookie }),
    ])
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4)
    expect((await bookkeeping()).donations).toHaveLength(1)
  })
})

describe('the number of a cheque that is counted already', () => {
  const cheque = {
    donorName: 'Asha',
    amount: 500,
    paymentMethod: 'cheque',
    receivedOn: '2026-04-01',
    reference: '004512',
  }

  it('warns once, and counts if an admin says that it is another gift', async () => {
    expect((await post(giftRoute, cheque, { cookie })).status).toBe(201)
    const warned = await post(giftRoute, cheque, { cookie })
    expect(warned.status).toBe(409)
    expect((await warned.json()).errors).toHaveProperty('isAnother')
    const another = { ...cheque, isAnother: true }
    expect((await post(giftRoute, another, { cookie })).status).toBe(201)
    expect((await bookkeeping()).donations).toHaveLength(2)
  })

  it('warns whatever digits it is typed in', async () => {
    expect((await post(giftRoute, { ...cheque, reference: '००४५१२' }, { cookie })).status).toBe(201)
    expect((await post(giftRoute, cheque, { cookie })).status).toBe(409)
    expect((await post(giftRoute, { ...cheque, reference: '००४५१२' }, { cookie })).status).toBe(409)
    expect((await bookkeeping()).donations).toMatchObject([{ reference: '004512' }])
  })

  it('warns of one that an older version stored in Hindi digits', async () => {
    expect((await post(giftRoute, cheque, { cookie })).status).toBe(201)
    const payload = await getPayloadClient()
    const data = { reference: '००४५१२' }
    await payload.db.updateMany({ collection: slugs.donations, where: {}, data })
    for (const reference of ['004512', '००४५१२', '00-4512']) {
      expect((await post(giftRoute, { ...cheque, reference }, { cookie })).status).toBe(409)
    }
  })

  it('gives the same warning if the first response was lost', async () => {
    expect((await post(giftRoute, cheque, { cookie })).status).toBe(201)
    const keyed = { cookie, headers: { 'Idempotency-Key': randomUUID() } }
    const warned = await post(giftRoute, cheque, keyed)
    const again = await post(giftRoute, cheque, keyed)
    expect(again.status).toBe(409)
    const body = await again.json()
    expect(body.errors).toHaveProperty('isAnother')
    expect(body).toEqual(await warned.json())
  })
})

describe('a refund', () => {
  const settled = async () => {
    const paid = await paidOrder()
    await post(verifyRoute, paid.input)
    const { id } = await transactionOf(paid.donationId)
    return { ...paid, id }
  }
  const stats = async () => (await callApi('/api/admin/donations/stats', { cookie })).json()

  it('of a part, then of the rest, is followed, and no more can be refunded', async () => {
    const { donationId, id } = await settled()
    expect(await (await decide(refundRoute, id, { amount: 200 })).json()).toMatchObject({
      refunded: 200,
      status: 'completed',
    })
    expect((await decide(refundRoute, id, { amount: 301 })).status).toBe(400)
    expect(await (await decide(refundRoute, id)).json()).toMatchObject({ refunded: 500 })
    expect((await decide(refundRoute, id)).status).toBe(400)
    const { donations } = await bookkeeping()
    expect(donations).toMatchObject([{ transactionId: donationId, refundedPaise: 50_000 }])
  })

  it('after a sum that no refunds add up to is a wrong request', async () => {
    const { id, payment } = await settled()
    for (const refundedBefore of [0.001, 1.005, 1e-7, 1e21]) {
      const response = await decide(refundRoute, id, { refundedBefore })
      expect(response.status).toBe(400)
      expect((await response.json()).errors).toHaveProperty('refundedBefore')
    }
    // What a client gets that adds up rupees instead of paise.
    expect((await decide(refundRoute, id, { refundedBefore: 0.1 + 0.2 })).status).toBe(409)
    expect(gateway.ledger.refundsOf(payment.id).items).toEqual([])
  })

  it('requested twice at once is made once', async () => {
    const { id, payment } = await settled()
    const responses = await Promise.all([
      decide(refundRoute, id, { amount: 100 }),
      decide(refundRoute, id, { amount: 100 }),
    ])
    expect(responses.some(({ status }) => status === 200)).toBe(true)
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('whose response was lost is the same one when it is requested again', async () => {
    const { id, payment } = await settled()
    gateway.behave('payments.refund', { kind: 'lost', times: 1 })
    const key = randomUUID()
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(202)
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(409)
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(200)
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('made at the gateway is followed, whichever event comes first', async () => {
    const { donationId, payment } = await settled()
    gateway.ledger.configure({ refundStatus: 'processed' })
    gateway.ledger.refund(payment.id, { amount: 100_00 })
    await deliverAll(eventsOf(payment.id).toReversed())
    expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 10_000 })
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('that fails at the bank is undone', async () => {
    const { donationId, payment } = await settled()
    const refund = gateway.ledger.refund(payment.id, { amount: 100_00 })
    await deliverAll(eventsOf(payment.id))
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
    gateway.ledger.failRefund(refund.id)
    await deliverAll(eventsOf(payment.id))
    expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 0 })
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 0 }])
  })

  it('that failed at the bank can be made again', async () => {
    const { donationId, id, payment } = await settled()
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
    gateway.ledger.failRefund(gateway.ledger.refundsOf(payment.id).items[0]?.id ?? '')
    await deliverAll(eventsOf(payment.id))
    expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 0 })
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
    expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 10_000 })
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(2)
  })

  it('of practice money never shows in the totals, nor does the money itself', async () => {
    await settled()
    expect(await stats()).toEqual({ totalRaised: 0, totalDonations: 0 })
  })
})

describe('the check of the keys', () => {
  const check = async () => (await post(checkRoute, {}, { cookie })).json()

  it('says whether they work', async () => {
    expect(await check()).toEqual({ result: 'ok', testMode: true })
    gateway.behave('orders.find', 'down')
    expect(await check()).toEqual({ result: 'unreachable', testMode: true })
    gateway.behave('orders.find', 'fine')
    await enterKeys({ keyId: PRACTICE_KEYS.keyId, keySecret: 'another' })
    expect(await check()).toEqual({ result: 'wrong-keys', testMode: true })
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  })

  it('finds no gateway for live keys if the address is a simulator', async () => {
    await enterKeys({ keyId: 'rzp_live_1', keySecret: 'x' })
    expect((await post(checkRoute, {}, { cookie })).status).toBe(503)
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  })
})

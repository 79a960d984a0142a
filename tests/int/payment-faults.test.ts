import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { insertMissing } from '@/cms/database/bulk-writes'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import type { AttentionDto } from '@/domain/responses/attention'
import { changeWhere } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import * as settle from '@/server/payments/settle'
import { sweepGateway } from '@/server/payments/sweep'
import { callNames } from '../../simulator/behaviour'
import { PRACTICE_KEYS, SECOND_PRACTICE_KEYS } from '../../simulator/server'
import { callApi } from '../support/api'
import { monthlyOf } from '../support/monthly-gifts'
import {
  cookie,
  decide,
  deliver,
  deliverAll,
  eventsOf,
  expectOneGift,
  gateway,
  openDesk,
  order,
  paidOrder,
  post,
} from '../support/payment-desk'
import { bookkeeping, donationOf, enterKeys, transactionOf } from '../support/payments'

const countsRoute = '/api/admin/attention/counts'
const attentionRoute = '/api/admin/attention'
const voidRoute = '/api/admin/donations/{id}/void'
const giftRoute = '/api/admin/donations'
const correctRoute = '/api/admin/donations/{id}/correct'
const statsRoute = '/api/admin/donations/stats'
const dismissRoute = '/api/admin/gateway-events/{id}/dismiss'
const revokeRoute = '/api/admin/payment-settings/revoke-previous-secret'
const settingsRoute = '/api/admin/payment-settings'
const acceptRoute = '/api/admin/transactions/{id}/accept'
const ignoreRoute = '/api/admin/transactions/{id}/ignore'
const recordRoute = '/api/admin/transactions/{id}/record'
const refundRoute = '/api/admin/transactions/{id}/refund'
const rejectRoute = '/api/admin/transactions/{id}/reject'
const claimRoute = '/api/payment-claims'
const statusRoute = '/api/payment-status/{id}'
const verifyRoute = '/api/verify-payment'

const sending = vi.hoisted(() => ({ wait: Promise.resolve() }))
vi.mock('@/server/mail/transport', () => ({ sendMail: () => sending.wait }))

openDesk({ accounts: [PRACTICE_KEYS, SECOND_PRACTICE_KEYS] })

const inAnHour = () => new Date(Date.now() + HOUR_MS)
const read = async (route: string, query = '') =>
  (await callApi(`${route}${query}`, { cookie })).json()
const attention = async (kind?: string): Promise<AttentionDto[]> =>
  read(attentionRoute, kind ? `?kind=${kind}` : '')
const keyed = (key: string) => ({ cookie, headers: { 'Idempotency-Key': key } })

const breakGateway = (how: 'down' | 'fine') => {
  for (const name of callNames) gateway.behave(name, how)
}

/** Makes a settled payment. @returns it and its transaction's id. */
async function settled(amount?: number) {
  const paid = await paidOrder(amount)
  expect((await post(verifyRoute, paid.input)).status).toBe(200)
  return { ...paid, id: (await transactionOf(paid.donationId)).id }
}

describe('reconciliation', () => {
  it('is not blocked by orders that these keys cannot access, and lists them', async () => {
    const unpaid = [await order(), await order(), await order()]
    await enterKeys(SECOND_PRACTICE_KEYS)
    const second = gateway.account(SECOND_PRACTICE_KEYS.keyId)
    const made = await order(700)
    second.pay(made.orderId, { outcome: 'captured' })
    for (let run = 0; run < 2; run += 1) await reconcile(inAnHour())
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })

    await expectOneGift(made.donationId, 70_000)
    const orders = await attention('order')
    expect(orders.map(({ reference }) => reference).sort()).toEqual(
      unpaid.map(({ orderId }) => orderId).sort(),
    )
    const [first] = orders
    const { keyId } = await transactionOf(unpaid[0]?.donationId ?? '')
    expect(keyId).toBe(PRACTICE_KEYS.keyId)
    const aside = await decide(ignoreRoute, first?.id ?? '', { reason: 'Looked there: not paid' })
    expect(await aside.json()).toMatchObject({ status: 'failed' })
    expect(await attention('order')).toHaveLength(2)
  })

  it('asks no more about an old order that these keys cannot access, but still lists it', async () => {
    const { donationId, orderId } = await order()
    await changeWhere({
      collection: slugs.transactions,
      where: { orderId: { equals: orderId } },
      data: { createdAt: new Date(Date.now() - 200 * 24 * HOUR_MS).toISOString() },
    })
    await enterKeys(SECOND_PRACTICE_KEYS)
    expect(await reconcile(inAnHour())).toMatchObject({ asked: 1, unanswered: 1 })
    expect(await reconcile(new Date(), { isAll: true })).toMatchObject({ asked: 0 })
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
    expect((await transactionOf(donationId)).nextCheckAt ?? null).toBeNull()
    expect(await attention('order')).toMatchObject([{ reference: orderId }])
  })

  it('asks again about an old order while the gateway is down', async () => {
    const { donationId, orderId } = await order()
    await changeWhere({
      collection: slugs.transactions,
      where: { orderId: { equals: orderId } },
      data: { createdAt: new Date(Date.now() - 8 * 24 * HOUR_MS).toISOString() },
    })
    breakGateway('down')
    expect(await reconcile(inAnHour())).toMatchObject({ asked: 1, unanswered: 2 })
    breakGateway('fine')
    await reconcile(inAnHour())
    expect((await transactionOf(donationId)).status).toBe('failed')
  })

  it('continues with the others if one request gets no response', async () => {
    const [paid, stuck] = [await order(), await order()]
    gateway.ledger.pay(paid.orderId, { outcome: 'captured' })
    gateway.behave('orders.payments', { kind: 'error', times: 1 })
    expect(await reconcile(inAnHour())).toMatchObject({ asked: 2, unanswered: 1 })
    await expectOneGift(paid.donationId)
    const { nextCheckAt, lookupFailures } = await transactionOf(stuck.donationId)
    expect(lookupFailures).toBe(1)
    expect(Date.parse(nextCheckAt ?? '')).toBeGreaterThan(Date.now())
  })

  it('ends at once if the gateway is down', async () => {
    for (let n = 0; n < 3; n += 1) await order()
    breakGateway('down')
    expect(await reconcile(inAnHour())).toMatchObject({ asked: 1 })
  })

  it('asks about a new order before old payments, however long they are overdue', async () => {
    const payment = gateway.ledger.payDirect({ via: 'qr_code', amount: 50_000 })
    await deliverAll(eventsOf(payment.id))
    const longAgo = new Date(Date.now() - 30 * 24 * HOUR_MS).toISOString()
    await changeWhere({
      collection: slugs.transactions,
      where: { paymentId: { equals: payment.id } },
      data: { createdAt: longAgo, nextCheckAt: longAgo },
    })
    const { donationId } = await order()
    // Then only the first one is checked.
    breakGateway('down')
    expect(await reconcile(inAnHour())).toMatchObject({ asked: 1 })
    expect((await transactionOf(donationId)).lookupFailures).toBe(1)
  })

  it('asks about the longest overdue even if many new orders are due', async () => {
    const old = await order()
    await changeWhere({
      collection: slugs.transactions,
      where: { orderId: { equals: old.orderId } },
      data: { createdAt: new Date(Date.now() - HOUR_MS).toISOString() },
    })
    await insertMissing(
      await getPayloadClient(),
      slugs.transactions,
      Array.from({ length: 100 }, (_, n) => ({
        transactionId: `new-${n}`,
        orderId: `order_new${n}`,
        gateway: 'Razorpay',
        method: 'Online',
        amountPaise: 100,
        status: 'pending',
        testMode: true,
        nextCheckAt: new Date(Date.now() + HOUR_MS / 2),
      })),
    )
    gateway.ledger.pay(old.orderId, { outcome: 'captured' })
    await reconcile(inAnHour())
    expect(await transactionOf(old.donationId)).toMatchObject({ status: 'completed' })
  })

  it('asks about a payment that has no order', async () => {
    const payment = gateway.ledger.payDirect({ via: 'qr_code', amount: 50_000 })
    const refund = gateway.ledger.refund(payment.id, { amount: 10_000 })
    await deliverAll(eventsOf(payment.id))
    const refunded = async () => (await transactionOf(`unmatched_${payment.id}`)).refundedPaise
    expect(await refunded()).toBe(10_000)
    // So late that the lists no longer contain it, and the event is lost.
    gateway.ledger.failRefund(refund.id)
    gateway.behave('payments.list', 'down')
    await reconcile(new Date(Date.now() + 9 * 24 * HOUR_MS))
    expect(await refunded()).toBe(0)
  })

  it('does not wait for an unresponsive mail server', async () => {
    let release = () => {}
    sending.wait = new Promise((resolve) => {
      release = resolve
    })
    const { donationId } = await settled()
    await reconcile(inAnHour())
    expect((await bookkeeping()).mails).toMatchObject([{ status: 'sending' }])
    release()
    await expectOneGift(donationId)
    sending.wait = Promise.resolve()
  })
})

describe('a refund', () => {
  it('whose response is lost is unknown, shown, and settled by the reconciler, once', async () => {
    const { id, payment } = await settled()
    gateway.behave('payments.refund', { kind: 'lost', times: 1 })
    const response = await decide(refundRoute, id, { amount: 100 })
    expect(response.status).toBe(202)
    expect(await response.json()).toMatchObject({ refunded: 0, openRefund: { state: 'unknown' } })
    expect(await attention('refund')).toMatchObject([{ id }])
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(409)
    expect(await reconcile(inAnHour())).toMatchObject({ found: 1 })
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
    expect(await attention('refund')).toEqual([])
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('that never reached the gateway is made by the reconciler, once', async () => {
    const { id, payment } = await settled()
    gateway.behave('payments.refund', { kind: 'down', times: 1 })
    expect((await decide(refundRoute, id)).status).toBe(202)
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(0)
    for (let run = 0; run < 2; run += 1) await reconcile(inAnHour())
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 50_000 }])
  })

  it('that was made, but not read again, is not made twice', async () => {
    const { id, payment } = await settled()
    gateway.behave('payments.fetch', { kind: 'down', times: 1 })
    const key = randomUUID()
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(202)
    const again = await decide(refundRoute, id, { amount: 100 }, key)
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ refunded: 100 })
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('of the same key is the same one, with another body it is refused', async () => {
    const { id, payment } = await settled()
    const key = randomUUID()
    const [one, two] = await Promise.all([
      decide(refundRoute, id, { amount: 100 }, key),
      decide(refundRoute, id, { amount: 100 }, key),
    ])
    expect([one.status, two.status]).toEqual([200, 200])
    expect((await decide(refundRoute, id, { amount: 200 }, key)).status).toBe(422)
    expect((await decide(refundRoute, id, { amount: 100 }, 'no uuid')).status).toBe(400)
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('by two admins at the same moment is made once; the second gets 409', async () => {
    const { id, payment } = await settled()
    const body = { amount: 100, refundedBefore: 0 }
    const responses = await Promise.all([
      decide(refundRoute, id, body, randomUUID()),
      decide(refundRoute, id, body, randomUUID()),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await decide(refundRoute, id, body, randomUUID())).status).toBe(409)
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('that failed at the bank is refused for good, and the next one is a new refund', async () => {
    const { id, payment } = await settled()
    gateway.behave('payments.refund', { kind: 'lost', times: 1 })
    const key = randomUUID()
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(202)
    gateway.ledger.failRefund(gateway.ledger.refundsOf(payment.id).items[0]?.id ?? '')
    for (let time = 0; time < 2; time += 1) {
      const failed = await decide(refundRoute, id, { amount: 100 }, key)
      expect(failed.status).toBe(409)
      expect(await failed.json()).toEqual({ message: messages.refundFailed })
      await reconcile(inAnHour(), { isAll: true })
    }
    expect((await bookkeeping()).requests).toMatchObject([{ state: 'refused', httpStatus: 409 }])
    expect(await attention('refund')).toEqual([])
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(2)
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('that the gateway refuses leaves the payment free for another', async () => {
    const { id, payment } = await settled()
    gateway.ledger.refund(payment.id, { amount: 45_000 })
    const refused = await decide(refundRoute, id, { amount: 100 })
    expect(refused.status).toBe(502)
    expect((await refused.json()).message).toMatch(/greater than/)
    expect((await decide(refundRoute, id, { amount: 50 })).status).toBe(200)
    expect(await transactionOf((await bookkeeping()).transactions[0]?.transactionId ?? '')).toEqual(
      expect.objectContaining({ refundedPaise: 50_000, openRefund: null }),
    )
  })
})

describe('a gift by hand', () => {
  const gift = {
    donorName: 'Ravi',
    amount: 300,
    paymentMethod: 'cash',
    receivedOn: '2026-04-01',
  }

  it('sent twice with one key counts once', async () => {
    const key = randomUUID()
    const responses = [
      await post(giftRoute, gift, keyed(key)),
      await post(giftRoute, gift, keyed(key)),
    ]
    expect(responses.map(({ status }) => status)).toEqual([201, 201])
    const [one, two] = await Promise.all(responses.map((response) => response.json()))
    expect(one).toEqual(two)
    expect((await post(giftRoute, { ...gift, amount: 400 }, keyed(key))).status).toBe(422)
    expect((await bookkeeping()).donations).toHaveLength(1)
    expect(await read(statsRoute)).toEqual({ totalRaised: 300, totalDonations: 1 })
  })

  it('whose request died half-way is finished by the same request', async () => {
    const key = randomUUID()
    const payload = await getPayloadClient()
    expect((await post(giftRoute, gift, keyed(key))).status).toBe(201)
    // As after a crash: recorded, but its request still open with an expired lease.
    await payload.db.updateOne({
      collection: slugs.moneyRequests,
      where: { key: { equals: key } },
      data: { state: 'open', leaseUntil: new Date(0).toISOString() },
    })
    expect((await post(giftRoute, gift, keyed(key))).status).toBe(201)
    const { donations, log } = await bookkeeping()
    expect(donations).toHaveLength(1)
    expect(log.filter(({ action }) => action === 'recorded')).toHaveLength(1)
  })

  it('whose request died half-way is finished even if another one cannot be', async () => {
    const payload = await getPayloadClient()
    const leftOpen = async (call: string, key: string) =>
      payload.db.updateOne({
        collection: slugs.moneyRequests,
        where: { and: [{ call: { equals: call } }, { key: { equals: key } }] },
        data: { state: 'open', leaseUntil: new Date(0).toISOString() },
      })
    const [broken, fine] = [randomUUID(), randomUUID()]
    const { id } = await (await post(giftRoute, gift, { cookie })).json()
    const correction = { donorName: 'Ravi Kumar', reason: 'Spelling', corrections: 0 }
    expect((await decide(correctRoute, id, correction, broken)).status).toBe(200)
    expect((await post(giftRoute, { ...gift, amount: 400 }, keyed(fine))).status).toBe(201)
    await payload.db.updateOne({
      collection: slugs.donations,
      where: { id: { equals: id } },
      data: { pendingAudit: { action: 'nothing that is known', key: 'broken' } },
    })
    await leftOpen('correct', broken)
    await leftOpen('gift', fine)
    await reconcile()
    const states = new Map((await bookkeeping()).requests.map(({ key, state }) => [key, state]))
    expect([states.get(broken), states.get(fine)]).toEqual(['open', 'done'])
  })

  it('is voided once, by one of two admins', async () => {
    const { id } = await (await post(giftRoute, gift, { cookie })).json()
    const responses = await Promise.all([
      decide(voidRoute, id, { reason: 'Entered twice' }, randomUUID()),
      decide(voidRoute, id, { reason: 'Entered twice' }, randomUUID()),
    ])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await read(statsRoute)).toEqual({ totalRaised: 0, totalDonations: 0 })
  })
})

describe('a signed event', () => {
  const forge = (payment: object, secret = PRACTICE_KEYS.webhookSecret) => {
    const entity = { id: 'pay_AAAAAAAAAAAAAA', amount: 432_100, currency: 'INR', ...payment }
    const body = JSON.stringify({
      event: 'payment.captured',
      payload: { payment: { entity: { ...entity, status: 'captured', captured: true } } },
    })
    return {
      id: `evt_${randomUUID()}`,
      body,
      signature: createHmac('sha256', secret).update(body).digest('hex'),
    }
  }

  it('about a payment that does not exist books nothing, and is listed until dismissed', async () => {
    const { orderId } = await order(4_321)
    await deliverAll([forge({ order_id: orderId })])
    const { donations, transactions } = await bookkeeping()
    expect(donations).toEqual([])
    expect(transactions).toMatchObject([{ status: 'pending' }])
    const [listed] = await attention('false-event')
    expect(listed?.detail).toContain('pay_AAAAAAAAAAAAAA')
    expect((await decide(dismissRoute, listed?.id ?? '')).status).toBe(200)
    expect((await decide(dismissRoute, listed?.id ?? '')).status).toBe(404)
    expect(await attention('false-event')).toEqual([])
  })

  it("with a different amount than the gateway's is not believed", async () => {
    const { donationId, payment, orderId } = await paidOrder()
    await deliverAll([forge({ id: payment.id, order_id: orderId, amount: 9_900_000 })])
    await expectOneGift(donationId)
  })

  it('waits while the gateway cannot be reached', async () => {
    const { donationId, payment } = await paidOrder()
    breakGateway('down')
    const [event] = eventsOf(payment.id, 'payment.captured')
    expect((await deliver(event ?? forge({}))).status).toBe(200)
    await reconcile()
    expect((await bookkeeping()).events).toMatchObject([{ isOpen: true }])
    breakGateway('fine')
    await reconcile()
    await expectOneGift(donationId)
  })

  it('with the previous secret is taken for a day, or until it is revoked', async () => {
    const rotate = (webhookSecret: string) =>
      post(settingsRoute, { keyId: PRACTICE_KEYS.keyId, webhookSecret }, { cookie })
    expect((await rotate('short')).status).toBe(400)
    const saved = await (await rotate('a new secret, which is long')).json()
    const until = Date.parse(saved.previousWebhookSecretUntil)
    expect(until).toBeGreaterThan(Date.now() + 23 * HOUR_MS)
    expect(until).toBeLessThanOrEqual(Date.now() + 24 * HOUR_MS)
    expect((await deliver(forge({}))).status).toBe(200)

    const payload = await getPayloadClient()
    await payload.updateGlobal({
      slug: slugs.paymentSettings,
      data: { previousWebhookSecretUntil: new Date(Date.now() - 1).toISOString() },
      overrideAccess: true,
    })
    expect((await deliver(forge({}))).status).toBe(401)

    await rotate('another secret, just as long')
    expect((await deliver(forge({}, 'a new secret, which is long'))).status).toBe(200)
    const revoked = await (await post(revokeRoute, {}, { cookie })).json()
    expect(revoked.previousWebhookSecretUntil).toBeNull()
    expect((await deliver(forge({}, 'a new secret, which is long'))).status).toBe(401)
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  })
})

describe('money without an order here', () => {
  const unmatched = async (via: 'qr_code' | 'payment_link', email = 'sita@example.org') => {
    const payment = gateway.ledger.payDirect({
      via,
      amount: 80_000,
      email,
      contact: '+919812345678',
    })
    await deliverAll(eventsOf(payment.id))
    const [item] = await attention('unmatched')
    return { payment, item, id: item?.id ?? '' }
  }

  it('is listed even if its payer has typed two phone numbers', async () => {
    const contact = '+91 98123 45678 or +91 98765 43210'
    const payment = gateway.ledger.payDirect({ via: 'payment_link', amount: 80_000, contact })
    await deliverAll(eventsOf(payment.id))
    expect(await attention('unmatched')).toMatchObject([{ paymentId: payment.id, amount: 800 }])
  })

  it.each(['qr_code', 'payment_link'] as const)(
    'through a %s is listed with its payer, and recorded as the donation of a named donor',
    async (via) => {
      const { payment, item, id } = await unmatched(via)
      expect(item).toMatchObject({
        amount: 800,
        currency: 'INR',
        paymentId: payment.id,
        donorEmail: 'sita@example.org',
        donorPhone: '+919812345678',
      })
      expect((await decide(acceptRoute, id)).status).toBe(400)
      const donor = { donorName: 'Sita Devi', email: 'sita@example.org', panNumber: 'ABCPD1234F' }
      const key = randomUUID()
      for (let time = 0; time < 2; time += 1) {
        expect((await decide(recordRoute, id, donor, key)).status).toBe(200)
      }
      expect((await decide(recordRoute, id, donor)).status).toBe(409)
      const { donations, mails } = await bookkeeping()
      expect(donations).toMatchObject([{ ...donor, amountPaise: 80_000, paymentId: payment.id }])
      expect(mails).toHaveLength(1)
      expect(await attention('unmatched')).toEqual([])
    },
  )

  it('is recorded without the address and number that the admin cleared', async () => {
    const { id } = await unmatched('qr_code', 'void@razorpay.com')
    expect((await decide(recordRoute, id, { donorName: 'Sita Devi' })).status).toBe(200)
    const { donations, transactions, mails } = await bookkeeping()
    for (const [record] of [donations, transactions]) {
      expect(record?.donorName).toBe('Sita Devi')
      expect([record?.email ?? '', record?.phone ?? '']).toEqual(['', ''])
    }
    expect(mails).toEqual([])
  })

  it('of a payer with an invalid e-mail address is stored without it', async () => {
    const { id, item } = await unmatched('qr_code', 'asha@localhost')
    expect(item?.donorEmail).toBeUndefined()
    const payer = { donorName: 'Asha', phone: '+919812345678' }
    expect((await decide(recordRoute, id, payer)).status).toBe(200)
    expect((await bookkeeping()).donations).toMatchObject([payer])
  })

  it('is ignored with a reason, and can still be recorded', async () => {
    const { id } = await unmatched('qr_code')
    expect((await decide(ignoreRoute, id)).status).toBe(400)
    const ignored = await decide(ignoreRoute, id, { reason: 'Rent of the shop' })
    expect(await ignored.json()).toMatchObject({ status: 'ignored', failure: 'Rent of the shop' })
    expect(await attention('unmatched')).toEqual([])
    expect((await bookkeeping()).donations).toEqual([])
    expect((await decide(recordRoute, id, { donorName: 'Sita' })).status).toBe(200)
    expect((await bookkeeping()).donations).toHaveLength(1)
  })

  it('is refunded', async () => {
    const { id, payment } = await unmatched('qr_code')
    expect((await decide(refundRoute, id)).status).toBe(200)
    expect(gateway.ledger.fetchPayment(payment.id).amount_refunded).toBe(80_000)
    expect(await attention('unmatched')).toEqual([])
  })

  it('without an event is found by walking the list of payments', async () => {
    // The ledger begins with the first order.
    await order()
    const direct = Array.from({ length: 105 }, (_, index) =>
      gateway.ledger.payDirect({ via: 'qr_code', amount: 10_000 + index }),
    )
    const { found } = await reconcile()
    expect(found).toBe(105)
    const { transactions } = await bookkeeping()
    const paid = transactions.filter(({ attention: reason }) => reason === 'unmatched')
    expect(paid.map(({ paymentId }) => paymentId).sort()).toEqual(direct.map(({ id }) => id).sort())
    expect(await reconcile()).toMatchObject({ found: 0 })
    const page = await callApi(`${attentionRoute}?kind=unmatched&page=2&limit=100`, { cookie })
    expect(page.headers.get('x-total-count')).toBe('105')
    expect(await page.json()).toHaveLength(5)
  })
})

describe('walking the lists of the gateway', () => {
  it('finds a refund without an event', async () => {
    const { payment } = await settled()
    gateway.ledger.refund(payment.id, { amount: 12_300 })
    expect(await reconcile()).toMatchObject({ found: 1 })
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 12_300 }])
    expect(await reconcile()).toMatchObject({ found: 0 })
  })

  it('shows a payment that we have but the gateway does not know', async () => {
    await order()
    const payload = await getPayloadClient()
    await payload.create({
      collection: slugs.transactions,
      data: {
        transactionId: 'made-up',
        paymentId: 'pay_BBBBBBBBBBBBBB',
        amountPaise: 50_000,
        donorName: 'Nobody',
        testMode: true,
        keyId: PRACTICE_KEYS.keyId,
        status: 'completed',
        gateway: 'Razorpay',
        method: 'UPI',
        paidAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
      },
      overrideAccess: true,
    })
    await payload.db.updateOne({
      collection: slugs.transactions,
      where: { transactionId: { not_equals: 'made-up' } },
      data: { createdAt: new Date(Date.now() - 72 * HOUR_MS).toISOString() },
    })
    expect(await reconcile()).toMatchObject({ differences: 1 })
    expect(await attention('difference')).toMatchObject([
      { paymentId: 'pay_BBBBBBBBBBBBBB', detail: 'Razorpay does not know this payment' },
    ])
  })

  it('shows an amount that is not the one at the gateway, until they agree', async () => {
    const { id, payment } = await settled()
    const payload = await getPayloadClient()
    const setAmount = (amountPaise: number) =>
      payload.db.updateOne({
        collection: slugs.transactions,
        where: { id: { equals: id } },
        data: { amountPaise },
      })
    await setAmount(60_000)
    expect(await reconcile()).toMatchObject({ differences: 1 })
    expect(await attention('difference')).toMatchObject([{ paymentId: payment.id }])
    await setAmount(50_000)
    expect(await reconcile()).toMatchObject({ differences: 0 })
  })

  it('continues with new keys of the same account where the old ones stopped', async () => {
    await order()
    await reconcile()
    const payment = gateway.ledger.payDirect({ via: 'qr_code', amount: 5_000 })
    const rotated = { keyId: 'rzp_test_practice00009', keySecret: 'a rotated practice secret' }
    gateway.ledger.addKeys(rotated)
    await enterKeys(rotated)
    await reconcile()
    gateway.ledger.addKeys(PRACTICE_KEYS)
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
    expect((await bookkeeping()).transactions).toContainEqual(
      expect.objectContaining({ paymentId: payment.id }),
    )
  })
})

describe('a dispute', () => {
  const disputed = async () => {
    const paid = await settled()
    const dispute = gateway.ledger.openDispute(paid.payment.id, {
      reasonCode: 'goods_not_received',
    })
    return { ...paid, dispute }
  }
  const events = (id: string) => gateway.ledger.events().filter(({ body }) => body.includes(id))

  it('is listed with its donor, its reason and the date by which to respond', async () => {
    const { dispute, payment, donationId } = await disputed()
    await deliverAll(events(dispute.id))
    const { donorName, email, phone } = await transactionOf(donationId)
    expect(await attention('dispute')).toMatchObject([
      {
        title: `${donorName} · ${dispute.id}`,
        donorEmail: email,
        donorPhone: phone,
        paymentId: payment.id,
        amount: 500,
        phase: dispute.phase,
        detail: expect.any(String),
        respondBy: new Date((dispute.respond_by ?? 0) * 1000).toISOString(),
      },
    ])
    expect((await bookkeeping()).donations).toMatchObject([{ chargedBackPaise: 0 }])
  })

  it('that is lost subtracts its money, in whichever order the events come', async () => {
    const { dispute, donationId, id } = await disputed()
    gateway.ledger.moveDispute(dispute.id, 'under_review')
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id).toReversed())
    expect(await transactionOf(donationId)).toMatchObject({
      status: 'completed',
      chargedBackPaise: 50_000,
    })
    expect((await bookkeeping()).donations).toMatchObject([{ chargedBackPaise: 50_000 }])
    expect(await attention('dispute')).toEqual([])
    expect((await decide(refundRoute, id)).status).toBe(400)
  })

  it('counts even if the bank gives its reason in many words', async () => {
    const { payment, donationId } = await settled()
    const reasonDescription = 'The cardholder says that nothing was received. '.repeat(10)
    const dispute = gateway.ledger.openDispute(payment.id, { reasonDescription })
    gateway.ledger.moveDispute(dispute.id, 'under_review')
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    expect(await transactionOf(donationId)).toMatchObject({ chargedBackPaise: 50_000 })
  })

  it.each([
    [undefined, { refunded: 500, wentBack: 'returned-by-bank' }],
    [20_000, { refunded: 200 }],
  ])('that is lost tells the donor what the bank has returned (%s)', async (amount, said) => {
    const { payment, donationId } = await settled()
    const dispute = gateway.ledger.openDispute(payment.id, { amount })
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    const shown = await callApi(statusRoute, { id: donationId })
    expect(await shown.json()).toEqual({
      donationId,
      kind: 'payment',
      status: 'completed',
      amount: 500,
      ...said,
    })
  })

  it('that is won leaves the donation unchanged', async () => {
    const { dispute } = await disputed()
    gateway.ledger.moveDispute(dispute.id, 'won')
    await deliverAll(events(dispute.id))
    expect((await bookkeeping()).donations).toMatchObject([{ chargedBackPaise: 0 }])
    expect(await attention('dispute')).toEqual([])
  })

  it('without an event is found by walking the list', async () => {
    const { dispute, donationId } = await disputed()
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await reconcile()
    expect(await transactionOf(donationId)).toMatchObject({ chargedBackPaise: 50_000 })
  })

  it('that is stored as the list has it is not fetched again', async () => {
    await disputed()
    expect(await reconcile()).toMatchObject({ unanswered: 0 })
    expect((await bookkeeping()).disputes).toHaveLength(1)
    gateway.behave('disputes.fetch', 'down')
    expect(await reconcile()).toMatchObject({ unanswered: 0 })
  })

  it('that the gateway refuses to return does not hold up the others', async () => {
    const [{ dispute: other }, { dispute: refused }] = [await disputed(), await disputed()]
    const { fetchDispute } = gateway.ledger
    const spy = vi.spyOn(gateway.ledger, 'fetchDispute')
    spy.mockImplementation((id) => fetchDispute(id === refused.id ? 'disp_00000000000000' : id))
    const { unanswered } = await reconcile()
    spy.mockRestore()
    expect(unanswered).toBe(0)
    expect((await bookkeeping()).disputes).toMatchObject([{ disputeId: other.id }])
  })

  it('of a payment without an order here is recorded with that payment', async () => {
    const payment = gateway.ledger.payDirect({ via: 'qr_code', amount: 30_000 })
    const dispute = gateway.ledger.openDispute(payment.id)
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    expect((await bookkeeping()).transactions).toMatchObject([
      { paymentId: payment.id, chargedBackPaise: 30_000, attention: null },
    ])
  })

  it('that takes a part of an unknown payment says how much, so that only the rest is refunded', async () => {
    const payment = gateway.ledger.payDirect({ via: 'qr_code', amount: 30_000 })
    const dispute = gateway.ledger.openDispute(payment.id, { amount: 10_000 })
    gateway.ledger.moveDispute(dispute.id, 'lost')
    await deliverAll(events(dispute.id))
    expect(await attention('unmatched')).toMatchObject([
      // Nobody is named: by its number at the gateway it is found there.
      { title: payment.id, paymentId: payment.id, amount: 300, refunded: 0, chargedBack: 100 },
    ])
  })
})

describe('a second payment in another currency', () => {
  it('has all its reasons, and cannot be counted', async () => {
    const { orderId, payment } = await paidOrder()
    await deliverAll(eventsOf(payment.id))
    const second = gateway.ledger.pay(orderId, {
      outcome: 'captured',
      currencyOverride: 'USD',
      international: true,
    })
    await deliverAll(eventsOf(second.id))
    const [item] = await attention('currency')
    expect(item).toMatchObject({
      currency: 'USD',
      reasons: ['currency', 'second-payment', 'international'],
    })
    expect((await decide(acceptRoute, item?.id ?? '')).status).toBe(400)
    expect((await bookkeeping()).donations).toHaveLength(1)
    expect((await decide(refundRoute, item?.id ?? '')).status).toBe(200)
    expect(await attention('currency')).toEqual([])
  })
})

describe('a claim', () => {
  const claim = (change: object = {}) =>
    post(claimRoute, {
      ...donationOf(500),
      method: 'upi',
      reference: '412356789012',
      ...change,
    })

  it('is found among a hundred junk ones, the oldest first', async () => {
    expect((await claim()).status).toBe(201)
    for (let n = 0; n < 100; n += 1) {
      const reference = String(500_000_000_000 + n)
      const junk = n % 2 === 0 ? { anythingElse: 'x' } : {}
      expect((await claim({ reference, ...junk })).status).toBe(201)
    }
    const [first] = await attention('claim')
    expect(first?.reference).toBe('412356789012')
    expect(await read(countsRoute)).toEqual({
      total: 101,
      kinds: [
        { kind: 'claim', count: 51 },
        { kind: 'suspected-claim', count: 50 },
      ],
    })
    const page = await callApi(`${attentionRoute}?kind=claim&page=2&limit=50`, { cookie })
    expect(page.headers.get('x-total-count')).toBe('51')
    expect(await page.json()).toHaveLength(1)
  })

  it("has a number that begins with the code in the payment's note, so it can be found", async () => {
    const { claimNumber } = await (await claim({ claimCode: 'K7M2' })).json()
    expect(claimNumber).toMatch(/^C-K7M2(-[A-Z2-9]{4}){2}$/)
    const found = await callApi('/api/admin/transactions?search=k7m2', { cookie })
    expect(await found.json()).toMatchObject([{ transactionId: claimNumber }])
    expect((await claim({ reference: '512356789012', claimCode: 'K7O2' })).status).toBe(400)
  })

  it('may be larger than an online donation: the money has already been paid', async () => {
    const limitAt = async (maximumRupees: number) =>
      (await getPayloadClient()).updateGlobal({
        slug: slugs.paymentSettings,
        data: { maximumRupees },
        overrideAccess: true,
      })
    await limitAt(1_000)
    expect((await claim({ amount: 700_000 })).status).toBe(201)
    expect((await claim({ amount: 100_000_001 })).status).toBe(400)
    await limitAt(500_000)
  })

  it('sent again after it was not found waits again, under the same number', async () => {
    const { claimNumber } = await (await claim()).json()
    expect(claimNumber).toMatch(/^C(-[A-Z2-9]{4}){3}$/)
    const [item] = await attention('claim')
    expect((await decide(rejectRoute, item?.id ?? '')).status).toBe(200)
    const state = async () => (await callApi(statusRoute, { id: claimNumber.toLowerCase() })).json()
    expect(await state()).toMatchObject({ kind: 'claim', status: 'failed', amount: 500 })
    expect(await (await claim()).json()).toEqual({ success: true, claimNumber })
    expect(await state()).toMatchObject({ status: 'pending' })
    expect(await attention('claim')).toHaveLength(1)
    expect((await decide(acceptRoute, item?.id ?? '')).status).toBe(200)
    expect(await state()).toMatchObject({ status: 'completed' })
    expect(await (await claim()).json()).toEqual({ success: true, claimNumber })
    expect((await bookkeeping()).donations).toHaveLength(1)
  })

  it.each([
    ['upi', '41235678901', 400],
    ['upi', '4123567890123', 400],
    ['upi', 'ABCDEF789012', 400],
    ['upi', '4123 5678 9012', 201],
    ['bank', 'ABCD1', 400],
    ['bank', 'A'.repeat(31), 400],
    ['bank', 'SBIN/N12', 400],
    ['bank', 'sbin n1234 5678', 201],
  ])('by %s with the reference %s gets %i', async (method, reference, status) => {
    const response = await claim({ method, reference })
    expect(response.status).toBe(status)
    if (status === 400) expect((await response.json()).errors).toHaveProperty('reference')
  })
})

describe('the audit log', () => {
  it('records who decided what, from where, and what the gateway reported', async () => {
    const { id } = await settled()
    await decide(refundRoute, id, { amount: 100 })
    const { log } = await bookkeeping()
    const of = log.filter(({ subjectId }) => subjectId === id)
    expect(of.map(({ actor, action }) => [actor, action])).toEqual([
      ['Razorpay', 'settled'],
      ['test-admin', 'refund-requested'],
      ['Razorpay', 'refunded'],
      ['test-admin', 'refund-made'],
    ])
    expect(of[1]).toMatchObject({
      network: '127.0.0.0/24',
      actorRole: 'admin',
      label: 'Asha Devi',
      requestId: expect.any(String),
    })
  })
})

describe('the reconciler', () => {
  it('finds the other payments of a list if one cannot be settled, and that one later', async () => {
    await order()
    await reconcile()
    const [first, second] = [1, 2].map(() =>
      gateway.ledger.payDirect({ via: 'payment_link', amount: 50_000 }),
    )
    const { settlePayment } = settle
    const settling = vi.spyOn(settle, 'settlePayment').mockImplementation(async (id, account) => {
      // The list has the newest first.
      if (id === second?.id) throw new Error('It cannot be stored')
      return settlePayment(id, account)
    })
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(await sweepGateway()).toMatchObject({ found: 1, unanswered: 1 })
    settling.mockRestore()
    logged.mockRestore()
    const paid = async () =>
      (await bookkeeping()).transactions.flatMap(({ paymentId }) => paymentId ?? [])
    expect(await paid()).toEqual([first?.id])
    expect(await sweepGateway()).toMatchObject({ found: 1, unanswered: 0 })
    expect(await paid()).toHaveLength(2)
  })

  it('gives up an attempt whose order was never confirmed after a day, until its donor tries again', async () => {
    const form = donationOf(500)
    gateway.behave('orders.create', 'down')
    expect((await post('/api/create-order', form)).status).toBe(502)
    const statusIn = async (hours: number) => {
      await reconcile(new Date(Date.now() + hours * HOUR_MS))
      return (await bookkeeping()).transactions.map(({ status }) => status)
    }
    expect(await statusIn(23)).toEqual(['pending'])
    expect(await statusIn(25)).toEqual(['failed'])
    gateway.behave('orders.create', 'fine')
    const made = await (await post('/api/create-order', form)).json()
    gateway.ledger.pay(made.orderId, { outcome: 'captured', method: 'upi' })
    expect(await statusIn(1)).toEqual(['completed'])
  })

  it('leaves a claim to an admin, however old', async () => {
    const { attemptId: _, ...donor } = donationOf(500)
    const claim = { ...donor, method: 'upi', reference: '123456789012' }
    expect((await post(claimRoute, claim)).status).toBe(201)
    await reconcile(new Date(Date.now() + 1000 * HOUR_MS))
    expect((await bookkeeping()).transactions).toMatchObject([{ status: 'pending' }])
  })

  it('reminds of pledges even if the stored keys cannot be read', async () => {
    const now = new Date()
    expect((await post('/api/pledges', monthlyOf())).status).toBe(201)
    const data = { nextReminderAt: now.toISOString() }
    await changeWhere({ collection: slugs.pledges, where: {}, data })
    const { db } = await getPayloadClient()
    await db.updateGlobal({ slug: slugs.paymentSettings, data: { keySecret: 'not sealed' } })
    await expect(reconcile(now)).rejects.toThrow()
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
    const { mails } = await bookkeeping()
    expect(mails.map(({ key }) => key)).toContainEqual(expect.stringMatching(/^pledge-.+-\d\d$/))
  })
})

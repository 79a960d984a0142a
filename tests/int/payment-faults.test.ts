import { createHmac, randomUUID } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { insertMissing } from '@/cms/database/bulk-writes'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { changeWhere } from '@/server/documents/records'
import { getPayloadClient } from '@/server/payload-client'
import { GatewayError } from '@/server/payments/gateway/gateway'
import { findGateway } from '@/server/payments/gateway/gateway-settings'
import { reconcile } from '@/server/payments/reconcile'
import * as settle from '@/server/payments/settle'
import { sweepGateway } from '@/server/payments/sweep'
import { callNames } from '../../simulator/behaviour'
import { PRACTICE_KEYS, SECOND_PRACTICE_KEYS } from '../../simulator/server'
import { monthlyOf } from '../support/monthly-gifts'
import {
  attention,
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
  readAsAdmin,
  settledPayment,
} from '../support/payment-desk'
import { bookkeeping, donationOf, enterKeys, transactionOf } from '../support/payments'

const voidRoute = '/api/admin/donations/{id}/void'
const giftRoute = '/api/admin/donations'
const correctRoute = '/api/admin/donations/{id}/correct'
const statsRoute = '/api/admin/donations/stats'
const dismissRoute = '/api/admin/gateway-events/{id}/dismiss'
const revokeRoute = '/api/admin/payment-settings/revoke-previous-secret'
const settingsRoute = '/api/admin/payment-settings'
const ignoreRoute = '/api/admin/transactions/{id}/ignore'
const refundRoute = '/api/admin/transactions/{id}/refund'
const claimRoute = '/api/payment-claims'

const sending = vi.hoisted(() => ({ wait: Promise.resolve() }))
vi.mock('@/server/mail/transport', () => ({ sendMail: () => sending.wait }))

openDesk({ accounts: [PRACTICE_KEYS, SECOND_PRACTICE_KEYS] })

const inAnHour = () => new Date(Date.now() + HOUR_MS)
const keyed = (key: string) => ({ cookie, headers: { 'Idempotency-Key': key } })

const breakGateway = (how: 'down' | 'fine') => {
  for (const name of callNames) gateway.behave(name, how)
}

/** The gateway makes a refund of ₹100, but its response is lost. */
async function refundWithLostResponse() {
  const settled = await settledPayment()
  gateway.behave('payments.refund', { kind: 'lost', times: 1 })
  const key = randomUUID()
  expect((await decide(refundRoute, settled.id, { amount: 100 }, key)).status).toBe(202)
  return { ...settled, key }
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
    const { donationId } = await settledPayment()
    await reconcile(inAnHour())
    expect((await bookkeeping()).mails).toMatchObject([{ status: 'sending' }])
    release()
    await expectOneGift(donationId)
    sending.wait = Promise.resolve()
  })
})

describe('a refund', () => {
  it('whose response is lost is unknown, shown, and settled by the reconciler, once', async () => {
    const { id, payment } = await settledPayment()
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

  it('made while an older response was on its way is not undone by that', async () => {
    const { donationId, input, payment } = await paidOrder()
    const account = await findGateway()
    if (!account) throw new Error('There is no gateway')
    const fetchPayment = vi.fn(account.gateway.fetchPayment).mockImplementationOnce(async (id) => {
      const older = await account.gateway.fetchPayment(id)
      await post('/api/verify-payment', input)
      await decide(refundRoute, (await transactionOf(donationId)).id, { amount: 100 })
      return older
    })
    await settle.settlePayment(payment.id, {
      ...account,
      gateway: { ...account.gateway, fetchPayment },
    })
    expect(fetchPayment).toHaveBeenCalledTimes(2)
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('that never reached the gateway is made by the reconciler, once', async () => {
    const { id, payment } = await settledPayment()
    gateway.behave('payments.refund', { kind: 'down', times: 1 })
    expect((await decide(refundRoute, id)).status).toBe(202)
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(0)
    for (let run = 0; run < 2; run += 1) await reconcile(inAnHour())
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 50_000 }])
  })

  it('that was made, but not read again, is not made twice', async () => {
    const { id, payment } = await settledPayment()
    gateway.behave('payments.fetch', { kind: 'down', times: 1 })
    const key = randomUUID()
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(202)
    const again = await decide(refundRoute, id, { amount: 100 }, key)
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ refunded: 100 })
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('that was made, whose payment the gateway then refuses to tell, is not said to be refused', async () => {
    const { id, payment } = await settledPayment()
    const refusal = new GatewayError('refused', 'Not now')
    const settling = vi.spyOn(settle, 'settlePayment').mockRejectedValueOnce(refusal)
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(202)
    settling.mockRestore()
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(409)
    await reconcile(inAnHour(), { isAll: true })
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('that was made, then asked about with keys that no longer work, stays open until they do', async () => {
    const { id, payment, key } = await refundWithLostResponse()
    await enterKeys({ ...PRACTICE_KEYS, keySecret: 'no longer valid' })
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(202)
    await reconcile(inAnHour(), { isAll: true })
    expect(await attention('refund')).toMatchObject([{ id }])
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
    // Before anything was read again: another refund would pay out twice.
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(409)
    await reconcile(inAnHour(), { isAll: true })
    expect(await attention('refund')).toEqual([])
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('that a crash interrupted after it was made stays open while the keys do not work', async () => {
    const { id, payment, key } = await refundWithLostResponse()
    // As before the lost response was noted.
    const where = { key: { equals: key } }
    const data = { state: 'open' as const, tries: 0 }
    await changeWhere({ collection: slugs.moneyRequests, where, data })
    await enterKeys({ ...PRACTICE_KEYS, keySecret: 'no longer valid' })
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(202)
    await changeWhere({ collection: slugs.moneyRequests, where, data })
    await reconcile(inAnHour(), { isAll: true })
    expect(await attention('refund')).toMatchObject([{ id }])
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
    await reconcile(inAnHour(), { isAll: true })
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('whose response was lost stays open under the keys of an account that does not know the payment', async () => {
    const { id, payment, key } = await refundWithLostResponse()
    await enterKeys(SECOND_PRACTICE_KEYS)
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(202)
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
    const again = await decide(refundRoute, id, { amount: 100 }, key)
    expect(await again.json()).toMatchObject({ refunded: 100 })
    expect(gateway.ledger.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('of the same key is the same one, with another body it is refused', async () => {
    const { id, payment } = await settledPayment()
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
    const { id, payment } = await settledPayment()
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
    const { id, payment, key } = await refundWithLostResponse()
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

  it('that the gateway refuses may be requested again with the same key', async () => {
    const { id, payment } = await settledPayment()
    const other = gateway.ledger.refund(payment.id, { amount: 45_000 })
    const key = randomUUID()
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(502)
    gateway.ledger.failRefund(other.id)
    expect((await decide(refundRoute, id, { amount: 100 }, key)).status).toBe(200)
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('that the gateway refuses leaves the payment free for another', async () => {
    const { id, payment } = await settledPayment()
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
    expect(await readAsAdmin(statsRoute)).toEqual({ totalRaised: 300, totalDonations: 1 })
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

  it('that another server is still working on is neither recorded nor confirmed', async () => {
    const key = randomUUID()
    expect((await post(giftRoute, gift, keyed(key))).status).toBe(201)
    const leaseUntil = new Date(Date.now() + 30_000).toISOString()
    await changeWhere({
      collection: slugs.moneyRequests,
      where: { key: { equals: key } },
      data: { state: 'open', leaseUntil },
    })
    const again = await post(giftRoute, gift, keyed(key))
    expect([again.status, again.headers.get('Retry-After')]).toEqual([409, '5'])
    expect(await again.json()).toEqual({ message: messages.stillWorking })
    // Nor does the reconciler finish it.
    await reconcile()
    expect((await bookkeeping()).requests).toMatchObject([{ state: 'open', leaseUntil }])
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
    expect(await readAsAdmin(statsRoute)).toEqual({ totalRaised: 0, totalDonations: 0 })
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

describe('the audit log', () => {
  it('records who decided what, from where, and what the gateway reported', async () => {
    const { id } = await settledPayment()
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

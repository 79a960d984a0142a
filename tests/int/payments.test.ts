import { createHmac } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as attentionRoute from '@/app/api/admin/attention/route'
import * as giftRoute from '@/app/api/admin/donations/route'
import * as statsRoute from '@/app/api/admin/donations/stats/route'
import * as checkRoute from '@/app/api/admin/payment-settings/check/route'
import * as acceptRoute from '@/app/api/admin/transactions/[id]/accept/route'
import * as refundRoute from '@/app/api/admin/transactions/[id]/refund/route'
import * as orderRoute from '@/app/api/create-order/route'
import * as claimRoute from '@/app/api/payment-claims/route'
import * as statusRoute from '@/app/api/payment-status/[id]/route'
import * as callbackRoute from '@/app/api/razorpay/callback/route'
import * as webhookRoute from '@/app/api/razorpay/webhook/route'
import * as verifyRoute from '@/app/api/verify-payment/route'
import { slugs } from '@/cms/slugs'
import { resetEnv } from '@/env'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { callNames } from '../../simulator/behaviour'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { call, sessionCookie } from '../support/api'
import {
  bookkeeping,
  donationOf,
  emptyBooks,
  enterKeys,
  transactionOf,
  windowAnswer,
} from '../support/payments'

type Event = { id: string; body: string; signature: string }

let gateway: Simulator
let cookie = ''

beforeAll(async () => {
  gateway = await startRazorpaySimulator({ webhooks: { mode: 'off' } })
  process.env.RAZORPAY_API_URL = gateway.url
  resetEnv()
  await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  cookie = await sessionCookie('admin')
})
afterAll(() => gateway.stop())
beforeEach(emptyBooks)
afterEach(() => {
  for (const name of ['*', ...callNames] as const) gateway.behave(name, 'fine')
  gateway.books.configure({ refundStatus: 'pending', isSecondPaymentRefunded: false })
})

const post = (route: { POST: typeof orderRoute.POST }, body: unknown, more = {}) =>
  call(route.POST, '/api/x', { method: 'POST', body, ...more })
const decide = (route: typeof acceptRoute, id: string, body: unknown = {}) =>
  call(route.POST, '/api/x', { method: 'POST', body, cookie, params: { id } })

async function order(amount?: number) {
  const answer = await post(orderRoute, donationOf(amount))
  expect(answer.status).toBe(201)
  return (await answer.json()) as { orderId: string; donationId: string; amount: number }
}
async function paidOrder(amount?: number) {
  const made = await order(amount)
  const payment = gateway.books.pay(made.orderId, { outcome: 'captured', method: 'upi' })
  return { ...made, payment, input: windowAnswer(gateway.books, made, payment.id) }
}
function eventsOf(paymentId: string, type?: string): Event[] {
  return gateway.books
    .events()
    .filter((event) => event.body.includes(paymentId) && (!type || event.type === type))
}
function deliver({ id, body, signature }: Event, change: Record<string, string> = {}) {
  return call(webhookRoute.POST, '/api/razorpay/webhook', {
    method: 'POST',
    body,
    origin: null,
    headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id, ...change },
  })
}
/** Delivers and waits until it was worked on. */
async function deliverAll(events: Event[]) {
  for (const event of events) expect((await deliver(event)).status).toBe(200)
  await reconcile()
}
async function expectOneGift(donationId: string, amountPaise = 50_000) {
  const { donations, mails } = await bookkeeping()
  expect(donations).toMatchObject([{ transactionId: donationId, amountPaise }])
  expect(mails).toMatchObject([{ key: `thank-you-${donationId}`, to: 'asha@example.org' }])
  expect(await transactionOf(donationId)).toMatchObject({ status: 'completed', isBooked: true })
}

describe('an order', () => {
  it('is made of the validated form, in paise, and leaves a pending transaction only', async () => {
    const answer = await post(orderRoute, donationOf(1234.5))
    expect(answer.status).toBe(201)
    const made = await answer.json()
    expect(made).toEqual({
      keyId: PRACTICE_KEYS.keyId,
      amount: 123_450,
      currency: 'INR',
      orderId: expect.stringMatching(/^order_/),
      donationId: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    expect(gateway.books.fetchOrder(made.orderId)).toMatchObject({
      amount: 123_450,
      receipt: made.donationId,
      notes: { donation: made.donationId },
    })
    const { donations, transactions } = await bookkeeping()
    expect(donations).toEqual([])
    expect(transactions).toMatchObject([{ status: 'pending', testMode: true }])
  })

  it('is the same for a double click and a retry, and another for another attempt', async () => {
    const donation = donationOf()
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(orderRoute, donation)))
    const orders = await Promise.all(answers.map((answer) => answer.json()))
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(1)
    expect(gateway.books.findOrders({ receipt: orders[0].donationId }).items).toHaveLength(1)
    const other = await (await post(orderRoute, donationOf())).json()
    expect(other.orderId).not.toBe(orders[0].orderId)
  })

  it('whose answer was lost is found by a retry: there is no second one', async () => {
    const donation = donationOf()
    gateway.behave('orders.create', { kind: 'lost', times: 1 })
    const lost = await post(orderRoute, donation)
    expect(lost.status).toBe(502)
    expect(await lost.json()).toEqual({ message: 'Failed to create payment order' })
    const retried = await (await post(orderRoute, donation)).json()
    expect(gateway.books.findOrders({ receipt: retried.donationId }).items).toHaveLength(1)
  })

  it.each(['down', 'nonsense', 'error'] as const)(
    'of a gateway that is %s is a 502, and counts for nothing',
    async (kind) => {
      gateway.behave('orders.create', kind)
      const answer = await post(orderRoute, donationOf())
      expect(answer.status).toBe(502)
      expect((await bookkeeping()).donations).toEqual([])
    },
  )

  it('of a gateway that says nothing is a 502 before the donor gives up', async () => {
    gateway.behave('orders.create', { kind: 'slow', ms: 30_000 })
    const answer = await post(orderRoute, donationOf())
    expect(answer.status).toBe(502)
  })

  it('is refused where the attempt was about something else', async () => {
    const donation = donationOf()
    await post(orderRoute, donation)
    expect((await post(orderRoute, { ...donation, amount: 600 })).status).toBe(409)
  })

  it.each([
    ['too little', 49.99],
    ['too much', 500_001],
    ['with three decimals', 50.001],
    ['in words', 'fifty'],
  ])('is refused for %s', async (_what, amount) => {
    const answer = await post(orderRoute, { ...donationOf(), amount })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: { amount: expect.any(String) } })
    expect((await bookkeeping()).transactions).toEqual([])
  })

  it('is a 503 while the gateway is switched off, and what was paid before still counts', async () => {
    const payload = await getPayloadClient()
    const active = (isActive: boolean) =>
      payload.updateGlobal({
        slug: slugs.paymentSettings,
        data: { isActive },
        overrideAccess: true,
      })
    const { donationId, payment } = await paidOrder()
    await active(false)
    expect((await post(orderRoute, donationOf())).status).toBe(503)
    // Whoever has paid already is not forgotten over it.
    await deliverAll(eventsOf(payment.id))
    await expectOneGift(donationId)
    await active(true)
  })
})

describe('a payment', () => {
  it('verified before its webhook gives one donation', async () => {
    const { donationId, input, payment } = await paidOrder()
    const answer = await post(verifyRoute, input)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ success: true, donationId })
    await deliverAll(eventsOf(payment.id))
    await expectOneGift(donationId)
  })

  it('verified after its webhook gives one donation', async () => {
    const { donationId, input, payment } = await paidOrder()
    await deliverAll(eventsOf(payment.id))
    expect((await post(verifyRoute, input)).status).toBe(200)
    expect((await post(verifyRoute, input)).status).toBe(200)
    await expectOneGift(donationId)
  })

  it('verified and told of twenty times at once gives one donation', async () => {
    const { donationId, input, payment } = await paidOrder()
    const events = eventsOf(payment.id)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => [
        post(verifyRoute, input),
        ...events.map((event) => deliver({ ...event, id: `${event.id}-${index}` })),
      ]).flat(),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    await reconcile()
    await expectOneGift(donationId)
  })

  it('whose webhook comes fifty times at once changes one thing, and each gets its 200', async () => {
    const { donationId, payment } = await paidOrder()
    const [captured] = eventsOf(payment.id, 'payment.captured')
    if (!captured) throw new Error('There is no such event')
    const answers = await Promise.all(Array.from({ length: 50 }, () => deliver(captured)))
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    await reconcile()
    await expectOneGift(donationId)
    expect((await bookkeeping()).events).toHaveLength(1)
  })

  it('whose events come in the wrong order ends where it should', async () => {
    const { donationId, payment } = await paidOrder()
    await deliverAll(eventsOf(payment.id).toReversed())
    await expectOneGift(donationId)
  })

  it('that failed and was captured after all counts', async () => {
    const made = await order()
    const failed = gateway.books.pay(made.orderId, { outcome: 'failed' })
    await deliverAll(eventsOf(failed.id))
    expect(await transactionOf(made.donationId)).toMatchObject({
      status: 'failed',
      failure: expect.any(String),
    })
    gateway.books.lateAuthorise(failed.id)
    await deliverAll(eventsOf(failed.id))
    await expectOneGift(made.donationId)
  })

  it('that failed first and succeeded in the same window is one donation', async () => {
    const made = await order()
    const failed = gateway.books.pay(made.orderId, { outcome: 'failed' })
    const paid = gateway.books.pay(made.orderId, { outcome: 'captured' })
    await deliverAll([...eventsOf(paid.id), ...eventsOf(failed.id)])
    await expectOneGift(made.donationId)
  })

  it('of which nobody tells is found by the reconciler', async () => {
    const { donationId } = await paidOrder()
    const inAnHour = new Date(Date.now() + 60 * 60 * 1000)
    expect(await reconcile(inAnHour)).toMatchObject({ asked: 1, changed: 1 })
    await expectOneGift(donationId)
  })

  it('is found by the status page of a donor who closed the tab', async () => {
    const { donationId } = await paidOrder()
    const answer = await call(statusRoute.GET, '/api/x', { params: { id: donationId } })
    expect(await answer.json()).toEqual({
      donationId,
      status: 'completed',
      amount: 500,
      refunded: 0,
    })
    const none = await call(statusRoute.GET, '/api/x', { params: { id: 'f'.repeat(32) } })
    expect(none.status).toBe(404)
  })

  it('is taken in where a browser without a window is sent back from the gateway', async () => {
    const { donationId, input } = await paidOrder()
    const { donationId: _id, ...fields } = input
    const answer = await call(
      callbackRoute.POST,
      `/api/razorpay/callback?locale=hi&donation=${donationId}`,
      {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        origin: 'https://api.razorpay.com',
      },
    )
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(new RegExp(`/hi/donate/status/${donationId}$`))
    await expectOneGift(donationId)
  })

  it('that is only authorised is not confirmed, and counts once it is captured', async () => {
    const made = await order()
    const payment = gateway.books.pay(made.orderId, { outcome: 'authorized' })
    const input = windowAnswer(gateway.books, made, payment.id)
    expect((await post(verifyRoute, input)).status).toBe(502)
    expect((await bookkeeping()).donations).toEqual([])
    gateway.books.capture(payment.id, 50_000, 'INR')
    expect((await post(verifyRoute, input)).status).toBe(200)
    await expectOneGift(made.donationId)
  })

  it('is not confirmed while the gateway cannot be asked, and not lost', async () => {
    const { donationId, input } = await paidOrder()
    gateway.behave('payments.fetch', 'down')
    expect((await post(verifyRoute, input)).status).toBe(502)
    gateway.behave('payments.fetch', 'fine')
    await reconcile(new Date(Date.now() + 60 * 60 * 1000))
    await expectOneGift(donationId)
  })

  it('that nobody makes is given up after a day, and counts should it come later', async () => {
    const made = await order()
    const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)
    await reconcile(inTwoDays)
    expect(await transactionOf(made.donationId)).toMatchObject({ status: 'failed' })
    const payment = gateway.books.pay(made.orderId, { outcome: 'captured' })
    await deliverAll(eventsOf(payment.id))
    await expectOneGift(made.donationId)
  })
})

describe('what cannot be believed', () => {
  it.each(['razorpay_order_id', 'razorpay_payment_id', 'razorpay_signature'] as const)(
    'a changed %s is a 400 and changes nothing',
    async (field) => {
      const { donationId, input } = await paidOrder()
      const value = input[field]
      const last = value.at(-1) === '0' ? '1' : '0'
      const answer = await post(verifyRoute, { ...input, [field]: value.slice(0, -1) + last })
      expect(answer.status).toBe(400)
      expect(await transactionOf(donationId)).toMatchObject({ status: 'pending' })
    },
  )

  it('the payment of another order is a 400, though it is signed', async () => {
    const first = await paidOrder()
    const second = await order()
    const input = { ...first.input, donationId: second.donationId }
    expect((await post(verifyRoute, input)).status).toBe(400)
    expect((await post(verifyRoute, { ...first.input, donationId: 'none' })).status).toBe(400)
  })

  it('an event with any byte of its signature or body changed is a 401 and is not kept', async () => {
    const { payment } = await paidOrder()
    const [event] = eventsOf(payment.id, 'payment.captured')
    if (!event) throw new Error('There is no such event')
    for (let at = 0; at < event.signature.length; at += 1) {
      const flipped = event.signature[at] === '0' ? '1' : '0'
      const signature = event.signature.slice(0, at) + flipped + event.signature.slice(at + 1)
      expect((await deliver({ ...event, signature })).status).toBe(401)
    }
    for (let at = 0; at < event.body.length; at += 17) {
      const body = `${event.body.slice(0, at)}~${event.body.slice(at + 1)}`
      expect((await deliver({ ...event, body })).status).toBe(401)
    }
    expect((await deliver(event, { 'x-razorpay-signature': '' })).status).toBe(401)
    const empty = createHmac('sha256', '').update(event.body).digest('hex')
    expect((await deliver({ ...event, signature: empty })).status).toBe(401)
    expect((await bookkeeping()).events).toEqual([])
  })

  it('an event of an unknown order is kept, and changes nothing', async () => {
    const other = gateway.books.createOrder({ amount: 50_000, currency: 'INR', receipt: 'shop' })
    const payment = gateway.books.pay(other.id, { outcome: 'captured' })
    await deliverAll(eventsOf(payment.id))
    const { donations, transactions, events } = await bookkeeping()
    expect([donations, transactions]).toEqual([[], []])
    expect(events.every(({ isOpen, body }) => isOpen === false && !body)).toBe(true)
  })

  it('signed nonsense is kept, and changes nothing', async () => {
    const body = '{"event":5}'
    const signature = createHmac('sha256', PRACTICE_KEYS.webhookSecret).update(body).digest('hex')
    await deliverAll([{ id: 'evt_nonsense', body, signature }])
    expect((await bookkeeping()).events).toMatchObject([{ outcome: 'Not understood' }])
  })

  it('an event signed with the secret before the last is taken, one before that is not', async () => {
    const { donationId, payment } = await paidOrder()
    const [event] = eventsOf(payment.id, 'payment.captured')
    if (!event) throw new Error('There is no such event')
    const settings = await import('@/app/api/admin/payment-settings/route')
    const rotate = (webhookSecret: string) =>
      post(settings, { keyId: PRACTICE_KEYS.keyId, webhookSecret }, { cookie })
    expect((await rotate('the second secret')).status).toBe(200)
    expect((await deliver(event)).status).toBe(200)
    await reconcile()
    await expectOneGift(donationId)
    await rotate('the third secret')
    expect((await deliver(event)).status).toBe(401)
    await rotate(PRACTICE_KEYS.webhookSecret)
  })
})

describe('money that is set aside', () => {
  it.each([
    ['of another amount', { amountOverride: 49_900 }, 'amount-mismatch', 499],
    ['of another currency', { currencyOverride: 'USD' }, 'amount-mismatch', 500],
    ['from abroad', { international: true }, 'international', 500],
  ])('%s is no donation, and an admin is told', async (_what, change, attention, amount) => {
    const made = await order()
    const payment = gateway.books.pay(made.orderId, { outcome: 'captured', ...change })
    const verified = await post(verifyRoute, windowAnswer(gateway.books, made, payment.id))
    expect(verified.status).toBe(attention === 'international' ? 409 : 400)
    await deliverAll(eventsOf(payment.id))
    expect(await transactionOf(made.donationId)).toMatchObject({ status: 'quarantined', attention })
    expect((await bookkeeping()).donations).toEqual([])
    const list = await (await call(attentionRoute.GET, '/api/x', { cookie })).json()
    expect(list).toMatchObject([{ kind: attention, amount }])
  })

  it('counts with what really came in once an admin says so, once', async () => {
    const made = await order()
    gateway.books.pay(made.orderId, { outcome: 'captured', amountOverride: 49_900 })
    await reconcile(new Date(Date.now() + 60 * 60 * 1000))
    const { id } = await transactionOf(made.donationId)
    expect((await decide(acceptRoute, id)).status).toBe(200)
    expect((await decide(acceptRoute, id)).status).toBe(409)
    await expectOneGift(made.donationId, 49_900)
  })

  it('in another currency can only be given back', async () => {
    const made = await order()
    gateway.books.pay(made.orderId, { outcome: 'captured', currencyOverride: 'USD' })
    await reconcile(new Date(Date.now() + 60 * 60 * 1000))
    const { id } = await transactionOf(made.donationId)
    expect((await decide(acceptRoute, id)).status).toBe(400)
    expect((await decide(refundRoute, id)).status).toBe(200)
    expect((await bookkeeping()).donations).toEqual([])
  })

  it.each([49_900, 50_100])(
    'of %i paise for an order of 50,000 is given back whole',
    async (amountOverride) => {
      const made = await order()
      const payment = gateway.books.pay(made.orderId, { outcome: 'captured', amountOverride })
      await reconcile(new Date(Date.now() + 60 * 60 * 1000))
      const { id, failure } = await transactionOf(made.donationId)
      expect(failure).toBe(`Asked for INR 500, came in as INR ${amountOverride / 100}`)
      expect((await decide(refundRoute, id, { amount: amountOverride / 100 + 1 })).status).toBe(400)
      expect((await decide(refundRoute, id)).status).toBe(200)
      expect(gateway.books.fetchPayment(payment.id).amount_refunded).toBe(amountOverride)
      expect(await (await call(attentionRoute.GET, '/api/x', { cookie })).json()).toEqual([])
    },
  )

  it('is a second payment of one order, kept by itself', async () => {
    const { donationId, orderId, payment } = await paidOrder()
    const second = gateway.books.pay(orderId, { outcome: 'captured' })
    await deliverAll([...eventsOf(second.id), ...eventsOf(payment.id), ...eventsOf(second.id)])
    const { donations, transactions } = await bookkeeping()
    expect(donations).toHaveLength(1)
    expect(transactions).toHaveLength(2)
    expect(transactions.filter(({ attention }) => attention === 'second-payment')).toHaveLength(1)
    expect(await transactionOf(donationId)).toMatchObject({ status: 'completed' })
  })
})

describe('a claim', () => {
  const claim = (amount: number) =>
    post(claimRoute, {
      ...donationOf(amount),
      ...{ method: 'upi', reference: '4123 5678 9012' },
    })
  const claims = async () => (await bookkeeping()).transactions
  const byHand = {
    ...{ donorName: 'Asha', amount: 500, paymentMethod: 'upi', receivedOn: '2026-04-01' },
    reference: '4123 5678 9012',
  }

  it('counts for nothing until it is accepted, and one transfer never counts twice', async () => {
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

  it('decided on and entered by hand at once, one transfer counts once', async () => {
    for (const amount of [500, 501, 502]) await claim(amount)
    const answers = await Promise.all([
      ...(await claims()).map(({ id }) => decide(acceptRoute, id)),
      post(giftRoute, byHand, { cookie }),
      post(giftRoute, byHand, { cookie }),
    ])
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
    expect((await bookkeeping()).donations).toHaveLength(1)
  })
})

describe('a refund', () => {
  const settled = async () => {
    const paid = await paidOrder()
    await post(verifyRoute, paid.input)
    const { id } = await transactionOf(paid.donationId)
    return { ...paid, id }
  }
  const stats = async () => (await call(statsRoute.GET, '/api/x', { cookie })).json()

  it('of a part, then of the rest, is followed, and no more can be given back', async () => {
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

  it('asked for twice at once is made once', async () => {
    const { id, payment } = await settled()
    const answers = await Promise.all([
      decide(refundRoute, id, { amount: 100 }),
      decide(refundRoute, id, { amount: 100 }),
    ])
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(gateway.books.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('whose answer was lost is the same one when it is asked for again', async () => {
    const { id, payment } = await settled()
    gateway.behave('payments.refund', { kind: 'lost', times: 1 })
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(502)
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
    expect(gateway.books.refundsOf(payment.id).items).toHaveLength(1)
  })

  it('made at the gateway is followed, whichever event comes first', async () => {
    const { donationId, payment } = await settled()
    gateway.books.configure({ refundStatus: 'processed' })
    gateway.books.refund(payment.id, { amount: 100_00 })
    await deliverAll(eventsOf(payment.id).toReversed())
    expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 10_000 })
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
  })

  it('that fails at the bank is taken back', async () => {
    const { donationId, payment } = await settled()
    const refund = gateway.books.refund(payment.id, { amount: 100_00 })
    await deliverAll(eventsOf(payment.id))
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 10_000 }])
    gateway.books.failRefund(refund.id)
    await deliverAll(eventsOf(payment.id))
    expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 0 })
    expect((await bookkeeping()).donations).toMatchObject([{ refundedPaise: 0 }])
  })

  it('that failed at the bank can be made again', async () => {
    const { donationId, id, payment } = await settled()
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
    gateway.books.failRefund(gateway.books.refundsOf(payment.id).items[0]?.id ?? '')
    await deliverAll(eventsOf(payment.id))
    expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 0 })
    expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
    expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 10_000 })
    expect(gateway.books.refundsOf(payment.id).items).toHaveLength(2)
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

  it('finds no gateway for real keys where the address is a simulator', async () => {
    await enterKeys({ keyId: 'rzp_live_1', keySecret: 'x' })
    expect((await post(checkRoute, {}, { cookie })).status).toBe(503)
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  })
})

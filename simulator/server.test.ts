import Razorpay from 'razorpay'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from './server'

let simulator: Simulator
let gateway: Razorpay

beforeEach(async () => {
  simulator = await startRazorpaySimulator()
  gateway = connect(simulator.url)
})
afterEach(() => simulator.stop())

/** The real package, pointed at the simulator; its constructor has no option for that. */
function connect(url: string, keys = PRACTICE_KEYS): Razorpay {
  const client = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret })
  const { api } = client as unknown as { api: { rq: { defaults: object } } }
  Object.assign(api.rq.defaults, { baseURL: url, timeout: 2_000 })
  return client
}

const GIFT = { amount: 50_000, currency: 'INR', receipt: 'gift-1' }

function control(path: string, body?: object): Promise<Response> {
  return fetch(`${simulator.url}/_simulator/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
}

describe('the package razorpay', () => {
  it('creates, finds and fetches an order', async () => {
    const order = await gateway.orders.create({ ...GIFT, notes: { attempt: 'a1' } })

    expect(order).toMatchObject({ status: 'created', amount: 50_000, notes: { attempt: 'a1' } })
    expect(await gateway.orders.fetch(order.id)).toEqual(order)
    expect(await gateway.orders.all({ receipt: 'gift-1' })).toEqual({
      entity: 'collection',
      count: 1,
      items: [order],
    })
    expect((await gateway.orders.all({ receipt: 'gift-2' })).count).toBe(0)
  })

  it('sees the payments of an order, and captures one by hand', async () => {
    const order = await gateway.orders.create(GIFT)
    const { id } = simulator.books.pay(order.id, { outcome: 'authorized' })

    expect((await gateway.orders.fetchPayments(order.id)).items).toMatchObject([
      { id, status: 'authorized', captured: false },
    ])
    expect(await gateway.payments.capture(id, 50_000, 'INR')).toMatchObject({ status: 'captured' })
    expect(await gateway.payments.fetch(id)).toMatchObject({ status: 'captured', captured: true })
    expect((await gateway.payments.all({ count: 1 })).count).toBe(1)
  })

  it('gives money back, and sees the refunds', async () => {
    const order = await gateway.orders.create(GIFT)
    const { id } = simulator.books.pay(order.id, { outcome: 'captured' })
    const refund = await gateway.payments.refund(id, { amount: 20_000 })

    expect(refund).toMatchObject({ amount: 20_000, payment_id: id, status: 'pending' })
    expect((await gateway.payments.fetchMultipleRefund(id)).items).toEqual([refund])
    expect(await gateway.refunds.fetch(refund.id)).toEqual(refund)
  })

  it('throws the refusals of the API as it throws the real ones', async () => {
    await expect(gateway.orders.create({ ...GIFT, amount: 10 })).rejects.toMatchObject({
      statusCode: 400,
      error: { code: 'BAD_REQUEST_ERROR', field: 'amount' },
    })
    await expect(gateway.payments.fetch('pay_00000000000000')).rejects.toMatchObject({
      statusCode: 400,
      error: { description: 'The id provided does not exist' },
    })
  })

  it.each([
    ['another key', { ...PRACTICE_KEYS, keyId: 'rzp_test_another0000000' }],
    ['a wrong secret', { ...PRACTICE_KEYS, keySecret: 'guess' }],
  ])('is refused with %s', async (_what, keys) => {
    await expect(connect(simulator.url, keys).payments.all({ count: 1 })).rejects.toMatchObject({
      statusCode: 401,
      error: { code: 'BAD_REQUEST_ERROR' },
    })
  })

  it('meets an address that does not exist', async () => {
    await expect(gateway.plans.all()).rejects.toMatchObject({ statusCode: 404 })
  })
})

describe('a refund with a key', () => {
  async function refundTwice(bodies: object[], key = 'refund-0001') {
    const { keyId, keySecret } = PRACTICE_KEYS
    const order = simulator.books.createOrder(GIFT)
    const { id } = simulator.books.pay(order.id, { outcome: 'captured' })
    const answers = await Promise.all(
      bodies.map((body) =>
        fetch(`${simulator.url}/v1/payments/${id}/refund`, {
          method: 'POST',
          headers: {
            Authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
            'Content-Type': 'application/json',
            'X-Refund-Idempotency': key,
          },
          body: JSON.stringify(body),
        }),
      ),
    )
    return { id, statuses: answers.map(({ status }) => status).sort() }
  }

  it('is made once, and refused with 409 while it is under way', async () => {
    simulator.behave('payments.refund', { kind: 'slow', ms: 200 })
    const { id, statuses } = await refundTwice([{}, {}])

    expect(statuses).toEqual([200, 409])
    expect(simulator.books.refundsOf(id).count).toBe(1)
  })

  it('is refused with a key that is too short', async () => {
    expect((await refundTwice([{}], 'short')).statuses).toEqual([400])
  })
})

describe('a gateway on a bad day', () => {
  const create = () => gateway.orders.create(GIFT)

  it('answers late, with its work done', async () => {
    simulator.behave('orders.create', { kind: 'slow', ms: 60_000 })
    const answer = fetch(`${simulator.url}/v1/checkout.js`)
    await expect(create()).rejects.toThrow()

    expect((await answer).ok).toBe(true)
    expect(simulator.books.findOrders().count).toBe(1)
  })

  it('breaks the connection off, with nothing done', async () => {
    simulator.behave('orders.create', 'down')
    await expect(create()).rejects.toThrow()

    expect(simulator.books.findOrders().count).toBe(0)
  })

  it('makes the order and loses the answer, once', async () => {
    simulator.behave('orders.create', { kind: 'lost', times: 1 })
    await expect(create()).rejects.toThrow()

    expect((await gateway.orders.all({ receipt: 'gift-1' })).count).toBe(1)
    await expect(create()).resolves.toMatchObject({ status: 'created' })
  })

  it('answers with the page of a proxy', async () => {
    simulator.behave('orders.create', 'nonsense')

    await expect(create()).rejects.toEqual({ statusCode: 502, error: undefined })
  })

  it('answers with an error of its own', async () => {
    simulator.behave('*', 'error')

    await expect(create()).rejects.toMatchObject({
      statusCode: 500,
      error: { code: 'SERVER_ERROR' },
    })
  })
})

describe('the controls', () => {
  it('pay, settle, and show the books to another process', async () => {
    const order = simulator.books.createOrder(GIFT)
    const payment = await (
      await control('pay', { orderId: order.id, outcome: 'captured', international: true })
    ).json()
    const refund = await (await control('refund', { paymentId: payment.id, amount: 100 })).json()
    await control('process-refund', { refundId: refund.id })
    const books = await (await control('books')).json()

    expect(payment).toMatchObject({ status: 'captured', international: true })
    expect(books.totals).toEqual({ capturedPaise: 50_000, refundedPaise: 100 })
    expect(books.orders).toMatchObject([{ id: order.id, status: 'paid' }])
    expect(books.events).toHaveLength(5)
  })

  it('make a call misbehave until they are cleared', async () => {
    await control('behave', { call: 'orders.create', kind: 'nonsense' })
    await expect(gateway.orders.create(GIFT)).rejects.toMatchObject({ statusCode: 502 })
    await control('behave/clear', {})

    await expect(gateway.orders.create(GIFT)).resolves.toMatchObject({ status: 'created' })
  })

  it.each([
    ['behave', { call: 'orders.create', kind: 'melt' }],
    ['pay', { orderId: 'order_00000000000000', outcome: 'captured' }],
    ['webhooks', { url: 'https://example.org/hook' }],
  ])('refuse what they do not understand: %s', async (path, body) => {
    expect((await control(path, body)).status).toBe(400)
  })

  it('take nothing that a page elsewhere could send', async () => {
    const answer = await fetch(`${simulator.url}/_simulator/behave`, {
      method: 'POST',
      body: '{"call":"*","kind":"down"}',
    })

    expect(answer.status).toBe(415)
  })
})

it('does not start with live keys', async () => {
  await expect(startRazorpaySimulator({ keyId: 'rzp_live_0000000000' })).rejects.toThrow(
    'test keys only',
  )
})

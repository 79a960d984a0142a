import Razorpay from 'razorpay'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  PRACTICE_KEYS,
  SECOND_PRACTICE_KEYS,
  type Simulator,
  startRazorpaySimulator,
} from './server'

let simulator: Simulator
let gateway: Razorpay

beforeEach(async () => {
  simulator = await startRazorpaySimulator()
  gateway = connect(simulator.url)
})
afterEach(() => simulator.stop())

/** Points the real package at the simulator; its constructor has no option for that. */
function connect(url: string, keys = PRACTICE_KEYS): Razorpay {
  const client = new Razorpay({ key_id: keys.keyId, key_secret: keys.keySecret })
  const { api } = client as unknown as { api: { rq: { defaults: object } } }
  Object.assign(api.rq.defaults, { baseURL: url, timeout: 2_000 })
  return client
}

const GIFT = { amount: 50_000, currency: 'INR', receipt: 'gift-1' }

function control(path: string, body?: object, { url } = simulator): Promise<Response> {
  return fetch(`${url}/_simulator/${path}`, {
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
    const { id } = simulator.ledger.pay(order.id, { outcome: 'authorized' })

    expect((await gateway.orders.fetchPayments(order.id)).items).toMatchObject([
      { id, status: 'authorized', captured: false },
    ])
    expect(await gateway.payments.capture(id, 50_000, 'INR')).toMatchObject({ status: 'captured' })
    expect(await gateway.payments.fetch(id)).toMatchObject({ status: 'captured', captured: true })
    expect((await gateway.payments.all({ count: 1 })).count).toBe(1)
  })

  it('refunds money, and sees the refunds', async () => {
    const order = await gateway.orders.create(GIFT)
    const { id } = simulator.ledger.pay(order.id, { outcome: 'captured' })
    const refund = await gateway.payments.refund(id, { amount: 20_000 })

    expect(refund).toMatchObject({ amount: 20_000, payment_id: id, status: 'pending' })
    expect((await gateway.payments.fetchMultipleRefund(id)).items).toEqual([refund])
    expect(await gateway.refunds.fetch(refund.id)).toEqual(refund)
  })

  it('lists payments and refunds in pages, between two times', async () => {
    simulator.ledger.setClock(() => 1_700_000_000_000)
    const { id } = simulator.ledger.payDirect({ via: 'qr_code', amount: 25_000 })
    const refund = simulator.ledger.refund(id, { amount: 100 })
    simulator.ledger.setClock(() => 1_700_000_060_000)
    simulator.ledger.payDirect({ via: 'payment_link', amount: 25_000 })
    const range = { from: 1_700_000_000, to: 1_700_000_059 }

    expect((await gateway.payments.all({ ...range, count: 100 })).items).toMatchObject([
      { id, order_id: null },
    ])
    expect((await gateway.payments.all({ count: 100, skip: 1 })).items).toMatchObject([{ id }])
    expect((await gateway.refunds.all({ ...range, count: 100 })).items).toEqual([refund])
    await expect(gateway.payments.all({ from: 1 })).rejects.toMatchObject({
      statusCode: 400,
      error: { field: 'from' },
    })
    await expect(gateway.payments.all({ count: 101 })).rejects.toMatchObject({ statusCode: 400 })
  })

  it('sees disputes', async () => {
    const { id } = simulator.ledger.payDirect({ via: 'qr_code', amount: 25_000 })
    const dispute = simulator.ledger.openDispute(id)

    expect(await gateway.disputes.fetch(dispute.id)).toEqual(dispute)
    expect((await gateway.disputes.all({ count: 10 })).items).toEqual([dispute])
  })

  it('sees settlements and the rows of a day', async () => {
    simulator.ledger.payDirect({ via: 'qr_code', amount: 25_000 })
    const settlement = simulator.ledger.settle({ at: Date.parse('2026-03-03T05:00:00Z') })

    expect((await gateway.settlements.all({ count: 10 })).items).toEqual([settlement])
    expect(await gateway.settlements.fetch(settlement?.id ?? '')).toEqual(settlement)
    const day = { year: 2026, month: 3, day: 3 }
    expect(await gateway.settlements.reports({ ...day, count: 1_000 })).toMatchObject({
      entity: 'collection',
      count: 1,
      items: [{ type: 'payment', credit: 24_410, settlement_id: settlement?.id }],
    })
    await expect(gateway.settlements.reports({ ...day, month: 13 })).rejects.toMatchObject({
      error: { description: 'The month is not a valid month.', field: 'month' },
    })
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

  it('gets the error for an unknown address', async () => {
    await expect(gateway.virtualAccounts.all()).rejects.toMatchObject({ statusCode: 404 })
  })
})

describe('a gateway with two accounts', () => {
  let two: Simulator
  beforeEach(async () => {
    two = await startRazorpaySimulator({ accounts: [PRACTICE_KEYS, SECOND_PRACTICE_KEYS] })
  })
  afterEach(() => two.stop())

  it('keeps them apart: an id of the other one does not exist', async () => {
    const first = connect(two.url)
    const second = connect(two.url, SECOND_PRACTICE_KEYS)
    const order = await second.orders.create(GIFT)

    expect(two.account(SECOND_PRACTICE_KEYS.keyId).findOrders().count).toBe(1)
    expect(two.ledger.findOrders().count).toBe(0)
    expect(two.accounts.map(({ keyId }) => keyId)).toEqual([
      PRACTICE_KEYS.keyId,
      SECOND_PRACTICE_KEYS.keyId,
    ])
    await expect(first.orders.fetch(order.id)).rejects.toMatchObject({
      statusCode: 400,
      error: { description: 'The id provided does not exist' },
    })
    expect(() => two.account('rzp_test_another')).toThrow(RangeError)
  })

  it('refuses the secret of the other one', async () => {
    const { keyId } = SECOND_PRACTICE_KEYS
    const mixed = connect(two.url, { ...PRACTICE_KEYS, keyId })

    await expect(mixed.payments.all({ count: 1 })).rejects.toMatchObject({ statusCode: 401 })
  })

  it('accepts a newer key pair of the same account as well as the old one', async () => {
    const newer = { ...PRACTICE_KEYS, keyId: 'rzp_test_newer', keySecret: 'newer' }
    const order = await connect(two.url).orders.create(GIFT)
    two.ledger.addKeys(newer)

    expect(await connect(two.url, newer).orders.fetch(order.id)).toEqual(order)
    expect(await connect(two.url).orders.fetch(order.id)).toEqual(order)
    two.ledger.removeKeys(PRACTICE_KEYS.keyId)
    await expect(connect(two.url).orders.fetch(order.id)).rejects.toMatchObject({
      statusCode: 401,
    })
  })

  it('is controlled per account, the first unless another is named', async () => {
    const account = SECOND_PRACTICE_KEYS.keyId
    await control('pay-direct', { account, via: 'qr_code', amount: 5_000 }, two)

    const of = async (query: string) => (await control(`ledger${query}`, undefined, two)).json()
    expect(await of('')).toMatchObject({
      account: PRACTICE_KEYS.keyId,
      accounts: [PRACTICE_KEYS.keyId, account],
      payments: [],
    })
    expect(await of(`?account=${account}`)).toMatchObject({
      account,
      payments: [{ amount: 5_000 }],
    })
    expect((await control('settle', { account: 'rzp_test_another' }, two)).status).toBe(400)
  })
})

describe('a refund with a key', () => {
  async function refundTwice(bodies: object[], key = 'refund-0001') {
    const { keyId, keySecret } = PRACTICE_KEYS
    const order = simulator.ledger.createOrder(GIFT)
    const { id } = simulator.ledger.pay(order.id, { outcome: 'captured' })
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

  it('is made once, and refused with 409 while it is in progress', async () => {
    simulator.behave('payments.refund', { kind: 'slow', ms: 200 })
    const { id, statuses } = await refundTwice([{}, {}])

    expect(statuses).toEqual([200, 409])
    expect(simulator.ledger.refundsOf(id).count).toBe(1)
  })

  it('is refused with a key that is too short', async () => {
    expect((await refundTwice([{}], 'short')).statuses).toEqual([400])
  })
})

describe('a misbehaving gateway', () => {
  const create = () => gateway.orders.create(GIFT)

  it('responds late, with its work done', async () => {
    simulator.behave('orders.create', { kind: 'slow', ms: 60_000 })
    const answer = fetch(`${simulator.url}/v1/checkout.js`)
    await expect(create()).rejects.toThrow()

    expect((await answer).ok).toBe(true)
    expect(simulator.ledger.findOrders().count).toBe(1)
  })

  it('drops the connection, with nothing done', async () => {
    simulator.behave('orders.create', 'down')
    await expect(create()).rejects.toThrow()

    expect(simulator.ledger.findOrders().count).toBe(0)
  })

  it('makes the order and loses the response, once', async () => {
    simulator.behave('orders.create', { kind: 'lost', times: 1 })
    await expect(create()).rejects.toThrow()

    expect((await gateway.orders.all({ receipt: 'gift-1' })).count).toBe(1)
    await expect(create()).resolves.toMatchObject({ status: 'created' })
  })

  it('responds with the page of a proxy', async () => {
    simulator.behave('orders.create', 'nonsense')

    await expect(create()).rejects.toEqual({ statusCode: 502, error: undefined })
  })

  it('responds with an internal error', async () => {
    simulator.behave('*', 'error')

    await expect(create()).rejects.toMatchObject({
      statusCode: 500,
      error: { code: 'SERVER_ERROR' },
    })
  })
})

describe('the controls', () => {
  it('pay, settle, and show the ledger to another process', async () => {
    const order = simulator.ledger.createOrder(GIFT)
    const payment = await (
      await control('pay', { orderId: order.id, outcome: 'captured', international: true })
    ).json()
    const refund = await (await control('refund', { paymentId: payment.id, amount: 100 })).json()
    await control('process-refund', { refundId: refund.id })
    const ledger = await (await control('ledger')).json()

    expect(payment).toMatchObject({ status: 'captured', international: true })
    expect(ledger.totals).toEqual({ capturedPaise: 50_000, refundedPaise: 100 })
    expect(ledger.orders).toMatchObject([{ id: order.id, status: 'paid' }])
    expect(ledger.events).toHaveLength(5)
  })

  it('pay outside the site, dispute, settle, and set the clock', async () => {
    const at = Date.parse('2026-03-03T05:00:00Z')
    const act = async (path: string, body: object) => (await control(path, body)).json()
    await control('clock', { at })
    const payment = await act('pay-direct', { via: 'payment_link', amount: 25_000 })
    const dispute = await act('dispute', { paymentId: payment.id, amount: 5_000 })
    await control('move-dispute', { disputeId: dispute.id, to: 'lost' })
    const settlement = await act('settle', { status: 'created' })
    await control('process-settlement', { settlementId: settlement.id })
    await control('keys', { keyId: 'rzp_test_newer', keySecret: 'newer' })

    expect(payment.created_at).toBe(at / 1000)
    expect(await (await control('ledger')).json()).toMatchObject({
      account: 'rzp_test_newer',
      disputes: [{ id: dispute.id, status: 'lost', amount_deducted: 5_000 }],
      settlements: [{ amount: 25_000 - 590 - 5_000, status: 'processed' }],
    })
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

  it('accept nothing that a foreign page could send', async () => {
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

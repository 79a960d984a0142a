import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Books, createBooks } from './books'
import { GatewayError } from './gateway-error'

const START_MS = 1_700_000_000_999
const WEBHOOK_SECRET = 'webhook secret ₹'

function newBooks(): Books {
  return createBooks({
    keyId: 'rzp_test_practice',
    keySecret: 'key secret',
    webhookSecret: WEBHOOK_SECRET,
    now: () => START_MS,
  })
}

function newOrder(books: Books, fields: object = {}) {
  return books.createOrder({ amount: 50_000, currency: 'INR', receipt: 'gift-1', ...fields })
}

/** What the books refuse an action with. */
function refusalOf(action: () => unknown) {
  try {
    action()
  } catch (error) {
    if (error instanceof GatewayError) return { status: error.status, ...error.body.error }
    throw error
  }
  throw new Error('It was not refused')
}

function eventTypes(books: Books) {
  return books.events().map(({ type }) => type)
}

describe('an order', () => {
  it('has the shape of the Orders API', () => {
    const order = newOrder(newBooks(), { notes: { attempt: 'a1' } })

    expect(order).toEqual({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/),
      entity: 'order',
      amount: 50_000,
      amount_paid: 0,
      amount_due: 50_000,
      currency: 'INR',
      receipt: 'gift-1',
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { attempt: 'a1' },
      created_at: 1_700_000_000,
    })
  })

  it('writes no notes as an empty list', () => {
    expect(newOrder(newBooks()).notes).toEqual([])
  })

  it.each([
    ['no amount', { amount: undefined }, 'amount'],
    ['less than a rupee', { amount: 99 }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -100 }, 'amount'],
    ['a part of a paisa', { amount: 100.5 }, 'amount'],
    ['an amount in words', { amount: 'ten' }, 'amount'],
    ['no currency', { currency: undefined }, 'currency'],
    ['a currency that is none', { currency: 'rupees' }, 'currency'],
    ['a receipt of 41 characters', { receipt: 'r'.repeat(41) }, 'receipt'],
    ['a receipt that is no text', { receipt: 7 }, 'receipt'],
    [
      '16 notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, 'x'])) },
      'notes',
    ],
    ['a note of 257 characters', { notes: { a: 'x'.repeat(257) } }, 'notes'],
  ])('is refused for %s, with the name of the field', (_what, fields, field) => {
    const books = newBooks()

    expect(refusalOf(() => newOrder(books, fields))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST_ERROR',
      description: expect.any(String),
      field,
    })
    expect(books.findOrders().count).toBe(0)
  })

  it('is refused with a field that the API does not know', () => {
    const books = newBooks()

    expect(refusalOf(() => newOrder(books, { donor: 'x' })).reason).toBe('extra_field_sent')
  })

  it('is found by its receipt, and by nothing else', () => {
    const books = newBooks()
    const order = newOrder(books)
    newOrder(books, { receipt: 'gift-2' })

    expect(books.findOrders({ receipt: 'gift-1' }).items).toEqual([order])
    expect(books.findOrders({ receipt: 'gift' })).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    })
    expect(books.findOrders().items[0]?.receipt).toBe('gift-2')
  })

  it('may share its receipt unless the account forbids it', () => {
    const books = newBooks()
    newOrder(books)
    newOrder(books)
    books.configure({ isReceiptUnique: true })

    expect(refusalOf(() => newOrder(books)).field).toBe('receipt')
  })

  it.each(['order_short', 'nothing', 'pay_00000000000000'])('is not found as %s', (id) => {
    expect(refusalOf(() => newBooks().fetchOrder(id)).description).toBe(`${id} is not a valid id`)
  })

  it('is not found by an unknown id', () => {
    expect(refusalOf(() => newBooks().fetchOrder('order_00000000000000'))).toMatchObject({
      status: 400,
      description: 'The id provided does not exist',
    })
  })

  it('is given as a copy', () => {
    const books = newBooks()
    const order = newOrder(books)
    order.amount = 1

    expect(books.fetchOrder(order.id).amount).toBe(50_000)
  })
})

describe('a payment', () => {
  it('that is captured pays its order', () => {
    const books = newBooks()
    const { id } = newOrder(books)
    const payment = books.pay(id, { outcome: 'captured', contact: '+919876543210' })

    expect(payment).toMatchObject({
      id: expect.stringMatching(/^pay_[0-9A-Za-z]{14}$/),
      status: 'captured',
      captured: true,
      amount: 50_000,
      order_id: id,
      international: false,
      method: 'upi',
      vpa: 'success@razorpay',
      contact: '+919876543210',
      fee: 1180,
      tax: 180,
      error_code: null,
      refund_status: null,
    })
    expect(books.fetchOrder(id)).toMatchObject({
      status: 'paid',
      amount_paid: 50_000,
      amount_due: 0,
      attempts: 1,
    })
    expect(eventTypes(books)).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
  })

  it('that fails leaves its order attempted, and says why', () => {
    const books = newBooks()
    const { id } = newOrder(books)
    const payment = books.pay(id, { outcome: 'failed' })

    expect(payment).toMatchObject({
      status: 'failed',
      captured: false,
      error_code: 'BAD_REQUEST_ERROR',
      error_description: expect.any(String),
      error_reason: 'payment_declined',
    })
    expect(books.fetchOrder(id)).toMatchObject({ status: 'attempted', amount_paid: 0, attempts: 1 })
    expect(eventTypes(books)).toEqual(['payment.failed'])
  })

  it('may be authorised late, and then counts', () => {
    const books = newBooks()
    const { id } = newOrder(books)
    const failed = books.pay(id, { outcome: 'failed' })
    const payment = books.lateAuthorise(failed.id)

    expect(payment).toMatchObject({ id: failed.id, status: 'captured', error_code: null })
    expect(books.fetchOrder(id).status).toBe('paid')
    expect(refusalOf(() => books.lateAuthorise(failed.id)).status).toBe(400)
  })

  it('waits for its capture where it is only authorised', () => {
    const books = newBooks()
    const { id } = newOrder(books)
    const payment = books.pay(id, { outcome: 'authorized' })

    expect(books.totals().capturedPaise).toBe(0)
    expect(refusalOf(() => books.capture(payment.id, 49_999)).status).toBe(400)
    expect(books.capture(payment.id, 50_000)).toMatchObject({ status: 'captured', captured: true })
    expect(refusalOf(() => books.capture(payment.id, 50_000)).description).toBe(
      'This payment has already been captured',
    )
    expect(refusalOf(() => books.failPayment(payment.id)).status).toBe(400)
  })

  it('that is only authorised may still fail', () => {
    const books = newBooks()
    const payment = books.pay(newOrder(books).id, { outcome: 'authorized' })

    expect(books.failPayment(payment.id).status).toBe('failed')
  })

  it('may come a second time for a paid order', () => {
    const books = newBooks()
    const { id } = newOrder(books)
    books.pay(id, { outcome: 'captured' })
    books.pay(id, { outcome: 'captured', method: 'card', international: true })

    expect(books.paymentsOfOrder(id).count).toBe(2)
    expect(books.paymentsOfOrder(id).items[0]).toMatchObject({ international: true, fee: 1770 })
    expect(books.totals()).toEqual({ capturedPaise: 100_000, refundedPaise: 0 })
    expect(eventTypes(books).filter((type) => type === 'order.paid')).toHaveLength(1)
  })

  it('is given back uncaptured the second time, where the account does that', () => {
    const books = newBooks()
    const { id } = newOrder(books)
    books.configure({ isSecondPaymentRefunded: true })
    books.pay(id, { outcome: 'captured' })
    const second = books.pay(id, { outcome: 'captured' })

    expect(second).toMatchObject({ status: 'refunded', captured: false, refund_status: 'full' })
    expect(books.totals()).toEqual({ capturedPaise: 50_000, refundedPaise: 0 })
    expect(eventTypes(books).slice(-2)).toEqual(['refund.created', 'refund.processed'])
  })

  it('may bring another amount and currency than the order', () => {
    const books = newBooks()
    const { id } = newOrder(books)

    expect(
      books.pay(id, { outcome: 'captured', amountOverride: 100, currencyOverride: 'USD' }),
    ).toMatchObject({ amount: 100, currency: 'USD' })
  })
})

describe('a refund', () => {
  function paid() {
    const books = newBooks()
    const payment = books.pay(newOrder(books).id, { outcome: 'captured' })
    return { books, payment }
  }

  it('has the shape of the Refunds API and moves its payment', () => {
    const { books, payment } = paid()
    const refund = books.refund(payment.id, { amount: 20_000, notes: { by: 'admin' } })

    expect(refund).toEqual({
      id: expect.stringMatching(/^rfnd_[0-9A-Za-z]{14}$/),
      entity: 'refund',
      amount: 20_000,
      currency: 'INR',
      payment_id: payment.id,
      notes: { by: 'admin' },
      receipt: null,
      acquirer_data: { arn: null },
      created_at: 1_700_000_000,
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: 'normal',
    })
    expect(books.fetchPayment(payment.id)).toMatchObject({
      status: 'captured',
      amount_refunded: 20_000,
      refund_status: 'partial',
    })
    expect(books.processRefund(refund.id).status).toBe('processed')
    expect(eventTypes(books).slice(-2)).toEqual(['refund.created', 'refund.processed'])
  })

  it('of all that is left ends the payment, while the order stays paid', () => {
    const { books, payment } = paid()
    books.configure({ refundStatus: 'processed' })
    books.refund(payment.id, { amount: 20_000 })

    expect(books.refund(payment.id)).toMatchObject({ amount: 30_000, status: 'processed' })
    expect(books.fetchPayment(payment.id)).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
      captured: true,
    })
    expect(books.fetchOrder(payment.order_id).status).toBe('paid')
    expect(books.totals()).toEqual({ capturedPaise: 50_000, refundedPaise: 50_000 })
    expect(refusalOf(() => books.refund(payment.id)).description).toBe(
      'The payment has been fully refunded already',
    )
  })

  it('is never more than what is left', () => {
    const { books, payment } = paid()
    books.refund(payment.id, { amount: 20_000 })

    expect(refusalOf(() => books.refund(payment.id, { amount: 30_001 })).status).toBe(400)
    expect(books.totals().refundedPaise).toBe(20_000)
  })

  it('is made once for a key, and refused for the key with another body', () => {
    const { books, payment } = paid()
    const request = { amount: 10_000, idempotencyKey: 'refund-0001' }
    const first = books.refund(payment.id, request)

    expect(books.refund(payment.id, request)).toEqual(first)
    expect(books.refundsOf(payment.id).count).toBe(1)
    expect(refusalOf(() => books.refund(payment.id, { ...request, amount: 10_001 })).status).toBe(
      400,
    )
    expect(refusalOf(() => books.refund(payment.id, { idempotencyKey: 'short' })).status).toBe(400)
  })

  it('gets 409 while another with its key is under way', () => {
    const { books } = paid()
    const end = books.startRefund('refund-0001')

    expect(refusalOf(() => books.startRefund('refund-0001')).status).toBe(409)
    end()
    expect(books.startRefund('refund-0001')).toBeTypeOf('function')
  })

  it('that fails gives the money back to the account', () => {
    const { books, payment } = paid()
    const refund = books.refund(payment.id)

    expect(books.failRefund(refund.id).status).toBe('failed')
    expect(books.fetchPayment(payment.id)).toMatchObject({
      status: 'captured',
      amount_refunded: 0,
      refund_status: null,
    })
    expect(books.processRefund(refund.id).status).toBe('failed')
  })

  it('needs a captured payment', () => {
    const books = newBooks()
    const payment = books.pay(newOrder(books).id, { outcome: 'authorized' })

    expect(refusalOf(() => books.refund(payment.id)).description).toBe(
      'The payment status should be captured for action to be taken',
    )
  })
})

describe('an event', () => {
  it('is a snapshot in the envelope of a webhook, signed over its bytes', () => {
    const books = newBooks()
    const { id } = newOrder(books)
    books.pay(id, { outcome: 'captured', notes: { name: 'रीता' } })
    const [authorized, , paid] = books.events()

    expect(JSON.parse(authorized?.body ?? '')).toMatchObject({
      entity: 'event',
      account_id: expect.stringMatching(/^acc_[0-9A-Za-z]{14}$/),
      event: 'payment.authorized',
      contains: ['payment'],
      payload: { payment: { entity: { status: 'authorized', captured: false } } },
      created_at: 1_700_000_000,
    })
    expect(JSON.parse(paid?.body ?? '')).toMatchObject({
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: { status: 'captured' } },
        order: { entity: { status: 'paid' } },
      },
    })
    expect(paid?.id).toMatch(/^evt_[0-9A-Za-z]{14}$/)
    expect(paid?.signature).toBe(
      createHmac('sha256', WEBHOOK_SECRET)
        .update(paid?.body ?? '')
        .digest('hex'),
    )
  })

  it('keeps the signature of its own time when the secret changes', () => {
    const books = newBooks()
    books.pay(newOrder(books).id, { outcome: 'failed' })
    const before = books.events()[0]?.signature
    books.rotateWebhookSecret('another one')
    books.pay(newOrder(books).id, { outcome: 'failed' })
    const [old, latest] = books.events()

    expect(old?.signature).toBe(before)
    expect(latest?.signature).toBe(
      createHmac('sha256', 'another one')
        .update(latest?.body ?? '')
        .digest('hex'),
    )
  })
})

it('signs order and payment for checkout with the key secret', () => {
  expect(newBooks().sign('order_A', 'pay_B')).toBe(
    createHmac('sha256', 'key secret').update('order_A|pay_B').digest('hex'),
  )
})

import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eventTypes, newBooks, newOrder, refusalOf, WEBHOOK_SECRET } from './books-fixture'

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
    const order = newOrder(books)
    const payment = books.pay(order.id, { outcome: 'captured' })
    return { books, order, payment }
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
    const { books, order, payment } = paid()
    books.configure({ refundStatus: 'processed' })
    books.refund(payment.id, { amount: 20_000 })

    expect(books.refund(payment.id)).toMatchObject({ amount: 30_000, status: 'processed' })
    expect(books.fetchPayment(payment.id)).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
      captured: true,
    })
    expect(books.fetchOrder(order.id).status).toBe('paid')
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

describe('a payment past the site', () => {
  it('by a QR code has no order, the notes of the code, and a bank reference', () => {
    const books = newBooks()
    const payment = books.payDirect({
      via: 'qr_code',
      amount: 25_000,
      contact: '+919876543210',
      vpa: 'rita@okbank',
      notes: { campaign: 'winter' },
    })

    expect(payment).toMatchObject({
      order_id: null,
      method: 'upi',
      status: 'captured',
      amount: 25_000,
      fee: 590,
      vpa: 'rita@okbank',
      contact: '+919876543210',
      email: null,
      notes: { campaign: 'winter' },
      acquirer_data: { rrn: expect.stringMatching(/^\d{12}$/) },
    })
    expect(eventTypes(books)).toEqual(['payment.captured', 'qr_code.credited'])
    expect(JSON.parse(books.events()[1]?.body ?? '')).toMatchObject({
      contains: ['payment', 'qr_code'],
      payload: {
        payment: { entity: { id: payment.id, order_id: null } },
        qr_code: { entity: { notes: { campaign: 'winter' }, payments_amount_received: 25_000 } },
      },
    })
  })

  it('by a payment link has an order that the site did not make', () => {
    const books = newBooks()
    const payment = books.payDirect({ via: 'payment_link', amount: 25_000, method: 'card' })
    const orderId = payment.order_id ?? ''

    expect(books.fetchOrder(orderId)).toMatchObject({ status: 'paid', amount: 25_000, notes: [] })
    expect(eventTypes(books)).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
      'payment_link.paid',
    ])
    expect(JSON.parse(books.events().at(-1)?.body ?? '')).toMatchObject({
      contains: ['payment_link', 'order', 'payment'],
      payload: {
        payment_link: { entity: { order_id: orderId, status: 'paid', amount_paid: 25_000 } },
        order: { entity: { id: orderId.replace('order_', '') } },
      },
    })
  })

  it('can be refunded as any other', () => {
    const books = newBooks()
    const { id } = books.payDirect({ via: 'qr_code', amount: 25_000 })

    expect(books.refund(id)).toMatchObject({ amount: 25_000, payment_id: id })
    expect(books.fetchPayment(id).status).toBe('refunded')
  })
})

describe('a list', () => {
  function threeGifts() {
    const books = newBooks()
    const seconds = [1_000_000_100, 1_000_000_300, 1_000_000_200]
    const gifts = seconds.map((second) => {
      books.setClock(() => second * 1000)
      const payment = books.payDirect({ via: 'qr_code', amount: 10_000 })
      return { payment, refund: books.refund(payment.id, { amount: 100 }) }
    })
    return { books, gifts }
  }

  it('of payments and refunds is the newest first, in pages', () => {
    const { books, gifts } = threeGifts()
    const newestFirst = [gifts[1], gifts[2], gifts[0]]

    expect(books.listPayments().items.map(({ id }) => id)).toEqual(
      newestFirst.map((gift) => gift?.payment.id),
    )
    expect(books.listPayments({ count: 1, skip: 1 })).toMatchObject({
      count: 1,
      items: [{ id: gifts[2]?.payment.id }],
    })
    expect(books.listRefunds({ skip: 2 }).items).toEqual([gifts[0]?.refund])
    expect(books.listRefunds({ skip: 3 })).toEqual({ entity: 'collection', count: 0, items: [] })
  })

  it('takes both ends of a time', () => {
    const { books, gifts } = threeGifts()

    expect(
      books.listPayments({ from: 1_000_000_200, to: 1_000_000_300 }).items.map(({ id }) => id),
    ).toEqual([gifts[1]?.payment.id, gifts[2]?.payment.id])
    expect(books.listRefunds({ to: 1_000_000_199 }).items).toEqual([gifts[0]?.refund])
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

describe('the keys of an account', () => {
  it('sign with the newest pair, and with an older one where checkout was opened with it', () => {
    const books = newBooks()
    const before = books.sign('order_A', 'pay_B')
    books.addKeys({ keyId: 'rzp_test_newer', keySecret: 'newer secret' })

    expect(books.keyId).toBe('rzp_test_newer')
    expect(books.sign('order_A', 'pay_B')).toBe(
      createHmac('sha256', 'newer secret').update('order_A|pay_B').digest('hex'),
    )
    expect(books.sign('order_A', 'pay_B', 'rzp_test_practice')).toBe(before)
  })

  it('stay valid until they are removed', () => {
    const books = newBooks()
    books.addKeys({ keyId: 'rzp_test_newer', keySecret: 'newer secret' })

    expect(books.secretOf('rzp_test_practice')).toBe('key secret')
    books.removeKeys('rzp_test_practice')
    expect(books.secretOf('rzp_test_practice')).toBeUndefined()
    expect(() => books.removeKeys('rzp_test_newer')).toThrow(RangeError)
  })
})

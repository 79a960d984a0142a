import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { eventTypes, newLedger, newOrder, refusalOf, WEBHOOK_SECRET } from './ledger-fixture'

describe('an order', () => {
  it('has the shape of the Orders API', () => {
    const order = newOrder(newLedger(), { notes: { attempt: 'a1' } })

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
    expect(newOrder(newLedger()).notes).toEqual([])
  })

  it.each([
    ['no amount', { amount: undefined }, 'amount'],
    ['less than a rupee', { amount: 99 }, 'amount'],
    ['nothing', { amount: 0 }, 'amount'],
    ['a negative amount', { amount: -100 }, 'amount'],
    ['a part of a paisa', { amount: 100.5 }, 'amount'],
    ['an amount in words', { amount: 'ten' }, 'amount'],
    ['no currency', { currency: undefined }, 'currency'],
    ['an unknown currency', { currency: 'rupees' }, 'currency'],
    ['a receipt of 41 characters', { receipt: 'r'.repeat(41) }, 'receipt'],
    ['a receipt that is no text', { receipt: 7 }, 'receipt'],
    [
      '16 notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, 'x'])) },
      'notes',
    ],
    ['a note of 257 characters', { notes: { a: 'x'.repeat(257) } }, 'notes'],
  ])('is refused for %s, with the name of the field', (_what, fields, field) => {
    const ledger = newLedger()

    expect(refusalOf(() => newOrder(ledger, fields))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST_ERROR',
      description: expect.any(String),
      field,
    })
    expect(ledger.findOrders().count).toBe(0)
  })

  it('is refused with a field that the API does not have', () => {
    const ledger = newLedger()

    expect(refusalOf(() => newOrder(ledger, { donor: 'x' })).reason).toBe('extra_field_sent')
  })

  it('is found by its receipt, and by nothing else', () => {
    const ledger = newLedger()
    const order = newOrder(ledger)
    newOrder(ledger, { receipt: 'gift-2' })

    expect(ledger.findOrders({ receipt: 'gift-1' }).items).toEqual([order])
    expect(ledger.findOrders({ receipt: 'gift' })).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    })
    expect(ledger.findOrders().items[0]?.receipt).toBe('gift-2')
  })

  it('may share its receipt unless the account forbids it', () => {
    const ledger = newLedger()
    newOrder(ledger)
    newOrder(ledger)
    ledger.configure({ isReceiptUnique: true })

    expect(refusalOf(() => newOrder(ledger)).field).toBe('receipt')
  })

  it.each(['order_short', 'nothing', 'pay_00000000000000'])('is not found as %s', (id) => {
    expect(refusalOf(() => newLedger().fetchOrder(id)).description).toBe(`${id} is not a valid id`)
  })

  it('is not found by an unknown id', () => {
    expect(refusalOf(() => newLedger().fetchOrder('order_00000000000000'))).toMatchObject({
      status: 400,
      description: 'The id provided does not exist',
    })
  })

  it('is given as a copy', () => {
    const ledger = newLedger()
    const order = newOrder(ledger)
    order.amount = 1

    expect(ledger.fetchOrder(order.id).amount).toBe(50_000)
  })
})

describe('a payment', () => {
  it('that is captured pays its order', () => {
    const ledger = newLedger()
    const { id } = newOrder(ledger)
    const payment = ledger.pay(id, { outcome: 'captured', contact: '+919876543210' })

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
    expect(ledger.fetchOrder(id)).toMatchObject({
      status: 'paid',
      amount_paid: 50_000,
      amount_due: 0,
      attempts: 1,
    })
    expect(eventTypes(ledger)).toEqual(['payment.authorized', 'payment.captured', 'order.paid'])
  })

  it('that fails leaves its order attempted, and says why', () => {
    const ledger = newLedger()
    const { id } = newOrder(ledger)
    const payment = ledger.pay(id, { outcome: 'failed' })

    expect(payment).toMatchObject({
      status: 'failed',
      captured: false,
      error_code: 'BAD_REQUEST_ERROR',
      error_description: expect.any(String),
      error_reason: 'payment_declined',
    })
    expect(ledger.fetchOrder(id)).toMatchObject({
      status: 'attempted',
      amount_paid: 0,
      attempts: 1,
    })
    expect(eventTypes(ledger)).toEqual(['payment.failed'])
  })

  it('may be authorised late, and then counts', () => {
    const ledger = newLedger()
    const { id } = newOrder(ledger)
    const failed = ledger.pay(id, { outcome: 'failed' })
    const payment = ledger.lateAuthorise(failed.id)

    expect(payment).toMatchObject({ id: failed.id, status: 'captured', error_code: null })
    expect(ledger.fetchOrder(id).status).toBe('paid')
    expect(refusalOf(() => ledger.lateAuthorise(failed.id)).status).toBe(400)
  })

  it('waits for its capture if it is only authorised', () => {
    const ledger = newLedger()
    const { id } = newOrder(ledger)
    const payment = ledger.pay(id, { outcome: 'authorized' })

    expect(ledger.totals().capturedPaise).toBe(0)
    expect(refusalOf(() => ledger.capture(payment.id, 49_999)).status).toBe(400)
    expect(ledger.capture(payment.id, 50_000)).toMatchObject({ status: 'captured', captured: true })
    expect(refusalOf(() => ledger.capture(payment.id, 50_000)).description).toBe(
      'This payment has already been captured',
    )
    expect(refusalOf(() => ledger.failPayment(payment.id)).status).toBe(400)
  })

  it('that is only authorised may still fail', () => {
    const ledger = newLedger()
    const payment = ledger.pay(newOrder(ledger).id, { outcome: 'authorized' })

    expect(ledger.failPayment(payment.id).status).toBe('failed')
  })

  it('may come a second time for a paid order', () => {
    const ledger = newLedger()
    const { id } = newOrder(ledger)
    ledger.pay(id, { outcome: 'captured' })
    ledger.pay(id, { outcome: 'captured', method: 'card', international: true })

    expect(ledger.paymentsOfOrder(id).count).toBe(2)
    expect(ledger.paymentsOfOrder(id).items[0]).toMatchObject({ international: true, fee: 1770 })
    expect(ledger.totals()).toEqual({ capturedPaise: 100_000, refundedPaise: 0 })
    expect(eventTypes(ledger).filter((type) => type === 'order.paid')).toHaveLength(1)
  })

  it('is returned uncaptured the second time, if the account does that', () => {
    const ledger = newLedger()
    const { id } = newOrder(ledger)
    ledger.configure({ isSecondPaymentRefunded: true })
    ledger.pay(id, { outcome: 'captured' })
    const second = ledger.pay(id, { outcome: 'captured' })

    expect(second).toMatchObject({ status: 'refunded', captured: false, refund_status: 'full' })
    expect(ledger.totals()).toEqual({ capturedPaise: 50_000, refundedPaise: 0 })
    expect(eventTypes(ledger).slice(-2)).toEqual(['refund.created', 'refund.processed'])
  })

  it('may bring another amount and currency than the order', () => {
    const ledger = newLedger()
    const { id } = newOrder(ledger)

    expect(
      ledger.pay(id, { outcome: 'captured', amountOverride: 100, currencyOverride: 'USD' }),
    ).toMatchObject({ amount: 100, currency: 'USD' })
  })
})

describe('a refund', () => {
  function paid() {
    const ledger = newLedger()
    const order = newOrder(ledger)
    const payment = ledger.pay(order.id, { outcome: 'captured' })
    return { ledger, order, payment }
  }

  it('has the shape of the Refunds API and moves its payment', () => {
    const { ledger, payment } = paid()
    const refund = ledger.refund(payment.id, { amount: 20_000, notes: { by: 'admin' } })

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
    expect(ledger.fetchPayment(payment.id)).toMatchObject({
      status: 'captured',
      amount_refunded: 20_000,
      refund_status: 'partial',
    })
    expect(ledger.processRefund(refund.id).status).toBe('processed')
    expect(eventTypes(ledger).slice(-2)).toEqual(['refund.created', 'refund.processed'])
  })

  it('of all that is left ends the payment, while the order stays paid', () => {
    const { ledger, order, payment } = paid()
    ledger.configure({ refundStatus: 'processed' })
    ledger.refund(payment.id, { amount: 20_000 })

    expect(ledger.refund(payment.id)).toMatchObject({ amount: 30_000, status: 'processed' })
    expect(ledger.fetchPayment(payment.id)).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
      captured: true,
    })
    expect(ledger.fetchOrder(order.id).status).toBe('paid')
    expect(ledger.totals()).toEqual({ capturedPaise: 50_000, refundedPaise: 50_000 })
    expect(refusalOf(() => ledger.refund(payment.id)).description).toBe(
      'The payment has been fully refunded already',
    )
  })

  it('is never more than the remaining amount', () => {
    const { ledger, payment } = paid()
    ledger.refund(payment.id, { amount: 20_000 })

    expect(refusalOf(() => ledger.refund(payment.id, { amount: 30_001 })).status).toBe(400)
    expect(ledger.totals().refundedPaise).toBe(20_000)
  })

  it('is made once per key, and refused for the same key with another body', () => {
    const { ledger, payment } = paid()
    const request = { amount: 10_000, idempotencyKey: 'refund-0001' }
    const first = ledger.refund(payment.id, request)

    expect(ledger.refund(payment.id, request)).toEqual(first)
    expect(ledger.refundsOf(payment.id).count).toBe(1)
    expect(refusalOf(() => ledger.refund(payment.id, { ...request, amount: 10_001 })).status).toBe(
      400,
    )
    expect(refusalOf(() => ledger.refund(payment.id, { idempotencyKey: 'short' })).status).toBe(400)
  })

  it('gets 409 while another with its key is in progress', () => {
    const { ledger } = paid()
    const end = ledger.startRefund('refund-0001')

    expect(refusalOf(() => ledger.startRefund('refund-0001')).status).toBe(409)
    end()
    expect(ledger.startRefund('refund-0001')).toBeTypeOf('function')
  })

  it('that fails gives the money back to the account', () => {
    const { ledger, payment } = paid()
    const refund = ledger.refund(payment.id)

    expect(ledger.failRefund(refund.id).status).toBe('failed')
    expect(ledger.fetchPayment(payment.id)).toMatchObject({
      status: 'captured',
      amount_refunded: 0,
      refund_status: null,
    })
    expect(ledger.processRefund(refund.id).status).toBe('failed')
  })

  it('needs a captured payment', () => {
    const ledger = newLedger()
    const payment = ledger.pay(newOrder(ledger).id, { outcome: 'authorized' })

    expect(refusalOf(() => ledger.refund(payment.id)).description).toBe(
      'The payment status should be captured for action to be taken',
    )
  })
})

describe('a payment outside the site', () => {
  it('by a QR code has no order, the notes of the code, and a bank reference', () => {
    const ledger = newLedger()
    const payment = ledger.payDirect({
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
    expect(eventTypes(ledger)).toEqual(['payment.captured', 'qr_code.credited'])
    expect(JSON.parse(ledger.events()[1]?.body ?? '')).toMatchObject({
      contains: ['payment', 'qr_code'],
      payload: {
        payment: { entity: { id: payment.id, order_id: null } },
        qr_code: { entity: { notes: { campaign: 'winter' }, payments_amount_received: 25_000 } },
      },
    })
  })

  it('by a payment link has an order that the site did not make', () => {
    const ledger = newLedger()
    const payment = ledger.payDirect({ via: 'payment_link', amount: 25_000, method: 'card' })
    const orderId = payment.order_id ?? ''

    expect(ledger.fetchOrder(orderId)).toMatchObject({ status: 'paid', amount: 25_000, notes: [] })
    expect(eventTypes(ledger)).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
      'payment_link.paid',
    ])
    expect(JSON.parse(ledger.events().at(-1)?.body ?? '')).toMatchObject({
      contains: ['payment_link', 'order', 'payment'],
      payload: {
        payment_link: { entity: { order_id: orderId, status: 'paid', amount_paid: 25_000 } },
        order: { entity: { id: orderId.replace('order_', '') } },
      },
    })
  })

  it('can be refunded as any other', () => {
    const ledger = newLedger()
    const { id } = ledger.payDirect({ via: 'qr_code', amount: 25_000 })

    expect(ledger.refund(id)).toMatchObject({ amount: 25_000, payment_id: id })
    expect(ledger.fetchPayment(id).status).toBe('refunded')
  })
})

describe('a list', () => {
  function threeGifts() {
    const ledger = newLedger()
    const seconds = [1_000_000_100, 1_000_000_300, 1_000_000_200]
    const gifts = seconds.map((second) => {
      ledger.setClock(() => second * 1000)
      const payment = ledger.payDirect({ via: 'qr_code', amount: 10_000 })
      return { payment, refund: ledger.refund(payment.id, { amount: 100 }) }
    })
    return { ledger, gifts }
  }

  it('of payments and refunds is the newest first, in pages', () => {
    const { ledger, gifts } = threeGifts()
    const newestFirst = [gifts[1], gifts[2], gifts[0]]

    expect(ledger.listPayments().items.map(({ id }) => id)).toEqual(
      newestFirst.map((gift) => gift?.payment.id),
    )
    expect(ledger.listPayments({ count: 1, skip: 1 })).toMatchObject({
      count: 1,
      items: [{ id: gifts[2]?.payment.id }],
    })
    expect(ledger.listRefunds({ skip: 2 }).items).toEqual([gifts[0]?.refund])
    expect(ledger.listRefunds({ skip: 3 })).toEqual({ entity: 'collection', count: 0, items: [] })
  })

  it('includes both ends of a time range', () => {
    const { ledger, gifts } = threeGifts()

    expect(
      ledger.listPayments({ from: 1_000_000_200, to: 1_000_000_300 }).items.map(({ id }) => id),
    ).toEqual([gifts[1]?.payment.id, gifts[2]?.payment.id])
    expect(ledger.listRefunds({ to: 1_000_000_199 }).items).toEqual([gifts[0]?.refund])
  })
})

describe('an event', () => {
  it('is a snapshot in the envelope of a webhook, signed over its bytes', () => {
    const ledger = newLedger()
    const { id } = newOrder(ledger)
    ledger.pay(id, { outcome: 'captured', notes: { name: 'रीता' } })
    const [authorized, , paid] = ledger.events()

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

  it('keeps its original signature when the secret changes', () => {
    const ledger = newLedger()
    ledger.pay(newOrder(ledger).id, { outcome: 'failed' })
    const before = ledger.events()[0]?.signature
    ledger.rotateWebhookSecret('another one')
    ledger.pay(newOrder(ledger).id, { outcome: 'failed' })
    const [old, latest] = ledger.events()

    expect(old?.signature).toBe(before)
    expect(latest?.signature).toBe(
      createHmac('sha256', 'another one')
        .update(latest?.body ?? '')
        .digest('hex'),
    )
  })
})

it('signs order and payment for checkout with the key secret', () => {
  expect(newLedger().sign('order_A', 'pay_B')).toBe(
    createHmac('sha256', 'key secret').update('order_A|pay_B').digest('hex'),
  )
})

describe('the keys of an account', () => {
  it('sign with the newest pair, or with an older one that checkout was opened with', () => {
    const ledger = newLedger()
    const before = ledger.sign('order_A', 'pay_B')
    ledger.addKeys({ keyId: 'rzp_test_newer', keySecret: 'newer secret' })

    expect(ledger.keyId).toBe('rzp_test_newer')
    expect(ledger.sign('order_A', 'pay_B')).toBe(
      createHmac('sha256', 'newer secret').update('order_A|pay_B').digest('hex'),
    )
    expect(ledger.sign('order_A', 'pay_B', 'rzp_test_practice')).toBe(before)
  })

  it('stay valid until they are removed', () => {
    const ledger = newLedger()
    ledger.addKeys({ keyId: 'rzp_test_newer', keySecret: 'newer secret' })

    expect(ledger.secretOf('rzp_test_practice')).toBe('key secret')
    ledger.removeKeys('rzp_test_practice')
    expect(ledger.secretOf('rzp_test_practice')).toBeUndefined()
    expect(() => ledger.removeKeys('rzp_test_newer')).toThrow(RangeError)
  })
})

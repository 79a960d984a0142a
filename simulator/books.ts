import { createHmac } from 'node:crypto'
import {
  type Collection,
  DECLINED,
  type EventType,
  type GatewayEvent,
  type Method,
  NO_PROBLEM,
  type Notes,
  type Order,
  type Payment,
  type Refund,
  toCollection,
} from './entities'
import { GatewayError, unknownId } from './gateway-error'
import { readAmount, readOrderBody, readRefundBody } from './request-body'

export type BooksOptions = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** In milliseconds; the clock by default. */
  now?: () => number
  /** From 0 to below 1, for the ids. */
  random?: () => number
}

/** How the account behaves where the real one may do this or that; changed with `configure`. */
export type BooksSettings = {
  /** What a new refund is at first. */
  refundStatus: 'pending' | 'processed'
  /** Whether a second success on an order is given back at once, before capture, as the docs say. */
  isSecondPaymentRefunded: boolean
  /** Whether a receipt may be used once only. */
  isReceiptUnique: boolean
}

export type PayOptions = {
  outcome: 'captured' | 'authorized' | 'failed'
  method?: Method
  international?: boolean
  /** In paise, and the currency: what no honest payment has, to test that it is noticed. */
  amountOverride?: number
  currencyOverride?: string
  email?: string
  contact?: string
  description?: string
  notes?: Notes
}

/** Totals over all captured payments, in paise; failed refunds are not counted. */
export type Totals = { capturedPaise: number; refundedPaise: number }

export type Books = ReturnType<typeof createBooks>

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 14
const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{10,}$/
const FEE_SHARE = 0.02
const INTERNATIONAL_FEE_SHARE = 0.03
const GST_SHARE = 0.18

/**
 * The state of a Razorpay account, in memory: orders, payments, refunds, and the events of all that
 * happened. Every function answers with copies in the shapes of the API, and throws GatewayError
 * where the API would refuse.
 */
export function createBooks({
  keyId,
  keySecret,
  webhookSecret: firstWebhookSecret,
  now = Date.now,
  random = Math.random,
}: BooksOptions) {
  const orders = new Map<string, Order>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const manualCapture = new Set<string>()
  const keyed = new Map<string, { request: string; refundId: string }>()
  const keysInProgress = new Set<string>()
  const events: GatewayEvent[] = []
  const settings: BooksSettings = {
    refundStatus: 'pending',
    isSecondPaymentRefunded: false,
    isReceiptUnique: false,
  }
  const accountId = newId('acc')
  let webhookSecret = firstWebhookSecret

  function newId(prefix: string): string {
    const letters = Array.from({ length: ID_LENGTH }, () => BASE62[Math.floor(random() * 62)])
    return `${prefix}_${letters.join('')}`
  }

  function newDigits(count: number): string {
    return Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  }

  function nowSeconds(): number {
    return Math.floor(now() / 1000)
  }

  /** Writes an event down with what the entities are at this moment, signed with today's secret. */
  function emit(type: EventType, parts: { payment: Payment; order?: Order; refund?: Refund }) {
    const { payment, order, refund } = parts
    const payload = {
      ...(refund && { refund: { entity: refund } }),
      payment: { entity: payment },
      ...(order && { order: { entity: order } }),
    }
    const body = JSON.stringify({
      entity: 'event',
      account_id: accountId,
      event: type,
      contains: Object.keys(payload),
      payload,
      created_at: nowSeconds(),
    })
    events.push({ id: newId('evt'), type, body, signature: hmac(body, webhookSecret) })
  }

  function orderOf(id: string): Order {
    return find(orders, id, 'order')
  }

  function paymentOf(id: string): Payment {
    return find(payments, id, 'pay')
  }

  /** A payment reached the account: captured, left to be captured by hand, or given back. */
  function receive(payment: Payment, isToBeCaptured: boolean) {
    const order = orderOf(payment.order_id)
    Object.assign(payment, NO_PROBLEM, { status: 'authorized' })
    emit('payment.authorized', { payment })
    if (order.status === 'paid' && settings.isSecondPaymentRefunded) giveBack(payment)
    else if (isToBeCaptured) book(payment, order)
  }

  function book(payment: Payment, order: Order) {
    const share = payment.international ? INTERNATIONAL_FEE_SHARE : FEE_SHARE
    const feeBeforeTax = Math.round(payment.amount * share)
    const tax = Math.round(feeBeforeTax * GST_SHARE)
    Object.assign(payment, { status: 'captured', captured: true, fee: feeBeforeTax + tax, tax })
    emit('payment.captured', { payment })
    if (order.status === 'paid') return
    Object.assign(order, {
      status: 'paid',
      amount_paid: payment.amount,
      amount_due: Math.max(0, order.amount - payment.amount),
    })
    emit('order.paid', { payment, order })
  }

  /** The gateway's own refund of money that it never captured. */
  function giveBack(payment: Payment) {
    const refund = addRefund(payment, { amount: payment.amount })
    emit('refund.created', { refund, payment })
    refund.status = 'processed'
    emit('refund.processed', { refund, payment })
  }

  function addRefund(payment: Payment, details: Partial<Refund> & { amount: number }): Refund {
    const refund: Refund = {
      id: newId('rfnd'),
      entity: 'refund',
      currency: payment.currency,
      payment_id: payment.id,
      notes: [],
      receipt: null,
      acquirer_data: { arn: null },
      created_at: nowSeconds(),
      batch_id: null,
      status: 'pending',
      speed_processed: 'normal',
      speed_requested: 'normal',
      ...details,
    }
    refunds.set(refund.id, refund)
    setRefunded(payment, payment.amount_refunded + refund.amount)
    return refund
  }

  function setRefunded(payment: Payment, amount: number) {
    const isFull = amount >= payment.amount
    payment.amount_refunded = amount
    payment.refund_status = amount === 0 ? null : isFull ? 'full' : 'partial'
    payment.status = isFull ? 'refunded' : 'captured'
  }

  function settleRefund(refundId: string, status: 'processed' | 'failed'): Refund {
    const refund = find(refunds, refundId, 'rfnd')
    if (refund.status !== 'pending') return structuredClone(refund)
    const payment = paymentOf(refund.payment_id)
    refund.status = status
    if (status === 'processed') refund.acquirer_data.arn = newDigits(23)
    else setRefunded(payment, payment.amount_refunded - refund.amount)
    emit(`refund.${status}`, { refund, payment })
    return structuredClone(refund)
  }

  return {
    keyId,
    keySecret,

    /** Changes how the account behaves from now on. */
    configure(changes: Partial<BooksSettings>): void {
      Object.assign(settings, changes)
    },

    /** POST /v1/orders with this body. */
    createOrder(body: unknown): Order {
      const { isManualCapture, ...fields } = readOrderBody(body)
      const isTaken = [...orders.values()].some(({ receipt }) => receipt === fields.receipt)
      if (settings.isReceiptUnique && fields.receipt !== null && isTaken) {
        throw new GatewayError('Order receipt should be unique.', { field: 'receipt' })
      }
      const order: Order = {
        id: newId('order'),
        entity: 'order',
        amount: fields.amount,
        amount_paid: 0,
        amount_due: fields.amount,
        currency: fields.currency,
        receipt: fields.receipt,
        offer_id: null,
        status: 'created',
        attempts: 0,
        notes: fields.notes,
        created_at: nowSeconds(),
      }
      orders.set(order.id, order)
      if (isManualCapture) manualCapture.add(order.id)
      return structuredClone(order)
    },

    /** GET /v1/orders, newest first. */
    findOrders(query: { receipt?: string } & Page = {}): Collection<Order> {
      const { receipt } = query
      return page(
        [...orders.values()].filter((order) => receipt === undefined || order.receipt === receipt),
        query,
      )
    },

    /** GET /v1/orders/:id. */
    fetchOrder(orderId: string): Order {
      return structuredClone(orderOf(orderId))
    },

    /** GET /v1/orders/:id/payments. */
    paymentsOfOrder(orderId: string): Collection<Payment> {
      orderOf(orderId)
      const own = [...payments.values()].filter((payment) => payment.order_id === orderId)
      return page(own, { count: own.length })
    },

    /** GET /v1/payments. */
    listPayments(query: Page = {}): Collection<Payment> {
      return page([...payments.values()], query)
    },

    /** GET /v1/payments/:id. */
    fetchPayment(paymentId: string): Payment {
      return structuredClone(paymentOf(paymentId))
    },

    /** Whether the order itself asked to wait for a capture by hand. */
    isCapturedByHand(orderId: string): boolean {
      return manualCapture.has(orderId)
    },

    /**
     * A donor pays, or tries to. A second success on a paid order is possible, as two attempts may
     * have been under way at once.
     */
    pay(orderId: string, options: PayOptions): Payment {
      const order = orderOf(orderId)
      const { outcome, method = 'upi', international = false } = options
      const isUpi = method === 'upi'
      const payment: Payment = {
        id: newId('pay'),
        entity: 'payment',
        amount: options.amountOverride ?? order.amount,
        currency: options.currencyOverride ?? order.currency,
        status: 'created',
        order_id: order.id,
        invoice_id: null,
        international,
        method,
        amount_refunded: 0,
        refund_status: null,
        captured: false,
        description: options.description ?? null,
        card_id: method === 'card' ? newId('card') : null,
        bank: method === 'netbanking' ? 'SBIN' : null,
        wallet: method === 'wallet' ? 'airtelmoney' : null,
        vpa: isUpi ? 'success@razorpay' : null,
        email: options.email ?? null,
        contact: options.contact ?? null,
        notes: options.notes ?? [],
        fee: null,
        tax: null,
        ...NO_PROBLEM,
        acquirer_data: isUpi ? { rrn: newDigits(12) } : { auth_code: newDigits(6) },
        created_at: nowSeconds(),
      }
      payments.set(payment.id, payment)
      order.attempts += 1
      if (order.status === 'created') order.status = 'attempted'
      if (outcome === 'failed') {
        Object.assign(payment, DECLINED, { status: 'failed' })
        emit('payment.failed', { payment })
      } else receive(payment, outcome === 'captured')
      return structuredClone(payment)
    },

    /** POST /v1/payments/:id/capture with this amount in paise. */
    capture(paymentId: string, amount: unknown, currency?: unknown): Payment {
      const payment = paymentOf(paymentId)
      const paise = readAmount(amount)
      if (payment.captured) throw refusal('This payment has already been captured')
      if (payment.status !== 'authorized') {
        throw refusal('The payment status should be authorized for action to be taken')
      }
      if (paise !== payment.amount || (currency ?? payment.currency) !== payment.currency) {
        throw refusal('Capture amount must be equal to the amount authorized')
      }
      const order = orderOf(payment.order_id)
      if (order.status === 'paid') throw refusal('Payment already done for this order.')
      book(payment, order)
      return structuredClone(payment)
    },

    /** The bank takes back what it had only authorised; once captured, money stays. */
    failPayment(paymentId: string): Payment {
      const payment = paymentOf(paymentId)
      if (payment.status !== 'authorized') throw refusal('The payment cannot fail any more')
      Object.assign(payment, DECLINED, { status: 'failed' })
      emit('payment.failed', { payment })
      return structuredClone(payment)
    },

    /** The bank approves late what was marked failed: it counts, and is captured. */
    lateAuthorise(paymentId: string): Payment {
      const payment = paymentOf(paymentId)
      if (payment.status !== 'failed') throw refusal('The payment has not failed')
      receive(payment, !manualCapture.has(payment.order_id))
      return structuredClone(payment)
    },

    /**
     * Marks an idempotency key as worked on; a second request with it meanwhile gets 409.
     * @returns what ends it.
     */
    startRefund(idempotencyKey: string): () => void {
      if (keysInProgress.has(idempotencyKey)) {
        throw new GatewayError(
          'Request failed because another request is in progress with the same Idempotency Key',
          { status: 409 },
        )
      }
      keysInProgress.add(idempotencyKey)
      return () => keysInProgress.delete(idempotencyKey)
    },

    /** POST /v1/payments/:id/refund; all that is left where no amount is given. */
    refund(
      paymentId: string,
      { idempotencyKey, ...body }: { idempotencyKey?: string; [field: string]: unknown } = {},
    ): Refund {
      const payment = paymentOf(paymentId)
      const { speed, ...fields } = readRefundBody(body)
      const request = JSON.stringify([paymentId, speed, fields])
      if (idempotencyKey !== undefined) {
        if (!IDEMPOTENCY_KEY.test(idempotencyKey)) {
          throw refusal('The idempotency key must have 10 or more of A-Z a-z 0-9 - _')
        }
        const earlier = keyed.get(idempotencyKey)
        if (earlier && earlier.request !== request) {
          throw refusal(
            'Different request with the same idempotency key has already been processed.',
          )
        }
        if (earlier) return structuredClone(find(refunds, earlier.refundId, 'rfnd'))
      }
      if (payment.status === 'refunded') {
        throw refusal('The payment has been fully refunded already')
      }
      if (!payment.captured) {
        throw refusal('The payment status should be captured for action to be taken')
      }
      const rest = payment.amount - payment.amount_refunded
      const amount = fields.amount ?? rest
      if (amount > rest) {
        throw refusal('The total refund amount is greater than the refund payment amount')
      }
      const refund = addRefund(payment, { ...fields, amount, speed_requested: speed })
      if (idempotencyKey !== undefined) keyed.set(idempotencyKey, { request, refundId: refund.id })
      emit('refund.created', { refund, payment })
      if (settings.refundStatus === 'processed') return settleRefund(refund.id, 'processed')
      return structuredClone(refund)
    },

    /** The bank has paid a pending refund out; a settled one stays what it is. */
    processRefund(refundId: string): Refund {
      return settleRefund(refundId, 'processed')
    },

    /** The bank could not pay a pending refund out: the money is the account's again. */
    failRefund(refundId: string): Refund {
      return settleRefund(refundId, 'failed')
    },

    /** GET /v1/payments/:id/refunds. */
    refundsOf(paymentId: string): Collection<Refund> {
      paymentOf(paymentId)
      const own = [...refunds.values()].filter((refund) => refund.payment_id === paymentId)
      return page(own, { count: own.length })
    },

    /** GET /v1/refunds/:id. */
    fetchRefund(refundId: string): Refund {
      return structuredClone(find(refunds, refundId, 'rfnd'))
    },

    /** The signature that checkout hands to the site: over order and payment, with the key secret. */
    sign(orderId: string, paymentId: string): string {
      return hmac(`${orderId}|${paymentId}`, keySecret)
    },

    /** From now on events are signed with this one; those that happened keep their signature. */
    rotateWebhookSecret(secret: string): void {
      webhookSecret = secret
    },

    /** Every event so far, oldest first. */
    events(): readonly GatewayEvent[] {
      return [...events]
    },

    /** What came in and what went back, over every payment that was captured. */
    totals(): Totals {
      const captured = [...payments.values()].filter((payment) => payment.captured)
      return {
        capturedPaise: sum(captured.map((payment) => payment.amount)),
        refundedPaise: sum(captured.map((payment) => payment.amount_refunded)),
      }
    },
  }
}

type Page = { count?: number; skip?: number }

function page<T>(items: T[], { count = 10, skip = 0 }: Page): Collection<T> {
  const newestFirst = items.toReversed().slice(skip, skip + count)
  return toCollection(structuredClone(newestFirst))
}

function find<T>(entities: Map<string, T>, id: string, prefix: string): T {
  if (!new RegExp(`^${prefix}_[0-9A-Za-z]{${ID_LENGTH}}$`).test(id)) {
    throw new GatewayError(`${id} is not a valid id`)
  }
  const entity = entities.get(id)
  if (!entity) throw unknownId()
  return entity
}

function refusal(description: string): GatewayError {
  return new GatewayError(description)
}

function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

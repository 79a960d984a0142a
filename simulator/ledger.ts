import { createDirectPayments, type DirectPayment } from './direct-payments'
import { createDisputes } from './disputes'
import type { Collection, GatewayEvent, Order, Payment, Refund } from './entities'
import { GatewayError } from './gateway-error'
import { type Page, page } from './paging'
import { readAmount, readOrderBody, readRefundBody } from './request-body'
import { createSettlements } from './settlements'
import {
  createStore,
  hmac,
  type LedgerOptions,
  type LedgerSettings,
  type PaymentOptions,
} from './store'
import { createSubscriptions, signMandate } from './subscriptions'

export type PayOptions = PaymentOptions & { outcome: 'captured' | 'authorized' | 'failed' }

/** Totals over all captured payments, in paise; failed refunds are not counted. */
export type Totals = { capturedPaise: number; refundedPaise: number }

export type ApiKeys = { keyId: string; keySecret: string }

export type Ledger = ReturnType<typeof createLedger>

const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{10,}$/

/**
 * The state of a Razorpay account, in memory: orders, payments, refunds, disputes, settlements, and
 * their events. Every function returns copies in the shapes of the API, and throws GatewayError if
 * the API would refuse.
 */
export function createLedger(options: LedgerOptions) {
  const secrets = new Map([[options.keyId, options.keySecret]])
  let current: ApiKeys = { keyId: options.keyId, keySecret: options.keySecret }
  const store = createStore(options)
  const { orders, payments, refunds, manualCapture, settings } = store
  const { orderOf, paymentOf, refundOf } = store
  const directPayments = createDirectPayments(store)
  const keyed = new Map<string, { request: string; refundId: string }>()
  const keysInProgress = new Set<string>()

  return {
    /** The `account_id` of every event. */
    accountId: store.accountId,

    /** The newest key pair. */
    get keyId(): string {
      return current.keyId
    },
    get keySecret(): string {
      return current.keySecret
    },

    /** Adds a key pair, as a rotation does: it becomes the current one, and the old one stays valid. */
    addKeys(keys: ApiKeys): void {
      secrets.set(keys.keyId, keys.keySecret)
      current = keys
    },

    /** Removes a key pair; the current one stays. */
    removeKeys(keyId: string): void {
      if (keyId === current.keyId) throw new RangeError('The current keys cannot be removed')
      secrets.delete(keyId)
    },

    /** Returns the secret of a valid key pair; undefined for any other key. */
    secretOf(keyId: string): string | undefined {
      return secrets.get(keyId)
    },

    /** Sets the clock, which returns milliseconds. */
    setClock: store.setClock,

    /** Changes how the account behaves from now on. */
    configure(changes: Partial<LedgerSettings>): void {
      Object.assign(settings, changes)
    },

    /** POST /v1/orders with this body. */
    createOrder(body: unknown): Order {
      const fields = readOrderBody(body)
      const isTaken = [...orders.values()].some(({ receipt }) => receipt === fields.receipt)
      if (settings.isReceiptUnique && fields.receipt !== null && isTaken) {
        throw new GatewayError('Order receipt should be unique.', { field: 'receipt' })
      }
      return structuredClone(store.addOrder(fields))
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
      return page(payments.values(), query)
    },

    /** GET /v1/payments/:id. */
    fetchPayment(paymentId: string): Payment {
      return structuredClone(paymentOf(paymentId))
    },

    /** Whether the order itself requested manual capture. */
    isCapturedByHand(orderId: string): boolean {
      return manualCapture.has(orderId)
    },

    /**
     * A donor pays, or tries to. A second success on a paid order is possible, because two attempts may
     * run at once.
     */
    pay(orderId: string, { outcome, ...options }: PayOptions): Payment {
      const order = orderOf(orderId)
      const payment = store.addPayment(order, options)
      if (outcome === 'failed') store.fail(payment)
      else store.receive(payment, outcome === 'captured')
      return structuredClone(payment)
    },

    /** A donor pays outside the site, by a payment link or QR code of the account. */
    payDirect(payment: DirectPayment): Payment {
      return structuredClone(directPayments.pay(payment))
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
      const order = store.orderOfPayment(payment)
      if (order?.status === 'paid') throw refusal('Payment already done for this order.')
      store.book(payment, order)
      return structuredClone(payment)
    },

    /** The bank withdraws an authorised payment; captured money stays. */
    failPayment(paymentId: string): Payment {
      const payment = paymentOf(paymentId)
      if (payment.status !== 'authorized') throw refusal('The payment cannot fail any more')
      store.fail(payment)
      return structuredClone(payment)
    },

    /** The bank approves a failed payment late: it is captured and counts. */
    lateAuthorise(paymentId: string): Payment {
      const payment = paymentOf(paymentId)
      if (payment.status !== 'failed') throw refusal('The payment has not failed')
      store.receive(payment, !payment.order_id || !manualCapture.has(payment.order_id))
      return structuredClone(payment)
    },

    /**
     * Marks an idempotency key as in progress; a second request with it meanwhile gets 409.
     * @returns a function that ends this.
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

    /** POST /v1/payments/:id/refund; refunds all that is left if no amount is given. */
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
        if (earlier) return structuredClone(refundOf(earlier.refundId))
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
      const refund = store.addRefund(payment, { ...fields, amount, speed_requested: speed })
      if (idempotencyKey !== undefined) keyed.set(idempotencyKey, { request, refundId: refund.id })
      store.emit('refund.created', { refund, payment })
      if (settings.refundStatus === 'processed') store.settleRefund(refund, 'processed')
      return structuredClone(refund)
    },

    /** The bank has paid a pending refund; one already settled does not change. */
    processRefund(refundId: string): Refund {
      const refund = refundOf(refundId)
      store.settleRefund(refund, 'processed')
      return structuredClone(refund)
    },

    /** The bank could not pay a pending refund: the money returns to the account. */
    failRefund(refundId: string): Refund {
      const refund = refundOf(refundId)
      store.settleRefund(refund, 'failed')
      return structuredClone(refund)
    },

    /** GET /v1/payments/:id/refunds. */
    refundsOf(paymentId: string): Collection<Refund> {
      paymentOf(paymentId)
      const own = [...refunds.values()].filter((refund) => refund.payment_id === paymentId)
      return page(own, { count: own.length })
    },

    /** GET /v1/refunds. */
    listRefunds(query: Page = {}): Collection<Refund> {
      return page(refunds.values(), query)
    },

    /** GET /v1/refunds/:id. */
    fetchRefund(refundId: string): Refund {
      return structuredClone(refundOf(refundId))
    },

    ...createDisputes(store),
    ...createSettlements(store),
    ...createSubscriptions(store),
    createQrCode: directPayments.createQrCode,
    listQrCodes: directPayments.listQrCodes,

    /**
     * The signature that checkout passes to the site: over order and payment, with the key secret.
     * @param keyId the key that checkout was opened with; the current key by default.
     */
    sign(orderId: string, paymentId: string, keyId = current.keyId): string {
      return hmac(`${orderId}|${paymentId}`, secrets.get(keyId) ?? current.keySecret)
    },

    /** As `sign`, after a mandate was authorised: over payment and subscription. */
    signMandate(paymentId: string, subscriptionId: string, keyId = current.keyId): string {
      return signMandate(paymentId, subscriptionId, secrets.get(keyId) ?? current.keySecret)
    },

    /** Signs new events with this secret; existing events keep their signature. */
    rotateWebhookSecret(secret: string): void {
      store.rotateWebhookSecret(secret)
    },

    /** Deletes everything that has happened; keys, settings and clock stay. */
    empty(): void {
      for (const kept of [
        ...[orders, payments, refunds, store.disputes, store.settlements],
        ...[store.plans, store.subscriptions, store.invoices, directPayments.qrCodes],
      ]) {
        kept.clear()
      }
      store.settlementRows.length = 0
      store.events.length = 0
    },

    /** Every event so far, oldest first. */
    events(): readonly GatewayEvent[] {
      return [...store.events]
    },

    /**
     * Calls the listener with every new event.
     * @returns a function that unsubscribes it.
     */
    onEvent(listener: (event: GatewayEvent) => void): () => void {
      store.listeners.add(listener)
      return () => store.listeners.delete(listener)
    },

    /** Sums what came in and what was refunded, over all captured payments. */
    totals(): Totals {
      const captured = [...payments.values()].filter((payment) => payment.captured)
      return {
        capturedPaise: sum(captured.map((payment) => payment.amount)),
        refundedPaise: sum(captured.map((payment) => payment.amount_refunded)),
      }
    },
  }
}

function refusal(description: string): GatewayError {
  return new GatewayError(description)
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

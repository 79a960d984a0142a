import { createDirectPayments, type DirectPayment } from './direct-payments'
import { createDisputes } from './disputes'
import type { Collection, GatewayEvent, Order, Payment } from './entities'
import { GatewayError } from './gateway-error'
import { type Page, page } from './paging'
import { createRefunds } from './refunds'
import { readAmount, readOrderBody } from './request-body'
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
  const { orderOf, paymentOf } = store
  const directPayments = createDirectPayments(store)

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
      if (payment.captured) throw new GatewayError('This payment has already been captured')
      if (payment.status !== 'authorized') {
        throw new GatewayError('The payment status should be authorized for action to be taken')
      }
      if (paise !== payment.amount || (currency ?? payment.currency) !== payment.currency) {
        throw new GatewayError('Capture amount must be equal to the amount authorized')
      }
      const order = store.orderOfPayment(payment)
      if (order?.status === 'paid') throw new GatewayError('Payment already done for this order.')
      store.book(payment, order)
      return structuredClone(payment)
    },

    /** The bank withdraws an authorised payment; captured money stays. */
    failPayment(paymentId: string): Payment {
      const payment = paymentOf(paymentId)
      if (payment.status !== 'authorized')
        throw new GatewayError('The payment cannot fail any more')
      store.fail(payment)
      return structuredClone(payment)
    },

    /** The bank approves a failed payment late: it is captured and counts. */
    lateAuthorise(paymentId: string): Payment {
      const payment = paymentOf(paymentId)
      if (payment.status !== 'failed') throw new GatewayError('The payment has not failed')
      store.receive(payment, !payment.order_id || !manualCapture.has(payment.order_id))
      return structuredClone(payment)
    },

    ...createRefunds(store),
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
      orders.clear()
      payments.clear()
      refunds.clear()
      store.disputes.clear()
      store.settlements.clear()
      store.plans.clear()
      store.subscriptions.clear()
      store.invoices.clear()
      directPayments.qrCodes.clear()
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

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

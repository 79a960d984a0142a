import { createHmac } from 'node:crypto'
import {
  DECLINED,
  type Dispute,
  type EventType,
  type GatewayEvent,
  type Invoice,
  type Method,
  NO_PROBLEM,
  type Notes,
  type Order,
  type Payment,
  type Plan,
  type Refund,
  type Settlement,
  type SettlementRow,
  type Subscription,
} from './entities'
import { GatewayError, unknownId } from './gateway-error'
import type { OrderBody } from './request-body'

export type LedgerOptions = {
  keyId: string
  keySecret: string
  webhookSecret: string
  /** In milliseconds; the clock by default. */
  now?: () => number
  /** From 0 up to but not including 1, for the ids. */
  random?: () => number
}

/** Options for behaviour that differs between real accounts; changed with `configure`. */
export type LedgerSettings = {
  /** The first status of a new refund. */
  refundStatus: 'pending' | 'processed'
  /** Whether a second success on an order is returned at once, before capture, as the docs say. */
  isSecondPaymentRefunded: boolean
  /** Whether a receipt may be used only once. */
  isReceiptUnique: boolean
  /** Whether Subscriptions are enabled for the account. */
  hasSubscriptions: boolean
  /** Whether the account has QR codes. */
  hasQrCodes: boolean
  /** Where the hosted pages of the gateway are. */
  hostedUrl: string
}

export type PaymentOptions = {
  method?: Method
  international?: boolean
  /** In paise. This and `currencyOverride` differ from the order, to test that this is detected. */
  amountOverride?: number
  currencyOverride?: string
  email?: string
  contact?: string
  /** The donor's UPI ID. */
  vpa?: string
  description?: string
  notes?: Notes
  /** The id of the invoice that the payment pays. */
  invoiceId?: string
}

export type Store = ReturnType<typeof createStore>

const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const ID_LENGTH = 14
const FEE_SHARE = 0.02
const INTERNATIONAL_FEE_SHARE = 0.03
const GST_SHARE = 0.18

/**
 * Holds the account's entities: the one place that changes an entity and records its events.
 * It validates nothing; see `createLedger`.
 */
export function createStore({
  webhookSecret: firstWebhookSecret,
  now: firstClock = Date.now,
  random = Math.random,
}: LedgerOptions) {
  const orders = new Map<string, Order>()
  const payments = new Map<string, Payment>()
  const refunds = new Map<string, Refund>()
  const plans = new Map<string, Plan>()
  const subscriptions = new Map<string, Subscription>()
  const invoices = new Map<string, Invoice>()
  const disputes = new Map<string, Dispute>()
  const settlements = new Map<string, Settlement>()
  const settlementRows: SettlementRow[] = []
  const manualCapture = new Set<string>()
  const events: GatewayEvent[] = []
  const listeners = new Set<(event: GatewayEvent) => void>()
  const onOrderPaid: ((payment: Payment, order: Order) => void)[] = []
  const settings: LedgerSettings = {
    refundStatus: 'pending',
    isSecondPaymentRefunded: false,
    isReceiptUnique: false,
    hasSubscriptions: true,
    hasQrCodes: true,
    hostedUrl: 'https://rzp.io/rzp',
  }
  const accountId = newId('acc')
  let webhookSecret = firstWebhookSecret
  let now = firstClock

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

  /** Records an event with the current state of the entities, signed with the current secret. */
  function emit(type: EventType, parts: Record<string, object>) {
    const payload = Object.fromEntries(
      Object.entries(parts).map(([name, entity]) => [name, { entity }]),
    )
    const body = JSON.stringify({
      entity: 'event',
      account_id: accountId,
      event: type,
      contains: Object.keys(payload),
      payload,
      created_at: nowSeconds(),
    })
    const event = { id: newId('evt'), type, body, signature: hmac(body, webhookSecret) }
    events.push(event)
    for (const listener of listeners) listener(event)
  }

  const orderOf = (id: string) => find(orders, id, 'order')
  const paymentOf = (id: string) => find(payments, id, 'pay')
  const refundOf = (id: string) => find(refunds, id, 'rfnd')
  const planOf = (id: string) => find(plans, id, 'plan')
  const subscriptionOf = (id: string) => find(subscriptions, id, 'sub')
  const invoiceOf = (id: string) => find(invoices, id, 'inv')
  const disputeOf = (id: string) => find(disputes, id, 'disp')
  const settlementOf = (id: string) => find(settlements, id, 'setl')

  /** Returns the order that a payment pays; none for a QR code payment. */
  function orderOfPayment({ order_id }: Payment): Order | undefined {
    return order_id === null ? undefined : orderOf(order_id)
  }

  /** A payment reached the account: it is captured, left for manual capture, or returned. */
  function receive(payment: Payment, isToBeCaptured: boolean) {
    const order = orderOfPayment(payment)
    Object.assign(payment, NO_PROBLEM, { status: 'authorized' })
    emit('payment.authorized', { payment })
    if (order?.status === 'paid' && settings.isSecondPaymentRefunded) giveBack(payment)
    else if (isToBeCaptured) book(payment, order)
  }

  function book(payment: Payment, order: Order | undefined) {
    const share = payment.international ? INTERNATIONAL_FEE_SHARE : FEE_SHARE
    const feeBeforeTax = Math.round(payment.amount * share)
    const tax = Math.round(feeBeforeTax * GST_SHARE)
    Object.assign(payment, { status: 'captured', captured: true, fee: feeBeforeTax + tax, tax })
    emit('payment.captured', { payment })
    if (!order || order.status === 'paid') return
    Object.assign(order, {
      status: 'paid',
      amount_paid: payment.amount,
      amount_due: Math.max(0, order.amount - payment.amount),
    })
    emit('order.paid', { payment, order })
    for (const listener of onOrderPaid) listener(payment, order)
  }

  /** Returns money that the gateway never captured. */
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

  function settleRefund(refund: Refund, status: 'processed' | 'failed') {
    if (refund.status !== 'pending') return
    const payment = paymentOf(refund.payment_id)
    refund.status = status
    if (status === 'processed') refund.acquirer_data.arn = newDigits(23)
    else setRefunded(payment, payment.amount_refunded - refund.amount)
    emit(`refund.${status}`, { refund, payment })
  }

  /**
   * Adds a payment attempt; its outcome is decided afterwards.
   * @param target the order, or only amount and currency if there is none.
   */
  function addPayment(
    target: Order | { amount: number; currency: string },
    options: PaymentOptions,
  ): Payment {
    const order = 'id' in target ? target : undefined
    const { method = 'upi', international = false } = options
    const isUpi = method === 'upi'
    const payment: Payment = {
      id: newId('pay'),
      entity: 'payment',
      amount: options.amountOverride ?? target.amount,
      currency: options.currencyOverride ?? target.currency,
      status: 'created',
      order_id: order?.id ?? null,
      invoice_id: options.invoiceId ?? null,
      international,
      method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: options.description ?? null,
      card_id: method === 'card' ? newId('card') : null,
      bank: method === 'netbanking' ? 'SBIN' : null,
      wallet: method === 'wallet' ? 'airtelmoney' : null,
      vpa: isUpi ? (options.vpa ?? 'success@razorpay') : null,
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
    if (!order) return payment
    order.attempts += 1
    if (order.status === 'created') order.status = 'attempted'
    return payment
  }

  function fail(payment: Payment) {
    Object.assign(payment, DECLINED, { status: 'failed' })
    emit('payment.failed', { payment })
  }

  function addOrder({ isManualCapture, ...fields }: OrderBody): Order {
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
    return order
  }

  return {
    orders,
    payments,
    refunds,
    plans,
    subscriptions,
    invoices,
    disputes,
    settlements,
    settlementRows,
    manualCapture,
    events,
    listeners,
    /** Registers a callback for each payment that settled its order. */
    onOrderPaid,
    settings,
    accountId,
    newId,
    newDigits,
    nowSeconds,
    orderOf,
    orderOfPayment,
    paymentOf,
    refundOf,
    planOf,
    subscriptionOf,
    invoiceOf,
    disputeOf,
    settlementOf,
    addOrder,
    addPayment,
    fail,
    receive,
    book,
    giveBack,
    addRefund,
    settleRefund,
    emit,
    rotateWebhookSecret: (secret: string) => {
      webhookSecret = secret
    },
    setClock: (clock: () => number) => {
      now = clock
    },
  }
}

function find<T>(entities: Map<string, T>, id: string, prefix: string): T {
  if (!new RegExp(`^${prefix}_[0-9A-Za-z]{${ID_LENGTH}}$`).test(id)) {
    throw new GatewayError(`${id} is not a valid id`)
  }
  const entity = entities.get(id)
  if (!entity) throw unknownId()
  return entity
}

/** Returns the HMAC-SHA256 in hex, the form of all the gateway's signatures. */
export function hmac(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

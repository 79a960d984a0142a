import type { Invoice, Payment, Subscription } from './entities'
import { GatewayError } from './gateway-error'
import type { PaymentOptions, Store } from './store'

const CYCLE_SECONDS = 30 * 24 * 60 * 60
/** Attempts for one charge: the first and three retries. */
const MAX_TRIES = 4
export const FINAL: readonly Subscription['status'][] = ['cancelled', 'completed', 'expired']

export type ChargeOptions = PaymentOptions & {
  outcome: 'captured' | 'failed'
}

/**
 * Moves subscriptions from one cycle and one status to the next, with their invoices and events
 * (docs: payments/subscriptions/states).
 */
export function createCycles(store: Store) {
  const { invoices, planOf, subscriptionOf, invoiceOf } = store
  /** Subscriptions to be cancelled at the end of the cycle; the entity does not show this. */
  const endingWithCycle = new Set<string>()

  store.onOrderPaid.push((payment) => {
    if (payment.invoice_id) settleInvoice(invoiceOf(payment.invoice_id), payment)
  })

  /** Marks an invoice as paid: the subscription continues, even if it was halted. */
  function settleInvoice(invoice: Invoice, payment: Payment) {
    if (invoice.status === 'paid') return
    Object.assign(invoice, {
      status: 'paid',
      payment_id: payment.id,
      paid_at: store.nowSeconds(),
      amount_paid: payment.amount,
      amount_due: 0,
      customer_id: invoice.customer_id,
    })
    const subscription = subscriptionOf(invoice.subscription_id)
    subscription.paid_count += 1
    subscription.remaining_count = Math.max(0, subscription.total_count - subscription.paid_count)
    subscription.customer_id ??= store.newId('cust')
    subscription.payment_method = payment.method
    const isNew = !['active', 'paused', ...FINAL].includes(subscription.status)
    if (isNew) {
      subscription.status = 'active'
      subscription.auth_attempts = 0
    }
    store.emit('invoice.paid', { payment, invoice })
    if (isNew) store.emit('subscription.activated', { subscription })
    // In the docs' sample of this event the flag is text.
    store.emit('subscription.charged', { subscription, payment: { ...payment, captured: '1' } })
    if (subscription.remaining_count === 0 && !FINAL.includes(subscription.status)) {
      end(subscription, 'completed')
      store.emit('subscription.completed', { subscription, payment })
    }
  }

  function end(subscription: Subscription, status: 'cancelled' | 'completed' | 'expired') {
    Object.assign(subscription, { status, ended_at: store.nowSeconds(), charge_at: null })
  }

  function nextInvoice(subscription: Subscription): Invoice {
    const { item } = planOf(subscription.plan_id)
    const start = store.nowSeconds()
    const amount = item.amount * subscription.quantity
    const order = store.addOrder({
      amount,
      currency: item.currency,
      receipt: null,
      notes: [],
      isManualCapture: false,
    })
    const invoice: Invoice = {
      id: store.newId('inv'),
      entity: 'invoice',
      customer_id: subscription.customer_id,
      order_id: order.id,
      subscription_id: subscription.id,
      payment_id: null,
      status: 'issued',
      issued_at: start,
      paid_at: null,
      amount,
      amount_paid: 0,
      amount_due: amount,
      currency: item.currency,
      description: null,
      notes: [],
      short_url: `${store.settings.hostedUrl}/invoices`,
      billing_start: start,
      billing_end: start + CYCLE_SECONDS,
      type: 'invoice',
      date: start,
      created_at: start,
    }
    invoices.set(invoice.id, invoice)
    return invoice
  }

  /** Attempts to charge an invoice. */
  function collect(invoice: Invoice, { outcome, ...options }: ChargeOptions): Payment {
    const payment = store.addPayment(store.orderOf(invoice.order_id), {
      description: 'Recurring Payment via Subscription',
      ...options,
      notes: [],
      invoiceId: invoice.id,
    })
    if (outcome === 'failed') store.fail(payment)
    else store.receive(payment, true)
    return payment
  }

  function openInvoiceOf(subscription: Subscription): Invoice | undefined {
    return [...invoices.values()]
      .reverse()
      .find(
        ({ subscription_id, status }) => subscription_id === subscription.id && status === 'issued',
      )
  }

  function startCycle(subscription: Subscription) {
    const now = store.nowSeconds()
    const next = now + CYCLE_SECONDS
    Object.assign(subscription, { current_start: now, current_end: next, charge_at: next })
  }

  /** Charges a cycle, or retries a charge. */
  function charge(subscription: Subscription, options: ChargeOptions): Payment | null {
    if (endingWithCycle.has(subscription.id)) {
      cancelNow(subscription, 'self')
      return null
    }
    if (subscription.status === 'halted') {
      // Invoices continue, but are not charged.
      startCycle(subscription)
      nextInvoice(subscription)
      return null
    }
    if (subscription.status === 'authenticated') {
      subscription.status = 'active'
      store.emit('subscription.activated', { subscription })
    }
    if (subscription.status !== 'active' && subscription.status !== 'pending') {
      throw new GatewayError(`Subscription cannot be charged in ${subscription.status} status.`)
    }
    const isRetry = subscription.status === 'pending'
    if (!isRetry) startCycle(subscription)
    const invoice = (isRetry && openInvoiceOf(subscription)) || nextInvoice(subscription)
    const payment = collect(invoice, { method: subscription.payment_method ?? 'upi', ...options })
    if (payment.status !== 'failed') return payment
    subscription.auth_attempts += 1
    if (subscription.auth_attempts >= MAX_TRIES) {
      subscription.status = 'halted'
      store.emit('subscription.halted', { subscription })
    } else {
      subscription.status = 'pending'
      store.emit('subscription.pending', { subscription })
    }
    return payment
  }

  function cancelNow(subscription: Subscription, by: 'self' | 'customer') {
    if (FINAL.includes(subscription.status)) {
      throw new GatewayError(`Subscription is not cancellable in ${subscription.status} status.`, {
        field: 'status',
      })
    }
    end(subscription, 'cancelled')
    subscription.cancel_initiated_by = by
    store.emit('subscription.cancelled', { subscription })
  }

  function pause(subscription: Subscription, by: 'self' | 'customer') {
    // Documented: a pause before the first charge cancels the subscription.
    if (subscription.status === 'authenticated') return cancelNow(subscription, by)
    if (subscription.status !== 'active') {
      throw new GatewayError(`Subscription cannot be paused in ${subscription.status} status.`)
    }
    Object.assign(subscription, { status: 'paused', charge_at: null, pause_initiated_by: by })
    store.emit('subscription.paused', { subscription })
  }

  function resume(subscription: Subscription, by: 'self' | 'customer') {
    if (subscription.status !== 'paused') {
      throw new GatewayError(`Subscription cannot be resumed in ${subscription.status} status.`)
    }
    if (subscription.pause_initiated_by === 'customer' && by === 'self') {
      throw new GatewayError('Only the customer can resume what the customer has paused.')
    }
    const charge_at = subscription.current_end
    Object.assign(subscription, { status: 'active', charge_at, pause_initiated_by: null })
    store.emit('subscription.resumed', { subscription })
  }

  return {
    charge,
    collect,
    nextInvoice,
    openInvoiceOf,
    startCycle,
    end,
    cancelNow,
    pause,
    resume,
    /** Cancels a subscription when its cycle ends. */
    cancelWithCycle: (id: string) => {
      endingWithCycle.add(id)
    },
  }
}

import {
  type Collection,
  type Invoice,
  type Method,
  type Payment,
  type Plan,
  type Subscription,
  toCollection,
} from './entities'
import { GatewayError } from './gateway-error'
import { isObject } from './is-object'
import { type Page, page } from './paging'
import { readPlanBody, readSubscriptionBody } from './request-body'
import { hmac, type Store } from './store'
import { type ChargeOptions, createCycles, FINAL } from './subscription-cycles'

/** The amount that confirms a mandate with a later start; it is returned at once. */
const TOKEN_PAISE = 500

/** Stores plans, subscriptions and their invoices (docs: api/payments/subscriptions, payments/subscriptions/states). */
export function createSubscriptions(store: Store) {
  const { plans, subscriptions, invoices, planOf, subscriptionOf, invoiceOf } = store
  const cycles = createCycles(store)

  function requireFeature() {
    if (store.settings.hasSubscriptions) return
    throw new GatewayError('The requested URL was not found on the server.', {
      source: 'NA',
      step: 'NA',
      reason: 'NA',
    })
  }

  return {
    /** POST /v1/plans. */
    createPlan(body: unknown): Plan {
      requireFeature()
      const { item, ...fields } = readPlanBody(body)
      const plan: Plan = {
        id: store.newId('plan'),
        entity: 'plan',
        ...fields,
        item: {
          id: store.newId('item'),
          active: true,
          ...item,
          unit_amount: item.amount,
          type: 'plan',
        },
        created_at: store.nowSeconds(),
      }
      plans.set(plan.id, plan)
      return structuredClone(plan)
    },

    /** GET /v1/plans. */
    listPlans(query: Page = {}): Collection<Plan> {
      requireFeature()
      return page(plans.values(), query)
    },

    /** POST /v1/subscriptions. */
    createSubscription(body: unknown): Subscription {
      requireFeature()
      const fields = readSubscriptionBody(body)
      planOf(fields.plan_id)
      const now = store.nowSeconds()
      if (fields.start_at !== null && fields.start_at <= now) {
        throw new GatewayError('start_at should be in the future.', { field: 'start_at' })
      }
      const id = store.newId('sub')
      const subscription: Subscription = {
        id,
        entity: 'subscription',
        customer_id: null,
        status: 'created',
        current_start: null,
        current_end: null,
        ended_at: null,
        charge_at: fields.start_at,
        end_at: null,
        auth_attempts: 0,
        paid_count: 0,
        created_at: now,
        short_url: `${store.settings.hostedUrl}/${id}`,
        has_scheduled_changes: false,
        change_scheduled_at: null,
        source: 'api',
        payment_method: null,
        remaining_count: fields.total_count,
        pause_initiated_by: null,
        cancel_initiated_by: null,
        ...fields,
      }
      subscriptions.set(id, subscription)
      return structuredClone(subscription)
    },

    /** GET /v1/subscriptions. */
    listSubscriptions({ planId, ...query }: Page & { planId?: string } = {}) {
      requireFeature()
      const own = [...subscriptions.values()].filter(
        ({ plan_id }) => planId === undefined || plan_id === planId,
      )
      return page(own, query)
    },

    /** GET /v1/subscriptions/:id. */
    fetchSubscription(id: string): Subscription {
      return structuredClone(subscriptionOf(id))
    },

    /**
     * POST /v1/subscriptions/:id/cancel. Anything other than false counts as 'at the end of the
     * cycle', as in the real API: then the entity does not show it, and no event is sent.
     */
    cancelSubscription(id: string, body: unknown): Subscription {
      const subscription = subscriptionOf(id)
      const flag = isObject(body) ? body.cancel_at_cycle_end : false
      if (flag && flag !== '0' && !FINAL.includes(subscription.status)) cycles.cancelWithCycle(id)
      else cycles.cancelNow(subscription, 'self')
      return structuredClone(subscription)
    },

    /** POST /v1/subscriptions/:id/pause. */
    pauseSubscription(id: string, by: 'self' | 'customer' = 'self'): Subscription {
      cycles.pause(subscriptionOf(id), by)
      return structuredClone(subscriptionOf(id))
    },

    /** POST /v1/subscriptions/:id/resume. */
    resumeSubscription(id: string, by: 'self' | 'customer' = 'self'): Subscription {
      cycles.resume(subscriptionOf(id), by)
      return structuredClone(subscriptionOf(id))
    },

    /** GET /v1/invoices?subscription_id=. */
    listInvoices({ subscriptionId, ...query }: Page & { subscriptionId?: string } = {}) {
      const own = [...invoices.values()].filter(
        ({ subscription_id }) => subscriptionId === undefined || subscription_id === subscriptionId,
      )
      return page(own, query)
    },

    /** GET /v1/invoices/:id. */
    fetchInvoice(id: string): Invoice {
      return structuredClone(invoiceOf(id))
    },

    /**
     * The donor authorises the mandate, in checkout or on the hosted page. With an immediate start this
     * is the first charge; with a later one, a small payment that is returned.
     */
    authorise(id: string, { outcome, ...options }: ChargeOptions): Payment {
      const subscription = subscriptionOf(id)
      const isTimely =
        subscription.expire_by === null || subscription.expire_by > store.nowSeconds()
      if (subscription.status !== 'created' || !isTimely) {
        throw new GatewayError('This subscription cannot be authorised any more.')
      }
      subscription.auth_attempts += 1
      if (subscription.start_at === null) {
        const invoice = cycles.openInvoiceOf(subscription) ?? cycles.nextInvoice(subscription)
        cycles.startCycle(subscription)
        return structuredClone(cycles.collect(invoice, { outcome, ...options }))
      }
      const { currency } = planOf(subscription.plan_id).item
      const payment = store.addPayment({ amount: TOKEN_PAISE, currency }, { ...options, notes: [] })
      if (outcome === 'failed') {
        store.fail(payment)
        return structuredClone(payment)
      }
      store.receive(payment, true)
      Object.assign(subscription, {
        status: 'authenticated',
        auth_attempts: 0,
        payment_method: payment.method,
        customer_id: store.newId('cust'),
      })
      store.emit('subscription.authenticated', { subscription })
      store.giveBack(payment)
      return structuredClone(payment)
    },

    /** Returns what checkout shows: the first payment of a mandate that is not authorised yet. */
    firstPaymentOf(id: string): { amount: number; currency: string } {
      const { plan_id, quantity, start_at } = subscriptionOf(id)
      const { amount, currency } = planOf(plan_id).item
      return { amount: start_at === null ? amount * quantity : TOKEN_PAISE, currency }
    },

    /** Returns an id for a payment that only confirms a method. */
    newPaymentId(): string {
      return store.newId('pay')
    },

    /** Does what 'Charge this now' in Razorpay's dashboard does: the next cycle's charge, or a retry. */
    charge(id: string, options: ChargeOptions): Payment | null {
      const payment = cycles.charge(subscriptionOf(id), options)
      return payment && structuredClone(payment)
    },

    /** The donor authorises another card or account: the due amount is charged, a halted subscription continues. */
    changeMethod(id: string, method: Method): Subscription {
      const subscription = subscriptionOf(id)
      if (!['active', 'pending', 'halted'].includes(subscription.status)) {
        throw new GatewayError(`The method cannot be changed in ${subscription.status} status.`)
      }
      subscription.payment_method = method
      if (subscription.status === 'pending')
        cycles.charge(subscription, { outcome: 'captured', method })
      else if (subscription.status === 'halted') {
        Object.assign(subscription, { status: 'active', auth_attempts: 0 })
        store.emit('subscription.activated', { subscription })
      }
      return structuredClone(subscription)
    },

    /** The donor pays an open invoice. */
    payInvoice(id: string, options: ChargeOptions): Payment {
      return structuredClone(cycles.collect(invoiceOf(id), options))
    },

    /** The donor ends the mandate in the UPI app or at the bank. */
    cancelByDonor(id: string): Subscription {
      const subscription = subscriptionOf(id)
      cycles.cancelNow(subscription, 'customer')
      return structuredClone(subscription)
    },

    /** Expires a subscription that nobody authorised in time. */
    expireSubscription(id: string): Subscription {
      const subscription = subscriptionOf(id)
      if (subscription.status !== 'created') {
        throw new GatewayError('Only what nobody authorised can expire.')
      }
      cycles.end(subscription, 'expired')
      return structuredClone(subscription)
    },

    /** Returns all subscriptions, oldest first, whether or not the account still has the feature. */
    subscriptions(): Subscription[] {
      return structuredClone([...subscriptions.values()])
    },

    /** Returns all paid invoices, newest first. */
    paidInvoices(): Collection<Invoice> {
      const paid = [...invoices.values()].filter(({ status }) => status === 'paid')
      return toCollection(structuredClone(paid.reverse()))
    },
  }
}

/** Signs a mandate as checkout does; the ids are in the opposite order to an order's signature. */
export function signMandate(paymentId: string, subscriptionId: string, keySecret: string): string {
  return hmac(`${paymentId}|${subscriptionId}`, keySecret)
}

import * as z from 'zod/mini'
import { CURRENCY } from '@/domain/donation'
import {
  type GatewayInvoice,
  type GatewaySubscription,
  gatewayMandateStatuses,
} from '@/domain/monthly-gift'
import { type Gateway, isNotEnabled, isRefusal } from './gateway'
import { fromOptionalSeconds, itemsOf, noteIn, type RazorpayApi, toSeconds } from './razorpay-api'

/** See razorpay.com/docs/api/payments/subscriptions; other fields are dropped. Dates in seconds. */
const planEntity = z.object({
  id: z.string(),
  period: z.string(),
  interval: z.int(),
  item: z.object({ amount: z.int(), currency: z.string() }),
  notes: z.optional(z.unknown()),
})
const planList = z.object({ items: z.array(planEntity) })

const seconds = z.optional(z.nullable(z.int()))
const subscriptionEntity = z.object({
  id: z.string(),
  plan_id: z.string(),
  status: z.enum(gatewayMandateStatuses),
  paid_count: z.optional(z.nullable(z.int())),
  charge_at: seconds,
  ended_at: seconds,
  short_url: z.optional(z.nullable(z.string())),
  payment_method: z.optional(z.nullable(z.string())),
  notes: z.optional(z.unknown()),
})
const subscriptionList = z.object({ items: z.array(subscriptionEntity) })

const invoiceEntity = z.object({
  id: z.string(),
  subscription_id: z.optional(z.nullable(z.string())),
  payment_id: z.optional(z.nullable(z.string())),
  status: z.string(),
})
const invoiceList = z.object({ items: z.array(invoiceEntity) })

/** The note that holds our own number. */
const NUMBER_NOTE = 'monthly_gift'
/** Marks the plans created by this site. */
const PLAN_NOTE = 'monthly_amount'
/** A well-formed id that no account has. */
const NO_PLAN = 'plan_00000000000000'

const METHODS: Record<string, string> = { upi: 'UPI', card: 'Card', emandate: 'Bank mandate' }

function toGatewaySubscription(entity: z.output<typeof subscriptionEntity>): GatewaySubscription {
  return {
    id: entity.id,
    planId: entity.plan_id,
    status: entity.status,
    paidCount: entity.paid_count ?? 0,
    chargeAt: fromOptionalSeconds(entity.charge_at),
    endedAt: fromOptionalSeconds(entity.ended_at),
    hostedUrl: entity.short_url || null,
    method: METHODS[entity.payment_method ?? ''] ?? null,
    number: noteIn(entity.notes, NUMBER_NOTE),
  }
}

function toGatewayInvoice(entity: z.output<typeof invoiceEntity>): GatewayInvoice {
  return {
    id: entity.id,
    subscriptionId: entity.subscription_id ?? null,
    paymentId: entity.payment_id ?? null,
    isPaid: entity.status === 'paid',
  }
}

type SubscriptionCalls = Pick<
  Gateway,
  | 'createPlan'
  | 'findPlan'
  | 'createSubscription'
  | 'findSubscription'
  | 'fetchSubscription'
  | 'cancelSubscription'
  | 'invoicesOf'
  | 'fetchInvoice'
  | 'hasSubscriptions'
>

/** Creates the calls for plans, subscriptions and their bills. */
export function createSubscriptionCalls({ get, post }: RazorpayApi): SubscriptionCalls {
  return {
    async createPlan({ amountPaise }) {
      const plan = await post(planEntity, '/v1/plans', {
        period: 'monthly',
        interval: 1,
        item: {
          name: `Monthly gift of ${CURRENCY} ${amountPaise / 100}`,
          amount: amountPaise,
          currency: CURRENCY,
        },
        notes: { [PLAN_NOTE]: String(amountPaise) },
      })
      return plan.id
    },
    async findPlan({ amountPaise }) {
      for await (const plan of itemsOf((page) => get(planList, '/v1/plans', page))) {
        const isOurs = noteIn(plan.notes, PLAN_NOTE) === String(amountPaise)
        const isRight = plan.item.amount === amountPaise && plan.item.currency === CURRENCY
        if (isOurs && isRight && plan.period === 'monthly' && plan.interval === 1) return plan.id
      }
      return null
    },
    async createSubscription({ planId, number, totalCount, startAt, expireBy }) {
      const made = await post(subscriptionEntity, '/v1/subscriptions', {
        plan_id: planId,
        total_count: totalCount,
        quantity: 1,
        // The notice before each charge has to reach the donor in time: the gateway sends it.
        customer_notify: true,
        ...(startAt && { start_at: toSeconds(startAt) }),
        ...(expireBy && { expire_by: toSeconds(expireBy) }),
        notes: { [NUMBER_NOTE]: number },
      })
      return toGatewaySubscription(made)
    },
    async findSubscription({ planId, number }) {
      const found = itemsOf((page) =>
        get(subscriptionList, '/v1/subscriptions', { plan_id: planId, ...page }),
      )
      for await (const subscription of found) {
        if (noteIn(subscription.notes, NUMBER_NOTE) === number) {
          return toGatewaySubscription(subscription)
        }
      }
      return null
    },
    async fetchSubscription(id) {
      return toGatewaySubscription(await get(subscriptionEntity, pathOf(id), {}))
    },
    async cancelSubscription(id) {
      await post(z.object({ id: z.string() }), `${pathOf(id)}/cancel`, {
        cancel_at_cycle_end: false,
      })
    },
    async invoicesOf(subscriptionId) {
      const invoices: GatewayInvoice[] = []
      const found = itemsOf((page) =>
        get(invoiceList, '/v1/invoices', { subscription_id: subscriptionId, ...page }),
      )
      for await (const invoice of found) invoices.push(toGatewayInvoice(invoice))
      return invoices
    },
    async fetchInvoice(id) {
      const path = `/v1/invoices/${encodeURIComponent(id)}`
      return toGatewayInvoice(await get(invoiceEntity, path, {}))
    },
    /**
     * Requests a subscription to a plan that does not exist: an account with Subscriptions reports
     * the missing plan.
     */
    async hasSubscriptions() {
      try {
        const body = { plan_id: NO_PLAN, total_count: 1 }
        await post(subscriptionEntity, '/v1/subscriptions', body)
        return true
      } catch (error) {
        if (isNotEnabled(error)) return false
        if (isRefusal(error)) return true
        throw error
      }
    },
  }
}

function pathOf(subscriptionId: string): string {
  return `/v1/subscriptions/${encodeURIComponent(subscriptionId)}`
}

import * as z from 'zod/mini'
import { CURRENCY } from '@/domain/donation'
import type { GatewayInvoice, GatewaySubscription } from '@/domain/monthly-gift'
import { type Gateway, isGatewayError, isNotEnabled, PAGE_SIZE } from './gateway'

/** razorpay.com/docs/api/payments/subscriptions; the rest of each is dropped. Dates in seconds. */
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
  status: z.enum([
    'created',
    'authenticated',
    'active',
    'pending',
    'halted',
    'paused',
    'cancelled',
    'completed',
    'expired',
  ]),
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

/** Under which note our own number stands. */
const NUMBER_NOTE = 'monthly_gift'
/** Marks the plans that this site has made. */
const PLAN_NOTE = 'monthly_amount'
/** An id of the right form that no account has. */
const NO_PLAN = 'plan_00000000000000'

const METHODS: Record<string, string> = { upi: 'UPI', card: 'Card', emandate: 'Bank mandate' }

function toGatewaySubscription(entity: z.output<typeof subscriptionEntity>): GatewaySubscription {
  return {
    id: entity.id,
    planId: entity.plan_id,
    status: entity.status,
    paidCount: entity.paid_count ?? 0,
    chargeAt: fromSeconds(entity.charge_at),
    endedAt: fromSeconds(entity.ended_at),
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

type Ask = <Output>(
  schema: { safeParse(value: unknown): { success: true; data: Output } | { success: false } },
  path: string,
  /** Query or body. */
  params: object,
) => Promise<Output>

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

/** The calls about plans, subscriptions and their bills. @param http asks the API. */
export function createSubscriptionCalls({ get, post }: { get: Ask; post: Ask }): SubscriptionCalls {
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
      const found = await findInPages(
        async (skip) => (await get(planList, '/v1/plans', { count: PAGE_SIZE, skip })).items,
        (plan) =>
          noteIn(plan.notes, PLAN_NOTE) === String(amountPaise) &&
          plan.item.amount === amountPaise &&
          plan.item.currency === CURRENCY &&
          plan.period === 'monthly' &&
          plan.interval === 1,
      )
      return found?.id ?? null
    },
    async createSubscription({ planId, number, totalCount, startAt, expireBy }) {
      const made = await post(subscriptionEntity, '/v1/subscriptions', {
        plan_id: planId,
        total_count: totalCount,
        quantity: 1,
        // The notice before each charge has to reach the donor in time: the gateway's job.
        customer_notify: true,
        ...(startAt && { start_at: toSeconds(startAt) }),
        ...(expireBy && { expire_by: toSeconds(expireBy) }),
        notes: { [NUMBER_NOTE]: number },
      })
      return toGatewaySubscription(made)
    },
    async findSubscription({ planId, number }) {
      const found = await findInPages(
        async (skip) => {
          const query = { plan_id: planId, count: PAGE_SIZE, skip }
          return (await get(subscriptionList, '/v1/subscriptions', query)).items
        },
        ({ notes }) => noteIn(notes, NUMBER_NOTE) === number,
      )
      return found ? toGatewaySubscription(found) : null
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
      await findInPages(
        async (skip) => {
          const query = { subscription_id: subscriptionId, count: PAGE_SIZE, skip }
          const { items } = await get(invoiceList, '/v1/invoices', query)
          invoices.push(...items.map(toGatewayInvoice))
          return items
        },
        () => false,
      )
      return invoices
    },
    async fetchInvoice(id) {
      const path = `/v1/invoices/${encodeURIComponent(id)}`
      return toGatewayInvoice(await get(invoiceEntity, path, {}))
    },
    /** Asked for a subscription to no plan: an account that has them says that there is no such plan. */
    async hasSubscriptions() {
      try {
        const body = { plan_id: NO_PLAN, total_count: 1 }
        await post(subscriptionEntity, '/v1/subscriptions', body)
        return true
      } catch (error) {
        if (isNotEnabled(error)) return false
        if (isGatewayError(error) && error.failure === 'refused') return true
        throw error
      }
    },
  }
}

/** The first that fits, page by page. */
async function findInPages<Item>(
  page: (skip: number) => Promise<Item[]>,
  fits: (item: Item) => boolean,
): Promise<Item | null> {
  for (let skip = 0; ; skip += PAGE_SIZE) {
    const items = await page(skip)
    const found = items.find(fits)
    if (found) return found
    if (items.length < PAGE_SIZE) return null
  }
}

function pathOf(subscriptionId: string): string {
  return `/v1/subscriptions/${encodeURIComponent(subscriptionId)}`
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000)
}

function fromSeconds(value: number | null | undefined): string | null {
  return value ? new Date(value * 1000).toISOString() : null
}

/** An empty set of notes is written as a list. */
function noteIn(notes: unknown, name: string): string | null {
  if (typeof notes !== 'object' || notes === null) return null
  const value: unknown = (notes as Record<string, unknown>)[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

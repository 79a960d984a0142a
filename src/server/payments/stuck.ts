import type { Where } from 'payload'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { countAll, findAll } from '../documents/records'

/** By then the reconciler has tried four times. */
const STUCK_AFTER_MS = HOUR_MS

/**
 * What may be stuck: the outcome of an order or a refund, the booking of money received, or a
 * message of the gateway.
 */
export type StuckPayments = Record<'order' | 'refund' | 'booking' | 'event', number>

/**
 * Counts payments that should have progressed by themselves within the last hour and have not. An
 * order that the gateway answers about does not count, however long its donor takes; nor do practice
 * payments.
 */
export async function countStuckPayments(now = new Date()): Promise<StuckPayments> {
  const before = { less_than: new Date(now.getTime() - STUCK_AFTER_MS).toISOString() }
  const isReal: Where = { testMode: { not_equals: true } }
  const [order, refund, booking, event] = await Promise.all([
    countAll({
      collection: slugs.transactions,
      where: {
        and: [
          { status: { equals: 'pending' } },
          { orderId: { exists: true } },
          { createdAt: before },
          isReal,
          {
            or: [
              { lookupFailures: { greater_than: 0 } },
              { lookupProblem: { exists: true } },
              { nextCheckAt: before },
            ],
          },
        ],
      },
    }),
    countStuckRefunds(before, isReal),
    countAll({
      collection: slugs.transactions,
      where: { and: [{ isBooked: { equals: false } }, { updatedAt: before }, isReal] },
    }),
    countAll({
      collection: slugs.gatewayEvents,
      where: { and: [{ isOpen: { equals: true } }, { createdAt: before }] },
    }),
  ])
  return { order, refund, booking, event }
}

/** A request without a payment that waits for it moves no money: the reconciler closes it. */
async function countStuckRefunds(before: object, isReal: Where): Promise<number> {
  const requests = await findAll({
    collection: slugs.moneyRequests,
    where: {
      and: [
        { call: { equals: 'refund' } },
        { state: { in: ['open', 'unknown'] } },
        { createdAt: before },
      ],
    },
    select: { key: true },
  })
  if (requests.length === 0) return 0
  const keys = requests.map(({ key }) => key)
  return countAll({
    collection: slugs.transactions,
    where: { and: [{ openRefund: { in: keys } }, isReal] },
  })
}

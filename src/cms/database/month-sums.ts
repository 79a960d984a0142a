import type { Payload } from 'payload'
import type { IndianMonth } from '@/domain/indian-month'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'
import { aggregateAll, DEDUCTIONS_IN_MONGO, type DonationSums, selectAll } from './sums'

/** What came in in a month by one way, for one purpose. */
export type MonthSums = DonationSums & {
  /** Such as '2026-03'. */
  month: string
  paymentMethod: string
  /** Ids; empty where the gift was for none. */
  purpose: string
  campaign: string
}

/**
 * Sum and number of the donations of some months, by way and purpose: refunds and chargebacks are
 * taken off, tests do not count, and neither does a donation of which nothing is left.
 * @param months one after the other, without a gap.
 */
export async function sumByMonth(payload: Payload, months: IndianMonth[]): Promise<MonthSums[]> {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  return isMongo(payload)
    ? inMongo(payload, months, { $gte: new Date(first.from), $lt: new Date(last.before) })
    : inSqlite(payload, first, last)
}

async function inMongo(
  payload: Payload,
  months: IndianMonth[],
  within: object,
): Promise<MonthSums[]> {
  const rows = await aggregateAll<DonationSums & { _id: Omit<MonthSums, keyof DonationSums> }>(
    payload,
    slugs.donations,
    [
      {
        $match: {
          testMode: { $ne: true },
          $or: [{ receivedAt: within }, { receivedAt: null, createdAt: within }],
        },
      },
      {
        $project: {
          at: { $ifNull: ['$receivedAt', '$createdAt'] },
          paymentMethod: 1,
          purpose: 1,
          campaign: 1,
          left: { $subtract: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] },
        },
      },
      { $match: { left: { $gt: 0 } } },
      {
        $group: {
          _id: {
            month: monthInMongo(months),
            paymentMethod: '$paymentMethod',
            purpose: { $ifNull: ['$purpose', ''] },
            campaign: { $ifNull: ['$campaign', ''] },
          },
          paise: { $sum: '$left' },
          count: { $sum: 1 },
        },
      },
    ],
  )
  return rows.map(({ _id, paise, count }) => ({ ..._id, paise, count }))
}

/** The month of `at`: the first that ends after it. */
function monthInMongo(months: IndianMonth[]): unknown {
  return months.reduceRight<unknown>(
    (later, { month, before }) => ({ $cond: [{ $lt: ['$at', new Date(before)] }, month, later] }),
    '',
  )
}

/** Read from `donation_months` (kept-sums.ts). */
async function inSqlite(
  payload: Payload,
  first: IndianMonth,
  last: IndianMonth,
): Promise<MonthSums[]> {
  return selectAll<MonthSums>(
    payload,
    `SELECT month, payment_method AS paymentMethod, purpose, campaign,
       sum(given_paise) AS paise, sum(given) AS count
     FROM donation_months WHERE month >= ? AND month <= ?
     GROUP BY 1, 2, 3, 4 HAVING sum(given) > 0`,
    [first.month, last.month],
  )
}

import type { Payload } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'
import { aggregateAll, DEDUCTIONS_IN_MONGO, type DonationSums, selectAll } from './sums'

/** A month, as the moments from which on and before which it lasts. */
type Month = { month: string; from: string; before: string }

/** What came in in a month by one way, for one purpose. */
export type MonthSums = DonationSums & {
  /** As it was asked for. */
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
export async function sumByMonth(payload: Payload, months: Month[]): Promise<MonthSums[]> {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last) return []
  return isMongo(payload)
    ? inMongo(payload, months, { $gte: new Date(first.from), $lt: new Date(last.before) })
    : inSqlite(payload, months)
}

async function inMongo(payload: Payload, months: Month[], within: object): Promise<MonthSums[]> {
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
function monthInMongo(months: Month[]): unknown {
  return months.reduceRight<unknown>(
    (later, { month, before }) => ({ $cond: [{ $lt: ['$at', new Date(before)] }, month, later] }),
    '',
  )
}

/** Read from `donations_by_day` (list-indexes.ts) alone. */
async function inSqlite(payload: Payload, months: Month[]): Promise<MonthSums[]> {
  const values = months.map(() => '(?, ?, ?)').join(', ')
  return selectAll<MonthSums>(
    payload,
    `WITH months(month, first, before) AS (VALUES ${values})
     SELECT month, payment_method AS paymentMethod, coalesce(purpose, '') AS purpose,
       coalesce(campaign, '') AS campaign, sum(left_paise) AS paise, count(*) AS count
     FROM (SELECT month, payment_method, purpose, campaign,
         amount_paise - coalesce(refunded_paise, 0) - coalesce(charged_back_paise, 0) AS left_paise
       FROM months CROSS JOIN ${slugs.donations}
       WHERE test_mode = 0 AND coalesce(received_at, created_at) >= first
         AND coalesce(received_at, created_at) < before)
     WHERE left_paise > 0 GROUP BY 1, 2, 3, 4`,
    months.flatMap(({ month, from, before }) => [month, from, before]),
  )
}

import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { isMongo } from '../is-mongo'
import { aggregateAll, selectAll } from '../raw-queries'
import { tableOf } from '../sqlite/table-of'

// Which row of a payment counts: a payout that failed settles nothing, and Razorpay repeats it in another, so
// the latest row of the others does. In the language of each database, since a year's payments are added up there.

/** The row of a payment that counts; amounts in paise. */
export type SettledPayment = {
  paymentId: string
  feePaise: number
  creditPaise: number
  debitPaise: number
  utr?: string | null
  settledAt: string | Date
}

export const SETTLEMENT_ROWS_TABLE = `"${tableOf(slugs.settlementRows)}"`

/** The rows that count of some payments; those that are not settled yet have none. */
export async function findSettledPayments(
  payload: Payload,
  paymentIds: string[],
): Promise<SettledPayment[]> {
  if (isMongo(payload)) {
    return aggregateAll<SettledPayment>(payload, slugs.settlementRows, [
      { $match: { paymentId: { $in: paymentIds }, type: 'payment' } },
      { $group: { _id: '$paymentId', rows: { $push: '$$ROOT' } } },
      { $project: { row: countingRowInMongo('$rows', await failedSettlements(payload)) } },
      { $match: { row: { $ne: null } } },
      { $replaceRoot: { newRoot: '$row' } },
    ])
  }
  return selectAll<SettledPayment>(
    payload,
    `SELECT payment_id AS paymentId, fee_paise AS feePaise, credit_paise AS creditPaise,
       debit_paise AS debitPaise, utr, settled_at AS settledAt
     FROM json_each(?) AS asked
     CROSS JOIN ${SETTLEMENT_ROWS_TABLE} AS settled ON settled.id = ${countingRowInSqlite('asked.value')}`,
    [JSON.stringify(paymentIds)],
  )
}

/**
 * SQL for the id of the row that counts, or null if the payment is not settled. The pluses keep SQLite from
 * searching the index of all days.
 * @param paymentId SQL of the outer query.
 */
export function countingRowInSqlite(paymentId: string): string {
  return `(SELECT id FROM ${SETTLEMENT_ROWS_TABLE} AS row
    WHERE payment_id = ${paymentId} AND type = 'payment' AND NOT EXISTS (
      SELECT 1 FROM ${slugs.settlements} WHERE settlement_id = row.settlement_id AND status = 'failed')
    ORDER BY +settled_at DESC, +id DESC LIMIT 1)`
}

/**
 * An expression for the row that counts, or null if the payment is not settled.
 * @param rows an expression for the rows of one payment. @param failed as `failedSettlements` finds them.
 */
export function countingRowInMongo(rows: string, failed: string[]): object {
  const counts = [
    { $eq: ['$$row.type', 'payment'] },
    { $not: [{ $in: ['$$row.settlementId', failed] }] },
  ]
  return {
    $reduce: {
      input: { $filter: { input: rows, as: 'row', cond: { $and: counts } } },
      initialValue: null,
      in: { $cond: [{ $lt: ['$$this.settledAt', '$$value.settledAt'] }, '$$value', '$$this'] },
    },
  }
}

/** The gateway's numbers of the payouts that failed, few of a few hundred a year. */
export async function failedSettlements(payload: Payload): Promise<string[]> {
  const { docs } = await payload.db.find<{ settlementId: string }>({
    collection: slugs.settlements,
    where: { status: { equals: 'failed' } },
    select: { settlementId: true },
    pagination: false,
    limit: 0,
  })
  return docs.map(({ settlementId }) => settlementId)
}

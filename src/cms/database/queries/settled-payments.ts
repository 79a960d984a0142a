import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { isMongo } from '../is-mongo'
import { aggregateAll, selectAll } from '../raw-queries'
import { tableOf } from '../sqlite/table-of'

// Which settlement row of a payment counts: a failed payout settles nothing, and Razorpay repeats it in
// another one, so it is the latest row outside failed payouts. Written in each database's language, since a
// year's payments are added up there.

/** The settlement row that counts for a payment; amounts in paise. */
type SettledPayment = {
  paymentId: string
  feePaise: number
  creditPaise: number
  debitPaise: number
  utr?: string | null
  settledAt: string | Date
}

/** The table of the settlement rows, quoted for SQL. */
export const SETTLEMENT_ROWS_TABLE = `"${tableOf(slugs.settlementRows)}"`

/** Returns the rows that count for some payments; unsettled ones have none. */
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
 * Returns SQL for the id of the row that counts, null if the payment is not settled. The pluses keep SQLite
 * from using the index of days.
 * @param paymentId SQL of the outer query.
 */
export function countingRowInSqlite(paymentId: string): string {
  return `(SELECT id FROM ${SETTLEMENT_ROWS_TABLE} AS row
    WHERE payment_id = ${paymentId} AND type = 'payment' AND NOT EXISTS (
      SELECT 1 FROM ${slugs.settlements} WHERE settlement_id = row.settlement_id AND status = 'failed')
    ORDER BY +settled_at DESC, +id DESC LIMIT 1)`
}

/**
 * Returns an expression for the row that counts, null if the payment is not settled.
 * @param rows an expression for the rows of one payment.
 * @param failed as `failedSettlements` returns them.
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

/** Returns the gateway's numbers of failed payouts: a few out of some hundred a year. */
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

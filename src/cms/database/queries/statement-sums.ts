import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { isMongo } from '../is-mongo'
import {
  aggregateAll,
  LEFT_IN_MONGO,
  leftInSqlite,
  receivedInSqlite,
  selectAll,
} from '../raw-queries'
import {
  countingRowInMongo,
  countingRowInSqlite,
  failedSettlements,
  SETTLEMENT_ROWS_TABLE,
} from './settled-payments'
import { isReceivedIn, type Period } from './statement-gifts'
import type { DonationSums } from './sums'

/** Sums to compare with the gifts of a year, in paise. */
export type StatementSums = {
  /** The valid receipts of the year. */
  receipts: DonationSums
  /** Gifts that count but have no valid receipt. */
  withoutReceipt: DonationSums
  /** Payments through the gateway, before refunds. */
  gateway: DonationSums
  /** The same payments as the settlements list them. */
  settled: DonationSums
  /** The gateway's payments that are in no settlement yet. */
  notSettled: DonationSums
}

/**
 * Returns the sums that a year's statement must match, computed independently by the database.
 * @param year the financial year, for receipts; `period` is its period.
 */
export async function sumForStatement(
  payload: Payload,
  year: number,
  period: Period,
): Promise<StatementSums> {
  return isMongo(payload) ? inMongo(payload, year, period) : inSqlite(payload, year, period)
}

const NONE: DonationSums = { paise: 0, count: 0 }

// The plus before `status` keeps SQLite from using its index, in which nearly all receipts are equal.
const COUNTED = 'count(*) AS count, coalesce(sum(paise), 0) AS paise'
const IN_YEAR = `test_mode = 0 AND ${receivedInSqlite()} >= ? AND ${receivedInSqlite()} < ?`

async function inSqlite(
  payload: Payload,
  year: number,
  { from, before }: Period,
): Promise<StatementSums> {
  const sum = async (sql: string, args: string[]) =>
    (await selectAll<DonationSums>(payload, `SELECT ${COUNTED} FROM (${sql})`, args))[0] ?? NONE
  const paid = `SELECT payment_id, amount_paise AS paise FROM ${slugs.donations}
    WHERE ${IN_YEAR} AND coalesce(payment_id, '') <> ''`
  return {
    receipts: await sum(
      `SELECT amount_paise AS paise FROM ${slugs.receipts}
       WHERE test_mode = 0 AND status = 'valid' AND financial_year = CAST(? AS INTEGER)`,
      [String(year)],
    ),
    withoutReceipt: await sum(
      `SELECT ${leftInSqlite()} AS paise
       FROM ${slugs.donations} WHERE ${IN_YEAR} AND ${leftInSqlite()} > 0
         AND NOT EXISTS (SELECT 1 FROM ${slugs.receipts}
           WHERE donation = ${slugs.donations}.id AND +status = 'valid')`,
      [from, before],
    ),
    gateway: await sum(paid, [from, before]),
    settled: await sum(
      `SELECT settled.amount_paise AS paise FROM (${paid}) AS paid
       CROSS JOIN ${SETTLEMENT_ROWS_TABLE} AS settled
         ON settled.id = ${countingRowInSqlite('paid.payment_id')}`,
      [from, before],
    ),
    notSettled: await sum(
      `SELECT paise FROM (${paid}) AS paid
       WHERE ${countingRowInSqlite('paid.payment_id')} IS NULL`,
      [from, before],
    ),
  }
}

async function inMongo(payload: Payload, year: number, period: Period): Promise<StatementSums> {
  const sum = async (collection: string, stages: object[]) => {
    const group = { $group: { _id: null, count: { $sum: 1 }, paise: { $sum: '$paise' } } }
    const [sums] = await aggregateAll<DonationSums>(payload, collection, [...stages, group])
    return sums ?? NONE
  }
  const paid = [
    { $match: { ...isReceivedIn(period), paymentId: { $gt: '' } } },
    { $project: { paymentId: 1, paise: '$amountPaise' } },
  ]
  const withRows = [
    ...paid,
    lookup(slugs.settlementRows, ['paymentId', 'paymentId']),
    { $project: { paise: 1, row: countingRowInMongo('$found', await failedSettlements(payload)) } },
  ]
  return {
    receipts: await sum(slugs.receipts, [
      { $match: { testMode: { $ne: true }, status: 'valid', financialYear: year } },
      { $project: { paise: '$amountPaise' } },
    ]),
    withoutReceipt: await sum(slugs.donations, [
      { $match: isReceivedIn(period) },
      { $project: { id: { $toString: '$_id' }, paise: LEFT_IN_MONGO } },
      { $match: { paise: { $gt: 0 } } },
      lookup(slugs.receipts, ['id', 'donation']),
      { $match: { 'found.status': { $ne: 'valid' } } },
    ]),
    gateway: await sum(slugs.donations, paid),
    settled: await sum(slugs.donations, [
      ...withRows,
      { $match: { row: { $ne: null } } },
      { $project: { paise: '$row.amountPaise' } },
    ]),
    notSettled: await sum(slugs.donations, [...withRows, { $match: { row: null } }]),
  }
}

/** Joins another collection; a sub-pipeline would not use an index on older servers. */
function lookup(from: string, [localField, foreignField]: [string, string]): object {
  return { $lookup: { from, localField, foreignField, as: 'found' } }
}

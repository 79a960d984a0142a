import type { Payload } from 'payload'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import {
  aggregateAll,
  aggregateInBatches,
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
type StatementSums = GatewaySums & {
  /** The valid receipts of the year. */
  receipts: DonationSums
  /** Gifts that count but have no valid receipt. */
  withoutReceipt: DonationSums
}

type GatewaySums = {
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
    ...toGatewaySums(
      await selectAll<PaidSums>(
        payload,
        `SELECT settled.id IS NOT NULL AS isSettled, count(*) AS count, sum(paid.paise) AS paise,
           coalesce(sum(settled.amount_paise), 0) AS settledPaise
         FROM (SELECT payment_id, amount_paise AS paise FROM ${slugs.donations}
           WHERE ${IN_YEAR} AND coalesce(payment_id, '') <> '') AS paid
         LEFT JOIN ${SETTLEMENT_ROWS_TABLE} AS settled
           ON settled.id = ${countingRowInSqlite('paid.payment_id')}
         GROUP BY isSettled`,
        [from, before],
      ),
    ),
  }
}

/** Payments that are settled, or that are not; `settledPaise` as the settlements list them. */
type PaidSums = DonationSums & { isSettled: unknown; settledPaise: number }

function toGatewaySums(sums: PaidSums[]): GatewaySums {
  const settled = sums.find(({ isSettled }) => isSettled)
  const { count, paise } = sums.find(({ isSettled }) => !isSettled) ?? NONE
  return {
    gateway: { count: count + (settled?.count ?? 0), paise: paise + (settled?.paise ?? 0) },
    settled: { count: settled?.count ?? 0, paise: settled?.settledPaise ?? 0 },
    notSettled: { count, paise },
  }
}

async function inMongo(payload: Payload, year: number, period: Period): Promise<StatementSums> {
  const sum = async (collection: string, stages: object[]) => {
    const group = { $group: { _id: null, count: { $sum: 1 }, paise: { $sum: '$paise' } } }
    const [sums] = await aggregateAll<DonationSums>(payload, collection, [...stages, group])
    return sums ?? NONE
  }
  const paid = await aggregateAll<PaidSums>(payload, slugs.donations, [
    { $match: { ...isReceivedIn(period), paymentId: { $gt: '' } } },
    { $project: { paymentId: 1, amountPaise: 1 } },
    lookup(slugs.settlementRows, ['paymentId', 'paymentId']),
    {
      $project: {
        amountPaise: 1,
        row: countingRowInMongo('$found', await failedSettlements(payload)),
      },
    },
    {
      $group: {
        _id: { $ne: ['$row', null] },
        count: { $sum: 1 },
        paise: { $sum: '$amountPaise' },
        settledPaise: { $sum: '$row.amountPaise' },
      },
    },
    { $addFields: { isSettled: '$_id' } },
  ])
  return {
    receipts: await sum(slugs.receipts, [
      { $match: { testMode: { $ne: true }, status: 'valid', financialYear: year } },
      { $project: { paise: '$amountPaise' } },
    ]),
    withoutReceipt: await sumWithoutReceiptInMongo(payload, period),
    ...toGatewaySums(paid),
  }
}

/** Asks for the receipts of many gifts at once: a join would look up those of each gift and read all of them. */
async function sumWithoutReceiptInMongo(payload: Payload, period: Period): Promise<DonationSums> {
  const sums = { ...NONE }
  const batches = aggregateInBatches<{ _id: unknown; paise: number }>(payload, slugs.donations, [
    { $match: isReceivedIn(period) },
    { $project: { paise: LEFT_IN_MONGO } },
    { $match: { paise: { $gt: 0 } } },
  ])
  for await (const gifts of batches) {
    const donation = { $in: gifts.map(({ _id }) => String(_id)) }
    const receipted = new Set<unknown>(
      await modelOf(payload, slugs.receipts).distinct('donation', { donation, status: 'valid' }),
    )
    for (const { _id, paise } of gifts) {
      if (receipted.has(String(_id))) continue
      sums.count += 1
      sums.paise += paise
    }
  }
  return sums
}

/** Joins another collection; a sub-pipeline would not use an index on older servers. */
function lookup(from: string, [localField, foreignField]: [string, string]): object {
  return { $lookup: { from, localField, foreignField, as: 'found' } }
}

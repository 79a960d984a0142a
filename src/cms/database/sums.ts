import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'

/** In paise. */
export type DonationSums = { paise: number; count: number }

/**
 * Sum and number of the donations that really came in: refunds and chargebacks are taken off, and a
 * donation of which nothing is left is not counted.
 */
export async function sumDonations(payload: Payload): Promise<DonationSums> {
  const sums = isMongo(payload)
    ? await aggregate<DonationSums>(payload, slugs.donations, [
        { $match: { testMode: { $ne: true } } },
        { $project: { left: { $subtract: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] } } },
        {
          $group: {
            _id: null,
            paise: { $sum: '$left' },
            count: { $sum: { $cond: [{ $gt: ['$left', 0] }, 1, 0] } },
          },
        },
      ])
    : await select<DonationSums>(
        payload,
        `SELECT coalesce(sum(left_paise), 0) AS paise, count(*) FILTER (WHERE left_paise > 0) AS count
         FROM (SELECT amount_paise - coalesce(refunded_paise, 0) - coalesce(charged_back_paise, 0)
           AS left_paise FROM ${slugs.donations} WHERE test_mode = 0)`,
      )
  return sums ?? { paise: 0, count: 0 }
}

const DEDUCTIONS_IN_MONGO = [
  { $ifNull: ['$refundedPaise', 0] },
  { $ifNull: ['$chargedBackPaise', 0] },
]

const SUMMED = ['amountPaise', 'grossPaise', 'feePaise', 'refundedPaise', 'adjustedPaise'] as const

/** In paise, and how many there are. */
export type SettlementSums = Record<(typeof SUMMED)[number] | 'count', number>

/** The sums of all settlements that reached the bank, without tests; undefined where there are none. */
export async function sumSettlements(payload: Payload): Promise<SettlementSums | undefined> {
  const sums = isMongo(payload)
    ? await aggregate<SettlementSums>(payload, slugs.settlements, [
        { $match: { testMode: false, status: 'processed' } },
        {
          $group: {
            _id: null,
            ...Object.fromEntries(SUMMED.map((field) => [field, { $sum: `$${field}` }])),
            count: { $sum: 1 },
          },
        },
      ])
    : await select<SettlementSums>(
        payload,
        `SELECT ${SUMMED.map((field) => `coalesce(sum(${toColumn(field)}), 0) AS "${field}"`)}, count(*) AS count
         FROM ${slugs.settlements} WHERE test_mode = 0 AND status = 'processed'`,
      )
  return sums && sums.count > 0 ? sums : undefined
}

async function aggregate<Sums>(payload: Payload, collection: string, stages: object[]) {
  const { collections } = payload.db as unknown as MongooseAdapter
  const rows = await collections[collection]?.aggregate<Sums>(stages as never)
  return rows?.[0]
}

async function select<Sums>(payload: Payload, sql: string): Promise<Sums | undefined> {
  const { rows } = await (payload.db as unknown as SQLiteAdapter).client.execute(sql)
  return rows[0] as Sums | undefined
}

function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

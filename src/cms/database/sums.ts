import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'

/** In paise. */
export type DonationSums = { paise: number; count: number }

/** The sums of one campaign or purpose; `id` is empty where a gift goes where it is needed most. */
export type SumsOf = DonationSums & { id: string; name?: string | null }

/**
 * Sum and number of the donations that really came in, of each campaign that was given for: refunds and
 * chargebacks are taken off, and a donation of which nothing is left is not counted.
 */
export async function sumByCampaign(payload: Payload): Promise<SumsOf[]> {
  return sumBy(payload, 'campaign', { condition: "campaign <> ''", match: IS_CAMPAIGNS })
}

/**
 * As `sumByCampaign`, of each purpose: all of them together are all donations.
 * @param period what came in from the beginning of a month in India on and before that of another, as
 * ISO dates; all of it without.
 */
export async function sumByPurpose(
  payload: Payload,
  period?: { from: string; before: string },
): Promise<SumsOf[]> {
  if (!period) return sumBy(payload, 'purpose', { condition: 'TRUE', match: {} })
  const { from, before } = period
  const within = { $gte: new Date(from), $lt: new Date(before) }
  return sumBy(payload, 'purpose', {
    condition: `month >= ${MONTH_OF} AND month < ${MONTH_OF}`,
    values: [from, before],
    match: { $or: [{ receivedAt: within }, { receivedAt: null, createdAt: within }] },
  })
}

/** When the first donation came in that is no test, as an ISO date; undefined before there is one. */
export async function firstDonationAt(payload: Payload): Promise<string | undefined> {
  const first = isMongo(payload)
    ? await aggregate<{ at: Date | null }>(payload, slugs.donations, [
        { $match: { testMode: { $ne: true } } },
        { $project: { at: { $ifNull: ['$receivedAt', '$createdAt'] } } },
        { $group: { _id: null, at: { $min: '$at' } } },
      ])
    : await select<{ at: string | null }>(
        payload,
        `SELECT min(coalesce(received_at, created_at)) AS at FROM ${slugs.donations} WHERE test_mode = 0`,
      )
  return first?.at ? new Date(first.at).toISOString() : undefined
}

/** The month in India of a moment that SQLite is handed, as `donation_months` (kept-sums.ts) names it. */
export const MONTH_OF = "strftime('%Y-%m', ?, '+330 minutes')"

const IS_CAMPAIGNS = { campaign: { $exists: true, $nin: [null, ''] } }

type Part = { condition: string; values?: string[]; match: object }

async function sumBy(
  payload: Payload,
  field: 'campaign' | 'purpose',
  { condition, values = [], match }: Part,
): Promise<SumsOf[]> {
  if (isMongo(payload)) {
    const rows = await aggregateAll<DonationSums & { _id: string; name: string | null }>(
      payload,
      slugs.donations,
      [
        { $match: { testMode: { $ne: true }, ...match } },
        {
          $project: {
            key: { $ifNull: [`$${field}`, ''] },
            name: `$${field}Name`,
            left: { $subtract: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] },
          },
        },
        {
          $group: {
            _id: '$key',
            name: { $max: '$name' },
            paise: { $sum: '$left' },
            count: { $sum: { $cond: [{ $gt: ['$left', 0] }, 1, 0] } },
          },
        },
      ],
    )
    return rows.map(({ _id, name, paise, count }) => ({
      id: _id,
      name: name ?? null,
      paise,
      count,
    }))
  }
  return selectAll<SumsOf>(
    payload,
    // From donation_months (kept-sums.ts).
    `SELECT ${field} AS id, nullif(max(${field}_name), '') AS name, sum(paise) AS paise, sum(given) AS count
     FROM donation_months WHERE ${condition} GROUP BY ${field} HAVING sum(listed) > 0`,
    values,
  )
}

/** What has gone back of a donation, to be added up. */
export const DEDUCTIONS_IN_MONGO = [
  { $ifNull: ['$refundedPaise', 0] },
  { $ifNull: ['$chargedBackPaise', 0] },
]

const SUMMED = ['amountPaise', 'grossPaise', 'feePaise', 'refundedPaise', 'adjustedPaise'] as const

/** In paise, and how many there are. */
export type SettlementSums = Record<(typeof SUMMED)[number] | 'count', number>

/** The sums of all settlements that reached the bank, without tests; undefined without settlements. */
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
  return (await aggregateAll<Sums>(payload, collection, stages))[0]
}

/** The rows of a MongoDB pipeline. */
export async function aggregateAll<Sums>(
  payload: Payload,
  collection: string,
  stages: object[],
): Promise<Sums[]> {
  const { collections } = payload.db as unknown as MongooseAdapter
  return (await collections[collection]?.aggregate<Sums>(stages as never)) ?? []
}

async function select<Sums>(payload: Payload, sql: string): Promise<Sums | undefined> {
  return (await selectAll<Sums>(payload, sql))[0]
}

/** The rows of an SQLite query. */
export async function selectAll<Sums>(
  payload: Payload,
  sql: string,
  args: string[] = [],
): Promise<Sums[]> {
  const { client } = payload.db as unknown as SQLiteAdapter
  const { rows } = await client.execute({ sql, args })
  return rows.map((row) => ({ ...row })) as Sums[]
}

function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

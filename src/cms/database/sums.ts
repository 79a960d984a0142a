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
  return sumBy(payload, 'campaign', { condition: 'campaign IS NOT NULL', match: IS_CAMPAIGNS })
}

/**
 * As `sumByCampaign`, of each purpose: all of them together are all donations.
 * @param period what came in from one moment on and before another, as ISO dates; all of it without.
 */
export async function sumByPurpose(
  payload: Payload,
  period?: { from: string; before: string },
): Promise<SumsOf[]> {
  if (!period) return sumBy(payload, 'purpose', { condition: 'TRUE', match: {} })
  const { from, before } = period
  const within = { $gte: new Date(from), $lt: new Date(before) }
  return sumBy(payload, 'purpose', {
    condition: 'coalesce(received_at, created_at) >= ? AND coalesce(received_at, created_at) < ?',
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
  // The campaigns' index has no names: with them each row would be read.
  const hasNames = field === 'purpose'
  const index = values.length > 0 ? 'donations_by_day' : 'donations_by_purpose'
  return selectAll<SumsOf>(
    payload,
    // By the column itself: in the order of the index nothing has to be sorted.
    `SELECT coalesce(${field}, '') AS id, ${hasNames ? 'max(name) AS name,' : ''}
       sum(left_paise) AS paise, count(*) FILTER (WHERE left_paise > 0) AS count
     FROM (SELECT ${field}, ${hasNames ? 'purpose_name AS name,' : ''}
         amount_paise - coalesce(refunded_paise, 0) - coalesce(charged_back_paise, 0) AS left_paise
       FROM ${slugs.donations} ${hasNames ? `INDEXED BY ${index}` : ''}
       WHERE test_mode = 0 AND ${condition})
     GROUP BY ${field}`,
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

import { setImmediate } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'
import { DEDUCTIONS_IN_MONGO, selectAll } from './sums'

/** From the first moment on and before the second, as ISO dates. */
export type Period = { from: string; before: string }

/** A gift as the statement reads it; amounts in paise, dates ISO strings. */
export type ReadGift = {
  id: string
  /** '' where none is stored. */
  pan: string
  donorName: string
  address: string
  paymentMethod: string
  isRestricted: boolean
  isUnclaimed: boolean
  paise: number
  goneBackPaise: number
  receivedAt: string
  createdAt: string
}

const BATCH = 2_000

/**
 * The gifts that came in in a period, ordered by PAN, those that went back as well; no tests. Only one
 * batch is in memory at a time.
 */
export function readGiftsByPan(payload: Payload, period: Period): AsyncGenerator<ReadGift> {
  return isMongo(payload) ? fromMongo(payload, period) : fromSqlite(payload, period)
}

type Row = Omit<ReadGift, 'isRestricted' | 'isUnclaimed'> & {
  isRestricted: unknown
  isUnclaimed: unknown
}

/** In the order of the index `donations_by_pan` (list-indexes.ts): each batch goes on after the last. */
async function* fromSqlite(payload: Payload, { from, before }: Period): AsyncGenerator<ReadGift> {
  let last = { pan: '', id: '' }
  for (;;) {
    const rows = await selectAsJson(
      payload,
      // The plus keeps SQLite from the index of days, after which it would sort the whole year.
      `SELECT id, coalesce(pan_number, '') AS pan, donor_name AS donorName,
         coalesce(address, '') AS address, payment_method AS paymentMethod,
         coalesce(purpose, campaign, '') <> '' AS isRestricted, is_unclaimed AS isUnclaimed,
         max(0, amount_paise - ${GONE_BACK}) AS paise, ${GONE_BACK} AS goneBackPaise,
         coalesce(received_at, created_at) AS receivedAt, created_at AS createdAt
       FROM ${slugs.donations}
       WHERE test_mode = 0
         AND coalesce(pan_number, '') >= ? AND (coalesce(pan_number, ''), id) > (?, ?)
         AND +coalesce(received_at, created_at) >= ? AND +coalesce(received_at, created_at) < ?
       ORDER BY coalesce(pan_number, ''), id LIMIT ${BATCH}`,
      [last.pan, last.pan, last.id, from, before],
    )
    yield* rows.map(toGift)
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end
    // SQLite answers at once: without a pause no other request would be served meanwhile.
    await setImmediate()
  }
}

const COLUMNS = [
  ...['id', 'pan', 'donorName', 'address', 'paymentMethod', 'isRestricted', 'isUnclaimed'],
  ...['paise', 'goneBackPaise', 'receivedAt', 'createdAt'],
]

/** The rows as one JSON text: the driver takes several times as long to hand over each value. */
async function selectAsJson(payload: Payload, sql: string, args: string[]): Promise<Row[]> {
  const values = COLUMNS.map((name) => `'${name}', ${name}`)
  const [found] = await selectAll<{ json: string }>(
    payload,
    `SELECT json_group_array(json_object(${values})) AS json FROM (${sql})`,
    args,
  )
  return JSON.parse(found?.json ?? '[]') as Row[]
}

const GONE_BACK = '(coalesce(refunded_paise, 0) + coalesce(charged_back_paise, 0))'

async function* fromMongo(payload: Payload, { from, before }: Period): AsyncGenerator<ReadGift> {
  const { collections } = payload.db as unknown as MongooseAdapter
  const stages = [
    { $match: isReceivedIn({ from, before }) },
    {
      $project: {
        pan: { $ifNull: ['$panNumber', ''] },
        donorName: 1,
        address: { $ifNull: ['$address', ''] },
        paymentMethod: 1,
        purpose: 1,
        campaign: 1,
        isUnclaimed: 1,
        goneBackPaise: { $add: DEDUCTIONS_IN_MONGO },
        paise: { $max: [0, { $subtract: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] }] },
        receivedAt: { $ifNull: ['$receivedAt', '$createdAt'] },
        createdAt: 1,
      },
    },
    { $sort: { pan: 1, _id: 1 } },
  ]
  const cursor = collections[slugs.donations]
    ?.aggregate<MongoRow>(stages as never)
    .allowDiskUse(true)
    .cursor<MongoRow>({ batchSize: BATCH })
  for await (const { _id, purpose, campaign, ...gift } of cursor ?? []) {
    yield toGift({
      ...gift,
      id: String(_id),
      isRestricted: purpose || campaign,
      receivedAt: new Date(gift.receivedAt).toISOString(),
      createdAt: new Date(gift.createdAt).toISOString(),
    })
  }
}

type MongoRow = Omit<Row, 'id' | 'isRestricted'> & {
  _id: unknown
  purpose?: string | null
  campaign?: string | null
}

function toGift(row: Row): ReadGift {
  return { ...row, isRestricted: Boolean(row.isRestricted), isUnclaimed: Boolean(row.isUnclaimed) }
}

/** Gifts of a period in MongoDB, none of the tests. */
export function isReceivedIn({ from, before }: Period): object {
  const within = { $gte: new Date(from), $lt: new Date(before) }
  return {
    testMode: { $ne: true },
    $or: [{ receivedAt: within }, { receivedAt: null, createdAt: within }],
  }
}

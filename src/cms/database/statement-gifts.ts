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
    const rows = await selectAll<Row>(
      payload,
      // The plus keeps SQLite from the index of days, after which it would sort the whole year.
      `SELECT id, coalesce(pan_number, '') AS pan, donor_name AS donorName,
         coalesce(address, '') AS address, payment_method AS paymentMethod,
         coalesce(purpose, campaign, '') <> '' AS isRestricted, is_unclaimed AS isUnclaimed,
         max(0, amount_paise - ${GONE_BACK}) AS paise, ${GONE_BACK} AS goneBackPaise,
         coalesce(received_at, created_at) AS receivedAt, created_at AS createdAt
       FROM ${slugs.donations}
       WHERE test_mode = 0 AND (coalesce(pan_number, ''), id) > (?, ?)
         AND +coalesce(received_at, created_at) >= ? AND +coalesce(received_at, created_at) < ?
       ORDER BY coalesce(pan_number, ''), id LIMIT ${BATCH}`,
      [last.pan, last.id, from, before],
    )
    yield* rows.map(toGift)
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end
  }
}

const GONE_BACK = '(coalesce(refunded_paise, 0) + coalesce(charged_back_paise, 0))'

async function* fromMongo(payload: Payload, { from, before }: Period): AsyncGenerator<ReadGift> {
  const { collections } = payload.db as unknown as MongooseAdapter
  const stages = [
    { $match: isReceivedIn({ from, before }) },
    {
      $project: {
        _id: 0,
        id: { $toString: '$_id' },
        pan: { $ifNull: ['$panNumber', ''] },
        donorName: 1,
        address: { $ifNull: ['$address', ''] },
        paymentMethod: 1,
        isRestricted: { $ne: [{ $ifNull: ['$purpose', '$campaign', ''] }, ''] },
        isUnclaimed: 1,
        goneBackPaise: { $add: DEDUCTIONS_IN_MONGO },
        paise: { $max: [0, { $subtract: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] }] },
        receivedAt: { $toString: { $ifNull: ['$receivedAt', '$createdAt'] } },
        createdAt: { $toString: '$createdAt' },
      },
    },
    { $sort: { pan: 1, id: 1 } },
  ]
  const cursor = collections[slugs.donations]
    ?.aggregate<Row>(stages as never)
    .allowDiskUse(true)
    .cursor({ batchSize: BATCH })
  for await (const row of cursor ?? []) yield toGift(row as Row)
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

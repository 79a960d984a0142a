import { setImmediate } from 'node:timers/promises'
import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'
import { DEDUCTIONS_IN_MONGO, selectAll } from './raw-queries'
import { isReceivedIn, type Period } from './statement-gifts'

/** A gift as the day book lists it, less what went back of it. */
export type DayBookGift = {
  id: string
  /** ISO date. */
  receivedAt: string
  donorName: string
  paymentMethod: string
  /** The gateway's number; '' of what did not come through it. */
  paymentId: string
  reference: string
  purpose: string
  paise: number
  /** Of its valid receipt; '' where it has none. */
  receipt: string
}

const BATCH = 1_000

/** The gifts of a period that count, the earliest first; only one batch is in memory at a time. */
export function readDayBook(payload: Payload, period: Period): AsyncGenerator<DayBookGift> {
  return isMongo(payload) ? fromMongo(payload, period) : fromSqlite(payload, period)
}

async function* fromSqlite(
  payload: Payload,
  { from, before }: Period,
): AsyncGenerator<DayBookGift> {
  let last = { receivedAt: from, id: '' }
  // The plus keeps SQLite from the index of `status`, in which nearly all receipts are one.
  for (;;) {
    const rows = await selectAll<DayBookGift>(
      payload,
      `SELECT id, ${DAY} AS receivedAt, donor_name AS donorName, payment_method AS paymentMethod,
         coalesce(payment_id, '') AS paymentId, coalesce(reference, '') AS reference,
         coalesce(campaign_name, purpose_name, '') AS purpose, ${LEFT} AS paise,
         coalesce((SELECT number FROM ${slugs.receipts}
           WHERE donation = ${slugs.donations}.id AND +status = 'valid'), '') AS receipt
       FROM ${slugs.donations}
       WHERE test_mode = 0 AND ${DAY} >= ? AND ${DAY} < ? AND (${DAY} > ? OR id > ?) AND ${LEFT} > 0
       ORDER BY ${DAY}, id LIMIT ${BATCH}`,
      [last.receivedAt, before, last.receivedAt, last.id],
    )
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end
    // As in statement-gifts.ts: others are served meanwhile.
    await setImmediate()
  }
}

const DAY = 'coalesce(received_at, created_at)'
const LEFT = '(amount_paise - coalesce(refunded_paise, 0) - coalesce(charged_back_paise, 0))'

async function* fromMongo(payload: Payload, period: Period): AsyncGenerator<DayBookGift> {
  const { collections } = payload.db as unknown as MongooseAdapter
  const stages = [
    { $match: isReceivedIn(period) },
    {
      $project: {
        id: { $toString: '$_id' },
        receivedAt: { $ifNull: ['$receivedAt', '$createdAt'] },
        donorName: 1,
        paymentMethod: 1,
        paymentId: { $ifNull: ['$paymentId', ''] },
        reference: { $ifNull: ['$reference', ''] },
        purpose: { $ifNull: ['$campaignName', { $ifNull: ['$purposeName', ''] }] },
        paise: { $subtract: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] },
      },
    },
    { $match: { paise: { $gt: 0 } } },
    { $sort: { receivedAt: 1, _id: 1 } },
    {
      $lookup: {
        from: slugs.receipts,
        localField: 'id',
        foreignField: 'donation',
        as: 'receipts',
      },
    },
  ]
  const cursor = collections[slugs.donations]
    ?.aggregate<Found>(stages as never)
    .allowDiskUse(true)
    .cursor<Found>({ batchSize: BATCH })
  for await (const { receipts, receivedAt, ...gift } of cursor ?? []) {
    const at = new Date(receivedAt).toISOString()
    yield {
      ...gift,
      receivedAt: at,
      receipt: receipts.find(({ status }) => status === 'valid')?.number ?? '',
    }
  }
}

type Found = Omit<DayBookGift, 'receipt'> & { receipts: { number: string; status: string }[] }

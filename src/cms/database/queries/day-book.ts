import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { firstReceiptNumber, type NumberedReceipt } from '@/domain/receipt'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import {
  aggregateInBatches,
  RECEIVED_IN_MONGO,
  receivedInSqlite,
  selectAsJson,
} from '../raw-queries'
import type { DayBookGift, Reversal } from './day-book-gift'
import { grouped, readReversals } from './day-book-reversals'
import { isReceivedIn, type Period } from './statement-gifts'

const BATCH = 1_000

/**
 * Reads the gifts of a period and what went back in it, the earliest first. Reversals are lines of their own
 * and never change earlier ones, so closed books stay as they are. Only one batch of gifts is in memory at a
 * time, plus the reversals, which are few.
 */
export async function* readDayBook(
  payload: Payload,
  period: Period,
): AsyncGenerator<DayBookGift | Reversal> {
  const reversals = await readReversals(payload, period)
  const gifts = isMongo(payload) ? fromMongo(payload, period) : fromSqlite(payload, period)
  for await (const gift of gifts) {
    while (reversals[0] && reversals[0].reversedAt < gift.receivedAt) yield* reversals.splice(0, 1)
    yield gift
  }
  yield* reversals
}

async function* fromSqlite(
  payload: Payload,
  { from, before }: Period,
): AsyncGenerator<DayBookGift> {
  let last = { receivedAt: from, id: '' }
  for (;;) {
    const rows = await selectAsJson<DayBookGift>(
      payload,
      COLUMNS,
      `SELECT id, ${DAY} AS receivedAt, donor_name AS donorName, payment_method AS paymentMethod,
         coalesce(payment_id, '') AS paymentId, coalesce(reference, '') AS reference,
         coalesce(campaign_name, purpose_name, '') AS purpose, amount_paise AS paise,
         coalesce((SELECT number FROM ${slugs.receipts}
           WHERE donation = ${slugs.donations}.id AND void_reason IS NOT 'corrected'
           ORDER BY edition LIMIT 1), '') AS receipt
       FROM ${slugs.donations}
       WHERE test_mode = 0 AND ${DAY} >= ? AND ${DAY} < ? AND (${DAY} > ? OR id > ?)
       ORDER BY ${DAY}, id LIMIT ${BATCH}`,
      [last.receivedAt, before, last.receivedAt, last.id],
    )
    yield* rows
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end
    // Yields to other requests, as in statement-gifts.ts.
    await setImmediate()
  }
}

const DAY = receivedInSqlite()
const COLUMNS = [
  ...['id', 'receivedAt', 'donorName', 'paymentMethod', 'paymentId', 'reference', 'purpose'],
  ...['paise', 'receipt'],
]

async function* fromMongo(payload: Payload, period: Period): AsyncGenerator<DayBookGift> {
  const stages = [
    { $match: isReceivedIn(period) },
    {
      $project: {
        id: { $toString: '$_id' },
        receivedAt: RECEIVED_IN_MONGO,
        donorName: 1,
        paymentMethod: 1,
        paymentId: { $ifNull: ['$paymentId', ''] },
        reference: { $ifNull: ['$reference', ''] },
        purpose: { $ifNull: ['$campaignName', { $ifNull: ['$purposeName', ''] }] },
        paise: '$amountPaise',
      },
    },
    { $sort: { receivedAt: 1, _id: 1 } },
  ]
  for await (const gifts of aggregateInBatches<Found>(payload, slugs.donations, stages)) {
    // Those of many gifts at once: a join would look them up for each gift.
    const receipts = await modelOf(payload, slugs.receipts)
      .find({ donation: { $in: gifts.map(({ id }) => id) } }, OF_RECEIPT)
      .lean<OwnReceipt[]>()
    const receiptsOf = grouped(receipts, ({ donation }) => donation)
    for (const { receivedAt, ...gift } of gifts) {
      const at = new Date(receivedAt).toISOString()
      yield { ...gift, receivedAt: at, receipt: firstReceiptNumber(receiptsOf.get(gift.id) ?? []) }
    }
  }
}

const OF_RECEIPT = { donation: 1, number: 1, edition: 1, voidReason: 1 }

type OwnReceipt = NumberedReceipt & { donation: string }
type Found = Omit<DayBookGift, 'receipt'>

import type { Payload } from 'payload'
import { DAY_MS, MINUTE_MS } from '@/domain/durations'
import { indianMonthOf, indianMonthsUntil } from '@/domain/indian-month'
import { slugs } from '../../slugs'
import { mongoOf } from '../adapters'
import type { MonthKeys, MonthRange, MonthRow } from '../month-row'
import { isReceivedIn } from '../queries/statement-gifts'
import { aggregateAll, LEFT_IN_MONGO, RECEIVED_IN_MONGO } from '../raw-queries'
import { sharedConnection } from '../shared-connection'
import type { MongoConnection } from './connection'
import { retryOnDuplicate } from './retry-on-duplicate'

// A cache of the sums of donations on MongoDB (decision 0157), which has no triggers: code that is about to
// change a gift marks its months as stale (mongo/donations.ts), and the next reader recomputes them.

/** The cached sums of a month, or the document `ALL`. All times are by the database's clock. */
type CachedMonth = {
  _id: string
  /** When a change to a gift of the month was last announced; for `ALL`, when all were invalidated. */
  touchedAt?: Date
  /** `ALL` only: when the last reader began to compute. */
  beganAt?: Date
  /** When the reader that stored `rows` began to compute; removed by each touch. */
  readAt?: Date
  rows?: MonthRow[]
}

/** Records when all months were computed together: since then every month with gifts has a document. */
const ALL = 'all'
/** A write reaches the database within this time after its mark. */
const WRITTEN_AFTER_MS = 2 * MINUTE_MS
/** After this time everything is recomputed, in case something wrote without a mark. */
const CACHED_MS = DAY_MS

/** Returns the sums of these months. */
export async function readMonthSums(
  payload: Payload,
  { from = '', before = ALL }: MonthRange,
): Promise<MonthRow[]> {
  const cached = await collectionOf(payload)
    .find({ $or: [{ _id: { $gte: from, $lt: before } }, { _id: ALL }] })
    .toArray()
  const all = cached.find(({ _id }) => _id === ALL)
  if (!all?.readAt || !isReadAfter(all, 0) || isLongAgo(all.readAt)) {
    return (await readAll(payload)).filter(({ month }) => month >= from && month < before)
  }
  const months = cached.filter((each) => each !== all)
  const current = months.filter((each) => isReadAfter(each, WRITTEN_AFTER_MS))
  const stale = months.filter((each) => !current.includes(each)).map(({ _id }) => _id)
  const rows = current.flatMap((each) => each.rows ?? [])
  return stale.length > 0 ? [...rows, ...(await readMonths(payload, stale))] : rows
}

/** Invalidates all sums: something may have written without a mark, such as an older version. */
export async function invalidateMonthSums(payload: Payload): Promise<void> {
  const connection = sharedConnection(payload)
  if (connection) await touch(connection, ALL)
}

/**
 * Marks months as stale before their gifts are changed; the change must follow within two minutes.
 * @param moments when the gifts came in, before and after the change.
 */
export async function touchMonths(connection: MongoConnection, moments: Date[]): Promise<void> {
  const months = new Set(moments.map(indianMonthOf))
  await Promise.all([...months].map((month) => touch(connection, month)))
}

function isReadAfter({ touchedAt, readAt }: CachedMonth, ms: number): boolean {
  if (!readAt) return false
  return !touchedAt || readAt.getTime() - touchedAt.getTime() > ms
}

/** Also true for times far ahead, from when the database's clock was wrong. */
function isLongAgo(time: Date): boolean {
  return Math.abs(Date.now() - time.getTime()) > CACHED_MS
}

async function readMonths(payload: Payload, names: string[]): Promise<MonthRow[]> {
  const readAt = await beginReading(payload)
  const periods = names.flatMap((name) => indianMonthsUntil(new Date(`${name}-15`), 1))
  const rows = await addUp(payload, { $or: periods.map(isReceivedIn) })
  await cacheMonths(payload, names, { rows, readAt })
  return rows
}

async function readAll(payload: Payload): Promise<MonthRow[]> {
  const readAt = await beginReading(payload)
  const known = await collectionOf(payload).distinct('_id', { _id: { $ne: ALL } })
  const rows = await addUp(payload, { testMode: { $ne: true } })
  const names = new Set([...known, ...rows.map(({ month }) => month)])
  await cacheMonths(payload, [...names], { rows, readAt })
  // Last, since a reader who finds it relies on every month being stored.
  await cacheMonth(payload, ALL, { readAt })
  return rows
}

async function cacheMonths(
  payload: Payload,
  names: string[],
  { rows, readAt }: { rows: MonthRow[]; readAt: Date },
): Promise<void> {
  for (const name of names) {
    const ofMonth = rows.filter(({ month }) => month === name)
    await cacheMonth(payload, name, { rows: ofMonth, readAt })
  }
}

function cacheMonth(payload: Payload, _id: string, read: Pick<CachedMonth, 'rows' | 'readAt'>) {
  return retryOnDuplicate(() =>
    collectionOf(payload).updateOne({ _id }, { $set: read }, { upsert: true }),
  )
}

/** Also drops `readAt`, so that stored sums are invalid immediately, whatever the clock says. */
function touch(connection: MongoConnection, _id: string) {
  const touched = { $currentDate: { touchedAt: true }, $unset: { readAt: '' } } as const
  return retryOnDuplicate(() => cacheIn(connection).updateOne({ _id }, touched, { upsert: true }))
}

/** @returns the time by the database's clock. */
async function beginReading(payload: Payload): Promise<Date> {
  const all = await retryOnDuplicate(() =>
    collectionOf(payload).findOneAndUpdate(
      { _id: ALL },
      { $currentDate: { beganAt: true } },
      { upsert: true, returnDocument: 'after' },
    ),
  )
  if (!all?.beganAt) throw new Error('The database returned no time')
  return all.beganAt
}

async function addUp(payload: Payload, match: object): Promise<MonthRow[]> {
  const rows = await aggregateAll<Omit<MonthRow, keyof Keys> & { _id: Keys }>(
    payload,
    slugs.donations,
    [
      { $match: match },
      {
        $project: {
          ...Object.fromEntries(TEXTS.map((key) => [key, { $ifNull: [`$${key}`, ''] }])),
          month: {
            $dateToString: {
              format: '%Y-%m',
              date: RECEIVED_IN_MONGO,
              timezone: '+05:30',
            },
          },
          left: LEFT_IN_MONGO,
        },
      },
      {
        $group: {
          _id: Object.fromEntries(['month', ...TEXTS].map((key) => [key, `$${key}`])),
          paise: { $sum: '$left' },
          given: { $sum: { $cond: [{ $gt: ['$left', 0] }, 1, 0] } },
          listed: { $sum: 1 },
        },
      },
    ],
  )
  return rows.map(({ _id, ...sums }) => ({ ..._id, ...sums }))
}

type Keys = MonthKeys & Pick<MonthRow, 'purposeName' | 'campaignName'>
const TEXTS = ['paymentMethod', 'purpose', 'purposeName', 'campaign', 'campaignName']

function collectionOf(payload: Payload) {
  return cacheIn(mongoOf(payload).connection)
}

function cacheIn(connection: MongoConnection) {
  return connection.collection<CachedMonth>('donation-months')
}

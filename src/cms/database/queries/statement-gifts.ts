import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import { type PanState, panStateOf, type StatementGift } from '@/domain/statement'
import { compareTexts } from '@/lib/compare-texts'
import { inChunks } from '@/lib/in-chunks'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { openPan } from '../encryption/sealed-fields'
import { isMongo } from '../is-mongo'
import {
  aggregateAll,
  DEDUCTIONS_IN_MONGO,
  DEDUCTIONS_IN_SQLITE,
  LEFT_IN_MONGO,
  leftInSqlite,
  RECEIVED_IN_MONGO,
  receivedInSqlite,
  selectAll,
} from '../raw-queries'
import { paymentsFromAbroad } from './from-abroad'

/** ISO dates: `from` inclusive, `before` exclusive. */
export type Period = { from: string; before: string }

/** A gift for the statement. */
export type ReadGift = StatementGift & {
  /** Equal for equal, well-formed PANs; '' without one. */
  panKey: string
}

/** `pan`: as entered; '' if missing. */
export type GiftWithPan = ReadGift & { pan: string }

const BATCH = 2_000

/**
 * Reads the gifts of a period, grouped by PAN, including refunded ones, without test payments. Well-formed
 * PANs are compared by their keys: decrypting them would take twice as long.
 */
export async function* readGifts(payload: Payload, period: Period): AsyncGenerator<ReadGift> {
  const order: Ordered[] = []
  for await (const { pan, ...gift } of readPans(payload, period)) {
    order.push({ ...gift, panState: gift.panKey ? 'good' : panStateOf(openPan(pan)) })
  }
  order.sort((a, b) => compareTexts(a.panKey, b.panKey) || compareTexts(a.id, b.id))
  yield* inOrder(payload, order)
}

/** As `readGifts`, sorted by PAN. */
export async function* readGiftsByPan(
  payload: Payload,
  period: Period,
): AsyncGenerator<GiftWithPan> {
  const order: (Ordered & { pan: string })[] = []
  // Each PAN is decrypted only once, however often its donor gave.
  const known = new Map<string, string>()
  for await (const gift of readPans(payload, period)) {
    const pan = known.get(gift.panKey) ?? openPan(gift.pan)
    if (gift.panKey) known.set(gift.panKey, pan)
    order.push({ ...gift, pan, panState: panStateOf(pan) })
  }
  order.sort((a, b) => compareTexts(a.pan, b.pan) || compareTexts(a.id, b.id))
  yield* inOrder(payload, order)
}

/**
 * Reads gifts in a given order: encrypted PANs cannot be sorted by the database, so they are all read first.
 * Besides the order, only one batch of gifts is in memory at a time.
 */
async function* inOrder<Known extends Ordered>(payload: Payload, order: Known[]) {
  const readBatch = isMongo(payload) ? fromMongo : fromSqlite
  for (const batch of inChunks(order, BATCH)) {
    const rows = await readBatch(payload, batch)
    const byId = new Map(rows.map((row) => [row.id, row]))
    const abroad = await paymentsFromAbroad(
      payload,
      rows.map(({ paymentId }) => paymentId),
    )
    for (const { key: _, ...known } of batch) {
      const row = byId.get(known.id)
      if (row) yield { ...toGift(row, abroad), ...known }
    }
    // SQLite is synchronous: without yielding, no other request would be served meanwhile.
    await setImmediate()
  }
}

/** `key`: the id in MongoDB's own type. */
type Ordered = { id: string; panKey: string; panState: PanState; key?: unknown }
/** With the PAN as stored. */
type Stored = Omit<Ordered, 'panState'> & { pan: string }
type Row = Omit<ReadGift, 'panKey' | 'panState' | `is${string}`> & {
  isRestricted: unknown
  isUnclaimed: unknown
  paymentId?: string | null
}

function readPans(payload: Payload, period: Period): AsyncGenerator<Stored> {
  return isMongo(payload) ? pansInMongo(payload, period) : pansInSqlite(payload, period)
}

const DAY = receivedInSqlite()

/** Pages through the index `donations_by_day` (list-indexes.ts): each batch continues after the last. */
async function* pansInSqlite(payload: Payload, { from, before }: Period): AsyncGenerator<Stored> {
  let last = { day: from, id: '' }
  for (;;) {
    const rows = await selectAsJson<Stored & { day: string }>(
      payload,
      ['id', 'pan', 'panKey', 'day'],
      `SELECT id, coalesce(pan_number, '') AS pan, coalesce(pan_key, '') AS panKey, ${DAY} AS day FROM ${slugs.donations}
       WHERE test_mode = 0 AND ${DAY} >= ? AND ${DAY} < ? AND (${DAY} > ? OR id > ?)
       ORDER BY ${DAY}, id LIMIT ${BATCH}`,
      [last.day, before, last.day, last.id],
    )
    yield* rows.map(({ id, pan, panKey }) => ({ id, pan, panKey }))
    const end = rows.at(-1)
    if (!end || rows.length < BATCH) return
    last = end
    await setImmediate()
  }
}

function fromSqlite(payload: Payload, batch: Ordered[]): Promise<Row[]> {
  return selectAsJson<Row>(
    payload,
    COLUMNS,
    `SELECT id, donor_name AS donorName,
       coalesce(address, '') AS address, payment_method AS paymentMethod,
       coalesce(purpose, campaign, '') <> '' AS isRestricted, is_unclaimed AS isUnclaimed,
       payment_id AS paymentId,
       ${leftInSqlite()} AS paise, ${DEDUCTIONS_IN_SQLITE} AS goneBackPaise,
       ${DAY} AS receivedAt, created_at AS createdAt
     FROM ${slugs.donations} WHERE id IN (SELECT value FROM json_each(?))`,
    [JSON.stringify(batch.map(({ id }) => id))],
  )
}

const COLUMNS = [
  ...['id', 'donorName', 'address', 'paymentMethod', 'isRestricted', 'isUnclaimed'],
  'paymentId',
  ...['paise', 'goneBackPaise', 'receivedAt', 'createdAt'],
]

/** Selects rows as one JSON text: the driver is several times slower at returning single values. */
async function selectAsJson<Found>(
  payload: Payload,
  columns: string[],
  sql: string,
  args: string[],
): Promise<Found[]> {
  const values = columns.map((name) => `'${name}', ${name}`)
  const [found] = await selectAll<{ json: string }>(
    payload,
    `SELECT json_group_array(json_object(${values})) AS json FROM (${sql})`,
    args,
  )
  return JSON.parse(found?.json ?? '[]') as Found[]
}

type Found = { _id: unknown; panNumber?: string | null; panKey?: string | null }

async function* pansInMongo(payload: Payload, period: Period): AsyncGenerator<Stored> {
  const cursor = modelOf(payload, slugs.donations)
    .aggregate<Found>([
      { $match: isReceivedIn(period) },
      { $project: { panNumber: 1, panKey: 1 } },
    ] as never)
    .cursor<Found>({ batchSize: BATCH })
  for await (const { _id, panNumber, panKey } of cursor) {
    yield { id: String(_id), pan: panNumber ?? '', panKey: panKey ?? '', key: _id }
  }
}

async function fromMongo(payload: Payload, batch: Ordered[]): Promise<Row[]> {
  const rows = await aggregateAll<MongoRow>(payload, slugs.donations, [
    { $match: { _id: { $in: batch.map(({ key }) => key) } } },
    {
      $project: {
        id: { $toString: '$_id' },
        donorName: 1,
        address: { $ifNull: ['$address', ''] },
        paymentMethod: 1,
        purpose: 1,
        campaign: 1,
        isUnclaimed: 1,
        paymentId: 1,
        goneBackPaise: { $add: DEDUCTIONS_IN_MONGO },
        paise: LEFT_IN_MONGO,
        receivedAt: RECEIVED_IN_MONGO,
        createdAt: 1,
      },
    },
  ])
  return rows.map(({ purpose, campaign, ...row }) => ({
    ...row,
    isRestricted: purpose || campaign,
    receivedAt: new Date(row.receivedAt).toISOString(),
    createdAt: new Date(row.createdAt).toISOString(),
  }))
}

type MongoRow = Omit<Row, 'isRestricted'> & {
  purpose?: string | null
  campaign?: string | null
}

function toGift({ paymentId, ...row }: Row, abroad: Set<string>) {
  return {
    ...row,
    isRestricted: Boolean(row.isRestricted),
    isUnclaimed: Boolean(row.isUnclaimed),
    isFromAbroad: abroad.has(paymentId ?? ''),
  }
}

/** Returns MongoDB's condition for the gifts of a period, without test payments. */
export function isReceivedIn({ from, before }: Period): object {
  const within = { $gte: new Date(from), $lt: new Date(before) }
  return {
    testMode: { $ne: true },
    $or: [{ receivedAt: within }, { receivedAt: null, createdAt: within }],
  }
}

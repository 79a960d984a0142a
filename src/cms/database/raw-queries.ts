import type { Payload } from 'payload'
import { errorCode } from '@/lib/error-code'
import { modelOf, sqliteOf } from './adapters'

// Queries that Payload's adapters cannot express, in each database's own language.

/** Runs a MongoDB pipeline and returns its rows. */
export async function aggregateAll<Row>(
  payload: Payload,
  collection: string,
  stages: object[],
): Promise<Row[]> {
  return modelOf(payload, collection).aggregate<Row>(stages as never)
}

const BATCH = 2_000

/** As `aggregateAll`, in batches: awaiting each row takes longer than reading it. */
export async function* aggregateInBatches<Row extends object>(
  payload: Payload,
  collection: string,
  stages: object[],
): AsyncGenerator<Row[]> {
  const options = { batchSize: BATCH, allowDiskUse: true }
  const cursor = modelOf(payload, collection).collection.aggregate<Row>(stages, options)
  try {
    while (await cursor.hasNext()) yield cursor.readBufferedDocuments()
  } finally {
    await cursor.close()
  }
}

/** Runs an SQLite query and returns its rows. */
export async function selectAll<Row>(
  payload: Payload,
  sql: string,
  args: string[] = [],
): Promise<Row[]> {
  const { rows } = await sqliteOf(payload).client.execute({ sql, args })
  return rows.map((row) => ({ ...row })) as Row[]
}

/**
 * As `selectAll`, for many rows: they come as one JSON text, since the driver is several times slower at
 * returning single values. @param columns the names in the result.
 */
export async function selectAsJson<Row>(
  payload: Payload,
  columns: readonly string[],
  sql: string,
  args: string[],
): Promise<Row[]> {
  const values = columns.map((name) => `'${name}', ${name}`)
  const [found] = await selectAll<{ json: string }>(
    payload,
    `SELECT json_group_array(json_object(${values})) AS json FROM (${sql})`,
    args,
  )
  return JSON.parse(found?.json ?? '[]') as Row[]
}

/** Returns the column name of a field on SQLite. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Whether MongoDB refused a write because its unique key is taken. */
export function isTaken(error: unknown): boolean {
  return errorCode(error) === TAKEN
}

const TAKEN = '11000'

// Terms of a donation. SQLite uses an index only for a query with the same expression, and a trigger
// whose stored SQL differs is recreated at the next start: indexes, triggers and queries share these.

/** Returns SQL for when a donation came in, as `receivedAtOf` of the domain. @param row as for `leftInSqlite`. */
export function receivedInSqlite(row = ''): string {
  return `coalesce(${row}received_at, ${row}created_at)`
}

/** The same as an expression of MongoDB. */
export const RECEIVED_IN_MONGO = { $ifNull: ['$receivedAt', '$createdAt'] }

/** What went back of a donation, as terms of a sum. */
export const DEDUCTIONS_IN_MONGO = [
  { $ifNull: ['$refundedPaise', 0] },
  { $ifNull: ['$chargedBackPaise', 0] },
]

/** The same as SQL. */
export const DEDUCTIONS_IN_SQLITE =
  '(coalesce(refunded_paise, 0) + coalesce(charged_back_paise, 0))'

/** What is left of a donation, in paise, like `leftPaise` of the domain. */
export const LEFT_IN_MONGO = {
  $max: [0, { $subtract: ['$amountPaise', { $add: DEDUCTIONS_IN_MONGO }] }],
}

/** Returns SQL for the same. @param row the prefix of columns, such as 'NEW.' in a trigger. */
export function leftInSqlite(row = ''): string {
  return `max(0, ${row}amount_paise - coalesce(${row}refunded_paise, 0) - coalesce(${row}charged_back_paise, 0))`
}

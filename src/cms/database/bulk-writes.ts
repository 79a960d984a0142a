import type { CollectionSlug, Payload } from 'payload'
import { modelOf, sqliteOf } from './adapters'
import { newDocumentId } from './document-id'
import { isMongo } from './is-mongo'
import { addSearchIndex } from './mongo/search'
import { columnOf, isTaken } from './raw-queries'
import { tableOf } from './sqlite/table-of'

// Writes hundreds of rows in one transaction, instead of one flush to disk per row. No hooks run, and
// fields that the adapters keep in other tables (lists) are not supported.

type Value = string | number | boolean | Date | null
/** Fields of a document and their values. */
export type Row = Record<string, Value>

/** Creates documents, skipping those whose unique fields are taken. @throws other errors of the database. */
export async function insertMissing(
  payload: Payload,
  collection: CollectionSlug,
  rows: Row[],
): Promise<void> {
  if (rows.length === 0) return
  const now = new Date()
  const stamped = rows.map((row) => ({ ...row, createdAt: now, updatedAt: now }))
  if (isMongo(payload)) {
    await modelOf(payload, collection)
      .insertMany(
        stamped.map((row) => addSearchIndex(collection, row)),
        { ordered: false },
      )
      .catch((error: unknown) => {
        if (!areAllTaken(error)) throw error
      })
    return
  }
  await runBatch(
    payload,
    stamped.map((row) => {
      const entries = Object.entries({ id: newDocumentId(), ...row })
      const columns = entries.map(([field]) => columnOf(field))
      return {
        sql: `INSERT OR IGNORE INTO ${tableOf(collection)} (${columns}) VALUES (${columns.map(() => '?')})`,
        args: entries.map(([, value]) => toSqlite(value)),
      }
    }),
  )
}

type Change = {
  id: string
  /** Only if these fields hold these values. */
  where?: Row
  data: Row
}

/**
 * Updates documents individually, each only if its condition holds. `updatedAt` is not changed.
 * @throws errors of the database.
 */
export async function changeEach(
  payload: Payload,
  collection: CollectionSlug,
  changes: Change[],
): Promise<void> {
  if (changes.length === 0) return
  if (isMongo(payload)) {
    const writes = changes.map(({ id, where, data }) => ({
      updateOne: {
        filter: { _id: id, ...where },
        update: { $set: addSearchIndex(collection, data) },
      },
    }))
    await modelOf(payload, collection).bulkWrite(writes, { timestamps: false })
    return
  }
  await runBatch(
    payload,
    changes.map(({ id, where = {}, data }) => {
      const fields = Object.keys(data).map((field) => `${columnOf(field)} = ?`)
      const conditions = Object.keys({ id, ...where }).map((field) => `${columnOf(field)} = ?`)
      const values = [...Object.values(data), id, ...Object.values(where)]
      return {
        sql: `UPDATE ${tableOf(collection)} SET ${fields} WHERE ${conditions.join(' AND ')}`,
        args: values.map(toSqlite),
      }
    }),
  )
}

type Statement = { sql: string; args: (string | number | null)[] }

async function runBatch(payload: Payload, statements: Statement[]): Promise<void> {
  await sqliteOf(payload).client.batch(statements, 'write')
}

function toSqlite(value: Value): string | number | null {
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'boolean' ? Number(value) : value
}

/** Whether MongoDB refused only duplicate keys. */
function areAllTaken(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('writeErrors' in error)) return false
  // Mongoose passes on the driver's errors either bare or wrapped.
  const failed = [error.writeErrors].flat() as { err?: unknown }[]
  return failed.every((each) => isTaken(each) || isTaken(each.err))
}

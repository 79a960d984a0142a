import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Schema } from 'mongoose'
import type { Payload } from 'payload'
import { isMongo } from './is-mongo'

/**
 * Lets a move write what it read and nothing else, in any order, though one document may name another
 * that comes later. A move is repeated where it breaks off: its writes need not wait for the disk.
 */
export async function beginWriting(target: Payload): Promise<void> {
  if (isMongo(target)) return leaveEmptyFieldsEmpty(target)
  const client = clientOf(target)
  await client.execute('PRAGMA synchronous = OFF')
  await client.execute('PRAGMA foreign_keys = OFF')
}

/**
 * Empties the references to documents that were deleted long ago, as SQLite does when they are deleted
 * and MongoDB does not: a row that keeps one could not be saved.
 * @returns how many.
 */
export async function emptyDeadReferences(target: Payload): Promise<number> {
  if (isMongo(target)) return 0
  const client = clientOf(target)
  const { rows: dead } = await client.execute('PRAGMA foreign_key_check')
  for (const { table, rowid, fkid } of dead) {
    const { rows: keys } = await client.execute(`PRAGMA foreign_key_list("${table}")`)
    const key = keys.find(({ id }) => Number(id) === Number(fkid))
    const change =
      key?.on_delete === 'CASCADE'
        ? `DELETE FROM "${table}" WHERE rowid = ?`
        : `UPDATE "${table}" SET "${key?.from}" = NULL WHERE rowid = ?`
    await client.execute({ sql: change, args: [Number(rowid)] })
  }
  return dead.length
}

/** Otherwise Mongoose fills each missing field with its default value. */
function leaveEmptyFieldsEmpty(target: Payload): void {
  const { connection } = target.db as unknown as MongooseAdapter
  for (const { schema } of Object.values(connection.models)) dropDefaults(schema)
}

/** Including nested fields, and those of each kind of block. */
function dropDefaults(schema: Schema, done = new Set<Schema>()): void {
  if (done.has(schema)) return
  done.add(schema)
  schema.eachPath((name, field) => {
    if (name !== '_id') field.default(undefined)
    if (field.schema) dropDefaults(field.schema, done)
  })
  for (const block of Object.values(schema.discriminators ?? {})) dropDefaults(block, done)
}

function clientOf(target: Payload): SQLiteAdapter['client'] {
  return (target.db as unknown as SQLiteAdapter).client
}

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { InsertManyOptions, Schema } from 'mongoose'
import type { Payload } from 'payload'
import { mongoOf, sqliteOf } from './adapters'
import { isMongo } from './is-mongo'
import { ensureMongoIndexes } from './mongo/indexes'

/**
 * Prepares a target so that a move writes exactly what it read, in any order, although documents may
 * reference others that come later.
 */
export async function beginWriting(target: Payload): Promise<void> {
  if (isMongo(target)) return beginWritingToMongo(target)
  const { client } = sqliteOf(target)
  // An interrupted move is repeated, so its writes need not wait for the disk.
  await client.execute('PRAGMA synchronous = OFF')
  await client.execute('PRAGMA foreign_keys = OFF')
  dropColumnDefaults(sqliteOf(target))
}

/** Completes a move's target: creates indexes on MongoDB, cleans references on SQLite. */
export async function endWriting(target: Payload): Promise<void> {
  if (isMongo(target)) await ensureMongoIndexes(mongoOf(target))
  else await emptyDeadReferences(sqliteOf(target).client)
}

/**
 * Clears references to deleted documents. SQLite does so on deletion, MongoDB does not: a row with such a
 * reference could not be saved.
 */
async function emptyDeadReferences(client: SQLiteAdapter['client']): Promise<void> {
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
}

async function beginWritingToMongo(target: Payload): Promise<void> {
  const { collections, connection } = mongoOf(target)
  for (const { schema } of Object.values(connection.models)) dropDefaults(schema)
  for (const model of Object.values(collections)) {
    batchCreates(model)
    // `endWriting` recreates them in bulk: sorted once, they need not fit into memory.
    await model.collection.dropIndexes()
  }
}

/**
 * Removes default values, with which mongoose would fill missing fields; also from nested fields and each
 * kind of block.
 */
function dropDefaults(schema: Schema, done = new Set<Schema>()): void {
  if (done.has(schema)) return
  done.add(schema)
  schema.eachPath((name, field) => {
    if (name !== '_id') field.default(undefined)
    if (field.schema) dropDefaults(field.schema, done)
  })
  for (const block of Object.values(schema.discriminators ?? {})) dropDefaults(block, done)
}

/** Removes defaults of nullable columns, with which Drizzle would fill missing values. */
function dropColumnDefaults({ tables }: SQLiteAdapter): void {
  for (const table of Object.values(tables)) {
    for (const column of Object.values(table as Record<string, Column>)) {
      if (!column.notNull) Object.assign(column, { default: undefined, hasDefault: false })
    }
  }
}

type Column = { notNull: boolean; default: unknown; hasDefault: boolean }
type CollectionModel = MongooseAdapter['collections'][string]
type Waiting = {
  document: unknown
  created(documents: unknown[]): void
  failed(error: unknown): void
}

/**
 * Batches the documents that Payload creates at the same time into one command; with one command each,
 * writing takes twice as long. If Payload ever creates them by another method, it only becomes slower again.
 */
function batchCreates(model: CollectionModel): void {
  let waiting: Waiting[] = []
  const send = async (options: InsertManyOptions) => {
    const batch = waiting
    waiting = []
    try {
      const documents = await model.insertMany(
        batch.map(({ document }) => document),
        options,
      )
      for (const [n, { created }] of batch.entries()) created([documents[n]])
    } catch (error) {
      for (const { failed } of batch) failed(error)
    }
  }
  const create = ([document]: unknown[], options: InsertManyOptions) =>
    new Promise<unknown[]>((created, failed) => {
      if (waiting.length === 0) setImmediate(send, options)
      waiting.push({ document, created, failed })
    })
  Object.assign(model, { create })
}

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { InsertManyOptions, Schema } from 'mongoose'
import type { Payload } from 'payload'
import { mongoOf, sqliteOf } from './adapters'
import { isMongo } from './is-mongo'
import { ensureMongoIndexes } from './mongo/indexes'

/**
 * Lets a move write what it read and nothing else, in any order, though one document may name another
 * that comes later.
 */
export async function beginWriting(target: Payload): Promise<void> {
  if (isMongo(target)) return beginWritingToMongo(target)
  const { client } = sqliteOf(target)
  // A move is repeated where it breaks off: its writes need not wait for the disk.
  await client.execute('PRAGMA synchronous = OFF')
  await client.execute('PRAGMA foreign_keys = OFF')
  dropColumnDefaults(sqliteOf(target))
}

/** Makes what a move has written fit for a site: indexes on MongoDB, references on SQLite. */
export async function endWriting(target: Payload): Promise<void> {
  if (isMongo(target)) await ensureMongoIndexes(mongoOf(target))
  else await emptyDeadReferences(sqliteOf(target).client)
}

/**
 * Empties the references to documents that were deleted long ago, as SQLite does when they are deleted
 * and MongoDB does not: a row that keeps one could not be saved.
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
    createTogether(model)
    // `endWriting` makes them again, each in one go: sorted once, they need not fit into the memory.
    await model.collection.dropIndexes()
  }
}

/**
 * Otherwise Mongoose fills each missing field with its default value. Including nested fields, and those of
 * each kind of block.
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

/** Otherwise Drizzle fills each missing value with the default of its column, where it may be empty. */
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
 * Sends the documents that Payload creates at the same time in one command: with a command for each, writing
 * takes twice as long. Should Payload some day create them by another call, it only takes longer again.
 */
function createTogether(model: CollectionModel): void {
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

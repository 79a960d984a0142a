import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import mongoose from 'mongoose'
import { sharedConnection } from '@/cms/database/shared-connection'
import { databasePath } from '@/env'

/** A SQLite file, or the content of MongoDB's collections. */
export type PreparedDatabase = Buffer | Map<string, object[]>

/**
 * Lets Payload set up an empty database, as at a first start: tables, page texts, the
 * first admin. This takes longer than most tests.
 * @returns the content of the database of `DATABASE_URI`, which is closed afterwards.
 */
export async function makePreparedDatabase(): Promise<PreparedDatabase> {
  // Its config reads the environment when it is first imported.
  const { getPayloadClient } = await import('@/server/payload-client')
  const payload = await getPayloadClient()
  const collections = await readCollections(sharedConnection(payload))
  await payload.destroy()
  return collections ?? fs.readFileSync(databasePath(process.env.DATABASE_URI ?? ''))
}

/**
 * Resets a database to exactly this content. A MongoDB keeps its indexes, which take far longer to create
 * than documents.
 */
export async function resetDatabase(
  databaseUri: string,
  prepared: PreparedDatabase,
): Promise<void> {
  if (Buffer.isBuffer(prepared)) return fs.writeFileSync(databasePath(databaseUri), prepared)
  const connection = await mongoose.createConnection(databaseUri).asPromise()
  const names = await collectionNames(connection)
  for (const name of names) {
    if (prepared.has(name)) await connection.collection(name).deleteMany()
    else await connection.dropCollection(name)
  }
  for (const [name, documents] of prepared) {
    if (documents.length > 0) await connection.collection(name).insertMany(documents)
  }
  await connection.close()
}

/** Returns the address of a new database in the tests' MongoDB; mongo-setup.ts drops it at the end. */
export function newMongoUri(): string {
  const uri = new URL(process.env.MONGODB_TEST_URI ?? '')
  uri.pathname += `-${randomUUID()}`
  return uri.href
}

async function readCollections(connection: mongoose.Connection | null) {
  if (!connection) return null
  const names = await collectionNames(connection)
  const read = async (name: string): Promise<[string, object[]]> => [
    name,
    await connection.collection(name).find().toArray(),
  ]
  return new Map(await Promise.all(names.map(read)))
}

async function collectionNames(connection: mongoose.Connection): Promise<string[]> {
  const found = (await connection.db?.listCollections().toArray()) ?? []
  return found.map(({ name }) => name)
}

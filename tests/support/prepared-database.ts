import fs from 'node:fs'
import mongoose from 'mongoose'
import type { Payload } from 'payload'
import { sharedConnection } from '@/cms/database/shared-connection'
import { databasePath } from '@/env'

/** A SQLite file, or the documents of each collection of a MongoDB. */
export type PreparedDatabase = Buffer | [collection: string, documents: object[]][]

/**
 * Has Payload make an empty database usable, as at a first start: tables, texts of the pages, the
 * first admin. That takes longer than most tests.
 * @returns what the database of `DATABASE_URI` holds then; it is closed.
 */
export async function prepareDatabase(): Promise<PreparedDatabase> {
  // Its config reads the environment where it is first imported.
  const { getPayloadClient } = await import('@/server/payload-client')
  const payload = await getPayloadClient()
  const documents = await readDocuments(sharedConnection(payload))
  await dropDatabase(payload)
  await payload.destroy()
  return documents ?? fs.readFileSync(databasePath(process.env.DATABASE_URI ?? ''))
}

/** Makes an empty database hold the same. */
export async function layDatabase(databaseUri: string, prepared: PreparedDatabase): Promise<void> {
  if (Buffer.isBuffer(prepared)) return fs.writeFileSync(databasePath(databaseUri), prepared)
  const connection = await mongoose.createConnection(databaseUri).asPromise()
  for (const [name, documents] of prepared) {
    if (documents.length > 0) await connection.collection(name).insertMany(documents)
  }
  await connection.close()
}

/**
 * Drops a MongoDB. The stand-in is left as it is: it forgets everything when it ends, and it lists a
 * collection twice of which two models ask at once, which it cannot drop then.
 */
export async function dropDatabase(payload: Payload): Promise<void> {
  if (process.env.MONGODB_IS_STAND_IN === 'true') return
  await sharedConnection(payload)?.dropDatabase()
}

async function readDocuments(connection: ReturnType<typeof sharedConnection>) {
  if (!connection?.db) return null
  const { db } = connection
  const collections = await db.listCollections().toArray()
  const names = new Set(collections.map(({ name }) => name))
  return Promise.all(
    [...names].map(async (name): Promise<[string, object[]]> => {
      return [name, await db.collection(name).find().toArray()]
    }),
  )
}

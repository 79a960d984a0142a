import { randomUUID } from 'node:crypto'
import mongoose from 'mongoose'
import { requireMongo } from './mongo'

/**
 * Vitest's global set-up of the project `int-mongodb`: starts its MongoDB. Afterwards it drops the
 * databases of this run, and stops what it started.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const mongo = await requireMongo()
  const prefix = `tests-${randomUUID().slice(0, 8)}`
  const uri = new URL(mongo.uri)
  uri.pathname = `/${prefix}`
  process.env.MONGODB_TEST_URI = uri.href
  return async () => {
    await dropDatabases(uri.href, prefix)
    await mongo.stop()
  }
}

async function dropDatabases(uri: string, prefix: string): Promise<void> {
  const client = new mongoose.mongo.MongoClient(uri)
  try {
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true })
    const own = databases.filter(({ name }) => name.startsWith(prefix))
    for (const { name } of own) await client.db(name).dropDatabase()
  } finally {
    await client.close()
  }
}

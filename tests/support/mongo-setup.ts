import { randomUUID } from 'node:crypto'
import mongoose from 'mongoose'
import { requireMongo } from './mongo'

/**
 * Vitest starts the MongoDB of the project `int-mongodb` by this. Afterwards the databases of this
 * run are dropped, and what was started is ended.
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

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { DatabaseAdapterObj } from 'payload'
import { databaseKind, type Env } from '@/env'
import { sealing } from './encryption/sealed-fields'
import { followDonations } from './mongo/donations'
import { ignoreMalformedIds } from './mongo/ids'
import { ensureMongoIndexes } from './mongo/indexes'
import { MONGO_OPTIONS } from './mongo/options'
import { sortPages } from './mongo/pages'
import { keepSearchIndex } from './mongo/search'

/**
 * Returns the adapter of the database that `DATABASE_URI` names. Ids are opaque strings on both. Only the
 * adapter in use is loaded: each pulls in a driver and an ORM, which slow down the start. PANs are stored
 * encrypted.
 */
export async function databaseAdapter(env: Env): Promise<DatabaseAdapterObj> {
  if (databaseKind(env.DATABASE_URI) === 'sqlite') {
    const { guardedSqliteAdapter } = await import('./sqlite/adapter')
    return sealing(guardedSqliteAdapter(env.DATABASE_URI))
  }
  const { mongooseAdapter } = await import('@payloadcms/db-mongodb')
  const { default: mongoose } = await import('mongoose')
  // Otherwise it captures a stack trace for every query, in case the query is executed twice.
  mongoose.set('skipOriginalStackTraces', true)
  const plain = mongooseAdapter({
    url: env.DATABASE_URI,
    // Unique indexes guard the money: the start waits until they exist (mongo/indexes.ts).
    ensureIndexes: false,
    // No write depends on a transaction, so a standalone mongod works, too.
    transactionOptions: false,
    // mongo/pages.ts orders pages instead.
    disableFallbackSort: true,
    // Otherwise mongoose would check each collection and index again.
    connectOptions: { ...MONGO_OPTIONS, autoCreate: false, autoIndex: false },
  })
  return sealing(extended(plain))
}

/**
 * Makes MongoDB behave like SQLite: lists and searches have indexes, pages a stable order, a malformed id
 * matches nothing, and a changed donation marks its sums as stale.
 */
function extended(plain: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...plain,
    init: (args) => {
      const adapter = plain.init(args)
      const mongo = adapter as unknown as MongooseAdapter
      const { connect: connectPlain } = adapter
      adapter.connect = async function connect(options) {
        await connectPlain?.call(adapter, options)
        await ensureMongoIndexes(mongo)
      }
      ignoreMalformedIds(mongo)
      sortPages(mongo)
      followDonations(mongo)
      keepSearchIndex(mongo)
      return adapter
    },
  }
}

import { mongooseAdapter } from '@payloadcms/db-mongodb'
import type { Env } from '@/env'
import { guardedSqliteAdapter } from './sqlite-adapter'

/** The database that `DATABASE_URI` names. Ids are opaque strings on both. */
export function databaseAdapter(env: Env) {
  return env.DATABASE_URI.startsWith('file:')
    ? guardedSqliteAdapter(env.DATABASE_URI)
    : mongooseAdapter({
        url: env.DATABASE_URI,
        // Unique indexes guard the money: the start waits until they stand.
        ensureIndexes: true,
        // No write depends on a transaction, so that a single mongod serves as well.
        transactionOptions: false,
        connectOptions: { serverSelectionTimeoutMS: 5000 },
      })
}

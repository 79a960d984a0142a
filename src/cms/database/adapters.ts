import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

// Payload's adapter type does not reveal which database is behind it.

/** Returns Payload's MongoDB adapter. Only valid if `isMongo`. */
export function mongoOf({ db }: Payload): MongooseAdapter {
  return db as unknown as MongooseAdapter
}

/** Returns Payload's SQLite adapter. Only valid if not `isMongo`. */
export function sqliteOf({ db }: Payload): SQLiteAdapter {
  return db as unknown as SQLiteAdapter
}

/**
 * Returns mongoose's model of a collection. Only valid if `isMongo`.
 * @throws Error if the collection has no model.
 */
export function modelOf(payload: Payload, collection: string) {
  const model = mongoOf(payload).collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}`)
  return model
}

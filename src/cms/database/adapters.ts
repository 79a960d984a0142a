import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'

// Payload's type of an adapter tells nothing of the database behind it.

/** Only where `isMongo`. */
export function mongoOf({ db }: Payload): MongooseAdapter {
  return db as unknown as MongooseAdapter
}

/** Only where not `isMongo`. */
export function sqliteOf({ db }: Payload): SQLiteAdapter {
  return db as unknown as SQLiteAdapter
}

/**
 * Mongoose's model of a collection. Only where `isMongo`.
 * @throws Error if the collection has no model.
 */
export function modelOf(payload: Payload, collection: string) {
  const model = mongoOf(payload).collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}`)
  return model
}

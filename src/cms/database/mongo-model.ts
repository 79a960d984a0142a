import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, Payload } from 'payload'

/** Mongoose's model of a collection, past Payload's adapter. Only where `isMongo`. */
export function modelOf({ db }: Payload, collection: CollectionSlug) {
  const model = (db as unknown as MongooseAdapter).collections[collection]
  if (!model) throw new Error(`There is no collection ${collection}`)
  return model
}

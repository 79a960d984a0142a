import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { Payload } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'

/**
 * Has donors of older versions looked at again (src/server/donors), at each start on MongoDB: those without
 * the day of their first gift, and those of gifts that were changed and still tell that they had been
 * seen before. On SQLite a migration sees to the first, and an index finds the others (unplaced-gifts.ts).
 */
export async function upgradeDonors(payload: Payload): Promise<void> {
  if (!isMongo(payload)) return
  const { collections } = payload.db as unknown as MongooseAdapter
  await collections[slugs.donors]?.collection.updateMany(
    { firstGiftAt: { $exists: false }, giftCount: { $gt: 0 } },
    { $set: { isStale: true } },
  )
  await collections[slugs.donations]?.collection.updateMany(
    { donorSeenAt: { $ne: null }, $expr: { $ne: ['$donorSeenAt', '$updatedAt'] } },
    { $set: { donorSeenAt: null } },
  )
}

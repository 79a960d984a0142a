import type { CollectionSlug } from 'payload'
import { getPayloadClient } from '@/server/payload-client'

/** Deletes all documents of these collections, bypassing hooks. */
export async function emptyCollections(...collections: CollectionSlug[]): Promise<void> {
  const { db } = await getPayloadClient()
  for (const collection of collections) await db.deleteMany({ collection, where: {} })
}

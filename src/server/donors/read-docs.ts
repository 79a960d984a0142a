import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { getPayloadClient } from '../payload-client'

type Query<Slug extends CollectionSlug> = {
  collection: Slug
  where: Where
  sort?: string | string[]
  /** All by default. */
  limit?: number
  /** The fields that are read; all by default. */
  select?: Record<string, true>
}

/**
 * As `findAll` of documents/records.ts, straight from the adapter: thousands of documents at a time,
 * which have no hooks that read and no texts in two languages.
 */
export async function readDocs<Slug extends CollectionSlug>({
  limit = 0,
  ...query
}: Query<Slug>): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.db.find({ ...query, limit, pagination: false })
  return docs as DataFromCollectionSlug<Slug>[]
}

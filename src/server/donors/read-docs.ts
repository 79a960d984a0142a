import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { getPayloadClient } from '../payload-client'

type Query<Slug extends CollectionSlug> = {
  collection: Slug
  where: Where
  sort?: string | string[]
  /** All by default. */
  limit?: number
  /** The fields to read; all by default. */
  select?: Record<string, true>
}

/**
 * Like `findAll` of documents/records.ts, but straight from the adapter, for thousands of documents
 * at a time. The collection must have no read hooks and no localized texts.
 */
export async function readDocs<Slug extends CollectionSlug>({
  limit = 0,
  ...query
}: Query<Slug>): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.db.find({ ...query, limit, pagination: false })
  return docs as DataFromCollectionSlug<Slug>[]
}

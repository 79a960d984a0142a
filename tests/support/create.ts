import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { getPayloadClient } from '@/server/payload-client'

/**
 * Creates a document of any collection, bypassing access rules.
 * @param data the fields that matter; Payload itself validates them.
 */
export async function create<Slug extends CollectionSlug>(
  collection: Slug,
  data: object,
): Promise<DataFromCollectionSlug<Slug>> {
  const payload = await getPayloadClient()
  const doc = await payload.create({ collection, data: data as never, overrideAccess: true })
  return doc as DataFromCollectionSlug<Slug>
}

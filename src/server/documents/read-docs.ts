import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { getPayloadClient } from '../payload-client'

type Query<Slug extends CollectionSlug, Field> = {
  collection: Slug
  where: Where
  sort?: string | string[]
  /** All by default. */
  limit?: number
  /** The fields to read besides the id; all by default. */
  fields?: readonly Field[]
}

/**
 * Like `findAll` of records.ts, but straight from the adapter, for thousands of documents at a time. Includes
 * the trash. The collection must have no read hooks and no localized texts.
 */
export async function readDocs<
  Slug extends CollectionSlug,
  Field extends keyof DataFromCollectionSlug<Slug> = keyof DataFromCollectionSlug<Slug>,
>({
  limit = 0,
  fields,
  ...query
}: Query<Slug, Field>): Promise<(Pick<DataFromCollectionSlug<Slug>, Field> & { id: string })[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.db.find<
    Pick<DataFromCollectionSlug<Slug>, Field> & { id: string }
  >({
    ...query,
    select: fields && Object.fromEntries(fields.map((field) => [field, true])),
    limit,
    pagination: false,
  })
  return docs
}

import type { CollectionSlug, DataFromCollectionSlug } from 'payload'
import { getPayloadClient } from '../payload-client'
import { findFirst } from './records'

type Insert<Slug extends CollectionSlug> = {
  collection: Slug
  /** A unique field of the collection, and its value in `data`. */
  key: { field: string; value: string }
  data: object
}

/**
 * Returns the document with a key, created as given if there was none. Of many concurrent callers all get
 * the same one.
 * @throws Error if it is in the trash.
 */
export async function createOrFind<Slug extends CollectionSlug>(
  insert: Insert<Slug>,
): Promise<DataFromCollectionSlug<Slug>> {
  const { collection, key } = insert
  const found =
    (await createIfAbsent(insert)) ??
    (await findFirst(collection, { [key.field]: { equals: key.value } }))
  if (!found) throw new Error(`In ${collection} nothing was created or found by its ${key.field}`)
  return found
}

/**
 * Creates a document unless there is one with that key. The unique index decides, so that of many
 * concurrent writers, or one after a crash, exactly one succeeds.
 * @returns the new document, or null if there already was one.
 */
export async function createIfAbsent<Slug extends CollectionSlug>({
  collection,
  key,
  data,
}: Insert<Slug>): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await getPayloadClient()
  try {
    const doc = await payload.create({
      collection,
      data: { ...data, [key.field]: key.value } as never,
      depth: 0,
      overrideAccess: true,
    })
    return doc as DataFromCollectionSlug<Slug>
  } catch (error) {
    // The two databases report a duplicate key differently, so check whether the key exists.
    const { totalDocs } = await payload.count({
      collection,
      where: { [key.field]: { equals: key.value } },
      // The key is unique there, too.
      trash: true,
      overrideAccess: true,
    })
    if (totalDocs === 0) throw error
    return null
  }
}

import type {
  CollectionSlug,
  DataFromCollectionSlug,
  RequiredDataFromCollectionSlug,
} from 'payload'
import { getPayloadClient } from '../payload-client'
import { findFirst } from './records'

type FieldOf<Slug extends CollectionSlug> = keyof DataFromCollectionSlug<Slug> & string

type Insert<Slug extends CollectionSlug, Key extends FieldOf<Slug>> = {
  collection: Slug
  /** A unique field of the collection. */
  key: Key
  data: Partial<DataFromCollectionSlug<Slug>> & Record<Key, string>
}

/**
 * Returns the document with a key, created as given if there was none. Of many concurrent callers all get
 * the same one.
 * @throws Error if it is in the trash.
 */
export async function createOrFind<Slug extends CollectionSlug, Key extends FieldOf<Slug>>(
  insert: Insert<Slug, Key>,
): Promise<DataFromCollectionSlug<Slug>> {
  const { collection, key, data } = insert
  const found =
    (await createIfAbsent(insert)) ??
    (await findFirst(collection, { [key]: { equals: data[key] } }))
  if (!found) throw new Error(`In ${collection} nothing was created or found by its ${key}`)
  return found
}

/**
 * Creates a document unless there is one with that key. The unique index decides, so that of many
 * concurrent writers, or one after a crash, exactly one succeeds.
 * @returns the new document, or null if there already was one.
 */
export async function createIfAbsent<Slug extends CollectionSlug, Key extends FieldOf<Slug>>({
  collection,
  key,
  data,
}: Insert<Slug, Key>): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await getPayloadClient()
  try {
    const doc = await payload.create({
      collection,
      // Payload itself refuses a document without a required field.
      data: data as object as RequiredDataFromCollectionSlug<Slug>,
      depth: 0,
      overrideAccess: true,
    })
    return doc as DataFromCollectionSlug<Slug>
  } catch (error) {
    // The two databases report a duplicate key differently, so check whether the key exists.
    const { totalDocs } = await payload.count({
      collection,
      where: { [key]: { equals: data[key] } },
      // The key is unique there, too.
      trash: true,
      overrideAccess: true,
    })
    if (totalDocs === 0) throw error
    return null
  }
}

import type { CollectionSlug, DataFromCollectionSlug, Where } from 'payload'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from './payload-client'

// Reading a page through Payload's Local API walks every field of every document for hooks, access
// and languages: for fifty donations 6.5 ms of CPU in place of 2.5. The collections below, which grow to tens of
// thousands, have no hook that reads and no text in two languages, and the handler has checked the
// session: they are read straight from the adapter (docs/decisions/0023-list-indexes.md).

const LARGE: CollectionSlug[] = [
  slugs.volunteers,
  slugs.contacts,
  slugs.donations,
  slugs.transactions,
]

/** Whether a collection is read by `readLargePage`, and on SQLite has a search index. */
export function isLarge(collection: CollectionSlug): boolean {
  return LARGE.includes(collection)
}

/** Which documents of a collection, by page. */
export type PageRead<Slug extends CollectionSlug> = {
  collection: Slug
  where: Where
  page: number
  limit: number
}

/** The documents of a page, in the order of the collection, none of the trash; pictures as file names. */
export async function readLargePage<Slug extends CollectionSlug>({
  collection,
  where,
  page,
  limit,
}: PageRead<Slug>): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await getPayloadClient()
  const { trash } = payload.collections[collection].config
  const { docs } = await payload.db.find<Pictured>({
    collection,
    where: trash ? { and: [where, { deletedAt: { exists: false } }] } : where,
    page,
    limit,
    // MongoDB's adapter knows the first page only without it.
    pagination: payload.db.name === 'mongoose',
  })
  await Promise.all([
    putIn(docs, 'photo', slugs.volunteerPhotos),
    putIn(docs, 'image', slugs.media),
  ])
  return docs as unknown as DataFromCollectionSlug<Slug>[]
}

type File = { id: string; filename?: string | null }
type Pictured = { id: string; photo?: string | File | null; image?: string | File | null }

/** Puts the files into the documents in place of their ids; one that is gone leaves none. */
async function putIn(
  docs: Pictured[],
  field: 'photo' | 'image',
  collection: CollectionSlug,
): Promise<void> {
  const ids = docs.map((doc) => doc[field]).filter((id): id is string => typeof id === 'string')
  if (ids.length === 0) return
  const payload = await getPayloadClient()
  const { docs: files } = await payload.db.find<File>({
    collection,
    where: { id: { in: ids } },
    select: { filename: true },
    pagination: false,
    limit: 0,
  })
  const byId = new Map(files.map((file) => [file.id, file]))
  for (const doc of docs) {
    const id = doc[field]
    if (typeof id === 'string') doc[field] = byId.get(id) ?? null
  }
}

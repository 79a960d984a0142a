import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { slugs } from '../../slugs'
import { openDocument } from '../encryption/sealed-fields'
import { isMongo } from '../is-mongo'
import { countFoundInMongo, countInMongo, findInMongo } from '../mongo/pages'

// Reading a page through Payload's Local API walks every field of every document for hooks, access and
// languages. The collections below, which grow to tens of thousands, have no read hooks and no localized
// texts, and the handler has checked the session. The ids of a page are found in an index, without reading
// the documents before them, and then only these are read: on SQLite directly from their rows
// (docs/decisions/0023-list-indexes.md).

/** The collections that are read this way. */
export const largeCollections: CollectionSlug[] = [
  slugs.volunteers,
  slugs.contacts,
  slugs.donations,
  slugs.transactions,
  slugs.donors,
  slugs.settlementRows,
]

/** Whether a collection is read by `readLargePage` and has a search index. */
export function isLarge(collection: CollectionSlug): boolean {
  return largeCollections.includes(collection)
}

/** Selects a page of documents. */
export type PageRead<Slug extends CollectionSlug> = {
  collection: Slug
  where: Where
  page: number
  limit: number
  /** By default the collection's order. */
  sort?: string[]
  /** From `searchCondition` (search.ts). */
  words?: string[]
}

/** Reads the documents of a page, without the trash; of pictures only their ids and file names. */
export async function readLargePage<Slug extends CollectionSlug>(
  payload: Payload,
  read: PageRead<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]> {
  const { collection } = read
  const shown = { ...read, where: withoutTrash(payload, collection, read.where) }
  const docs = await (isMongo(payload)
    ? readFromMongo(payload, shown)
    : readFromSqlite(payload, shown))
  await Promise.all([
    insertFiles(payload, docs, 'photo', slugs.volunteerPhotos),
    insertFiles(payload, docs, 'image', slugs.media),
  ])
  return docs as unknown as DataFromCollectionSlug<Slug>[]
}

/** Counts the documents of the list that meet a condition and, on MongoDB, contain the words of a search. */
export async function countLarge(
  payload: Payload,
  { collection, where, words }: Pick<PageRead<CollectionSlug>, 'collection' | 'where' | 'words'>,
): Promise<number> {
  if (words) return countFoundInMongo(payload, collection, { where, words })
  const shown = withoutTrash(payload, collection, where)
  if (isMongo(payload)) return countInMongo(payload, collection, shown)
  return (await payload.db.count({ collection, where: shown })).totalDocs
}

async function readFromMongo(
  payload: Payload,
  { collection, ...read }: PageRead<CollectionSlug>,
): Promise<Pictured[]> {
  const ids = await findInMongo(payload, collection, read)
  if (ids.length === 0) return []
  const { docs } = await payload.db.find<Pictured>({
    collection,
    where: { id: { in: ids } },
    pagination: false,
    limit: 0,
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

async function readFromSqlite(
  payload: Payload,
  read: PageRead<CollectionSlug>,
): Promise<Pictured[]> {
  const { collection } = read
  const { docs: found } = await payload.db.find<Pictured>({
    ...read,
    pagination: false,
    select: { id: true },
  })
  // Loaded lazily: it imports an ORM that a server on MongoDB does not need.
  const { readRows } = await import('../sqlite/rows')
  const docs = await readRows<Pictured>(
    payload,
    collection,
    found.map(({ id }) => id),
  )
  for (const doc of docs) openDocument(collection, doc)
  return docs
}

function withoutTrash(payload: Payload, collection: CollectionSlug, where: Where): Where {
  const { trash } = payload.collections[collection].config
  // Equal to null, since `exists` would make MongoDB read the documents.
  return trash ? { and: [where, { deletedAt: { equals: null } }] } : where
}

type File = { id: string; filename?: string | null }
type Pictured = { id: string; photo?: string | File | null; image?: string | File | null }

/** Replaces file ids in the documents by the files; null if a file no longer exists. */
async function insertFiles(
  payload: Payload,
  docs: Pictured[],
  field: 'photo' | 'image',
  collection: CollectionSlug,
): Promise<void> {
  const ids = docs.map((doc) => doc[field]).filter((id): id is string => typeof id === 'string')
  if (ids.length === 0) return
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

import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'
import { openDocument } from './sealed-fields'

// Reading a page through Payload's Local API walks every field of every document for hooks, access
// and languages. The collections below, which grow to tens of thousands, have no hook that reads and
// no text in two languages, and the handler has checked the session: the adapter finds them, and on
// SQLite their rows are read as they are (docs/decisions/0023-list-indexes.md).

const LARGE: CollectionSlug[] = [
  slugs.volunteers,
  slugs.contacts,
  slugs.donations,
  slugs.transactions,
  slugs.donors,
  slugs.settlementRows,
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
  /** In another order than that of the collection. */
  sort?: string[]
}

/** A page, with the total of its list on MongoDB, where Payload's adapter counts along with each page. */
export type PageOf<Slug extends CollectionSlug> = {
  items: DataFromCollectionSlug<Slug>[]
  total?: number
}

/** The documents of a page, in the order of the collection unless asked otherwise, none of the trash; pictures as file names. */
export async function readLargePage<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, where, page, limit, sort }: PageRead<Slug>,
): Promise<PageOf<Slug>> {
  const inMongo = isMongo(payload)
  const { docs: found, totalDocs } = await payload.db.find<Pictured>({
    collection,
    where: withoutTrash(payload, collection, where),
    page,
    limit,
    sort,
    // SQLite finds the page in an index, without one look at the rows before it.
    select: inMongo ? undefined : { id: true },
    // MongoDB's adapter knows the first page only without it.
    pagination: inMongo,
  })
  const docs = inMongo ? found : await readFromSqlite(payload, collection, found)
  await Promise.all([
    putIn(payload, docs, 'photo', slugs.volunteerPhotos),
    putIn(payload, docs, 'image', slugs.media),
  ])
  return {
    items: docs as unknown as DataFromCollectionSlug<Slug>[],
    ...(inMongo && { total: totalDocs }),
  }
}

/** How many documents of the list meet a condition. */
export async function countLarge(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  const shown = withoutTrash(payload, collection, where)
  return (await payload.db.count({ collection, where: shown })).totalDocs
}

async function readFromSqlite(payload: Payload, collection: CollectionSlug, found: Pictured[]) {
  // Loads an ORM that a server on MongoDB does without.
  const { readRows } = await import('./sqlite-rows')
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
  return trash ? { and: [where, { deletedAt: { exists: false } }] } : where
}

type File = { id: string; filename?: string | null }
type Pictured = { id: string; photo?: string | File | null; image?: string | File | null }

/** Puts the files into the documents in place of their ids; one that is gone leaves none. */
async function putIn(
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

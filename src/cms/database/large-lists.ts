import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { slugs } from '../slugs'
import { isMongo } from './is-mongo'
import { openDocument } from './sealed-fields'

// Reading a page through Payload's Local API walks every field of every document for hooks, access
// and languages. The collections below, which grow to tens of thousands, have no hook that reads and
// no text in two languages, and the handler has checked the session: the adapter finds them, and on
// SQLite their rows are read as they are (docs/decisions/0023-list-indexes.md).

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

/** Which documents of a collection, by page. */
export type PageRead<Slug extends CollectionSlug> = {
  collection: Slug
  where: Where
  page: number
  limit: number
  /** In another order than that of the collection. */
  sort?: string[]
  /** Whether the caller knows the total. */
  isTotalKnown?: boolean
}

/** A page, and the total if Payload's adapter has counted it, which it does on MongoDB. */
export type PageOf<Slug extends CollectionSlug> = {
  items: DataFromCollectionSlug<Slug>[]
  total?: number
}

/** The documents of a page, in the order of the collection unless asked otherwise, none of the trash; pictures as file names. */
export async function readLargePage<Slug extends CollectionSlug>(
  payload: Payload,
  read: PageRead<Slug>,
): Promise<PageOf<Slug>> {
  const { collection } = read
  const shown = { ...read, where: withoutTrash(payload, collection, read.where) }
  const { docs, total } = await (isMongo(payload)
    ? readFromMongo(payload, shown)
    : readFromSqlite(payload, shown))
  await Promise.all([
    putIn(payload, docs, 'photo', slugs.volunteerPhotos),
    putIn(payload, docs, 'image', slugs.media),
  ])
  return {
    items: docs as unknown as DataFromCollectionSlug<Slug>[],
    ...(total !== undefined && { total }),
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

type Found = { docs: Pictured[]; total?: number }

/** Reading more ids than this takes longer than counting. */
const MAX_READ_IDS = 1_000

/**
 * The adapter can skip to a page only if it counts all matches as well, and for a search that means reading
 * the whole list. If the total is known, this reads the ids up to the page instead.
 */
async function readFromMongo(
  payload: Payload,
  { page, limit, isTotalKnown, ...list }: PageRead<CollectionSlug>,
): Promise<Found> {
  if (!isTotalKnown || page * limit > MAX_READ_IDS) {
    const { docs, totalDocs } = await payload.db.find<Pictured>({
      ...{ ...list, page, limit, pagination: true },
    })
    return { docs, total: totalDocs }
  }
  const upToPage = { ...list, limit: page * limit, pagination: false }
  if (page === 1) return { docs: (await payload.db.find<Pictured>(upToPage)).docs }
  const { docs: upToIt } = await payload.db.find<Pictured>({ ...upToPage, select: { id: true } })
  const ids = upToIt.slice((page - 1) * limit).map(({ id }) => id)
  if (ids.length === 0) return { docs: [] }
  const { docs } = await payload.db.find<Pictured>({
    ...{ collection: list.collection, pagination: false, limit: 0 },
    where: { id: { in: ids } },
  })
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return { docs: ids.flatMap((id) => byId.get(id) ?? []) }
}

async function readFromSqlite(
  payload: Payload,
  { isTotalKnown: _, ...read }: PageRead<CollectionSlug>,
): Promise<Found> {
  const { collection } = read
  // Found in an index, without one look at the rows before them.
  const { docs: found } = await payload.db.find<Pictured>({
    ...{ ...read, pagination: false },
    select: { id: true },
  })
  // Loads an ORM that a server on MongoDB does without.
  const { readRows } = await import('./sqlite-rows')
  const docs = await readRows<Pictured>(
    payload,
    collection,
    found.map(({ id }) => id),
  )
  for (const doc of docs) openDocument(collection, doc)
  return { docs }
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

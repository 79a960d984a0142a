import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  SanitizedCollectionConfig,
  Where,
} from 'payload'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '../payload-client'

// Reading a page through Payload's Local API walks every field of every document for hooks, access
// and languages. The collections below, which grow to tens of thousands, have no hook that reads and
// no text in two languages, and the handler has checked the session: the adapter finds them, and on
// SQLite their rows are read as they are (docs/decisions/0023-list-indexes.md).

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
  const isSqlite = payload.db.name !== 'mongoose'
  const { docs: found } = await payload.db.find<Pictured>({
    collection,
    where: await withoutTrash(collection, where),
    page,
    limit,
    // SQLite finds the page in an index, without one look at the rows before it.
    select: isSqlite ? { id: true } : undefined,
    // MongoDB's adapter knows the first page only without it.
    pagination: !isSqlite,
  })
  const docs = isSqlite ? await readRows(collection, found) : found
  await Promise.all([
    putIn(docs, 'photo', slugs.volunteerPhotos),
    putIn(docs, 'image', slugs.media),
  ])
  return docs as unknown as DataFromCollectionSlug<Slug>[]
}

/** How many documents of the list meet a condition. */
export async function countLarge(collection: CollectionSlug, where: Where): Promise<number> {
  const payload = await getPayloadClient()
  const shown = await withoutTrash(collection, where)
  return (await payload.db.count({ collection, where: shown })).totalDocs
}

async function withoutTrash(collection: CollectionSlug, where: Where): Promise<Where> {
  const payload = await getPayloadClient()
  const { trash } = payload.collections[collection].config
  return trash ? { and: [where, { deletedAt: { exists: false } }] } : where
}

/**
 * The whole documents, in the same order, straight from their table, where a row is a document but
 * for its lists of texts. SQLite writes the page as one JSON text: to hand over each value by itself
 * and build documents from them, as the adapter does, takes three times as long.
 */
async function readRows(collection: CollectionSlug, found: { id: string }[]): Promise<Pictured[]> {
  const payload = await getPayloadClient()
  const { client, tables } = payload.db as unknown as SQLiteAdapter
  const { getTableColumns } = await import('@payloadcms/db-sqlite/drizzle')
  const columns = Object.entries(getTableColumns(tables[collection]) as Record<string, Column>)
  const values = [
    ...columns.map(([field, { name, dataType }]) =>
      dataType === 'json' ? `'${field}', json("${name}")` : `'${field}', "${name}"`,
    ),
    ...listsOf(payload.collections[collection].config),
  ]
  const ids = found.map(({ id }) => id)
  const { rows } = await client.execute({
    sql: `SELECT json_group_array(json_object(${values})) FROM "${collection}"
      WHERE id IN (SELECT value FROM json_each(?))`,
    args: [JSON.stringify(ids)],
  })
  const docs: (Pictured & Record<string, unknown>)[] = JSON.parse(String(rows[0]?.[0]))
  const switches = columns.flatMap(([field, { dataType }]) => (dataType === 'boolean' ? field : []))
  for (const doc of docs) for (const field of switches) doc[field] = doc[field] === 1
  const byId = new Map(docs.map((doc) => [doc.id, doc]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Column = { name: string; dataType: string }

/** The lists of texts in a collection's documents, each from the table where Payload keeps it. */
function listsOf({ slug, flattenedFields }: SanitizedCollectionConfig): string[] {
  return flattenedFields.flatMap((field) => {
    if (!('hasMany' in field && field.hasMany)) return []
    const { name, type } = field
    const isText = type === 'text'
    const from = `"${slug}_${isText ? 'texts' : name}" WHERE parent_id = "${slug}".id`
    const texts = isText
      ? `SELECT text AS value FROM ${from} AND path = '${name}'`
      : `SELECT value FROM ${from}`
    return `'${name}', json((SELECT json_group_array(value) FROM (${texts} ORDER BY "order")))`
  })
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

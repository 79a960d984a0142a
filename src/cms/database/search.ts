import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { CollectionSlug, Payload, Where } from 'payload'
import { toSearchKey } from '@/lib/fold'
import { isMongo } from './is-mongo'
import { isLarge } from './large-lists'

/**
 * The index of the large collections on SQLite (list-indexes.ts), all called as their
 * table, knows every three characters in a row; a shorter text it cannot find.
 */
const MIN_INDEXED_LENGTH = 3
/** What matches more often is found sooner by reading the list until a page is full. */
const MAX_IDS = 500
const HEX_OF_AN_ID = /^[0-9a-f]{24}$/

type Search = {
  where: Where
  /** How many match, where the index has told. */
  total?: number
}

/**
 * The condition that a document's `searchText` contains a text, every character taken literally.
 * @param search as typed, not blank.
 */
export async function searchCondition(
  payload: Payload,
  collection: CollectionSlug,
  search: string,
): Promise<Search> {
  const key = toSearchKey(search)
  if (isMongo(payload)) {
    // Payload's MongoDB adapter takes 24 hex digits after `contains` for an id and compares it whole.
    return { where: { searchText: HEX_OF_AN_ID.test(key) ? { like: key } : { contains: key } } }
  }
  const reading: Where = { searchText: { contains: key } }
  if (!isLarge(collection) || Array.from(key).length < MIN_INDEXED_LENGTH) {
    return { where: reading }
  }
  const { client } = payload.db as unknown as SQLiteAdapter
  const matches = `FROM ${collection}_search WHERE search_text MATCH ?`
  const args = [`"${key.replaceAll('"', '""')}"`]
  const { rows } = await client.execute({ sql: `SELECT count(*) ${matches}`, args })
  const total = Number(rows[0]?.[0])
  if (total > MAX_IDS) return { where: reading, total }
  const found = await client.execute({ sql: `SELECT id ${matches}`, args })
  return { where: { id: { in: found.rows.map((row) => String(row.id)) } }, total }
}

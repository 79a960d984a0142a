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
 * The condition that a document's `searchText` contains each word of a text, every character taken
 * literally: 'Ravi Devi' finds a first and a last name.
 * @param search as typed, not blank.
 */
export async function searchCondition(
  payload: Payload,
  collection: CollectionSlug,
  search: string,
): Promise<Search> {
  const words = toSearchKey(search).split(/\s+/).filter(Boolean)
  if (isMongo(payload)) {
    // Payload's MongoDB adapter takes 24 hex digits after `contains` for an id and compares it whole.
    return { where: allOf(words, (word) => (HEX_OF_AN_ID.test(word) ? 'like' : 'contains')) }
  }
  const reading = allOf(words, () => 'contains')
  const indexed = words.filter((word) => Array.from(word).length >= MIN_INDEXED_LENGTH)
  if (!isLarge(collection) || indexed.length === 0) return { where: reading }

  const { client } = payload.db as unknown as SQLiteAdapter
  const matches = `FROM ${collection}_search WHERE search_text MATCH ?`
  const args = [indexed.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ')]
  const { rows } = await client.execute({ sql: `SELECT count(*) ${matches}`, args })
  const count = Number(rows[0]?.[0])
  const total = indexed.length === words.length ? count : undefined
  if (count > MAX_IDS) return { where: reading, total }
  const found = await client.execute({ sql: `SELECT id ${matches}`, args })
  const ids: Where = { id: { in: found.rows.map((row) => String(row.id)) } }
  return total === undefined ? { where: { and: [ids, reading] } } : { where: ids, total }
}

function allOf(words: string[], operator: (word: string) => 'contains' | 'like'): Where {
  return { and: words.map((word) => ({ searchText: { [operator(word)]: word } })) }
}

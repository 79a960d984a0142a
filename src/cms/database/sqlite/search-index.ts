import type { CollectionSlug } from 'payload'
import { sqliteOf } from '../adapters'
import type { SearchIndexReader } from '../queries/search'
import { tableOf } from './table-of'

/**
 * The search index of large collections on SQLite (list-indexes.ts) is a trigram index; for a shorter text
 * its whole content is scanned.
 */
const MIN_INDEXED_LENGTH = 3

/** The search index of SQLite, for queries/search.ts. */
export const sqliteIndex: SearchIndexReader = {
  find: async (payload, collection, { words, limit }) => {
    const { id, matches, args } = matchesInIndex(collection, words)
    const sql = `SELECT ${id} AS id ${matches} LIMIT ${limit}`
    const { rows } = await sqliteOf(payload).client.execute({ sql, args })
    return rows.map((row) => String(row.id))
  },
  count: async (payload, collection, words) => {
    const { matches, args } = matchesInIndex(collection, words)
    const { rows } = await sqliteOf(payload).client.execute({
      sql: `SELECT count(*) ${matches}`,
      args,
    })
    return Number(rows[0]?.[0])
  },
}

/**
 * Returns the parts of a query of the index for all words.
 * @param words at least one.
 * @returns the column of the ids, what follows it in the query, and its arguments.
 */
export function matchesInIndex(collection: CollectionSlug, words: string[]) {
  const isIndexed = (word: string) => Array.from(word).length >= MIN_INDEXED_LENGTH
  const indexed = words.filter(isIndexed).map((word) => `"${word.replaceAll('"', '""')}"`)
  const short = words.filter((word) => !isIndexed(word))
  // Only short words: read directly from FTS5's content table, in half the time (0146).
  const [table, id, text] =
    indexed.length > 0 ? ['search', 'id', 'search_text'] : ['search_content', 'c0', 'c1']
  const conditions = [
    ...(indexed.length > 0 ? ['search_text MATCH ?'] : []),
    ...short.map(() => `instr(${text}, ?) > 0`),
  ]
  const args = [...(indexed.length > 0 ? [indexed.join(' AND ')] : []), ...short]
  const matches = `FROM ${tableOf(collection)}_${table} WHERE ${conditions.join(' AND ')}`
  return { id, matches, args }
}

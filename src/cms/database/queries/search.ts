import type { CollectionSlug, Payload, Where } from 'payload'
import { searchWords } from '@/domain/search-text'
import { isDocumentId } from '../document-id'
import { isMongo } from '../is-mongo'
import { mongoIndex } from '../mongo/search'
import { sqliteIndex } from '../sqlite/search-index'
import { isLarge } from './large-lists'

/** With more hits it is faster to read the list until a page is full. */
const MAX_IDS = 500

type Search = {
  where: Where
  /** Words that a document must also contain, for MongoDB's search index. */
  words?: string[]
  /** Number of matches in the list; undefined if not asked for or not yet known. */
  total?: number
  /** Counts the matches, if asked for and not yet known. */
  count?: () => Promise<number>
  /** Whether the condition only matches documents that the list shows. */
  isShown?: boolean
}

/**
 * Returns the condition that a document's `searchText` contains each word of a text literally: 'Ravi Devi'
 * finds a first and a last name.
 * @param search as typed, not blank.
 * @param ids the documents that it finds, if that is known otherwise; the list shows all of them.
 * @param withTotal whether to count all matches.
 */
export async function searchCondition(
  payload: Payload,
  collection: CollectionSlug,
  { search, ids: known, withTotal }: { search: string; ids?: string[]; withTotal: boolean },
): Promise<Search> {
  if (known) return findsIds(known, withTotal)
  const words = searchWords(search)
  const columns = searchColumns(payload, collection)
  const reading = {
    and: words.map((word) => ({
      or: columns.map((column) => containsText(payload, column, word)),
    })),
  }
  if (!isLarge(collection) || words.length === 0) return { where: reading }
  const index = isMongo(payload) ? mongoIndex : sqliteIndex
  // Ids first: if there are few, nothing needs to be counted.
  const ids = await index.find(payload, collection, { words, limit: MAX_IDS + 1 })
  if (ids.length <= MAX_IDS) return findsIds(ids, withTotal)
  const count = withTotal ? () => index.count(payload, collection, words) : undefined
  return isMongo(payload) ? { where: {}, words, count } : { where: reading, count }
}

function findsIds(ids: string[], withTotal: boolean): Search {
  return { where: { id: { in: ids } }, total: withTotal ? ids.length : undefined, isShown: true }
}

/** Localized documents are found by words of either language, as the Hindi dashboard shows both. */
function searchColumns(payload: Payload, collection: CollectionSlug): string[] {
  const { flattenedFields } = payload.collections[collection].config
  const column = flattenedFields.find(({ name }) => name === 'searchText')
  return column?.localized ? ['searchText', 'searchText.hi'] : ['searchText']
}

/**
 * Returns the condition that a column of fields/search-text.ts contains a text.
 * @param key normalized by `toSearchKey`.
 */
export function containsText(payload: Payload, column: string, key: string): Where {
  // Payload's MongoDB adapter treats such a text after `contains` as an id and compares it in full.
  const isId = isMongo(payload) && isDocumentId(key)
  return { [column]: { [isId ? 'like' : 'contains']: key } }
}

/** Finds documents in the list of a large collection that contain all words; at least one word is required. */
export type SearchIndexReader = {
  /** Returns ids in any order, at most the limit. */
  find(
    payload: Payload,
    collection: CollectionSlug,
    query: { words: string[]; limit: number },
  ): Promise<string[]>
  count(payload: Payload, collection: CollectionSlug, words: string[]): Promise<number>
}

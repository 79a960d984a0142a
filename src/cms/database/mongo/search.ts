import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { BaseDatabaseAdapter, CollectionSlug, Payload } from 'payload'
import { escapeRegExp } from '@/lib/escape-reg-exp'
import { slugs } from '../../slugs'
import { modelOf } from '../adapters'
import { isMongo } from '../is-mongo'
import type { SearchIndexReader } from '../queries/search'
import { type FieldChange, setFields } from './set-fields'

/** Not `null`, for which MongoDB would read each document: a multikey index does not distinguish it from missing. */
const NOT_IN_TRASH = { deletedAt: { $not: { $gte: new Date(0) } } }

/**
 * The large collections, with the filters of what their lists hide. The index contains those fields, too, so
 * that matches are counted without reading documents.
 */
const SEARCHED: Partial<Record<string, Hidden>> = {
  [slugs.volunteers]: NOT_IN_TRASH,
  [slugs.contacts]: NOT_IN_TRASH,
  [slugs.donations]: { testMode: { $ne: true } },
  [slugs.transactions]: {},
  [slugs.donors]: { isListed: { $ne: false } },
  [slugs.settlementRows]: {},
}
type Hidden = Record<string, unknown>

/** Fields by which these lists can be filtered; in the index for the same reason. */
const FILTER_FIELDS: Partial<Record<string, string[]>> = {
  [slugs.volunteers]: ['status'],
  [slugs.contacts]: ['status'],
  [slugs.transactions]: ['status'],
}

/** Longer suffixes are truncated. Longer words are found by their beginning, then compared in full. */
const MAX_LENGTH = 12
const FIELD = 'searchIndex'
/** The path of the suffixes in a document. */
export const SUFFIXES = `${FIELD}.suffixes`
const BATCH = 500
const PREPARING = 'Preparing the search: it will not find everything until this is done.'

/** `of`: the `searchText` that the suffixes were made from. */
type SearchIndex = { of: string; suffixes: string[] }
type Searched = { _id: unknown; searchText?: string | null }
type Data = Record<string, unknown>

/** The key of each large collection's search index; mongo/indexes.ts creates it. */
export const searchKeys: Record<string, Record<string, 1>> = Object.fromEntries(
  Object.entries(SEARCHED).map(([slug, hidden = {}]) => [
    slug,
    {
      [SUFFIXES]: 1,
      ...Object.fromEntries(
        [...Object.keys(hidden), ...(FILTER_FIELDS[slug] ?? [])].map((field) => [
          field,
          1 as const,
        ]),
      ),
    },
  ]),
)

/**
 * Stores all suffixes of the words in `searchText` with each document of a large collection: a text contains
 * 'sh' if one of them begins with 'sh', which an index can find (docs/decisions/0158). Wraps the adapter, as
 * mongo/donations.ts does. Only searches use the suffixes; reads never return them.
 */
export function keepSearchIndex(adapter: MongooseAdapter): void {
  const { init, create, updateOne, updateMany } = adapter
  const kept: Pick<BaseDatabaseAdapter, 'init' | 'create' | 'updateOne' | 'updateMany'> = {
    init: async () => {
      await init?.call(adapter)
      for (const slug of Object.keys(SEARCHED)) {
        adapter.collections[slug]?.schema.add({ [FIELD]: { type: {}, select: false } })
      }
    },
    create: (args) => create.call(adapter, withSearchIndex(args)),
    updateOne: (args) => updateOne.call(adapter, withSearchIndex(args)),
    updateMany: (args) => updateMany.call(adapter, withSearchIndex(args)),
  }
  Object.assign(adapter, kept)
}

function withSearchIndex<Args extends { collection: string; data: Data }>(args: Args): Args {
  return { ...args, data: addSearchIndex(args.collection, args.data) }
}

/** Adds the search index to fields about to be written if they contain a new `searchText`. */
export function addSearchIndex<Fields extends Data>(collection: string, data: Fields): Fields {
  if (!(collection in SEARCHED) || !('searchText' in data)) return data
  return { ...data, [FIELD]: searchIndexOf(data.searchText) }
}

function searchIndexOf(searchText: unknown): SearchIndex | null {
  if (typeof searchText !== 'string' || searchText === '') return null
  const words = searchText.split(/\s+/).map((word) => Array.from(word))
  const endings = words.flatMap((letters) =>
    letters.map((_, from) => letters.slice(from, from + MAX_LENGTH).join('')),
  )
  return { of: searchText, suffixes: [...new Set(endings)] }
}

/** Returns the condition that a document contains all words, normalized by `toSearchKey`. */
export function containsInMongo(words: string[]): object {
  return { $and: words.flatMap(containsWord) }
}

function containsWord(word: string): object[] {
  const beginning = Array.from(word).slice(0, MAX_LENGTH).join('')
  return [
    { [SUFFIXES]: { $regex: `^${escapeRegExp(beginning)}` } },
    ...(isCovered(word) ? [] : [{ searchText: { $regex: escapeRegExp(word) } }]),
  ]
}

/** Whether the index covers a word in full. */
function isCovered(word: string): boolean {
  return Array.from(word).length <= MAX_LENGTH
}

/** The search index of MongoDB, for queries/search.ts. */
export const mongoIndex: SearchIndexReader = {
  find: async (payload, collection, { words, limit }) => {
    const found = await modelOf(payload, collection)
      .find(shownWith(collection, words), { _id: 1 }, { limit, hint: searchKeys[collection] })
      .lean<Searched[]>()
    return found.map(({ _id }) => String(_id))
  },
  count: (payload, collection, words) =>
    countFound(payload, collection, { words, filter: {}, isIndexed: true }),
}

type Found = {
  words: string[]
  /** The filter of the list. */
  filter: object
  /** Whether the index contains all fields of the filter. */
  isIndexed: boolean
}

/** Counts the documents in the list that contain all words and meet a filter. */
export async function countFound(
  payload: Payload,
  collection: CollectionSlug,
  { words, filter, isIndexed }: Found,
): Promise<number> {
  const count = (matching: object) =>
    modelOf(payload, collection).countDocuments(
      { $and: [filter, matching], ...SEARCHED[collection] },
      // Otherwise MongoDB may read the whole list, or all of one status, instead.
      isIndexed ? { hint: searchKeys[collection] } : {},
    )
  if (isIndexed && words.length === 2 && words.every(isCovered)) return countBoth(words, count)
  return count(containsInMongo(words))
}

/** MongoDB reads about ten index keys in the time of one document. */
const KEYS_PER_DOCUMENT = 10

/**
 * Counts the documents that contain both of two words. Queried for both, MongoDB reads each document that has
 * the rarer one; but one, other and either are each counted from the index alone: both = one + other - either.
 */
async function countBoth(
  words: string[],
  count: (matching: object) => Promise<number>,
): Promise<number> {
  const parts = words.map((word) => containsInMongo([word]))
  const [one = 0, other = 0] = await Promise.all(parts.map(count))
  if (one + other > KEYS_PER_DOCUMENT * Math.min(one, other)) return count({ $and: parts })
  return one + other - (await count({ $or: parts }))
}

function shownWith(collection: string, words: string[]): object {
  return { ...containsInMongo(words), ...SEARCHED[collection] }
}

/**
 * Adds the search index to documents in MongoDB that lack it or whose text has changed without it: documents
 * of an older version, or written by one during an update. Several servers may run it at the same time.
 * @param stopping ends it early.
 * @returns the number of documents changed.
 */
export async function fillSearchIndex(payload: Payload, stopping?: AbortSignal): Promise<number> {
  if (!isMongo(payload)) return 0
  let filled = 0
  for (const slug of Object.keys(SEARCHED) as CollectionSlug[]) {
    const { collection } = modelOf(payload, slug)
    const older = collection.find<Searched>(
      { $expr: { $ne: [orBlank('$searchText'), orBlank(`$${FIELD}.of`)] } },
      { projection: { searchText: 1 } },
    )
    let changes: FieldChange[] = []
    const write = async () => {
      if (changes.length === 0) return
      if (filled === 0) payload.logger.info(PREPARING)
      await setFields(collection, changes)
      filled += changes.length
      changes = []
    }
    for await (const { _id, searchText } of older) {
      if (stopping?.aborted) return filled
      // Skipped if the text has changed meanwhile: that write added the index.
      const filter = { _id, searchText: searchText ?? null }
      changes.push({ filter, fields: { [FIELD]: searchIndexOf(searchText) } })
      if (changes.length >= BATCH) await write()
    }
    await write()
  }
  return filled
}

function orBlank(path: string): object {
  return { $ifNull: [path, ''] }
}

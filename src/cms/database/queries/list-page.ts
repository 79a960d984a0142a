import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { allOf } from '../all-of'
import { isMongo } from '../is-mongo'
import { countLarge, isLarge, type PageRead, readLargePage } from './large-lists'
import { searchCondition } from './search'

type ListRead<Slug extends CollectionSlug> = {
  collection: Slug
  /** As typed; undefined for no search. */
  search?: string
  /** What the search finds, if that is known otherwise. */
  ids?: string[]
  /** From 1. */
  page: number
  limit: number
  /** The documents that the list never shows, if any: a field and its value. */
  hidden?: { field: string; value: boolean }
  /** The filter of the list, if any. */
  filter?: Where
  /** By default the collection's order. */
  sort?: string[]
  /** The total, if the caller knows it: counting gets slower with more documents. */
  total?: number
  /** Options for Payload's read of smaller collections, such as locale and depth. */
  view: object
}

/** Reads a page of a collection, optionally searched by its `searchText` column, and the total. */
export async function readListPage<Slug extends CollectionSlug>(
  payload: Payload,
  {
    collection,
    search,
    ids,
    page,
    limit,
    hidden,
    filter,
    sort,
    total: knownTotal,
    view,
  }: ListRead<Slug>,
): Promise<{ items: DataFromCollectionSlug<Slug>[]; total: number }> {
  // The search index covers the whole list and cannot filter it.
  const found = search
    ? await searchCondition(payload, collection, { search, ids, withTotal: !filter })
    : undefined
  // An index supports 'equals'; for 'not equals' every document that a late page skips would be read.
  // list-indexes.ts and upgrades/money.ts ensure that the field always has a value.
  const shown = hidden && { [hidden.field]: { equals: !hidden.value } }
  // With both conditions, SQLite would read the whole list in order instead of looking up a few ids.
  const condition = allOf(found?.isShown ? undefined : shown, found?.where, filter) ?? {}
  const known = knownTotal ?? found?.total
  const read = { collection, where: condition, page, limit, sort, words: found?.words }
  const count = (where: Where) => countWhere(payload, { ...read, where })
  const countShown = async () => {
    if (!hidden || found || filter) return count(condition)
    // All minus hidden: the total is immediate and the few hidden ones are counted by an index, but
    // counting the shown ones would read them all.
    return (await count({})) - (await count({ [hidden.field]: { equals: hidden.value } }))
  }
  // On MongoDB; on SQLite the page itself may reveal the total.
  const isCountedInParallel = isMongo(payload) && isLarge(collection)
  const countInParallel = found?.count ?? (isCountedInParallel ? countShown : undefined)
  const [{ items, total }, counted] = await Promise.all([
    readPage(payload, read, view),
    known === undefined ? countInParallel?.() : undefined,
  ])
  if (known !== undefined) return { items, total: known }
  const isLastPage = items.length < limit && (items.length > 0 || page === 1)
  if (isLastPage) return { items, total: (page - 1) * limit + items.length }
  return { items, total: total ?? counted ?? (await countShown()) }
}

async function countWhere(
  payload: Payload,
  { collection, where, words }: PageRead<CollectionSlug>,
): Promise<number> {
  if (isLarge(collection)) return countLarge(payload, { collection, where, words })
  return (await payload.count({ collection, where, overrideAccess: true })).totalDocs
}

/** Reads the documents of a page, and the total if the database counts it anyway. */
async function readPage<Slug extends CollectionSlug>(
  payload: Payload,
  read: PageRead<Slug>,
  view: object,
): Promise<{ items: DataFromCollectionSlug<Slug>[]; total?: number }> {
  if (isLarge(read.collection)) return { items: await readLargePage(payload, read) }
  const inMongo = isMongo(payload)
  const { docs, totalDocs } = await payload.find({
    ...read,
    ...view,
    // With pagination Payload would count each time, even if the page reveals the total. Without it,
    // MongoDB's adapter only supports the first page.
    pagination: inMongo,
    overrideAccess: true,
  })
  return {
    items: docs as DataFromCollectionSlug<Slug>[],
    ...(inMongo && { total: totalDocs }),
  }
}

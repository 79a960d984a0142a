import type { CollectionSlug, DataFromCollectionSlug, Payload, Where } from 'payload'
import { allOf } from '../all-of'
import { isMongo } from '../is-mongo'
import { searchCondition } from '../sqlite/search'
import { countLarge, isLarge, type PageRead, readLargePage } from './large-lists'

type ListRead<Slug extends CollectionSlug> = {
  collection: Slug
  /** As typed; undefined searches for nothing. */
  search?: string
  /** From 1. */
  page: number
  limit: number
  /** What the list never shows, if anything: a field and its value. */
  hidden?: { field: string; value: boolean }
  /** The filter of the list, if any. */
  filter?: Where
  /** In another order than its own. */
  sort?: string[]
  /** How many there are, if the caller knows: counting takes longer the more there are. */
  total?: number
  /** The language and the pictures with which Payload reads the smaller collections. */
  view: object
}

/** A page of a collection in its own order, searched by its `searchText` column, and the total. */
export async function readListPage<Slug extends CollectionSlug>(
  payload: Payload,
  { collection, search, page, limit, hidden, filter, sort, total: told, view }: ListRead<Slug>,
): Promise<{ items: DataFromCollectionSlug<Slug>[]; total: number }> {
  // The search index knows the whole list, no part of it.
  const found = search
    ? await searchCondition(payload, collection, { search, withTotal: !filter })
    : undefined
  // An index answers 'is'; for 'is not' every document that a late page skips would be looked at.
  // list-indexes.ts and upgrades/money.ts ensure that the field always has a value.
  const shown = hidden && { [hidden.field]: { equals: !hidden.value } }
  // With both, SQLite would rather read the whole list in its order than look up a few ids.
  const condition = allOf(found?.isShown ? undefined : shown, found?.where, filter) ?? {}
  const known = told ?? found?.total
  const read = { collection, where: condition, page, limit, sort }
  const count = async (where: Where) =>
    isLarge(collection)
      ? countLarge(payload, { collection, where, words: found?.words })
      : (await payload.count({ collection, where, overrideAccess: true })).totalDocs
  const countShown = async () => {
    if (!hidden || found || filter) return count(condition)
    // The database knows the number of all at once, and finds the few hidden ones by their index; to
    // count those that are shown it reads them all.
    return (await count({})) - (await count({ [hidden.field]: { equals: hidden.value } }))
  }
  const readItems = async () =>
    isLarge(collection)
      ? { items: await readLargePage(payload, { ...read, words: found?.words }), total: undefined }
      : readPage(payload, read, view)
  // MongoDB does both at once. On SQLite the page may tell how many there are.
  const isCountedAtOnce = isMongo(payload) && isLarge(collection)
  const countAtOnce = found?.count ?? (isCountedAtOnce ? countShown : undefined)
  const [{ items, total }, counted] = await Promise.all([
    readItems(),
    known === undefined ? countAtOnce?.() : undefined,
  ])
  if (known !== undefined) return { items, total: known }
  const isLastPage = items.length < limit && (items.length > 0 || page === 1)
  if (isLastPage) return { items, total: (page - 1) * limit + items.length }
  return { items, total: total ?? counted ?? (await countShown()) }
}

async function readPage<Slug extends CollectionSlug>(
  payload: Payload,
  read: PageRead<Slug>,
  view: object,
): Promise<{ items: DataFromCollectionSlug<Slug>[]; total?: number }> {
  const inMongo = isMongo(payload)
  const { docs, totalDocs } = await payload.find({
    ...read,
    ...view,
    // Payload would count each time, even where the page tells how many there are. Without it,
    // MongoDB's adapter knows the first page only.
    pagination: inMongo,
    overrideAccess: true,
  })
  return {
    items: docs as DataFromCollectionSlug<Slug>[],
    ...(inMongo && { total: totalDocs }),
  }
}

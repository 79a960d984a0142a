import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, Payload, Where } from 'payload'
import { modelOf } from '../adapters'
import { exactIndex, isInSearchIndex } from './indexes'
import { containsInMongo, countFound } from './search'

/**
 * Adds the id to the sort order of pages that lack it: MongoDB guarantees no order among equal values, so a
 * document could appear on two pages. Payload's own fallback, `createdAt`, is switched off
 * (`disableFallbackSort`): it is appended to every order, even by id, and no index has such an order.
 */
export function sortPages(adapter: MongooseAdapter): void {
  const { find } = adapter
  adapter.find = function findInOrder(args) {
    const sort = args.sort && [args.sort].flat()
    const needsId = sort && args.pagination !== false && !sort.some((each) => /^-?id$/.test(each))
    return find.call(adapter, needsId ? { ...args, sort: [...sort, '-id'] } : args) as never
  }
}

type ListFilter = { where: Where; words?: string[] }
type PageQuery = ListFilter & { page: number; limit: number; sort?: string[] }
type Filter = Record<string, unknown>

/**
 * Returns the ids of a page of a large collection, in order. Payload's adapter would count all matches for
 * every page but the first, and cannot use the search index.
 */
export async function findInMongo(
  payload: Payload,
  collection: CollectionSlug,
  { page, limit, sort, ...listFilter }: PageQuery,
): Promise<string[]> {
  const filter = await filterOf(payload, collection, listFilter)
  const order = orderOf(sort ?? payload.collections[collection].config.defaultSort)
  // Without a hint MongoDB tries each index that begins with the same field, slower with each later page.
  const hint = exactIndex(collection, { filter, order })
  const found = await modelOf(payload, collection)
    .find(
      filter,
      { _id: 1 },
      { sort: order, skip: (page - 1) * limit, limit, ...(hint && { hint }) },
    )
    .lean<{ _id: unknown }[]>()
  return found.map(({ _id }) => String(_id))
}

/** Counts the documents of a large collection that meet a condition. */
export async function countInMongo(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  const model = modelOf(payload, collection)
  const filter = await filterOf(payload, collection, { where })
  // MongoDB stores the total; countDocuments would count one by one.
  const isAll = Object.keys(filter).length === 0
  return isAll ? model.estimatedDocumentCount() : model.countDocuments(filter)
}

/** Counts the documents in the list of a large collection that meet a condition and contain all words. */
export async function countFoundInMongo(
  payload: Payload,
  collection: CollectionSlug,
  { where, words }: Required<ListFilter>,
): Promise<number> {
  const filter = await filterOf(payload, collection, { where })
  const isIndexed = isInSearchIndex(collection, filter)
  return countFound(payload, collection, { words, filter, isIndexed })
}

async function filterOf(
  payload: Payload,
  collection: CollectionSlug,
  { where, words = [] }: ListFilter,
): Promise<Filter> {
  const filter = await modelOf(payload, collection).buildQuery({ payload, where })
  return words.length > 0 ? { $and: [filter, containsInMongo(words)] } : filter
}

/** Appends the id if it is missing: a sort order must be total. */
function orderOf(sort: string | string[] = []): Record<string, 1 | -1> {
  const order: Record<string, 1 | -1> = {}
  for (const each of [sort].flat()) {
    const field = each.replace(/^-/, '')
    order[field === 'id' ? '_id' : field] = each.startsWith('-') ? -1 : 1
  }
  return '_id' in order ? order : { ...order, _id: -1 }
}

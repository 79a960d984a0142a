import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { CollectionSlug, Payload, Where } from 'payload'
import { modelOf } from '../adapters'
import { exactIndex, isInSearchIndex } from './indexes'
import { containsInMongo, countFound } from './search'

/**
 * Adds the id to the order of each page that lacks it: MongoDB promises no order among rows of the same
 * value, so a row could show up on two pages. Payload's own addition, `createdAt`, is switched off
 * (`disableFallbackSort`): it ends every order, even that of the ids, and no index has such an order.
 */
export function sortPages(adapter: MongooseAdapter): void {
  const { find } = adapter
  adapter.find = function findInOrder(args) {
    const sort = args.sort && [args.sort].flat()
    const needsId = sort && args.pagination !== false && !sort.some((each) => /^-?id$/.test(each))
    return find.call(adapter, needsId ? { ...args, sort: [...sort, '-id'] } : args) as never
  }
}

type Asked = { where: Where; words?: string[] }
type AskedPage = Asked & { page: number; limit: number; sort?: string[] }
type Filter = Record<string, unknown>

/**
 * The ids of a page of a large collection, in its order. Payload's adapter would count all matches for each
 * page but the first, and cannot ask the search index.
 */
export async function findInMongo(
  payload: Payload,
  collection: CollectionSlug,
  { page, limit, sort, ...asked }: AskedPage,
): Promise<string[]> {
  const filter = await filterOf(payload, collection, asked)
  const order = orderOf(sort ?? payload.collections[collection].config.defaultSort)
  // Else MongoDB tries each index that begins with the same field, the longer the later the page.
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

/** How many documents of a large collection meet a condition. */
export async function countInMongo(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<number> {
  const model = modelOf(payload, collection)
  const filter = await filterOf(payload, collection, { where })
  // MongoDB knows how many there are in all; countDocuments would count them one by one.
  const isAll = Object.keys(filter).length === 0
  return isAll ? model.estimatedDocumentCount() : model.countDocuments(filter)
}

/** How many documents that the list of a large collection shows meet a condition and contain all words. */
export async function countFoundInMongo(
  payload: Payload,
  collection: CollectionSlug,
  { where, words }: Required<Asked>,
): Promise<number> {
  const filter = await filterOf(payload, collection, { where })
  const isIndexed = isInSearchIndex(collection, filter)
  return countFound(payload, collection, { words, filter, isIndexed })
}

async function filterOf(
  payload: Payload,
  collection: CollectionSlug,
  { where, words = [] }: Asked,
): Promise<Filter> {
  const filter = await modelOf(payload, collection).buildQuery({ payload, where })
  return words.length > 0 ? { $and: [filter, containsInMongo(words)] } : filter
}

/** The id comes last where it is missing: an order must tell any two documents apart. */
function orderOf(sort: string | string[] = []): Record<string, 1 | -1> {
  const order: Record<string, 1 | -1> = {}
  for (const each of [sort].flat()) {
    const field = each.replace(/^-/, '')
    order[field === 'id' ? '_id' : field] = each.startsWith('-') ? -1 : 1
  }
  return '_id' in order ? order : { ...order, _id: -1 }
}

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { mongo } from 'mongoose'
import { errorCode } from '@/lib/error-code'
import { slugs } from '../../slugs'
import { SUFFIXES, searchKeys } from './search'

type CollectionModel = MongooseAdapter['collections'][string]
type Keys = Record<string, 1 | -1>

/** By the day received, the order of the list of donations. */
const RECEIVED: Keys = { receivedAt: -1, _id: -1 }
/** For finding donors (ids-by-email.ts). */
const EMAIL: Keys = { email: 1 }
const CREATED: Keys = { createdAt: -1, _id: -1 }
const SETTLED: Keys = { settledAt: -1, _id: -1 }

/**
 * The field by which a list hides documents. Payload's own indexes that begin with it are for SQLite and
 * left out here: MongoDB tries each index that might fit, which takes longer than reading a page.
 */
const HIDDEN: Partial<Record<string, string>> = {
  [slugs.donations]: 'testMode',
  [slugs.donors]: 'isListed',
  [slugs.volunteers]: 'deletedAt',
  [slugs.contacts]: 'deletedAt',
}

/** For the few gifts whose donor still owes a PAN; a covering index. */
const WITHOUT_PAN: Keys = {
  panKey: 1,
  testMode: 1,
  ...RECEIVED,
  panNumber: 1,
  isUnclaimed: 1,
}
/** For those among them that were partly or fully refunded (without-pan.ts), fewer still. */
export const WENT_BACK: Keys = { panKey: 1, testMode: 1, refundedPaise: 1, chargedBackPaise: 1 }
/** For the few gifts that were partly or fully refunded (day-book-reversals.ts). */
const REFUNDED: Keys = { refundedPaise: 1, testMode: 1 }
const CHARGED_BACK: Keys = { chargedBackPaise: 1, testMode: 1 }

/** The filters of partial indexes. */
const PARTIAL = new Map<Keys, object>([
  [WITHOUT_PAN, { partialFilterExpression: { panKey: null } }],
  [WENT_BACK, { partialFilterExpression: { panKey: null } }],
  [REFUNDED, { partialFilterExpression: { refundedPaise: { $gt: 0 } } }],
  [CHARGED_BACK, { partialFilterExpression: { chargedBackPaise: { $gt: 0 } } }],
])

/**
 * Indexes in the sort order of each list that may grow large, preceded by its filters and what it hides.
 * Without them MongoDB sorts the whole list for every page, or reads all documents that a late page skips.
 */
const INDEXES: Partial<Record<string, Keys[]>> = {
  [slugs.donations]: [
    { testMode: 1, ...RECEIVED },
    { paymentMethod: 1, testMode: 1, ...RECEIVED },
    { purpose: 1, testMode: 1, ...RECEIVED },
    { campaign: 1, testMode: 1, ...RECEIVED },
    WITHOUT_PAN,
    WENT_BACK,
    REFUNDED,
    CHARGED_BACK,
    // For the few gifts whose donor is still to be determined (unplaced-gifts.ts).
    { donorSeenAt: 1, _id: 1 },
    EMAIL,
  ],
  [slugs.donors]: [
    { isListed: 1, lastGiftAt: -1, _id: -1 },
    { isListed: 1, totalPaise: -1, _id: -1 },
    { hasProposals: 1, isListed: 1, lastGiftAt: -1, _id: -1 },
    { firstGiftAt: 1, isListed: 1 },
  ],
  [slugs.transactions]: [CREATED, { status: 1, ...CREATED }],
  // For the last number of a year, needed for each new receipt.
  [slugs.receipts]: [{ testMode: 1, financialYear: 1, serial: -1 }],
  [slugs.volunteers]: [
    { deletedAt: 1, ...CREATED },
    { status: 1, deletedAt: 1, ...CREATED },
    { deletedAt: 1, searchText: 1, _id: 1 },
  ],
  [slugs.contacts]: [
    { deletedAt: 1, ...CREATED },
    { status: 1, deletedAt: 1, ...CREATED },
  ],
  [slugs.settlements]: [SETTLED],
  [slugs.settlementRows]: [SETTLED],
  [slugs.pledges]: [EMAIL],
  [slugs.auditLog]: [CREATED, { actor: 1, ...CREATED }, { subject: 1, ...CREATED }],
}

type Filter = Record<string, unknown>

/**
 * Finds the index that begins with the fields that a filter compares for equality, continues with those of
 * the sort order, and ends with the other fields of the filter.
 * @returns undefined if no index fits.
 */
export function exactIndex(
  slug: string,
  { filter, order }: { filter: Filter; order: Keys },
): Keys | undefined {
  const fields = fieldsOf(filter)
  const fixed = fields.filter(({ isFixed }) => isFixed).map(({ field }) => field)
  const others = fields.filter(({ isFixed }) => !isFixed).map(({ field }) => field)
  const ordered = JSON.stringify(Object.entries(order))
  return INDEXES[slug]?.find((index) => {
    const keys = Object.entries(index)
    const end = keys.length - others.length
    return (
      keys.slice(0, fixed.length).every(([field]) => fixed.includes(field)) &&
      JSON.stringify(keys.slice(fixed.length, end)) === ordered &&
      keys.slice(end).every(([field]) => others.includes(field))
    )
  })
}

/** Whether the search index of a collection contains all fields of a filter. */
export function isInSearchIndex(slug: string, filter: Filter): boolean {
  return fieldsOf(filter).every(({ field }) => field in (searchKeys[slug] ?? {}))
}

/** Returns the fields of a filter, and whether each is compared for equality. */
function fieldsOf(filter: Filter): { field: string; isFixed: boolean }[] {
  return Object.entries(filter).flatMap(([field, wanted]) => {
    if (field === '$and') return (wanted as Filter[]).flatMap(fieldsOf)
    if (field === '$or') return alternativesOf(wanted as Filter[])
    // Excluded ids need no field: the sort order contains the id.
    if (field === '_id' && Object.keys(wanted ?? {}).join() === '$nin') return []
    return [{ field, isFixed: Object.keys(wanted ?? {}).join() === '$eq' }]
  })
}

/** Payload expresses several values of a field as `$or`. */
function alternativesOf(parts: Filter[]): { field: string; isFixed: false }[] {
  const named = new Set(parts.flatMap(fieldsOf).map(({ field }) => field))
  return [...named].map((field) => ({ field, isFixed: false }))
}

/**
 * Creates the missing indexes: Payload's, and those of the lists, whose order its config cannot express.
 * Takes one command per collection; Payload would take one per index, some 700 at every start.
 */
export async function ensureMongoIndexes({
  collections,
  versions,
}: Pick<MongooseAdapter, 'collections' | 'versions'>): Promise<void> {
  await Promise.all([
    ...Object.values(versions).map((model) => ensureIndexes(model)),
    ...Object.entries(collections).map(([slug, model]) => ensureIndexes(model, slug)),
  ])
}

async function ensureIndexes(model: CollectionModel, slug = ''): Promise<void> {
  const wanted = indexesOf(model, slug)
  if (wanted.length > 0) await model.collection.createIndexes(wanted)
  if (INDEXES[slug]) await dropOldIndexes(model, { wanted, hidden: HIDDEN[slug] })
}

function indexesOf({ schema }: CollectionModel, slug: string): mongo.IndexDescription[] {
  const ofFields = schema.indexes().map(([key, options]) => ({ ...options, key: key as Keys }))
  const keysOfLists = [...(INDEXES[slug] ?? []), searchKeys[slug]].filter(
    (key) => key !== undefined,
  )
  return [
    ...ofFields.filter(({ key }) => Object.keys(key)[0] !== HIDDEN[slug]),
    ...keysOfLists.map((key) => ({ key, ...PARTIAL.get(key) })),
  ]
}

/**
 * Drops indexes of older versions: those that continue after the id, begin with a replaced field, or lack
 * the field by which a list hides documents.
 */
async function dropOldIndexes(
  { collection }: CollectionModel,
  { wanted, hidden }: { wanted: mongo.IndexDescription[]; hidden: string | undefined },
): Promise<void> {
  const fieldsWithout = (left: string | undefined, { key }: Pick<mongo.IndexDescription, 'key'>) =>
    Object.keys(key)
      .filter((field) => field !== left)
      .join()
  const isWanted = new Set(wanted.map((index) => fieldsWithout(undefined, index)))
  const lacksHidden = new Set(wanted.map((index) => fieldsWithout(hidden, index)))
  const old = (await collection.indexes()).filter((index) => {
    const fields = fieldsWithout(undefined, index)
    const begins = [hidden, SUFFIXES].includes(fields.split(',')[0])
    const isOld = begins || lacksHidden.has(fields) || /,(_id|serial),/.test(fields)
    return isOld && !isWanted.has(fields)
  })
  for (const { name = '' } of old) await collection.dropIndex(name).catch(unlessGone)
}

const NOT_FOUND = '27'

/** Ignores that another server has already dropped it. */
function unlessGone(error: unknown): void {
  if (errorCode(error) === NOT_FOUND) return
  throw error
}

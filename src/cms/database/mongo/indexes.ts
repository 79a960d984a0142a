import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { mongo } from 'mongoose'
import { errorCode } from '@/lib/error-code'
import { slugs } from '../../slugs'
import { SUFFIXES, searchKeys } from './search'

type CollectionModel = MongooseAdapter['collections'][string]
type Keys = Record<string, 1 | -1>

/** By the day received, as donations are listed. */
const RECEIVED: Keys = { receivedAt: -1, _id: -1 }
/** Donors are found by it (ids-by-email.ts). */
const EMAIL: Keys = { email: 1 }
const CREATED: Keys = { createdAt: -1, _id: -1 }
const SETTLED: Keys = { settledAt: -1, _id: -1 }

/**
 * What a list hides. Payload's own indexes that begin with it are for SQLite and left out here: MongoDB tries
 * each index that might fit, which takes longer than reading a page.
 */
const HIDDEN: Partial<Record<string, string>> = {
  [slugs.donations]: 'testMode',
  [slugs.donors]: 'isListed',
  [slugs.volunteers]: 'deletedAt',
  [slugs.contacts]: 'deletedAt',
}

/** For the gifts whose donor still owes a PAN, few of many: its fields alone tell which those are. */
const WITHOUT_PAN: Keys = {
  panKey: 1,
  testMode: 1,
  ...RECEIVED,
  panNumber: 1,
  isUnclaimed: 1,
}
/** Those among them of which something went back (without-pan.ts), fewer still. */
export const WENT_BACK: Keys = { panKey: 1, testMode: 1, refundedPaise: 1, chargedBackPaise: 1 }
/** The gifts of which something went back (day-book-reversals.ts), few of many. */
const REFUNDED: Keys = { refundedPaise: 1, testMode: 1 }
const CHARGED_BACK: Keys = { chargedBackPaise: 1, testMode: 1 }

/** Which documents the indexes hold that hold few of many. */
const PARTIAL = new Map<Keys, object>([
  [WITHOUT_PAN, { partialFilterExpression: { panKey: null } }],
  [WENT_BACK, { partialFilterExpression: { panKey: null } }],
  [REFUNDED, { partialFilterExpression: { refundedPaise: { $gt: 0 } } }],
  [CHARGED_BACK, { partialFilterExpression: { chargedBackPaise: { $gt: 0 } } }],
])

/**
 * Indexes in the order of each list that may grow large, preceded by what it is filtered by and what it hides.
 * Without them MongoDB sorts the whole list for every page, or reads the documents that a late page skips.
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
    // The gifts whose donor is still to be found (unplaced-gifts.ts), few of many.
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
  // The last number of a year, for each new receipt.
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
 * Finds the index of a collection that begins with the fields that a filter wants one value of, goes on with those
 * of an order, and ends with the other fields of the filter.
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

/** Whether the search index of a collection holds all fields of a filter. */
export function isInSearchIndex(slug: string, filter: Filter): boolean {
  return fieldsOf(filter).every(({ field }) => field in (searchKeys[slug] ?? {}))
}

/** The fields of a filter, and whether it wants one value of each. */
function fieldsOf(filter: Filter): { field: string; isFixed: boolean }[] {
  return Object.entries(filter).flatMap(([field, wanted]) => {
    if (field === '$and') return (wanted as Filter[]).flatMap(fieldsOf)
    if (field === '$or') return alternativesOf(wanted as Filter[])
    // Some that are left out: the order of a list holds the id.
    if (field === '_id' && Object.keys(wanted ?? {}).join() === '$nin') return []
    return [{ field, isFixed: Object.keys(wanted ?? {}).join() === '$eq' }]
  })
}

/** Payload's way to name several values of a field. */
function alternativesOf(parts: Filter[]): { field: string; isFixed: false }[] {
  const named = new Set(parts.flatMap(fieldsOf).map(({ field }) => field))
  return [...named].map((field) => ({ field, isFixed: false }))
}

/**
 * Creates the missing indexes: Payload's, and those of the lists, whose order its config cannot describe. It
 * takes one command for each collection; Payload would take one for each index, some 700 at every start.
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
 * Drops the indexes of older versions: those that go on after the id, begin with a replaced field, or lack the field
 * that tells what a list hides.
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

/** Another server may have been first. */
function unlessGone(error: unknown): void {
  if (errorCode(error) === NOT_FOUND) return
  throw error
}

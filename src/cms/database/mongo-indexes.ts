import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { mongo } from 'mongoose'
import { slugs } from '../slugs'
import { SUFFIXES, searchKeys } from './mongo-search'

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
}

/**
 * Indexes in the order of each list that may grow large, preceded by what it is filtered by and what it hides.
 * Without them MongoDB sorts the whole list for every page, or reads the documents that a late page skips.
 * It reads those in any case where a list hides the trash: an index cannot tell a `deletedAt` that is missing
 * from one that is null.
 */
const INDEXES: Partial<Record<string, Keys[]>> = {
  [slugs.donations]: [
    { testMode: 1, ...RECEIVED },
    { paymentMethod: 1, testMode: 1, ...RECEIVED },
    { purpose: 1, testMode: 1, ...RECEIVED },
    { campaign: 1, testMode: 1, ...RECEIVED },
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
  [slugs.volunteers]: [CREATED, { status: 1, ...CREATED }, { searchText: 1, _id: 1 }],
  [slugs.contacts]: [CREATED, { status: 1, ...CREATED }],
  [slugs.settlements]: [SETTLED],
  [slugs.settlementRows]: [SETTLED],
  [slugs.pledges]: [EMAIL],
  [slugs.auditLog]: [CREATED, { actor: 1, ...CREATED }, { subject: 1, ...CREATED }],
}

type Filter = Record<string, unknown>

/**
 * The index of a collection that begins with the fields of a filter, each of which wants one value, and goes on
 * with those of an order; none where the filter is another.
 */
export function exactIndex(
  slug: string,
  { filter, order }: { filter: Filter; order: Keys },
): Keys | undefined {
  const fixed = fixedFields(filter)
  if (!fixed) return undefined
  const ordered = JSON.stringify(Object.entries(order))
  return INDEXES[slug]?.find((index) => {
    const keys = Object.entries(index)
    const isFixed = keys.slice(0, fixed.length).every(([field]) => fixed.includes(field))
    return isFixed && JSON.stringify(keys.slice(fixed.length)) === ordered
  })
}

/** The fields of which a filter wants one value each; undefined where it wants anything else. */
function fixedFields(filter: Filter): string[] | undefined {
  const fields = Object.entries(filter).map(([field, wanted]) => {
    if (field === '$and') {
      const parts = (wanted as Filter[]).map(fixedFields)
      return parts.every((part) => part !== undefined) ? parts.flat() : undefined
    }
    return Object.keys(wanted ?? {}).join() === '$eq' ? [field] : undefined
  })
  return fields.every((each) => each !== undefined) ? fields.flat() : undefined
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
  if (INDEXES[slug]) await dropOldIndexes(model, { wanted, replaced: [HIDDEN[slug], SUFFIXES] })
}

function indexesOf({ schema }: CollectionModel, slug: string): mongo.IndexDescription[] {
  const ofFields = schema.indexes().map(([key, options]) => ({ ...options, key: key as Keys }))
  const ofLists = [...(INDEXES[slug] ?? []), searchKeys[slug]].filter((key) => key !== undefined)
  return [
    ...ofFields.filter(({ key }) => Object.keys(key)[0] !== HIDDEN[slug]),
    ...ofLists.map((key) => ({ key })),
  ]
}

/**
 * Drops those of older versions: orders that went on after the id, and what begins with a replaced field.
 */
async function dropOldIndexes(
  { collection }: CollectionModel,
  { wanted, replaced }: { wanted: mongo.IndexDescription[]; replaced: (string | undefined)[] },
): Promise<void> {
  const fieldsOf = ({ key }: Pick<mongo.IndexDescription, 'key'>) => Object.keys(key).join()
  const isWanted = new Set(wanted.map(fieldsOf))
  const old = (await collection.indexes()).filter((index) => {
    const fields = fieldsOf(index)
    const isReplaced = replaced.includes(fields.split(',')[0])
    return !isWanted.has(fields) && (/,(_id|serial),/.test(fields) || isReplaced)
  })
  for (const { name = '' } of old) await collection.dropIndex(name).catch(unlessGone)
}

const NOT_FOUND = 27

/** Another server may have been first. */
function unlessGone(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === NOT_FOUND) return
  throw error
}

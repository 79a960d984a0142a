import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { slugs } from '../slugs'
import { searchKeys } from './mongo-search'

type CollectionModel = MongooseAdapter['collections'][string]
type Keys = Record<string, 1 | -1>

/** By the day received, as donations are listed. */
const RECEIVED: Keys = { receivedAt: -1, _id: -1 }
/** Donors are found by it (ids-by-email.ts). */
const EMAIL: Keys = { email: 1 }
const CREATED: Keys = { createdAt: -1, _id: -1 }
const SETTLED: Keys = { settledAt: -1, _id: -1 }

/**
 * Indexes in the order of each list that may grow large, preceded by what it is filtered by. Without them
 * MongoDB sorts the whole list for every page. What a list hides comes last, so that a late page skips the
 * ones before it without reading their documents.
 */
const INDEXES: Partial<Record<string, Keys[]>> = {
  [slugs.donations]: [
    { ...RECEIVED, testMode: 1 },
    { paymentMethod: 1, ...RECEIVED, testMode: 1 },
    { purpose: 1, ...RECEIVED, testMode: 1 },
    { campaign: 1, ...RECEIVED, testMode: 1 },
    // The gifts whose donor is still to be found (unplaced-gifts.ts), few of many.
    { donorSeenAt: 1, _id: 1 },
    EMAIL,
  ],
  [slugs.donors]: [
    { lastGiftAt: -1, _id: -1, isListed: 1 },
    { totalPaise: -1, _id: -1, isListed: 1 },
  ],
  [slugs.transactions]: [CREATED, { status: 1, ...CREATED }],
  // The last number of a year, for each new receipt.
  [slugs.receipts]: [{ testMode: 1, financialYear: 1, serial: -1 }],
  [slugs.volunteers]: [
    { ...CREATED, deletedAt: 1 },
    { status: 1, ...CREATED, deletedAt: 1 },
    { searchText: 1, _id: 1, deletedAt: 1 },
  ],
  [slugs.contacts]: [
    { ...CREATED, deletedAt: 1 },
    { status: 1, ...CREATED, deletedAt: 1 },
  ],
  [slugs.settlements]: [SETTLED],
  [slugs.settlementRows]: [SETTLED],
  [slugs.pledges]: [EMAIL],
  [slugs.auditLog]: [CREATED, { actor: 1, ...CREATED }, { subject: 1, ...CREATED }],
}

/**
 * Creates the missing indexes: Payload's and those of the lists, whose order its config cannot describe.
 * In one command a collection: Payload itself would take one for each index, some 700 at every start.
 */
export async function ensureMongoIndexes({
  collections,
  versions,
}: Pick<MongooseAdapter, 'collections' | 'versions'>): Promise<void> {
  const ensure = async ({ collection, schema }: CollectionModel, keys: Keys[]) => {
    const ofFields = schema.indexes().map(([key, options]) => ({ ...options, key: key as Keys }))
    const indexes = [...ofFields, ...keys.map((key) => ({ key }))]
    if (indexes.length > 0) await collection.createIndexes(indexes)
  }
  await Promise.all([
    ...Object.values(versions).map((model) => ensure(model, [])),
    ...Object.entries(collections).map(async ([slug, model]) => {
      const ofLists = INDEXES[slug] ?? []
      const ofSearch = searchKeys[slug]
      await ensure(model, ofSearch ? [...ofLists, ofSearch] : ofLists)
      if (ofLists.length > 0) await dropOldIndexes(model)
    }),
  ])
}

/** Drops those of a time when each order ended with `createdAt`. */
async function dropOldIndexes({ collection }: CollectionModel): Promise<void> {
  const old = (await collection.indexes()).filter(({ key }) => endsWithCreatedAt(key))
  for (const { name = '' } of old) await collection.dropIndex(name).catch(unlessGone)
}

function endsWithCreatedAt(key: object): boolean {
  return /,(_id|serial),createdAt\b/.test(Object.keys(key).join())
}

const NOT_FOUND = 27

/** Another server may have been first. */
function unlessGone(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === NOT_FOUND) return
  throw error
}

import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import type { mongo } from 'mongoose'
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
 * What a list hides. Payload's own indexes that begin with it are for SQLite and left out here: of several
 * that fit, MongoDB tries each, for longer than a page takes.
 */
const HIDDEN: Record<string, string> = {
  [slugs.donations]: 'testMode',
  [slugs.donors]: 'isListed',
}

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
  const ensure = async (model: CollectionModel, slug: string) => {
    const indexes = indexesOf(model, slug)
    if (indexes.length > 0) await model.collection.createIndexes(indexes)
  }
  await Promise.all([
    ...Object.values(versions).map((model) => ensure(model, '')),
    ...Object.entries(collections).map(async ([slug, model]) => {
      await ensure(model, slug)
      if (INDEXES[slug]) await dropOldIndexes(model, slug)
    }),
  ])
}

function indexesOf({ schema }: CollectionModel, slug: string): mongo.IndexDescription[] {
  const hidden = HIDDEN[slug]
  const ofSearch = searchKeys[slug]
  const ofFields = schema.indexes().map(([key, options]) => ({ ...options, key: key as Keys }))
  const ofLists = [...(INDEXES[slug] ?? []), ...(ofSearch ? [ofSearch] : [])]
  return [
    ...ofFields.filter(({ key }) => !hidden || Object.keys(key)[0] !== hidden),
    ...ofLists.map((key) => ({ key })),
  ]
}

/**
 * Drops those of older versions: each order once ended with `createdAt` or what its list hides, and those
 * for SQLite were made as well.
 */
async function dropOldIndexes(model: CollectionModel, slug: string): Promise<void> {
  const { collection } = model
  const hidden = HIDDEN[slug]
  const wanted = indexesOf(model, slug).map(({ key }) => Object.keys(key).join())
  const old = (await collection.indexes()).filter(({ key }) => {
    const fields = Object.keys(key)
    if (/,(_id|serial),createdAt\b/.test(fields.join())) return true
    const isOfHidden = hidden && (fields[0] === hidden || fields.join().endsWith(`_id,${hidden}`))
    return isOfHidden && !wanted.includes(fields.join())
  })
  for (const { name = '' } of old) await collection.dropIndex(name).catch(unlessGone)
}

const NOT_FOUND = 27

/** Another server may have been first. */
function unlessGone(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === NOT_FOUND) return
  throw error
}

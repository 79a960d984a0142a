import type { CollectionSlug, GlobalSlug, Payload } from 'payload'
import { slugs } from '@/cms/slugs'
import { readDocuments, readGlobalVersions, readVersions } from '../export/read-stored'

/** A document, as a database holds it. */
export type Stored = Record<string, unknown>

/** One collection or global of a database, or the versions of one. */
export type Part = {
  name: string
  /** Yields the documents in comparable form: without what each database numbers by itself. */
  read(payload: Payload): AsyncIterable<Stored[]>
  write(target: Payload, stored: Stored): Promise<void>
  /** Whether other documents refer to its documents by id. */
  keepsIds: boolean
  /** Versions must be written one by one: each takes the mark of the latest from the others. */
  isVersions: boolean
}

/** Collections that belong to one database, and locks, which are void while the site is stopped. */
const LEFT_BEHIND: string[] = ['payload-migrations', slugs.leases]

/**
 * Payload's own lists, whose ids nothing refers to. Payload creates them without `create`, so some
 * lack timestamps.
 */
const WITHOUT_IDS = ['payload-preferences', 'payload-kv', 'payload-locked-documents']

/**
 * Lists everything that a move carries over; the same for both databases, which share one config.
 */
export function partsOf({ config }: Payload): Part[] {
  const collections = config.collections.filter(({ slug }) => !LEFT_BEHIND.includes(slug))
  return [
    ...collections.flatMap(({ slug, versions }) =>
      versions ? [documents(slug), versionsOf(slug)] : [documents(slug)],
    ),
    ...config.globals.flatMap(({ slug, versions }) =>
      versions ? [globalOf(slug), globalVersions(slug)] : [globalOf(slug)],
    ),
  ]
}

function documents(collection: CollectionSlug): Part {
  const keepsIds = !WITHOUT_IDS.includes(collection)
  return {
    name: collection,
    keepsIds,
    isVersions: false,
    read: (payload) => {
      const batches = readDocuments(payload, collection)
      return keepsIds ? batches : withoutIdsAndTimes(batches)
    },
    write: async ({ db }, { id, ...data }) => {
      const customID = keepsIds ? String(id) : undefined
      await db.create({ collection, data: withoutNulls(data), customID, returning: false })
    },
  }
}

function versionsOf(collection: CollectionSlug): Part {
  return {
    name: `versions of ${collection}`,
    keepsIds: false,
    isVersions: true,
    read: (payload) => comparable(readVersions(payload, collection)),
    write: async ({ db }, stored) => {
      const { parent, ...version } = stored
      await db.createVersion({
        ...(versionArguments(version) as Omit<Parameters<typeof db.createVersion>[0], 'parent'>),
        collectionSlug: collection,
        parent: String(parent),
      })
    },
  }
}

function globalVersions(global: GlobalSlug): Part {
  return {
    name: `versions of ${global}`,
    keepsIds: false,
    isVersions: true,
    read: (payload) => comparable(readGlobalVersions(payload, global)),
    write: async ({ db }, stored) => {
      await db.createGlobalVersion({
        ...(versionArguments(stored) as Parameters<typeof db.createGlobalVersion>[0]),
        globalSlug: global,
      })
    },
  }
}

function globalOf(slug: GlobalSlug): Part {
  return {
    name: slug,
    keepsIds: false,
    isVersions: false,
    read: async function* ({ db }) {
      const {
        id: _id,
        globalType: _type,
        ...stored
      } = (await db.findGlobal<Stored>({ slug })) ?? {}
      if (Object.keys(stored).length > 0) yield [stored]
    },
    write: async ({ db }, stored) => {
      await db.createGlobal({ slug, data: { ...withoutNulls(stored), globalType: slug } })
      // SQLite's adapter stores the time of the copy.
      const { createdAt, updatedAt } = stored
      await db.updateGlobal({ slug, data: { createdAt, updatedAt } })
    },
  }
}

function versionArguments({ version, ...stored }: Stored) {
  const { autosave, createdAt, publishedLocale, snapshot, updatedAt } = stored
  return {
    autosave,
    createdAt,
    publishedLocale,
    snapshot,
    updatedAt,
    versionData: withoutNulls(version as Stored),
  }
}

/**
 * SQLite reads absent values as null, and MongoDB treats two nulls in a unique field as duplicates.
 */
function withoutNulls(stored: Stored): Stored {
  return Object.fromEntries(
    Object.entries(stored).filter(([, value]) => value !== null && value !== undefined),
  )
}

/** Versions other than the latest are marked as such in SQLite, but not in MongoDB. */
async function* comparable(versions: AsyncIterable<Stored[]>): AsyncGenerator<Stored[]> {
  for await (const batch of withoutIds(versions)) {
    yield batch.map((version) => ({ ...version, latest: version.latest || null }))
  }
}

async function* withoutIds(batches: AsyncIterable<Stored[]>): AsyncGenerator<Stored[]> {
  for await (const batch of batches) yield batch.map(({ id: _id, ...stored }) => stored)
}

async function* withoutIdsAndTimes(batches: AsyncIterable<Stored[]>): AsyncGenerator<Stored[]> {
  for await (const batch of withoutIds(batches)) {
    yield batch.map(({ createdAt: _createdAt, updatedAt: _updatedAt, ...stored }) => stored)
  }
}

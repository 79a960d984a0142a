import { setImmediate } from 'node:timers/promises'
import type { CollectionSlug, GlobalSlug, Payload, Where } from 'payload'
import type { Stored } from './clean-document'

/** Few enough to fit in memory even if each holds a file of some megabytes. */
const BATCH = 50

/** Yields the documents of a collection in batches, in both languages, ordered by id. */
export function readDocuments(payload: Payload, collection: CollectionSlug) {
  return inBatches(async (page) => (await payload.db.find<Stored>({ collection, ...page })).docs)
}

/** Yields the drafts and earlier versions of a collection's documents. */
export function readVersions(payload: Payload, collection: CollectionSlug) {
  return inBatches(async (page) => {
    const { docs } = await payload.db.findVersions<Stored>({ collection, ...page })
    return docs
  })
}

/** Yields the drafts and earlier versions of a global. */
export function readGlobalVersions(payload: Payload, global: GlobalSlug) {
  return inBatches(async (page) => {
    const { docs } = await payload.db.findGlobalVersions<Stored>({ global, ...page })
    return docs
  })
}

type Page = { where: Where; sort: string; limit: number; pagination: false }

async function* inBatches(read: (page: Page) => Promise<Stored[]>): AsyncGenerator<Stored[]> {
  let where: Where = {}
  for (;;) {
    const documents = await read({ where, sort: 'id', limit: BATCH, pagination: false })
    if (documents.length > 0) yield documents
    if (documents.length < BATCH) return
    where = { id: { greater_than: documents.at(-1)?.id } }
    // SQLite answers synchronously: pause, so that visitors are served meanwhile.
    await setImmediate()
  }
}

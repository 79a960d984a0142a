import {
  type CollectionSlug,
  type DataFromCollectionSlug,
  getLatestCollectionVersion,
  type RequiredDataFromCollectionSlug,
  type Where,
} from 'payload'
import { saveLease, withLongLease } from '@/cms/database/lease'
import { readListPage } from '@/cms/database/queries/list-page'
import { slugs } from '@/cms/slugs'
import type { ListQuery } from '@/domain/list-query'
import { messages } from '@/domain/messages'
import type { IdDto } from '@/domain/responses/common'
import { ApiError } from '../http/api-error'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { refuseWhileHeld } from './held-documents'

// What the admin's calls do with documents of any collection. The routes have checked the caller,
// so these queries run as the system: `overrideAccess: true`.

/** Responses are in English; texts that exist only in Hindi are returned in Hindi. */
const locales = { locale: 'en', fallbackLocale: 'hi' } as const

/** As a response shows a document: of its picture only the file name. */
const inResponse = {
  ...locales,
  depth: 1,
  populate: { [slugs.media]: { filename: true }, [slugs.volunteerPhotos]: { filename: true } },
} as const

const inHindi = { locale: 'hi', depth: 0 } as const

type Hidden = { field: string; value: boolean }

type PageOf<Slug extends CollectionSlug> = {
  collection: Slug
  query: ListQuery
  /** What the search finds, if that is known otherwise: ids of documents that the list shows. */
  ids?: string[]
  /** A field and a value that the list always leaves out, if any. */
  hidden?: Hidden
  /** The filter of the list, if any. */
  filter?: Where
  /** Overrides the collection's own order. */
  sort?: string[]
  /** The total, if it is already known. */
  total?: number
}

/** Returns a page of a collection in its own order, searched by its `searchText` column. */
export async function findPage<Slug extends CollectionSlug>({
  query: { search, page, limit },
  ...list
}: PageOf<Slug>): Promise<Page<DataFromCollectionSlug<Slug>>> {
  return readListPage(await getPayloadClient(), { ...list, search, page, limit, view: inResponse })
}

type NewDocument<Slug extends CollectionSlug> = {
  collection: Slug
  /** In English, if the collection has texts in two languages. */
  data: Partial<DataFromCollectionSlug<Slug>>
  /** Its Hindi texts, if any. */
  hindi?: object
}

/** Makes a document. */
export async function createDocument<Slug extends CollectionSlug>({
  collection,
  data,
  hindi,
}: NewDocument<Slug>): Promise<DataFromCollectionSlug<Slug>> {
  const payload = await getPayloadClient()
  const doc = await payload.create({
    collection,
    ...inResponse,
    // Payload itself refuses a document without a required field.
    data: data as object as RequiredDataFromCollectionSlug<Slug>,
    overrideAccess: true,
  })
  return withHindi(collection, doc as DataFromCollectionSlug<Slug>, hindi)
}

/** Saves the Hindi texts of a document that was just saved in English. */
async function withHindi<Slug extends CollectionSlug>(
  collection: Slug,
  doc: DataFromCollectionSlug<Slug>,
  hindi: object | undefined,
): Promise<DataFromCollectionSlug<Slug>> {
  if (!hindi) return doc
  const saved = await save(collection, String(doc.id), hindi, inHindi)
  return { ...doc, updatedAt: (saved as { updatedAt: string }).updatedAt }
}

type SaveOptions = {
  locale?: 'en' | 'hi'
  fallbackLocale?: 'hi'
  depth: number
  populate?: (typeof inResponse)['populate']
  draft?: boolean
}

/** Saves some fields. Their types depend on the collection, of which there may be any here: Payload validates them. */
async function save<Slug extends CollectionSlug>(
  collection: Slug,
  id: string,
  fields: object,
  options: SaveOptions,
): Promise<DataFromCollectionSlug<Slug>> {
  const payload = await getPayloadClient()
  const data = fields as never
  const saved = await payload.update({ collection, id, data, ...options, overrideAccess: true })
  return saved as DataFromCollectionSlug<Slug>
}

type Change<Slug extends CollectionSlug> = {
  collection: Slug
  id: string
  /** The `updatedAt` that the client saw, if it wants to change only that version. */
  expected?: string
  toData: (
    current: DataFromCollectionSlug<Slug>,
  ) => Partial<DataFromCollectionSlug<Slug>> | Promise<Partial<DataFromCollectionSlug<Slug>>>
  /** The Hindi texts that change, if any. */
  toHindi?: () => Promise<object | undefined>
}

/**
 * Changes some fields of a document.
 * @throws ApiError 404 if it does not exist, 409 if the version is no longer the expected one or
 * somebody is editing it in the panel.
 */
export function updateDocument<Slug extends CollectionSlug>(
  change: Change<Slug>,
): Promise<DataFromCollectionSlug<Slug>> {
  return inTurn(change, () => update(change))
}

/**
 * Runs `work` while nobody else saves the document. Two saves at once would build on the same state, and on SQLite
 * both would write its lists, which then hold everything twice; one during a deletion would bring the document back.
 */
export async function inTurn<Result>(
  { collection, id }: { collection: CollectionSlug; id: string },
  work: () => Promise<Result>,
): Promise<Result> {
  return withLongLease(await getPayloadClient(), saveLease(`${collection}/${id}`), work)
}

async function update<Slug extends CollectionSlug>({
  collection,
  id,
  expected,
  toData,
  toHindi,
}: Change<Slug>): Promise<DataFromCollectionSlug<Slug>> {
  const payload = await getPayloadClient()
  const current = await requireOpen(collection, id)
  const data = await toData(current)
  const hindi = await toHindi?.()
  const claimed = expected && (await claimVersion({ collection, id, expected }))
  const isVersioned = Boolean(payload.collections[collection].config.versions)
  let putBack: (() => Promise<unknown>) | undefined
  const saveShown = async () => {
    if (isVersioned) putBack = await draftHindi(collection, id, hindi)
    // Payload builds on the newest draft, but the call is about the document that the list shows.
    const fields = { ...(isVersioned ? fieldsOf(current) : {}), ...data }
    return save(collection, id, fields, inResponse)
  }
  const saved = await saveShown().catch(async (error: unknown) => {
    try {
      await putBack?.()
    } finally {
      // Payload validates only now: a save that fails must not make the client's version stale.
      if (claimed) await setVersion({ collection, id, from: claimed, to: expected })
    }
    throw error
  })
  return isVersioned ? saved : withHindi(collection, saved, hindi)
}

/**
 * Applies the Hindi that the list shows, with its changes, to the newest draft: a save in English
 * also publishes the Hindi of that draft.
 * @returns a function that restores the newest version if the save fails; undefined if there is
 * nothing to restore.
 */
async function draftHindi(
  collection: CollectionSlug,
  id: string,
  changes: object | undefined,
): Promise<(() => Promise<unknown>) | undefined> {
  const payload = await getPayloadClient()
  const newest = await getLatestCollectionVersion({
    id,
    payload,
    config: payload.collections[collection].config,
    query: { collection, where: { id: { equals: id } } },
  })
  if (!changes && newest._status !== 'draft') return
  const shown = await payload.findByID({
    collection,
    id,
    ...inHindi,
    fallbackLocale: false,
    overrideAccess: true,
  })
  const draft = { ...fieldsOf(shown), ...changes, _status: 'draft' }
  await save(collection, id, draft, { ...inHindi, draft: true })
  return async () => {
    const ofItem: Where = { and: [{ parent: { equals: id } }, { latest: { equals: true } }] }
    const { docs } = await payload.db.findVersions({ collection, where: ofItem, limit: 1 })
    for (const { id: versionId, createdAt, updatedAt } of docs) {
      // In place: a draft left underneath would still be found as the newest.
      const versionData = { parent: id, latest: true, createdAt, updatedAt, version: newest }
      await payload.db.updateVersion({ collection, id: versionId, versionData })
    }
  }
}

/**
 * Moves a document to the trash, with its newest draft. The panel can restore it.
 * @throws ApiError 404 if there is no such document, 409 while somebody is editing it in the panel.
 */
export function trashDocument(collection: CollectionSlug, id: string): Promise<IdDto> {
  return inTurn({ collection, id }, async () => {
    await requireOpen(collection, id)
    // Only this field: Payload validates whatever is sent along, and a draft may be unfinished.
    await save(collection, id, { deletedAt: new Date().toISOString() }, { depth: 0 })
    return { id }
  })
}

/** @throws ApiError 404 if it does not exist, 409 while somebody is editing it in the panel. */
async function requireOpen<Slug extends CollectionSlug>(
  collection: Slug,
  id: string,
): Promise<DataFromCollectionSlug<Slug>> {
  const payload = await getPayloadClient()
  const current = await payload.findByID({
    collection,
    id,
    ...locales,
    fallbackLocale: false,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
  })
  if (!current) throw new ApiError(404, messages.notFound)
  await refuseWhileHeld(collection, id)
  return current as DataFromCollectionSlug<Slug>
}

type Claim = { collection: CollectionSlug; id: string; expected: string }

/**
 * Claims a version for a change: of two concurrent changes to the same version only one succeeds.
 * @returns the new version.
 */
async function claimVersion({ collection, id, expected }: Claim): Promise<string> {
  const now = new Date().toISOString()
  const isDate = !Number.isNaN(Date.parse(expected))
  const isClaimed = isDate && (await setVersion({ collection, id, from: expected, to: now }))
  if (!isClaimed) throw new ApiError(409, messages.changedMeanwhile)
  return now
}

type VersionChange = { collection: CollectionSlug; id: string; from: string; to: string }

/** Compares and sets in one statement. */
async function setVersion({ collection, id, from, to }: VersionChange): Promise<boolean> {
  const payload = await getPayloadClient()
  const changed: unknown = await payload.db.updateOne({
    collection,
    where: { and: [{ id: { equals: id } }, { updatedAt: { equals: from } }] },
    data: { updatedAt: new Date(to).toISOString() },
    options: { atomic: true },
  })
  return Boolean(changed)
}

function fieldsOf(doc: object): object {
  const {
    id: _id,
    createdAt: _createdAt,
    updatedAt: _updatedAt,
    ...fields
  } = doc as Record<string, unknown>
  return fields
}

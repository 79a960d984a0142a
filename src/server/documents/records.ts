import type {
  CollectionSlug,
  DataFromCollectionSlug,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
  Where,
} from 'payload'
import type { slugs } from '@/cms/slugs'
import { messages } from '@/domain/messages'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'

// Reads and changes the program's own records, bypassing access rules. Relations stay ids.

type Query<Slug extends CollectionSlug> = {
  collection: Slug
  where?: Where
  sort?: string | string[]
  /** All by default. */
  limit?: number
  /** Whether to include documents in the trash. */
  trash?: boolean
}

/** Finds the matching documents; with `select`, only their ids and those fields. */
export async function findAll<
  Slug extends CollectionSlug,
  Select extends SelectType & TypedCollectionSelect[Slug],
>(query: Query<Slug> & { select: Select }): Promise<TransformCollectionWithSelect<Slug, Select>[]>
export async function findAll<Slug extends CollectionSlug>(
  query: Query<Slug>,
): Promise<DataFromCollectionSlug<Slug>[]>
export async function findAll<Slug extends CollectionSlug>({
  limit = 0,
  ...query
}: Query<Slug>): Promise<DataFromCollectionSlug<Slug>[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    ...query,
    limit,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs as DataFromCollectionSlug<Slug>[]
}

/** Finds the first matching document, or null. */
export async function findFirst<Slug extends CollectionSlug>(
  collection: Slug,
  where: Where,
  sort?: string | string[],
): Promise<DataFromCollectionSlug<Slug> | null> {
  const [first] = await findAll({ collection, where, sort, limit: 1 })
  return first ?? null
}

/** Finds the document with that id, or null. */
export function findById<Slug extends CollectionSlug>(
  collection: Slug,
  id: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  return findFirst(collection, { id: { equals: id } })
}

/** @throws ApiError 404 if it does not exist. */
export async function requireById<Slug extends CollectionSlug>(
  collection: Slug,
  id: string,
): Promise<DataFromCollectionSlug<Slug>> {
  const found = await findById(collection, id)
  if (!found) throw new ApiError(404, messages.notFound)
  return found
}

/** Counts the matching documents. */
export async function countAll({
  collection,
  where,
}: Pick<Query<CollectionSlug>, 'collection' | 'where'>): Promise<number> {
  const payload = await getPayloadClient()
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: true })
  return totalDocs
}

type Change<Slug extends CollectionSlug> = {
  collection: Slug
  where: Where
  data: Partial<DataFromCollectionSlug<Slug>>
}

/**
 * Changes the matching document, comparing and setting in one statement: of several concurrent
 * changes with the same condition, one succeeds. Hooks do not run.
 * @param change.data include `updatedAt` to keep the version, so that no open form becomes stale.
 * @returns the changed document, or null if none matches.
 */
export async function changeWhere<Slug extends CollectionSlug>({
  collection,
  where,
  data,
}: Change<Slug>): Promise<DataFromCollectionSlug<Slug> | null> {
  const payload = await getPayloadClient()
  const changed: unknown = await payload.db.updateOne({
    collection,
    where,
    data: { updatedAt: new Date().toISOString(), ...data },
    options: { atomic: true },
  })
  return changed as DataFromCollectionSlug<Slug> | null
}

/** Like `changeWhere`, for the document with that id. */
export function changeById<Slug extends CollectionSlug>(
  collection: Slug,
  id: string,
  data: Change<Slug>['data'],
): Promise<DataFromCollectionSlug<Slug> | null> {
  return changeWhere({ collection, where: { id: { equals: id } }, data })
}

/**
 * Like `changeWhere`, if the document is still the version that the client saw.
 * @param expected its `updatedAt`, from `If-Match`; any version if undefined.
 */
export async function changeIfUnchanged<Slug extends CollectionSlug>(
  { where, ...change }: Change<Slug>,
  expected: string | undefined,
): Promise<DataFromCollectionSlug<Slug> | null> {
  if (expected === undefined) return changeWhere({ where, ...change })
  // No version is called that, and MongoDB would reject the query.
  if (Number.isNaN(Date.parse(expected))) return null
  return changeWhere({ where: { and: [where, { updatedAt: { equals: expected } }] }, ...change })
}

type Revised =
  | typeof slugs.disputes
  | typeof slugs.pledges
  | typeof slugs.subscriptions
  | typeof slugs.transactions
  | typeof slugs.tributeCards

type RevisionChange<Slug extends Revised> = {
  collection: Slug
  /** As read. */
  doc: { id: string; revision?: number | null }
  data: Partial<DataFromCollectionSlug<Slug>>
  /** Further conditions. */
  also?: Where[]
}

/**
 * Like `changeWhere`, if a document still has the revision that it was read with.
 * @returns the changed document, or null if another write came first.
 */
export function changeRevision<Slug extends Revised>({
  collection,
  doc: { id, revision },
  data,
  also = [],
}: RevisionChange<Slug>): Promise<DataFromCollectionSlug<Slug> | null> {
  const isSame: Where = revision
    ? { revision: { equals: revision } }
    : // Absent from documents that earlier versions stored in MongoDB.
      { or: [{ revision: { equals: 0 } }, { revision: { exists: false } }] }
  return changeWhere({
    collection,
    where: { and: [{ id: { equals: id } }, isSame, ...also] },
    data,
  })
}

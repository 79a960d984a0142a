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

// How the program reads and changes its own records: as the system, asking no access rule. What they
// refer to stays an id.

type Query<Slug extends CollectionSlug> = {
  collection: Slug
  where?: Where
  sort?: string | string[]
  /** All by default. */
  limit?: number
  /** Whether those in the trash are among them. */
  trash?: boolean
}

/** The documents that fit; with `select`, their ids and those fields alone. */
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

/** The first document that fits, or null. */
export async function findFirst<Slug extends CollectionSlug>(
  collection: Slug,
  where: Where,
  sort?: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const [first] = await findAll({ collection, where, sort, limit: 1 })
  return first ?? null
}

/** @throws ApiError 404 where it does not exist. */
export async function requireById<Slug extends CollectionSlug>(
  collection: Slug,
  id: string,
): Promise<DataFromCollectionSlug<Slug>> {
  const found = await findFirst(collection, { id: { equals: id } })
  if (!found) throw new ApiError(404, messages.notFound)
  return found
}

/** How many documents fit. */
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
 * Changes the document that fits, compared and set in one statement: of several at once with one
 * condition, one gets through. Hooks do not run.
 * @param change.data with `updatedAt` it stays that version, so that no open form becomes stale.
 * @returns the document as it is then, or null where none fits.
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

type Revised =
  | typeof slugs.disputes
  | typeof slugs.pledges
  | typeof slugs.subscriptions
  | typeof slugs.transactions
  | typeof slugs.tributeCards

type RevisionChange<Slug extends Revised> = {
  collection: Slug
  /** As it was read. */
  doc: { id: string; revision?: number | null }
  data: Partial<DataFromCollectionSlug<Slug>>
  /** What else must hold. */
  also?: Where[]
}

/**
 * As `changeWhere`, where a document still has the revision that it was read with.
 * @returns the document as it is then, or null if another write came first.
 */
export function changeRevision<Slug extends Revised>({
  collection,
  doc: { id, revision },
  data,
  also = [],
}: RevisionChange<Slug>): Promise<DataFromCollectionSlug<Slug> | null> {
  const isSame: Where = revision
    ? { revision: { equals: revision } }
    : // Absent in documents that MongoDB keeps from versions without it.
      { or: [{ revision: { equals: 0 } }, { revision: { exists: false } }] }
  return changeWhere({
    collection,
    where: { and: [{ id: { equals: id } }, isSame, ...also] },
    data,
  })
}

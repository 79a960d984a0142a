import type { CollectionSlug, Payload, TypeWithVersion } from 'payload'

type Fields = Record<string, unknown>
type Version = TypeWithVersion<Fields>

/**
 * Returns the newest version of an item, which may be an unpublished draft, with texts in all languages;
 * undefined if the collection has no versions.
 */
export async function newestVersion(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<Version | undefined> {
  if (!payload.collections[collection].config.versions) return undefined
  const { docs } = await payload.db.findVersions<Fields>({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
  })
  return docs[0]
}

/**
 * Changes fields of a version, bypassing hooks: nothing else changes.
 * @param version from `newestVersion`.
 */
export async function changeVersion(
  payload: Payload,
  collection: CollectionSlug,
  { id, version, ...rest }: Version,
  data: Fields,
): Promise<void> {
  const versionData = { ...rest, version: { ...version, ...data } }
  await payload.db.updateVersion({ collection, id, versionData, returning: false })
}

import type { CollectionSlug, Payload } from 'payload'

type Version = { id: string; version: Record<string, unknown> }

/**
 * Returns the newest version of an item, which may be an unpublished draft, with texts in all languages, as
 * `payload.db.updateVersion` takes it; undefined if the collection has no versions.
 */
export async function newestVersion(
  payload: Payload,
  collection: CollectionSlug,
  id: string,
): Promise<Version | undefined> {
  if (!payload.collections[collection].config.versions) return undefined
  const { docs } = await payload.db.findVersions({
    collection,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
  })
  return docs[0] as unknown as Version | undefined
}

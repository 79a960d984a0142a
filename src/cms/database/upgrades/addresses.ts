import type { Payload } from 'payload'
import { type AnchoredCollection, moveFromTaken } from '@/cms/fields/address'
import { renewTag } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'

/**
 * Older versions gave items of one title one address, at which visitors found only the first of the page. At each
 * start it keeps that address, and the others get one of their own.
 */
export async function upgradeAddresses(payload: Payload): Promise<void> {
  for (const collection of [slugs.programs, slugs.campaigns, slugs.stories]) {
    const hidden = await findHidden(payload, collection)
    for (const item of hidden) await moveFromTaken(payload, collection, item)
    if (hidden.length > 0) await renewTag(payload, collection)
  }
}

/** The items whose address leads to another one. */
async function findHidden(payload: Payload, collection: AnchoredCollection) {
  const { docs } = await payload.find({
    collection,
    sort: '_order',
    depth: 0,
    pagination: false,
    trash: true,
    select: { anchor: true, title: true, _status: true, deletedAt: true },
    overrideAccess: true,
  })
  const isPublic = ({ _status, deletedAt }: (typeof docs)[number]) =>
    _status === 'published' && !deletedAt
  const publicFirst = [...docs.filter(isPublic), ...docs.filter((doc) => !isPublic(doc))]
  const seen = new Set<string>()
  return publicFirst.flatMap(({ id, anchor, title }) => {
    if (!anchor) return []
    if (seen.has(anchor)) return [{ id, anchor, title }]
    seen.add(anchor)
    return []
  })
}

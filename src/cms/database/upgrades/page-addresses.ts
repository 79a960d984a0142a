import type { Payload } from 'payload'
import { type AnchoredCollection, moveFromTaken } from '@/cms/fields/address'
import { renewTag } from '@/cms/hooks/renew'
import { slugs } from '@/cms/slugs'

/**
 * Repairs the addresses of pages at each start: older versions gave items with the same title the same address,
 * at which visitors only found the first. That one keeps the address, the others get new ones.
 */
export async function upgradePageAddresses(payload: Payload): Promise<void> {
  for (const collection of [slugs.programs, slugs.campaigns, slugs.stories]) {
    const hidden = await findHidden(payload, collection)
    for (const item of hidden) await moveFromTaken(payload, collection, item)
    if (hidden.length > 0) await renewTag(payload, collection)
  }
}

/** Returns the items whose address leads to another one. */
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

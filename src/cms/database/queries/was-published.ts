import type { Payload } from 'payload'
import type { slugs } from '@/cms/slugs'

type Publication = (typeof slugs)['posts' | 'programs' | 'campaigns' | 'stories' | 'freePages']

/** Whether an item is or ever was published, as far back as its stored versions go. */
export async function wasPublished(
  payload: Payload,
  collection: Publication,
  id: unknown,
): Promise<boolean> {
  const count = { collection, overrideAccess: true } as const
  const now = await payload.count({
    ...count,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    trash: true,
  })
  if (now.totalDocs > 0) return true
  const before = await payload.countVersions({
    ...count,
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
  })
  return before.totalDocs > 0
}

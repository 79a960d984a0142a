import type { Payload } from 'payload'
import { slugs } from '@/cms/slugs'

/**
 * Returns the ids of the programs of all campaigns, including drafts and the trash: the gifts of a campaign
 * are recorded for its program.
 */
export async function programsInUse(payload: Payload): Promise<Set<string>> {
  const read = {
    collection: slugs.campaigns,
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    select: { program: true },
  } as const
  const published = await payload.find(read)
  const newest = await payload.find({ ...read, draft: true })
  return new Set([...published.docs, ...newest.docs].map(({ program }) => String(program)))
}

import type { Payload } from 'payload'
import { slugs } from '@/cms/slugs'

/** The programs that a campaign is for, drafts and trash included: its gifts are booked to them. */
export async function namedPrograms(payload: Payload): Promise<Set<string>> {
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

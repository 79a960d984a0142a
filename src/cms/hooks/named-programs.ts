import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Payload,
} from 'payload'
import { slugs } from '@/cms/slugs'

/** The programs that a campaign is for, drafts and trash included: its gifts are booked to them. */
export async function namedPrograms(payload: Payload): Promise<Set<string>> {
  const read = {
    collection: slugs.campaigns,
    ...{ depth: 0, pagination: false, trash: true, overrideAccess: true },
    select: { program: true },
  } as const
  const published = await payload.find(read)
  const newest = await payload.find({ ...read, draft: true })
  return new Set([...published.docs, ...newest.docs].map(({ program }) => String(program)))
}

export const keepNamedPrograms: CollectionBeforeDeleteHook = ({ id, req }) =>
  refuseNamed(req.payload, String(id))

export const keepNamedProgramsOutOfTrash: CollectionBeforeChangeHook = async ({
  data,
  originalDoc,
  req,
}) => {
  if (data.deletedAt && !originalDoc?.deletedAt) await refuseNamed(req.payload, originalDoc.id)
  return data
}

async function refuseNamed(payload: Payload, id: string): Promise<void> {
  if (!(await namedPrograms(payload)).has(id)) return
  throw new APIError(
    'A campaign is for this program, and its gifts may be spent on nothing else. Choose another program in the campaign first; if the campaign is in the trash, delete it there for good.',
    409,
    null,
    true,
  )
}

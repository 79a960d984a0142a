import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { slugs } from '@/cms/slugs'

/** Dates an activity by its first publication, not by its draft. */
export const dateByPublication: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') return data
  if (context.isRestoringVersion) return { ...data, createdAt: originalDoc.createdAt }
  const isPublication = data._status === 'published' && originalDoc._status !== 'published'
  if (!isPublication || (await wasPublished(originalDoc.id, req))) return data
  return { ...data, createdAt: new Date().toISOString() }
}

async function wasPublished(id: string, req: PayloadRequest): Promise<boolean> {
  const count = { collection: slugs.posts, overrideAccess: true, req } as const
  const now = await req.payload.count({
    ...count,
    where: { id: { equals: id }, _status: { equals: 'published' } },
    trash: true,
  })
  if (now.totalDocs > 0) return true
  const before = await req.payload.countVersions({
    ...count,
    where: { parent: { equals: id }, 'version._status': { equals: 'published' } },
  })
  return before.totalDocs > 0
}

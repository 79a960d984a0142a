import type { CollectionBeforeChangeHook } from 'payload'
import { wasPublished } from '@/cms/database/queries/was-published'
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
  if (!isPublication || (await wasPublished(req.payload, slugs.posts, originalDoc.id))) return data
  return { ...data, createdAt: new Date().toISOString() }
}

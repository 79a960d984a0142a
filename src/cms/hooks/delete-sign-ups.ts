import type { CollectionAfterDeleteHook } from 'payload'
import { slugs } from '@/cms/slugs'

/** Lets the sign-ups to an event go with it, once it is deleted for good. Hours of volunteers stay. */
export const deleteSignUps: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await req.payload.db.deleteMany({
    collection: slugs.eventSignUps,
    where: { event: { equals: doc.id } },
  })
  return doc
}

import type { CollectionAfterDeleteHook } from 'payload'
import { slugs } from '@/cms/slugs'

/** Deletes an event's sign-ups once it is deleted for good, not in the trash. Volunteers keep their hours. */
export const deleteSignUps: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await req.payload.db.deleteMany({
    collection: slugs.eventSignUps,
    where: { event: { equals: doc.id } },
  })
  return doc
}

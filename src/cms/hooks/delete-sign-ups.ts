import type { CollectionAfterDeleteHook } from 'payload'
import { slugs } from '@/cms/slugs'

/** Deletes the sign-ups to an event once it is deleted for good; in the trash it keeps them. Volunteers keep their hours. */
export const deleteSignUps: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await req.payload.db.deleteMany({
    collection: slugs.eventSignUps,
    where: { event: { equals: doc.id } },
  })
  return doc
}

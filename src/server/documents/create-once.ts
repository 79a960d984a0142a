import type { DataFromCollectionSlug } from 'payload'
import type { slugs } from '@/cms/slugs'
import { createIfAbsent } from './create-if-absent'
import { createDocument } from './documents'
import { findAll } from './records'

/** The collections with `attemptIdField`. */
type FormSlug = typeof slugs.contacts | typeof slugs.volunteers

type FormOf<Slug extends FormSlug> = {
  collection: Slug
  data: Partial<DataFromCollectionSlug<Slug>> & { attemptId?: string }
}

/**
 * Stores a form of a visitor, once for each attempt: after a lost response the same form comes again.
 * @returns its document, in the trash too, and whether it is new.
 * @throws Error if an admin deletes it at this moment.
 */
export async function createOnce<Slug extends FormSlug>({
  collection,
  data,
}: FormOf<Slug>): Promise<{ doc: DataFromCollectionSlug<Slug>; isNew: boolean }> {
  const { attemptId } = data
  if (!attemptId) return { doc: await createDocument({ collection, data }), isNew: true }
  const created = await createIfAbsent({
    collection,
    key: 'attemptId',
    data: { ...data, attemptId },
  })
  if (created) return { doc: created, isNew: true }
  const [doc] = await findAll({
    collection,
    where: { attemptId: { equals: attemptId } },
    trash: true,
    limit: 1,
  })
  if (!doc) throw new Error(`In ${collection} nothing was created or found by its attempt`)
  return { doc, isNew: false }
}

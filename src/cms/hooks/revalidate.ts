import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
} from 'payload'
import { announceRenewal } from '@/cms/database/content-versions'
import { renewTags } from '@/lib/content-time'

/** Renews the pages that show this collection, so that a save or deletion is seen on the next request. */
export const revalidateCollection: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  collection,
  doc,
  req,
}) => {
  await renew(req.payload, collection.slug)
  return doc
}

export const revalidateAfterGlobalChange: GlobalAfterChangeHook = async ({ global, doc, req }) => {
  await renew(req.payload, global.slug)
  return doc
}

/**
 * Renews the pages that were made from a collection or global.
 * No write depends on a transaction, so what changed is in the database by now.
 */
export async function renew(payload: Payload, tag: string): Promise<void> {
  renewTags([tag])
  await announceRenewal(payload, tag)
}

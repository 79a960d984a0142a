import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  GlobalAfterChangeHook,
  Payload,
} from 'payload'
import { announceRenewal } from '@/cms/database/content-versions'
import { renewTags } from '@/lib/content-time'
import { IMAGE_HOSTS_TAG } from '@/lib/image-hosts'

/** Renews the pages that show this collection: the next request shows the save or deletion. */
export const renewAfterChange: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({
  collection,
  doc,
  req,
  ...args
}) => {
  await renewTag(req.payload, collection.slug)
  const [before, after] = 'previousDoc' in args ? [args.previousDoc, doc] : [doc, undefined]
  if (externalPictureOf(before) !== externalPictureOf(after)) {
    await renewTag(req.payload, IMAGE_HOSTS_TAG)
  }
  return doc
}

/** As `renewAfterChange`, for a global. */
export const renewAfterGlobalChange: GlobalAfterChangeHook = async ({
  global,
  doc,
  previousDoc,
  req,
}) => {
  await renewTag(req.payload, global.slug)
  if ((doc?.qrCodeExternalUrl || null) !== (previousDoc?.qrCodeExternalUrl || null)) {
    await renewTag(req.payload, IMAGE_HOSTS_TAG)
  }
  return doc
}

/**
 * Renews the pages that were made from a collection or global. No write uses a transaction, so the change is
 * already in the database.
 */
export async function renewTag(payload: Payload, tag: string): Promise<void> {
  renewTags([tag])
  await announceRenewal(payload, tag)
}

/** Returns the address of a document's external picture; null if none or in the trash. */
function externalPictureOf(doc?: { externalImageUrl?: string; deletedAt?: string }): string | null {
  return (!doc?.deletedAt && doc?.externalImageUrl) || null
}

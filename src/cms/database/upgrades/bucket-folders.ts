import type { CollectionSlug, Payload } from 'payload'
import { BUCKET_FOLDERS } from '@/cms/object-storage'
import { getEnv } from '@/env'

/**
 * Stores the folder of files uploaded before the site had a bucket: the panel requests files by folder.
 * The files themselves must be copied by hand.
 */
export async function fillBucketFolders(payload: Payload): Promise<void> {
  if (!getEnv().S3_BUCKET) return
  for (const [collection, prefix] of Object.entries(BUCKET_FOLDERS) as [CollectionSlug, string][]) {
    const { docs } = await payload.db.find<{ id: string }>({
      collection,
      where: { prefix: { exists: false } },
      select: {},
      pagination: false,
    })
    for (const { id } of docs) await payload.db.updateOne({ collection, id, data: { prefix } })
  }
}

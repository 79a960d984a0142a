import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import type { slugs } from '@/cms/slugs'
import { findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'

type Upload = { collection: typeof slugs.media | typeof slugs.volunteerPhotos; id: string }

/**
 * The file of a picture, wherever files are kept: on the disk, or in a bucket.
 * @returns null where there is no such picture, or the bucket has no file of it.
 * @throws Error where the disk has no file of it.
 */
export async function readUpload({ collection, id }: Upload): Promise<Buffer | null> {
  const doc = await findFirst(collection, { id: { equals: id } })
  if (!doc?.filename) return null
  const payload = await getPayloadClient()
  const { upload } = payload.collections[collection].config
  const req = await createLocalReq({}, payload)
  // As Payload itself serves it, after the session was checked: the handlers know the bucket.
  for (const handler of upload.handlers ?? []) {
    const prefix = 'prefix' in doc && typeof doc.prefix === 'string' ? doc.prefix : undefined
    const params = { collection, filename: doc.filename, prefix }
    const response = await handler(req, { doc, params })
    if (response) return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  }
  return readFile(path.join(upload.staticDir ?? '', path.basename(doc.filename)))
}

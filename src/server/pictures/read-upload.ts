import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import type { Media, VolunteerPhoto } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { MEDIA_FOLDER } from '@/domain/media-url'
import { imageWidthsPx } from '@/domain/picture'
import { findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** Where the names of a picture and of its smaller sizes are kept. */
const NAMES = ['filename', ...imageWidthsPx.map((width) => `sizes.w${width}.filename`)]

type Upload = { collection: typeof slugs.media | typeof slugs.volunteerPhotos; id: string }

/**
 * The file of a picture, wherever files are kept: on the disk, or in a bucket.
 * @returns null where there is no such picture, or the bucket has no file of it.
 * @throws Error where the disk has no file of it.
 */
export async function readUpload({ collection, id }: Upload): Promise<Buffer | null> {
  const doc = await findFirst(collection, { id: { equals: id } })
  return doc?.filename ? readFileOf(collection, doc, doc.filename) : null
}

/**
 * The file that the library serves at an address, wherever files are kept.
 * @param src under MEDIA_FOLDER: of a picture, or of one of its smaller sizes.
 * @throws Error where there is no such file.
 */
export async function readPicture(src: string): Promise<Buffer> {
  const filename = src.slice(MEDIA_FOLDER.length)
  const doc = await findFirst(slugs.media, {
    or: NAMES.map((name) => ({ [name]: { equals: filename } })),
  })
  const file = doc && (await readFileOf(slugs.media, doc, filename))
  if (!file) throw new Error(`The picture ${src} could not be read`)
  return file
}

/** @returns null where the bucket has no such file. @throws Error where the disk has none. */
async function readFileOf(
  collection: Upload['collection'],
  doc: Media | VolunteerPhoto,
  filename: string,
): Promise<Buffer | null> {
  const payload = await getPayloadClient()
  const { upload } = payload.collections[collection].config
  const req = await createLocalReq({}, payload)
  // As Payload itself serves it, after the session was checked: the handlers know the bucket.
  for (const handler of upload.handlers ?? []) {
    const prefix = 'prefix' in doc && typeof doc.prefix === 'string' ? doc.prefix : undefined
    const params = { collection, filename, prefix }
    const response = await handler(req, { doc, params })
    if (response) return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  }
  return readFile(path.join(upload.staticDir ?? '', path.basename(filename)))
}

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { createLocalReq } from 'payload'
import type { Media, VolunteerPhoto } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { MEDIA_FOLDER } from '@/domain/media-url'
import { imageWidthsPx } from '@/domain/picture'
import { findById, findFirst } from '../documents/records'
import { getPayloadClient } from '../payload-client'

/** The fields with the file names of a picture and of its smaller sizes. */
const NAMES = ['filename', ...imageWidthsPx.map((width) => `sizes.w${width}.filename`)]

type Upload = { collection: typeof slugs.media | typeof slugs.volunteerPhotos; id: string }

/**
 * Reads the file of a picture, from disk or bucket.
 * @returns null if there is no such picture, or the bucket lacks its file.
 * @throws Error if the disk lacks its file.
 */
export async function readUpload({ collection, id }: Upload): Promise<Buffer | null> {
  const doc = await findById(collection, id)
  return doc?.filename ? readFileOf(collection, doc, doc.filename) : null
}

/**
 * Reads the file that the library serves at an address, from disk or bucket.
 * @param src under MEDIA_FOLDER: of a picture, or of one of its smaller sizes.
 * @throws Error if there is no such file.
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

/**
 * @returns null if the bucket has no such file.
 * @throws Error if the disk has none.
 */
async function readFileOf(
  collection: Upload['collection'],
  doc: Media | VolunteerPhoto,
  filename: string,
): Promise<Buffer | null> {
  const payload = await getPayloadClient()
  const { upload } = payload.collections[collection].config
  const req = await createLocalReq({}, payload)
  // As Payload itself serves it after checking the session: its handlers know the bucket.
  for (const handler of upload.handlers ?? []) {
    const prefix = 'prefix' in doc && typeof doc.prefix === 'string' ? doc.prefix : undefined
    const params = { collection, filename, prefix }
    const response = await handler(req, { doc, params })
    if (response) return response.ok ? Buffer.from(await response.arrayBuffer()) : null
  }
  return readFile(path.join(upload.staticDir ?? '', path.basename(filename)))
}

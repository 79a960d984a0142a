import { slugs } from '@/cms/slugs'
import { uploadMessages } from '@/domain/upload-messages'
import { getEnv } from '@/env'
import { findAll } from '../documents/records'
import { ApiError } from '../http/api-error'
import { KEEP_PHOTO_MS, photosInUse } from './orphans'

const BYTES_PER_MB = 1024 * 1024
/** Counting takes a moment if there are many; little is added in the meantime. */
const COUNT_EVERY_MS = 5_000
/** By then the clean-up has run again. */
const RETRY_SECONDS = 60 * 60

let counted = { at: 0, bytes: 0 }

/**
 * Keeps strangers from filling the disk with photos of forms that they never send: these may take
 * UNUSED_PHOTOS_MAX_MB in total, until the clean-up deletes them (docs/decisions/0022-orphans.md).
 * @throws ApiError 503 with `Retry-After` if there is no room left.
 */
export async function requireRoomForPhotos(): Promise<void> {
  const now = Date.now()
  if (now - counted.at >= COUNT_EVERY_MS) counted = { at: now, bytes: await unusedBytes(now) }
  if (counted.bytes < getEnv().UNUSED_PHOTOS_MAX_MB * BYTES_PER_MB) return
  const headers = { 'Retry-After': String(RETRY_SECONDS) }
  throw new ApiError(503, uploadMessages.photosFull, { headers })
}

async function unusedBytes(now: number): Promise<number> {
  const docs = await findAll({
    collection: slugs.volunteerPhotos,
    where: { createdAt: { greater_than: new Date(now - KEEP_PHOTO_MS).toISOString() } },
    select: { filesize: true, sizes: true },
    sort: 'id',
  })
  const used = await photosInUse(docs.map(({ id }) => id))
  const unused = docs.filter(({ id }) => !used.has(id))
  const files = unused.flatMap(({ filesize, sizes }) => [
    filesize,
    ...Object.values(sizes ?? {}).map((size) => size?.filesize),
  ])
  return files.reduce((sum: number, bytes) => sum + (bytes ?? 0), 0)
}

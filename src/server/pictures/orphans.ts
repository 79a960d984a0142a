import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/domain/durations'
import { getEnv, incomingDir } from '@/env'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { repeat } from '../background'
import { findAll } from '../documents/records'
import { logInfo } from '../log'
import { getPayloadClient } from '../payload-client'

/** How long a form may stay open after its photo was uploaded. */
export const KEEP_PHOTO_MS = DAY_MS
const EVERY_MS = HOUR_MS
/** Also after a restart, once the first visitors have been served. */
const FIRST_AFTER_MS = MINUTE_MS
const BATCH = 200

/**
 * Deletes the private photos of forms that were never sent, and those that have been replaced.
 * Pictures in the public library stay: only staff can add them, an unused one may be wanted
 * tomorrow, and texts link to them in ways that no query finds (docs/decisions/0022-orphans.md).
 * @returns how many were deleted.
 */
export async function removeOrphanPhotos(now = new Date()): Promise<number> {
  const payload = await getPayloadClient()
  const before = new Date(now.getTime() - KEEP_PHOTO_MS).toISOString()
  let removed = 0
  let afterId: string | undefined
  while (true) {
    const docs = await findAll({
      collection: slugs.volunteerPhotos,
      where: {
        and: [
          { createdAt: { less_than: before } },
          ...(afterId ? [{ id: { greater_than: afterId } }] : []),
        ],
      },
      select: {},
      sort: 'id',
      limit: BATCH,
    })
    const used = await photosInUse(docs.map(({ id }) => id))
    for (const { id } of docs.filter((photo) => !used.has(photo.id))) {
      await payload.delete({ collection: slugs.volunteerPhotos, id, overrideAccess: true })
      removed += 1
    }
    afterId = docs.at(-1)?.id
    if (docs.length < BATCH) return removed
  }
}

/** Cleans up every hour until the process stops. */
export function startOrphanTimer(): void {
  repeat(cleanUp, {
    name: 'photos',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    label: 'The clean-up of photos failed',
  })
}

async function cleanUp(): Promise<void> {
  const removed = await removeOrphanPhotos()
  await removeStaleUploads()
  if (removed > 0) logInfo('Removed photos of forms that were never submitted', { removed })
}

/** Deletes leftovers of uploads that a crash or a lost connection cut off. */
async function removeStaleUploads(): Promise<void> {
  const folder = incomingDir(getEnv())
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name)
    const about = await stat(file).catch(() => null)
    if (about && Date.now() - about.mtimeMs > EVERY_MS)
      await rm(file, { recursive: true, force: true })
  }
}

/**
 * Returns the photos that applications use; those in the trash count, since they may be restored.
 */
export async function photosInUse(ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const docs = await findAll({
    collection: slugs.volunteers,
    where: { photo: { in: ids } },
    select: { photo: true },
    sort: 'id',
    trash: true,
  })
  return new Set(docs.flatMap(({ photo }) => (typeof photo === 'string' ? [photo] : [])))
}

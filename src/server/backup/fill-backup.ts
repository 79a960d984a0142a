import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { copyDatabase, type DatabaseCopy } from '@/cms/database/database-copy'
import type { OpenDatabase } from '@/cms/database/open-database'
import { slugs } from '@/cms/slugs'
import type { Env } from '@/env'
import { flushToDisk } from '@/lib/flush-to-disk'
import { ownVersion } from '@/lib/own-version'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { BackupError } from './backup-error'
import { copyMedia } from './copy-media'
import { copyFile, listFiles, measureFile, storeFile } from './files'
import { type BackupFile, DATABASE_FOLDER, KEYS_FILE, writeManifest } from './manifest'
import { newKey } from './passphrase'
import { withScratch } from './scratch'
import { seal } from './seal'

/** Where a backup is written, and the key that its files are encrypted with, if any. */
type Draft = { folder: string; key: Buffer | null }

/**
 * Writes all parts of a backup into an empty folder, encrypted if BACKUP_PASSPHRASE is set. The
 * database comes first: a picture added in the meantime is then surplus, never missing.
 */
export async function fillBackup(
  env: Env,
  database: OpenDatabase,
  { folder, withKeys, now }: { folder: string; withKeys: boolean; now: Date },
): Promise<void> {
  const lock = env.BACKUP_PASSPHRASE ? await newKey(env.BACKUP_PASSPHRASE) : null
  const draft: Draft = { folder, key: lock?.key ?? null }
  // Otherwise nobody could read the PANs in a backup that only needs the passphrase.
  const hasKeys = withKeys || lock !== null
  await fs.mkdir(path.join(folder, DATABASE_FOLDER), { mode: PRIVATE_FOLDER_MODE })
  const { copy, files } = await addDatabase(env, database, draft)
  if (!env.S3_BUCKET) {
    const pictures = await copyMedia(env, folder, throughOf(draft))
    assertHasPictures(env, copy, pictures)
    files.push(...pictures)
  }
  if (hasKeys) files.push(await addKeys(env, draft))
  const manifest = {
    product: 'manavta' as const,
    version: ownVersion(),
    createdAt: now.toISOString(),
    database: copy,
    media: env.S3_BUCKET ? ('in the S3 bucket, not included' as const) : ('included' as const),
    hasKeys,
    ...(lock && { encryption: lock.encryption }),
    files,
  }
  await writeManifest(folder, manifest, draft.key)
}

/** @throws BackupError if the pictures' disk is not mounted: the backup would replace a good one. */
function assertHasPictures(env: Env, { counts }: DatabaseCopy, pictures: BackupFile[]): void {
  const known = counts[slugs.media] ?? 0
  if (known === 0 || pictures.length > 0) return
  throw new BackupError(
    `No backup was made: the database names ${known} pictures, but ${path.resolve(env.MEDIA_DIR)} has no files. Check MEDIA_DIR, and that its disk is mounted; if the pictures are in a bucket, set S3_BUCKET.`,
  )
}

type AddedDatabase = { copy: DatabaseCopy; files: BackupFile[] }

async function addDatabase(env: Env, database: OpenDatabase, draft: Draft): Promise<AddedDatabase> {
  const { folder, key } = draft
  const target = path.join(folder, DATABASE_FOLDER)
  const files: BackupFile[] = []
  if (key === null) {
    const copy = await copyDatabase(database, target)
    for (const name of await listFiles(target)) {
      await flushToDisk(path.join(target, name))
      const content = await measureFile(path.join(target, name))
      files.push({ path: `${DATABASE_FOLDER}/${name}`, ...content })
    }
    return { copy, files }
  }
  return withScratch(env, async (scratch) => {
    const copy = await copyDatabase(database, scratch)
    for (const name of await listFiles(scratch)) {
      const file = `${DATABASE_FOLDER}/${name}`
      files.push(await addFile(path.join(scratch, name), file, draft))
    }
    return { copy, files }
  })
}

async function addFile(from: string, file: string, draft: Draft): Promise<BackupFile> {
  const options = { mode: PRIVATE_FILE_MODE, through: throughOf(draft)(file) }
  return { path: file, ...(await copyFile(from, path.join(draft.folder, file), options)) }
}

/** Returns the transform that the files of a backup pass through. */
function throughOf({ key }: Draft) {
  return (file: string) => (key ? seal(key, file) : undefined)
}

/** In the format of the secrets file that the server reads when it starts. */
async function addKeys({ PAYLOAD_SECRET, SETTINGS_KEY }: Env, draft: Draft): Promise<BackupFile> {
  const content = `${JSON.stringify({ PAYLOAD_SECRET, SETTINGS_KEY }, null, 2)}\n`
  const stored = await storeFile(
    Readable.from([Buffer.from(content)]),
    path.join(draft.folder, KEYS_FILE),
    { mode: PRIVATE_FILE_MODE, through: throughOf(draft)(KEYS_FILE) },
  )
  return { path: KEYS_FILE, ...stored }
}

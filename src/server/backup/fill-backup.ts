import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { copyDatabase, type DatabaseCopy } from '@/cms/database/database-copy'
import type { OpenDatabase } from '@/cms/database/open-database'
import type { Env } from '@/env'
import { flushToDisk } from '@/lib/flush-to-disk'
import { ownVersion } from '@/lib/own-version'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { copyMedia } from './copy-media'
import { copyFile, listFiles, measureFile, storeFile } from './files'
import { type BackupFile, DATABASE_FOLDER, KEYS_FILE, writeManifest } from './manifest'
import { newKey } from './passphrase'
import { withScratch } from './scratch'
import { seal } from './seal'

/** Where a backup is written, and the key that its files are encrypted with, if any. */
type Draft = { draft: string; key: Buffer | null }

/**
 * Writes all parts of a backup into an empty folder, encrypted if BACKUP_PASSPHRASE is set. The
 * database comes first: a picture added in the meantime is then surplus, never missing.
 */
export async function fillBackup(
  env: Env,
  database: OpenDatabase,
  { draft, withKeys, now }: { draft: string; withKeys: boolean; now: Date },
): Promise<void> {
  const lock = env.BACKUP_PASSPHRASE ? await newKey(env.BACKUP_PASSPHRASE) : null
  const place: Draft = { draft, key: lock?.key ?? null }
  // Otherwise nobody could read the PANs in a backup that only needs the passphrase.
  const hasKeys = withKeys || lock !== null
  await fs.mkdir(path.join(draft, DATABASE_FOLDER), { mode: PRIVATE_FOLDER_MODE })
  const { copy, files } = await addDatabase(env, database, place)
  if (!env.S3_BUCKET) files.push(...(await copyMedia(env, draft, throughOf(place))))
  if (hasKeys) files.push(await addKeys(env, place))
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
  await writeManifest(draft, manifest, place.key)
}

type AddedDatabase = { copy: DatabaseCopy; files: BackupFile[] }

async function addDatabase(env: Env, database: OpenDatabase, place: Draft): Promise<AddedDatabase> {
  const { draft, key } = place
  const target = path.join(draft, DATABASE_FOLDER)
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
      files.push(await addFile(path.join(scratch, name), file, place))
    }
    return { copy, files }
  })
}

async function addFile(from: string, file: string, place: Draft): Promise<BackupFile> {
  const options = { mode: PRIVATE_FILE_MODE, through: throughOf(place)(file) }
  return { path: file, ...(await copyFile(from, path.join(place.draft, file), options)) }
}

/** Returns the transform that the files of a backup pass through. */
function throughOf({ key }: Draft) {
  return (file: string) => (key ? seal(key, file) : undefined)
}

/** In the format of the secrets file that the server reads when it starts. */
async function addKeys({ PAYLOAD_SECRET, SETTINGS_KEY }: Env, place: Draft): Promise<BackupFile> {
  const content = `${JSON.stringify({ PAYLOAD_SECRET, SETTINGS_KEY }, null, 2)}\n`
  const stored = await storeFile(
    Readable.from([Buffer.from(content)]),
    path.join(place.draft, KEYS_FILE),
    { mode: PRIVATE_FILE_MODE, through: throughOf(place)(KEYS_FILE) },
  )
  return { path: KEYS_FILE, ...stored }
}

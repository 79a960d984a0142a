import fs from 'node:fs/promises'
import path from 'node:path'
import { copyDatabase } from '@/cms/database/database-copy'
import type { OpenDatabase } from '@/cms/database/open-database'
import type { Env } from '@/env'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { servedFolderAround } from '../private-place'
import { BackupError } from './backup-error'
import { copyMedia } from './copy-media'
import { flushToDisk, listFiles, measureFile } from './files'
import {
  type BackupFile,
  DATABASE_FOLDER,
  KEYS_FILE,
  type Manifest,
  writeManifest,
} from './manifest'
import { thinOut } from './thin-out'
import { verifyBackup } from './verify-backup'

const UNFINISHED = '.unfinished-'
/** What a killed process has left behind; a younger one may still be written. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000

type Options = { folder: string; withKeys?: boolean; now?: Date }
/** `removed`: how many older backups have gone. */
type Made = { path: string; manifest: Manifest; removed: number }

/**
 * Makes a backup in a folder of backups, verifies it, and removes older ones that are no longer
 * kept. It bears its name only once it is whole and verified.
 * @throws BackupError where the folder is one that visitors reach, or the copy is broken; what the
 * database or the disk throws. Nothing is left of it then.
 */
export async function makeBackup(
  env: Env,
  database: OpenDatabase,
  { folder, withKeys = false, now = new Date() }: Options,
): Promise<Made> {
  assertPrivatePlace(env, folder)
  await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  await removeAbandoned(folder)
  // Only its owner may enter a folder that mkdtemp makes.
  const draft = await fs.mkdtemp(path.join(folder, UNFINISHED))
  try {
    await fillBackup(env, database, { draft, withKeys, now })
    const manifest = await verifyBackup(draft)
    const place = path.join(folder, `backup-${now.toISOString().replace(/[:.]/g, '-')}`)
    await fs.rename(draft, place)
    await flushToDisk(folder)
    return { path: place, manifest, removed: await thinOut(folder) }
  } catch (error) {
    await fs.rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** The database first: a picture that is added meanwhile is one too many, never one that is missing. */
async function fillBackup(
  env: Env,
  database: OpenDatabase,
  { draft, withKeys, now }: { draft: string; withKeys: boolean; now: Date },
): Promise<void> {
  await fs.mkdir(path.join(draft, DATABASE_FOLDER), { mode: PRIVATE_FOLDER_MODE })
  const copy = await copyDatabase(database, path.join(draft, DATABASE_FOLDER))
  const files: BackupFile[] = []
  for (const name of await listFiles(path.join(draft, DATABASE_FOLDER))) {
    const file = `${DATABASE_FOLDER}/${name}`
    await flushToDisk(path.join(draft, file))
    files.push({ path: file, ...(await measureFile(path.join(draft, file))) })
  }
  if (!env.S3_BUCKET) files.push(...(await copyMedia(env, draft)))
  if (withKeys) files.push(await writeKeys(env, draft))
  await writeManifest(draft, {
    product: 'manavta',
    version: await ownVersion(),
    createdAt: now.toISOString(),
    database: copy,
    media: env.S3_BUCKET ? 'in the S3 bucket, not included' : 'included',
    hasKeys: withKeys,
    files,
  })
}

/** In the form of the file beside the database that the start reads them from. */
async function writeKeys({ PAYLOAD_SECRET, SETTINGS_KEY }: Env, draft: string) {
  const file = path.join(draft, KEYS_FILE)
  const content = `${JSON.stringify({ PAYLOAD_SECRET, SETTINGS_KEY }, null, 2)}\n`
  await fs.writeFile(file, content, { flag: 'wx', mode: PRIVATE_FILE_MODE, flush: true })
  return { path: KEYS_FILE, ...(await measureFile(file)) }
}

/** @throws BackupError for folders whose files the site sends to visitors. */
function assertPrivatePlace(env: Env, folder: string): void {
  const served = servedFolderAround(env, folder)
  if (served) throw new BackupError(`Backups cannot be kept in ${served}: choose another folder.`)
}

async function removeAbandoned(folder: string): Promise<void> {
  const names = (await fs.readdir(folder)).filter((name) => name.startsWith(UNFINISHED))
  for (const name of names) {
    const place = path.join(folder, name)
    const { mtimeMs } = await fs.stat(place)
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await fs.rm(place, { recursive: true })
  }
}

async function ownVersion(): Promise<string> {
  const { version } = JSON.parse(await fs.readFile(path.resolve('package.json'), 'utf8'))
  return String(version)
}

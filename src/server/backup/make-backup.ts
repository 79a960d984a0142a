import fs from 'node:fs/promises'
import path from 'node:path'
import { isHalfWritten } from '@/cms/database/half-written'
import type { OpenDatabase } from '@/cms/database/open-database'
import type { Env } from '@/env'
import { flushToDisk } from '@/lib/flush-to-disk'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { servedFolderAround } from '@/lib/served-folder'
import { BackupError } from './backup-error'
import { backupName } from './backup-name'
import { fillBackup } from './fill-backup'
import type { Manifest } from './manifest'
import { type Pruned, pruneBackups } from './prune-backups'
import { removeAbandoned } from './scratch'
import { verifyBackup } from './verify-backup'

const UNFINISHED = '.unfinished-'

type Options = { folder: string; withKeys?: boolean; now?: Date }
type Made = { path: string; manifest: Manifest } & Pruned

/**
 * Makes a backup in a folder of backups, encrypted if BACKUP_PASSPHRASE is set, verifies it, and
 * deletes older ones that are no longer needed. The backup gets its name only once it is complete
 * and verified.
 * @throws BackupError if visitors can reach the folder, the database or the media folder is incomplete or
 * the copy is damaged; errors of the database and the disk. Then no part of the backup is left behind.
 */
export async function makeBackup(
  env: Env,
  database: OpenDatabase,
  { folder, withKeys = false, now = new Date() }: Options,
): Promise<Made> {
  assertPrivatePlace(env, folder)
  await assertComplete(database)
  await fs.mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER_MODE })
  await removeAbandoned(folder, UNFINISHED)
  // mkdtemp creates folders that only their owner may enter.
  const draft = await fs.mkdtemp(path.join(folder, UNFINISHED))
  try {
    await fillBackup(env, database, { folder: draft, withKeys, now })
    const { manifest } = await verifyBackup(env, draft)
    const made = path.join(folder, backupName(now))
    await fs.rename(draft, made)
    await flushToDisk(folder)
    return { path: made, manifest, ...(await pruneBackups(folder, now)) }
  } catch (error) {
    await fs.rm(draft, { recursive: true, force: true })
    throw error
  }
}

/** @throws BackupError for folders whose files the site serves to visitors. */
function assertPrivatePlace(env: Env, folder: string): void {
  const served = servedFolderAround(env, folder)
  if (served) throw new BackupError(`Backups cannot be kept in ${served}: choose another folder.`)
}

/** @throws BackupError if the database is incomplete: its backup would replace a good one. */
async function assertComplete(database: OpenDatabase): Promise<void> {
  if (database.kind === 'sqlite' || !(await isHalfWritten(database.connection))) return
  throw new BackupError(
    'A move or a restore to this database was interrupted, and only a part of the data is in it: no backup was made.',
  )
}

import fs from 'node:fs'
import path from 'node:path'
import { isDatabaseEmpty, loadCopy, markIncomplete } from '@/cms/database/database-copy'
import { databaseKind, dataDir, type Env, privateMediaDir } from '@/env'
import { errorMessage } from '@/lib/error-message'
import { PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { BackupError } from './backup-error'
import { copyFile, listMedia } from './files'
import { type Manifest, MEDIA_FOLDER, readManifest } from './manifest'
import { type RestoredKeys, restoreKeys } from './restore-keys'
import { unseal } from './seal'
import {
  assertSameCounts,
  type VerifiedBackup,
  verifyBackup,
  withDatabaseCopy,
} from './verify-backup'

/** `keys` is null if the backup has none. */
export type Restored = { manifest: Manifest; keys: RestoredKeys | null }

/** For pictures; the umask decides what other users may do with them. */
const MEDIA_FILE_MODE = 0o666

/**
 * Restores a backup while the site is stopped; the database and the media folder must be empty. The
 * database comes last, so that a restore that fails earlier does not look finished.
 * @returns what was restored, and where its keys are.
 * @throws BackupError if the backup is damaged, BACKUP_PASSPHRASE does not open it, the target is
 * not empty, DATABASE_URI names another kind of database, or the disk or the database fails
 * halfway.
 */
export async function restoreBackup(env: Env, folder: string): Promise<Restored> {
  assertFits(env, await readManifest(folder))
  const backup = await verifyBackup(env, folder)
  await assertEmpty(env)
  try {
    return { manifest: backup.manifest, keys: await restoreParts(env, backup) }
  } catch (error) {
    throw new BackupError(
      `Only a part was restored: ${errorMessage(error)}\nEmpty the database and ${path.resolve(env.MEDIA_DIR)}, then try again.`,
    )
  }
}

async function restoreParts(env: Env, backup: VerifiedBackup): Promise<RestoredKeys | null> {
  const { folder, manifest, key } = backup
  fs.mkdirSync(dataDir(env), { recursive: true, mode: PRIVATE_FOLDER_MODE })
  // A site that starts before the end, as after a power cut, would fill the empty database itself.
  await markIncomplete(env.DATABASE_URI)
  // Before it holds the first photo.
  if (!env.S3_BUCKET) {
    fs.mkdirSync(privateMediaDir(env), { recursive: true, mode: PRIVATE_FOLDER_MODE })
  }
  for (const { path: file } of manifest.files) {
    if (!file.startsWith(`${MEDIA_FOLDER}/`)) continue
    const target = path.resolve(env.MEDIA_DIR, path.posix.relative(MEDIA_FOLDER, file))
    fs.mkdirSync(path.dirname(target), { recursive: true })
    const through = key ? unseal(key, file) : undefined
    await copyFile(path.join(folder, file), target, { mode: MEDIA_FILE_MODE, through })
  }
  const keys = manifest.hasKeys ? await restoreKeys(env, backup) : null
  await withDatabaseCopy(env, backup, (copy) =>
    loadCopy(env.DATABASE_URI, copy, (counts) =>
      assertSameCounts(manifest.database.counts, counts),
    ),
  )
  return keys
}

function assertFits(env: Env, { database }: Manifest): void {
  const wanted = databaseKind(env.DATABASE_URI)
  if (database.kind === wanted) return
  const names = { sqlite: 'SQLite', mongodb: 'MongoDB' }
  throw new BackupError(
    `This is a backup of ${names[database.kind]}, but DATABASE_URI points to ${names[wanted]}: restore a backup into the kind of database it was made from.`,
  )
}

/** @throws BackupError if there is a database, or a file in the media folder. */
export async function assertEmpty(env: Env): Promise<void> {
  if (!(await isDatabaseEmpty(env.DATABASE_URI))) {
    throw new BackupError(
      'There is a database at DATABASE_URI already. Restore needs an empty one: stop the site, then move the database away or set another address.',
    )
  }
  const media = path.resolve(env.MEDIA_DIR)
  if (!env.S3_BUCKET && (await listMedia(media)).length > 0) {
    throw new BackupError(
      `${media} already contains files. Restore needs an empty folder: move them away first.`,
    )
  }
}

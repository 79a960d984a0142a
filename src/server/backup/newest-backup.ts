import type { Env } from '@/env'
import { isInFuture } from './backup-name'
import { type FoundBackup, listBackups } from './manifest'

/**
 * Returns the newest complete backup in a folder, ignoring those dated in the future. With
 * BACKUP_PASSPHRASE only encrypted ones count: what goes to a third party must be encrypted.
 */
export async function newestBackup(
  env: Env,
  folder: string,
  now: Date,
): Promise<FoundBackup | undefined> {
  const backups = await listBackups(folder)
  return backups.find(
    (backup) => !isInFuture(backup, now) && (backup.isEncrypted || !env.BACKUP_PASSPHRASE),
  )
}

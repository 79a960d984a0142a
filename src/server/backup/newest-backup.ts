import type { Env } from '@/env'
import { isInFuture } from './backup-name'
import { type FoundBackup, listBackups } from './manifest'

/**
 * The newest complete backup in a folder, leaving out those dated in the future. With BACKUP_PASSPHRASE
 * only encrypted ones count: what others keep must not be plain.
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

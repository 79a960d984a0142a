import type { Env } from '@/env'
import { type FoundBackup, listBackups } from './manifest'

/**
 * The newest complete backup in a folder. With BACKUP_PASSPHRASE only encrypted ones count: what others
 * keep must not be plain.
 */
export async function newestBackup(env: Env, folder: string): Promise<FoundBackup | undefined> {
  const backups = await listBackups(folder)
  return backups.find(({ isEncrypted }) => isEncrypted || !env.BACKUP_PASSPHRASE)
}

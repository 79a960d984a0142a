import { slugs } from '@/cms/slugs'
import { isBackupOld } from '@/domain/alert'
import { DAY_MS } from '@/domain/durations'
import type { WaitingDto } from '@/domain/responses/home'
import { backupDir, getEnv } from '@/env'
import { findFirst } from '../documents/records'
import { newestBackupTime } from './backup-name'

/**
 * Reports missing backups: the newest is older than two days, or there is still none two days after
 * the first admin was created. BACKUP_DAILY=off means that backups are made in another way; without
 * that setting the site must warn that it has none.
 */
export async function findMissingBackup(now: Date): Promise<WaitingDto['missingBackup']> {
  const env = getEnv()
  if (env.BACKUP_DAILY === 'off') return undefined
  const newest = await newestBackupTime(backupDir(env), now)
  const since = newest ?? (await findFirst(slugs.users, {}, 'createdAt'))?.createdAt
  if (!since || !isBackupOld(since, now)) return undefined
  return {
    days: Math.floor((now.getTime() - Date.parse(since)) / DAY_MS),
    newest,
    isDaily: env.BACKUP_DAILY === 'on',
  }
}

import { slugs } from '@/cms/slugs'
import type { WaitingDto } from '@/domain/responses/home'
import { backupDir, getEnv } from '@/env'
import { findFirst } from '../documents/records'
import { newestBackupTime } from './backup-name'

const DAY_MS = 24 * 60 * 60 * 1000
/** One daily backup may fail, and a new site has time for its first. */
const TOLERATED_MS = 2 * DAY_MS

/**
 * Whether backups are missing: the newest is older than two days, or two days after the first admin was
 * made none exists. BACKUP_DAILY=off says that they are made in another way; without that setting the
 * site must not stay silent about having none.
 */
export async function findMissingBackup(now: Date): Promise<WaitingDto['missingBackup']> {
  const env = getEnv()
  if (env.BACKUP_DAILY === 'off') return undefined
  const newest = await newestBackupTime(backupDir(env))
  const since = newest ?? (await findFirst(slugs.users, {}, 'createdAt'))?.createdAt
  const missingMs = since ? now.getTime() - Date.parse(since) : 0
  if (missingMs <= TOLERATED_MS) return undefined
  return {
    days: Math.floor(missingMs / DAY_MS),
    newest: newest ?? undefined,
    isDaily: env.BACKUP_DAILY === 'on',
  }
}

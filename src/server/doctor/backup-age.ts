import { isBackupOld } from '@/domain/alert'
import { HOUR_MS } from '@/domain/durations'
import { backupDir, type Env } from '@/env'
import { newestBackupTime } from '../backup/backup-name'
import { type Finding, fine, problem, warning } from './finding'

const DAY_HOURS = 24

/** Checks how old the newest backup in BACKUP_DIR is, unless backups are made in another way. */
export async function checkBackup(env: Env, now = new Date()): Promise<Finding> {
  if (env.BACKUP_DAILY === 'off') {
    return fine('backup', 'BACKUP_DAILY=off: backups are made in another way.')
  }
  const folder = backupDir(env)
  const newest = await newestBackupTime(folder, now)
  const advice =
    env.BACKUP_DAILY === 'on'
      ? 'Check the site log to see why none was made, and run npm run backup.'
      : 'Set BACKUP_DAILY=on or schedule npm run backup, and copy the folder elsewhere.'
  if (!newest) return warning('backup', `There is no backup in ${folder}.`, advice)
  const hours = Math.floor((now.getTime() - Date.parse(newest)) / HOUR_MS)
  const found = `The newest backup in ${folder} is ${ageOf(hours)} old.`
  return isBackupOld(newest, now) ? problem('backup', found, advice) : fine('backup', found)
}

function ageOf(hours: number): string {
  if (hours < 2) return 'less than two hours'
  return hours < 2 * DAY_HOURS ? `${hours} hours` : `${Math.floor(hours / DAY_HOURS)} days`
}

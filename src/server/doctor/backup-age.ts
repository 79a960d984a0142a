import { backupDir, type Env } from '@/env'
import { listBackups } from '../backup/manifest'
import { type Finding, fine, problem, warning } from './finding'

const HOUR_MS = 60 * 60 * 1000
/** A daily backup may be a few hours late. */
const LATE_HOURS = 48

/** How old the newest backup of BACKUP_DIR is. */
export async function checkBackup(env: Env, now = new Date()): Promise<Finding> {
  const folder = backupDir(env)
  const [newest] = await listBackups(folder)
  const advice =
    env.BACKUP_DAILY === 'on'
      ? 'See the log of the site for why none was made, and run npm run backup.'
      : 'Set BACKUP_DAILY=on or run npm run backup by a timer, and copy the folder elsewhere.'
  if (!newest) return warning('backup', `There is no backup in ${folder}.`, advice)
  const hours = Math.floor((now.getTime() - Date.parse(newest.createdAt)) / HOUR_MS)
  const found = `The newest backup in ${folder} is ${ageOf(hours)} old.`
  return hours < LATE_HOURS ? fine('backup', found) : problem('backup', found, advice)
}

function ageOf(hours: number): string {
  if (hours < 2) return 'less than two hours'
  return hours < LATE_HOURS ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}

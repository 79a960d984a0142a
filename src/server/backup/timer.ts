import { databaseOf } from '@/cms/database/open-database'
import { HOUR_MS, MINUTE_MS } from '@/domain/durations'
import { backupDir, getEnv } from '@/env'
import { indianDayOf } from '@/lib/dates'
import { repeat } from '../background'
import { logError, logInfo } from '../log'
import { getPayloadClient } from '../payload-client'
import { copyToBucket } from './bucket'
import { makeBackup } from './make-backup'
import { newestBackup } from './newest-backup'
import { takeBackupTurn } from './turn'

const EVERY_MS = HOUR_MS
/** After a restart, visitors come first. */
const FIRST_AFTER_MS = 15 * MINUTE_MS

/** With BACKUP_DAILY=on, makes a backup each Indian day until the process stops. */
export function startBackupTimer(): void {
  if (getEnv().BACKUP_DAILY !== 'on') return
  repeat(() => backUpDaily(), {
    name: 'backup',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    label: 'The daily backup failed',
  })
}

/**
 * Makes a backup unless BACKUP_DIR has a valid one of this Indian day (`newestBackup`), or another
 * is being made; then ensures that the newest is in the bucket.
 * @throws like `makeBackup` and `copyToBucket`; the timer tries again an hour later.
 */
export async function backUpDaily(now = new Date()): Promise<void> {
  const database = databaseOf(await getPayloadClient())
  await takeBackupTurn(async () => {
    const env = getEnv()
    const folder = backupDir(env)
    const newest = await newestBackup(env, folder, now)
    if (!newest || indianDayOf(new Date(newest.createdAt)) !== indianDayOf(now)) {
      const { manifest, removed, pruneError } = await makeBackup(env, database, { folder, now })
      logInfo('A backup was made', { files: manifest.files.length, removed })
      if (pruneError) logError('An older backup could not be deleted', pruneError)
    }
    // Also if today's backup already existed: the upload may have failed then.
    await copyToBucket(env, folder, now)
  })
}

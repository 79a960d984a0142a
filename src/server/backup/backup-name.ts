import fs from 'node:fs/promises'
import path from 'node:path'
import { isAhead } from '../clock-ahead'

const NAME = /^backup-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/

/** Returns the name of a backup's folder, from the time it was made. */
export function backupName(made: Date): string {
  return `backup-${made.toISOString().replace(/[:.]/g, '-')}`
}

/**
 * Returns when the backup with this name was made, in ISO 8601; null if it is not a backup's name.
 */
export function timeOfBackup(name: string): string | null {
  const [, hour, minute, second, rest] = NAME.exec(name) ?? []
  const time = `${hour}:${minute}:${second}.${rest}`
  return Number.isNaN(Date.parse(time)) ? null : time
}

/** Whether a backup is dated in the future, because the clock was ahead when it was made. */
export function isInFuture({ createdAt }: { createdAt: string }, now: Date): boolean {
  return isAhead(new Date(createdAt), now)
}

/**
 * Finds the backups in a folder, newest first, by name alone: only a verified backup has such a
 * name. Empty if the folder cannot be read.
 */
export async function findBackups(folder: string): Promise<{ path: string; createdAt: string }[]> {
  const names = await fs.readdir(folder).catch(() => [])
  return names
    .flatMap((name) => {
      const createdAt = timeOfBackup(name)
      return createdAt ? [{ path: path.join(folder, name), createdAt }] : []
    })
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
}

/** Returns when the newest backup in a folder was made, ignoring those dated in the future. */
export async function newestBackupTime(folder: string, now: Date): Promise<string | undefined> {
  const backups = await findBackups(folder)
  return backups.find((backup) => !isInFuture(backup, now))?.createdAt
}

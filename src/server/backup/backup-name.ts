import fs from 'node:fs/promises'
import path from 'node:path'
import { HOUR_MS } from '@/domain/durations'

const NAME = /^backup-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/

/** Clocks of servers that share a folder differ by less. */
const CLOCK_TOLERANCE_MS = HOUR_MS

/** The name of a backup's folder, from the moment it was made. */
export function backupName(made: Date): string {
  return `backup-${made.toISOString().replace(/[:.]/g, '-')}`
}

/** When the backup with this name was made, in ISO 8601; null if no backup has such a name. */
export function timeOfBackup(name: string): string | null {
  const [, hour, minute, second, rest] = NAME.exec(name) ?? []
  const time = `${hour}:${minute}:${second}.${rest}`
  return Number.isNaN(Date.parse(time)) ? null : time
}

/** Whether a backup is dated in the future: the clock was ahead when it was made. */
export function isInFuture({ createdAt }: { createdAt: string }, now: Date): boolean {
  return Date.parse(createdAt) > now.getTime() + CLOCK_TOLERANCE_MS
}

/**
 * The backups in a folder, newest first, from the names alone: only a verified one has such a name.
 * None if the folder cannot be read.
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

/** When the newest backup in a folder was made, leaving out those dated in the future. */
export async function newestBackupTime(folder: string, now: Date): Promise<string | undefined> {
  const backups = await findBackups(folder)
  return backups.find((backup) => !isInFuture(backup, now))?.createdAt
}

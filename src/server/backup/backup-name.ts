import fs from 'node:fs/promises'

const NAME = /^backup-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/

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

/**
 * When the newest complete backup of a folder was made, from the names alone: only a verified one has
 * such a name. Null without one, and if the folder cannot be read.
 */
export async function newestBackupTime(folder: string): Promise<string | null> {
  const names = await fs.readdir(folder).catch(() => [])
  const times = names.map(timeOfBackup).filter((time) => time !== null)
  return times.sort().at(-1) ?? null
}

import fs from 'node:fs/promises'

const NAME = /^backup-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/

/** The folder's name of a backup, by the moment that it was made. */
export function backupName(made: Date): string {
  return `backup-${made.toISOString().replace(/[:.]/g, '-')}`
}

/** When the backup of that name was made, in ISO 8601; null where it is not the name of one. */
export function timeOfBackup(name: string): string | null {
  const [, hour, minute, second, rest] = NAME.exec(name) ?? []
  const time = `${hour}:${minute}:${second}.${rest}`
  return Number.isNaN(Date.parse(time)) ? null : time
}

/**
 * When the newest whole backup of a folder was made, by the names alone: only what was verified
 * bears one. Null where there is none, and where the folder cannot be read.
 */
export async function newestBackupTime(folder: string): Promise<string | null> {
  const names = await fs.readdir(folder).catch(() => [])
  const times = names.map(timeOfBackup).filter((time) => time !== null)
  return times.sort().at(-1) ?? null
}

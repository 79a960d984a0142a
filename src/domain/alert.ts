const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
/** One missed day may be chance. */
const OLD_BACKUP_MS = 2 * DAY_MS
const LEAST_FREE_BYTES = 1024 ** 3
const LEAST_FREE_SHARE = 0.1

/** Whether a disk has less room than a site should have. */
export function isDiskLow(disk: { freeBytes: number; totalBytes: number }): boolean {
  return disk.freeBytes < LEAST_FREE_BYTES || disk.freeBytes < disk.totalBytes * LEAST_FREE_SHARE
}

/** Whether the newest backup is older than two days. */
export function isBackupOld(lastAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lastAt) > OLD_BACKUP_MS
}

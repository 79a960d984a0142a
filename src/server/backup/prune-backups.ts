import fs from 'node:fs/promises'
import { DAY_MS } from '@/domain/durations'
import { indianDayOf } from '@/lib/dates'
import { isInFuture } from './backup-name'
import { listBackups } from './manifest'

/** Day 0, 1 January 1970, was a Thursday; weeks begin on Mondays. */
const MONDAY_OFFSET_DAYS = 3

/** For how many days, weeks and months one backup each is kept. */
const KEPT = { days: 7, weeks: 4, months: 12 }

/** How many backups were deleted, and the error of one that could not be. */
export type Pruned = { removed: number; pruneError?: unknown }

/**
 * Deletes the backups in a folder that need not be kept, and nothing else. Never throws: one that cannot be
 * deleted, such as another user's copy, does not undo the new backup.
 */
export async function pruneBackups(folder: string, now: Date): Promise<Pruned> {
  const backups = await listBackups(folder)
  const kept = keptBackups(backups, now)
  const pruned: Pruned = { removed: 0 }
  for (const { path } of backups.filter((backup) => !kept.has(backup))) {
    try {
      // `force`: another command may be deleting it as well.
      await fs.rm(path, { recursive: true, force: true })
      pruned.removed += 1
    } catch (error) {
      pruned.pruneError = error
    }
  }
  return pruned
}

/**
 * Returns the newest backup of each day, week and month of the Indian calendar, for the last 7
 * days, 4 weeks and 12 months that have one. Backups dated in the future are kept too, but not
 * counted: they would push out those made from now on.
 */
export function keptBackups<Backup extends { createdAt: string }>(
  backups: Backup[],
  now: Date,
): Set<Backup> {
  const inFuture = backups.filter((backup) => isInFuture(backup, now))
  const newestFirst = backups
    .filter((backup) => !inFuture.includes(backup))
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const dayOf = ({ createdAt }: Backup) => indianDayOf(new Date(createdAt))
  return new Set([
    ...inFuture,
    ...newestOfEach(newestFirst, dayOf, KEPT.days),
    ...newestOfEach(newestFirst, (backup) => weekOf(dayOf(backup)), KEPT.weeks),
    ...newestOfEach(newestFirst, (backup) => dayOf(backup).slice(0, 7), KEPT.months),
  ])
}

function newestOfEach<Backup>(
  newestFirst: Backup[],
  periodOf: (backup: Backup) => string,
  count: number,
): Backup[] {
  const newest = new Map<string, Backup>()
  for (const backup of newestFirst) {
    const period = periodOf(backup)
    if (!newest.has(period)) newest.set(period, backup)
  }
  return [...newest.values()].slice(0, count)
}

function weekOf(day: string): string {
  const number = Date.parse(day) / DAY_MS
  return String(Math.floor((number + MONDAY_OFFSET_DAYS) / 7))
}

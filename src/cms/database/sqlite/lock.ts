import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, createClient } from '@libsql/client'
import { databasePath } from '@/env'
import { errorCode } from '@/lib/error-code'
import { perProcess } from '@/lib/per-process'
import { ensurePrivateFile } from '@/lib/private-files'

/** Another process uses the same database file. */
export class DatabaseInUseError extends Error {}

/** A failing start blocks the lock for less than this, a running site for longer. */
const LOCK_TIMEOUT_MS = 1000
const MAX_PAUSE_MS = 100

/** The locks of this process, by file. */
const held = perProcess('sqlite-locks', () => new Map<string, Client>())

/**
 * Locks a SQLite file for this process, until it ends. Two processes on one file lose writes
 * (docs/decisions/0005-sqlite-and-its-guard.md). It is a lock of the operating system, on a small SQLite file
 * next to the database, so a killed process leaves no stale lock.
 * @param databaseUri `file:` and the path of the database.
 * @throws DatabaseInUseError after a second if another process holds it.
 */
export async function lockDatabase(databaseUri: string): Promise<void> {
  const file = databasePath(databaseUri)
  if (held.has(file)) return
  ensurePrivateFile(`${file}.lock`)
  const giveUpAt = Date.now() + LOCK_TIMEOUT_MS
  let lock = await tryToLock(`${file}.lock`)
  while (!lock && Date.now() < giveUpAt) {
    // Two simultaneous starts may block each other: random pauses let one of them win.
    await sleep(Math.random() * MAX_PAUSE_MS)
    lock = await tryToLock(`${file}.lock`)
  }
  if (!lock) {
    throw new DatabaseInUseError(
      `Another process already works on ${file}. Stop it first: two at once would lose data.`,
    )
  }
  held.set(file, lock)
}

/** Returns a connection that holds the lock; null if another process holds it or is trying to get it. */
async function tryToLock(file: string): Promise<Client | null> {
  const lock = createClient({ url: `file:${file}` })
  try {
    // Without `locking_mode = EXCLUSIVE`, in which even a failed attempt locks others out until its process ends.
    await lock.execute('BEGIN EXCLUSIVE')
    return lock
  } catch (error) {
    lock.close()
    if (isBusy(error)) return null
    throw error
  }
}

/** Releases the lock, if this process holds it. */
export async function unlockDatabase(databaseUri: string): Promise<void> {
  const file = databasePath(databaseUri)
  const lock = held.get(file)
  held.delete(file)
  await lock?.execute('ROLLBACK')
  lock?.close()
}

/** Whether a database error means that another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(errorCode(error) ?? '')
}

import { type Client, createClient } from '@libsql/client'
import { databasePath } from '@/env'
import { errorCode } from '@/lib/error-code'
import { perProcess } from '@/lib/per-process'
import { ensurePrivateFile } from '@/lib/private-files'

/** Another process uses the same database file. */
export class DatabaseInUseError extends Error {}

/** The locks of this process, by file. */
const held = perProcess('sqlite-locks', () => new Map<string, Client>())

/**
 * Locks a SQLite file for this process, until it ends. Two processes on one file lose writes
 * (docs/decisions/0005-sqlite-and-its-guard.md). It is a lock of the operating system, on a small SQLite file
 * next to the database, so a killed process leaves no stale lock.
 * @param databaseUri `file:` and the path of the database.
 * @throws DatabaseInUseError immediately if another process holds it.
 */
export async function lockDatabase(databaseUri: string): Promise<void> {
  const file = databasePath(databaseUri)
  if (held.has(file)) return
  ensurePrivateFile(`${file}.lock`)
  const lock = createClient({ url: `file:${file}.lock` })
  try {
    await lock.execute('PRAGMA locking_mode = EXCLUSIVE')
    await lock.execute('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new DatabaseInUseError(
      `Another process already works on ${file}. Stop it first: two at once would lose data.`,
    )
  }
  held.set(file, lock)
}

/** Releases the lock, if this process holds it. */
export async function unlockDatabase(databaseUri: string): Promise<void> {
  const file = databasePath(databaseUri)
  const lock = held.get(file)
  held.delete(file)
  await lock?.execute('ROLLBACK')
  // SQLite releases the lock with the next read; libsql closes the connection some time later.
  await lock?.execute('PRAGMA locking_mode = NORMAL')
  await lock?.execute('SELECT COUNT(*) FROM sqlite_master')
  lock?.close()
}

/** Whether a database error means that another connection holds the lock. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(errorCode(error) ?? '')
}

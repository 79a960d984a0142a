import { existsSync } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { databasePath } from '@/env'
import { flushToDisk } from '@/lib/flush-to-disk'
import { ensurePrivateFile, PRIVATE_FILE_MODE } from '@/lib/private-files'
import { lockDatabase, unlockDatabase } from './lock'

/** The number of rows in each table or collection. */
export type Counts = Record<string, number>

const COPY = 'site.db'

/** Writes a consistent copy of the whole database to a file in the folder. */
export async function copySqlite(client: Client, folder: string): Promise<Counts> {
  const copy = path.join(folder, COPY)
  // SQLite accepts an existing file if it is empty.
  ensurePrivateFile(copy)
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] })
  return countSqliteCopy(folder)
}

/** Checks a whole copy and counts its rows. @throws if SQLite finds a fault in it. */
export function countSqliteCopy(folder: string): Promise<Counts> {
  return countRows(path.join(folder, COPY))
}

/** Whether nothing was ever stored at the address. */
export async function isSqliteEmpty(databaseUri: string): Promise<boolean> {
  const file = databasePath(databaseUri)
  const sizes = await Promise.all([file, `${file}-wal`].map(sizeOf))
  return sizes.every((size) => size === 0)
}

/** Marks an empty database: no site starts on it until `loadSqliteCopy` has filled it. */
export async function markSqliteIncomplete(databaseUri: string): Promise<void> {
  await fs.writeFile(draftOf(databaseUri), '', { mode: PRIVATE_FILE_MODE, flush: true })
}

/** Whether a restore was interrupted before the database was installed. */
export async function isSqliteIncomplete(databaseUri: string): Promise<boolean> {
  return existsSync(draftOf(databaseUri)) && (await isSqliteEmpty(databaseUri))
}

/** Returns the file that a restore fills; it marks the database as incomplete until it is renamed to it. */
export function draftOf(databaseUri: string): string {
  return `${databasePath(databaseUri)}.restoring`
}

/**
 * Installs a copy as the database, atomically. There must be no database yet.
 * @param assertComplete gets the number of rows, and throws if any are missing.
 * @throws DatabaseInUseError if the site is running.
 */
export async function loadSqliteCopy(
  databaseUri: string,
  folder: string,
  assertComplete: (counts: Counts) => void,
): Promise<void> {
  const file = databasePath(databaseUri)
  const draft = draftOf(databaseUri)
  await lockDatabase(databaseUri)
  try {
    await fs.copyFile(path.join(folder, COPY), draft)
    await fs.chmod(draft, PRIVATE_FILE_MODE)
    await flushToDisk(draft)
    assertComplete(await countRows(draft))
    await fs.rename(draft, file)
  } catch (error) {
    await markSqliteIncomplete(databaseUri)
    throw error
  } finally {
    await unlockDatabase(databaseUri)
  }
}

async function countRows(file: string): Promise<Counts> {
  const client = createClient({ url: `file:${file}` })
  try {
    const { rows: faults } = await client.execute('PRAGMA integrity_check')
    const fault = String(faults[0]?.integrity_check)
    if (fault !== 'ok') throw new Error(`SQLite finds a fault in the copy: ${fault}`)
    const { rows: tables } = await client.execute(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    const counts: Counts = {}
    for (const { name } of tables) {
      const { rows } = await client.execute(`SELECT COUNT(*) AS count FROM "${name}"`)
      counts[String(name)] = Number(rows[0]?.count)
    }
    return counts
  } finally {
    client.close()
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await fs.stat(file).catch(() => null)
  return found?.size ?? 0
}

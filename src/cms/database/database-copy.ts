import { type DatabaseKind, databaseKind } from '@/env'
import { clearHalfWritten, isHalfWritten, markHalfWritten } from './half-written'
import { withMongo } from './mongo/connection'
import { copyMongo, countMongoCopy, isMongoEmpty, loadMongoCopy } from './mongo/copy'
import type { OpenDatabase } from './open-database'
import {
  type Counts,
  copySqlite,
  countSqliteCopy,
  isSqliteEmpty,
  isSqliteIncomplete,
  loadSqliteCopy,
  markSqliteIncomplete,
} from './sqlite/copy'

/** `isSnapshot`: the copy is consistent, even if the site was in use meanwhile. */
export type DatabaseCopy = { kind: DatabaseKind; counts: Counts; isSnapshot: boolean }

/**
 * Copies a database, which may be in use, into an empty folder.
 * @throws errors of the database and the disk; the folder's content is then useless.
 */
export async function copyDatabase(database: OpenDatabase, folder: string): Promise<DatabaseCopy> {
  if (database.kind === 'mongodb') {
    return { kind: 'mongodb', ...(await copyMongo(database.connection, folder)) }
  }
  return { kind: 'sqlite', counts: await copySqlite(database.client, folder), isSnapshot: true }
}

/** Reads a whole copy and counts its rows or documents. @throws if it is damaged. */
export function countCopy(kind: DatabaseKind, folder: string): Promise<Counts> {
  return kind === 'sqlite' ? countSqliteCopy(folder) : countMongoCopy(folder)
}

/**
 * Whether nothing is stored at the address, but perhaps the mark of a restore that was interrupted.
 * @throws MongoConnectionError.
 */
export async function isDatabaseEmpty(databaseUri: string): Promise<boolean> {
  if (databaseKind(databaseUri) === 'sqlite') return isSqliteEmpty(databaseUri)
  return withMongo(databaseUri, isMongoEmpty)
}

/** Marks an empty database as incomplete, until `loadCopy` has filled it: no site starts on it. */
export function markIncomplete(databaseUri: string): Promise<void> {
  return databaseKind(databaseUri) === 'sqlite'
    ? markSqliteIncomplete(databaseUri)
    : withMongo(databaseUri, markHalfWritten)
}

/** Whether a restore to the database was interrupted; on MongoDB also a move. */
export function isIncomplete(databaseUri: string): Promise<boolean> {
  return databaseKind(databaseUri) === 'sqlite'
    ? isSqliteIncomplete(databaseUri)
    : withMongo(databaseUri, isHalfWritten)
}

/**
 * Loads a copy into an empty database. No site starts on it until the load is complete.
 * @param assertComplete gets the numbers of loaded rows or documents, and throws if any are missing.
 * @throws DatabaseInUseError if the site is running on SQLite; errors of the database and the disk.
 */
export async function loadCopy(
  databaseUri: string,
  folder: string,
  assertComplete: (counts: Counts) => void,
): Promise<void> {
  if (databaseKind(databaseUri) === 'sqlite') {
    return loadSqliteCopy(databaseUri, folder, assertComplete)
  }
  await withMongo(databaseUri, async (connection) => {
    await markHalfWritten(connection)
    assertComplete(await loadMongoCopy(connection, folder))
    await clearHalfWritten(connection)
  })
}

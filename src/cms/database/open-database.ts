import fs from 'node:fs'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import type { Payload } from 'payload'
import { databaseKind, databasePath } from '@/env'
import { mongoOf, sqliteOf } from './adapters'
import { isMongo } from './is-mongo'
import { connectToMongo, type MongoConnection } from './mongo/connection'
import { isSqliteEmpty } from './sqlite/copy'
import { lockDatabase } from './sqlite/lock'

/** An open database, whether or not the site runs on it. */
export type OpenDatabase =
  | { kind: 'sqlite'; client: SQLiteAdapter['client'] }
  | { kind: 'mongodb'; connection: MongoConnection }

/** Returns the database of the running site. */
export function databaseOf(payload: Payload): OpenDatabase {
  return isMongo(payload)
    ? { kind: 'mongodb', connection: mongoOf(payload).connection }
    : { kind: 'sqlite', client: sqliteOf(payload).client }
}

/**
 * Opens a database as it is, while the site is stopped: nothing is migrated or seeded.
 * @returns null if there is no SQLite file at the address, or an empty one.
 * @throws DatabaseInUseError if another process uses the file; MongoConnectionError.
 */
export async function openDatabase(databaseUri: string): Promise<OpenDatabase | null> {
  if (databaseKind(databaseUri) === 'mongodb') {
    return { kind: 'mongodb', connection: await connectToMongo(databaseUri) }
  }
  if (!fs.existsSync(databasePath(databaseUri))) return null
  await lockDatabase(databaseUri)
  if (await isSqliteEmpty(databaseUri)) return null
  const { createClient } = await import('@libsql/client')
  return { kind: 'sqlite', client: createClient({ url: databaseUri }) }
}

/** Closes what `openDatabase` opened. */
export async function closeDatabase(database: OpenDatabase): Promise<void> {
  if (database.kind === 'sqlite') database.client.close()
  else await database.connection.close()
}

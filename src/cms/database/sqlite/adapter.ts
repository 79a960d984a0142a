import fs from 'node:fs'
import path from 'node:path'
import { type Client, createClient } from '@libsql/client'
import { type SQLiteAdapter, sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj, Migration } from 'payload'
import { migrations } from '@/cms/migrations'
import { databasePath } from '@/env'
import { ensurePrivateFile, PRIVATE_FOLDER_MODE } from '@/lib/private-files'
import { newDocumentId } from '../document-id'
import {
  type CopyBeforeMigration,
  copyBeforeMigration,
  OLDER,
  unchangedError,
} from './copy-before-migration'
import { createGuardedClient } from './guarded-client'
import { ensureListIndexes } from './list-indexes'
import { lockDatabase } from './lock'
import { ensureMonthSums } from './months'

const BUSY_TIMEOUT_MS = 10_000
const JOURNAL_LIMIT_BYTES = 64 * 1024 * 1024
/** Fits the indexes of 100,000 donations; with SQLite's default of 2 MB each late page reads them again. */
const PAGE_CACHE_KIB = 16 * 1024

/**
 * Returns Payload's SQLite adapter, made safe for money: one process per file, a connection that survives
 * SQLITE_BUSY, a write-ahead log that is flushed before a write is acknowledged, and atomic migrations, after
 * a copy of the database was made.
 */
export function guardedSqliteAdapter(databaseUri: string): DatabaseAdapterObj<SQLiteAdapter> {
  const plain = sqliteAdapter({
    client: { url: databaseUri },
    idType: 'uuidv7',
    migrationDir: path.resolve('src/cms/migrations'),
    push: false,
    // As tables, the blocks of free pages would take some six hundred.
    blocksAsJSON: true,
    busyTimeout: BUSY_TIMEOUT_MS,
  })
  return {
    ...plain,
    init: (args) => {
      const adapter = plain.init(args)
      const { create: createPlain, connect: connectPlain, destroy: destroyPlain } = adapter
      adapter.create = function create(args) {
        return createPlain.call(adapter, { ...args, customID: args.customID ?? newDocumentId() })
      }
      adapter.connect = async function connect(options) {
        await prepareFile(databaseUri)
        adapter.client = await createGuardedClient(() => openConnection(databaseUri))
        await connectPlain?.call(adapter, options)
        if (process.env.PAYLOAD_MIGRATING !== 'true') await prepareSchema(adapter, databaseUri)
      }
      adapter.destroy = async function destroy() {
        // Payload leaves the connection open. Closing it here empties the journal, so that a copy of the
        // file alone is a complete backup.
        await adapter.client.execute('PRAGMA wal_checkpoint(TRUNCATE)')
        adapter.client.close()
        await destroyPlain?.call(adapter)
      }
      return adapter
    },
  }
}

/** Locks the file for this process, and creates it readable by its owner only. */
async function prepareFile(databaseUri: string): Promise<void> {
  const file = databasePath(databaseUri)
  fs.mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE })
  await lockDatabase(databaseUri)
  ensurePrivateFile(file)
}

async function openConnection(databaseUri: string): Promise<Client> {
  const client = createClient({ url: databaseUri })
  await client.execute(`PRAGMA busy_timeout = ${BUSY_TIMEOUT_MS}`)
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute(`PRAGMA journal_size_limit = ${JOURNAL_LIMIT_BYTES}`)
  await client.execute(`PRAGMA cache_size = -${PAGE_CACHE_KIB}`)
  // FULL: a power failure loses nothing that was acknowledged.
  await client.execute('PRAGMA synchronous = FULL')
  return client
}

/** Migrates the database, and creates what exists in addition to Payload's tables. */
async function prepareSchema(adapter: SQLiteAdapter, databaseUri: string): Promise<void> {
  await migrateWhole(adapter, databaseUri)
  await ensureListIndexes(adapter.client)
  const wereSumsWrong = await ensureMonthSums(adapter.client)
  if (wereSumsWrong) {
    adapter.payload.logger.warn(
      'The stored sums of donations did not match the donations. They have been calculated again and are correct now.',
    )
  }
}

/** Runs pending migrations in one transaction; a kill in the middle changes nothing. */
async function migrateWhole(adapter: SQLiteAdapter, databaseUri: string): Promise<void> {
  const done = await doneMigrations(adapter.client)
  const isPending = migrations.some((migration) => !done.includes(migration.name))
  if (!isPending) return
  const copy = done.length > 0 ? await copyBeforeMigration(adapter.client, databaseUri) : undefined
  // Rebuilding a table must not cascade to its children; the pragma has no effect inside a transaction.
  await adapter.client.execute('PRAGMA foreign_keys = OFF')
  await adapter.client.execute('BEGIN IMMEDIATE')
  // Payload types a migration's arguments as unknown, but its generated files type them properly.
  const explained = (migrations as unknown as Migration[]).map((each) =>
    explainingFailure(each, copy),
  )
  await adapter.migrate({ migrations: explained })
  await commitMigration(adapter.client, { isNew: done.length === 0 })
  copy?.keep()
  await adapter.client.execute('PRAGMA foreign_keys = ON')
}

/**
 * The draft of the copy stays: the guide takes it as the sign that the database is the old one, and the next
 * start replaces it.
 * @throws EnvError if the migrated data cannot be written, such as for lack of space.
 */
async function commitMigration(client: Client, { isNew }: { isNew: boolean }): Promise<void> {
  try {
    await client.execute('COMMIT')
  } catch (error) {
    throw unchangedError(isNew ? 'could not be created' : `${OLDER} migrated`, error)
  }
}

/** Explains a failed migration in the log: Payload then ends the process, and nothing was committed. */
function explainingFailure(migration: Migration, copy?: CopyBeforeMigration): Migration {
  return {
    ...migration,
    up: async (args) => {
      try {
        await migration.up(args)
      } catch (error) {
        copy?.drop()
        console.error(
          `The database could not be migrated: step ${migration.name} failed.\n` +
            'Nothing in it has changed: the previous version still starts on it.',
        )
        throw error
      }
    },
  }
}

async function doneMigrations(client: Client): Promise<string[]> {
  const table = await client.execute(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name = 'payload_migrations'",
  )
  if (table.rows.length === 0) return []
  const rows = await client.execute('SELECT name FROM payload_migrations')
  return rows.rows.map((row) => String(row.name))
}

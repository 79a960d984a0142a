import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import mongoose from 'mongoose'

export type Row = Record<string, unknown>

/** The database of a site, read directly. */
export type Stored = {
  /** Returns all rows of a collection, keyed by field name (`paymentId`). */
  rows(collection: string): Promise<Row[]>
  /** Returns SQLite's integrity check: 'ok' if the file is intact. Empty for MongoDB. */
  integrity(): Promise<string>
  close(): Promise<void>
}

/** Reads a copy of a SQLite file and its journal, so that the server itself recovers the original. */
export async function readSqliteCopy(dataDir: string): Promise<Stored> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-copy-'))
  for (const name of ['site.db', 'site.db-wal']) {
    if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(folder, name))
  }
  const stored = await openStored(`file:${join(folder, 'site.db')}`)
  return {
    ...stored,
    async close() {
      await stored.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Opens a database on this machine while its server runs. */
export async function openStored(uri: string): Promise<Stored> {
  if (uri.startsWith('file:')) return openSqlite(uri)
  const connection = await mongoose.createConnection(uri).asPromise()
  return {
    rows: (collection) => connection.collection(collection).find().toArray(),
    integrity: async () => '',
    close: () => connection.close(),
  }
}

function openSqlite(url: string): Stored {
  const client = createClient({ url })
  return {
    async rows(collection) {
      const { columns, rows } = await client.execute(
        `SELECT * FROM "${collection.replaceAll('-', '_')}"`,
      )
      return rows.map((row) =>
        Object.fromEntries(columns.map((column, at) => [toCamelCase(column), row[at]])),
      )
    },
    async integrity() {
      const { rows } = await client.execute('PRAGMA integrity_check')
      return rows.map((row) => String(row.integrity_check)).join('; ')
    },
    close: async () => client.close(),
  }
}

function toCamelCase(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

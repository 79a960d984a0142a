import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import mongoose from 'mongoose'

export type Row = Record<string, unknown>

/** The database of a site, read past the site. */
export type Stored = {
  /** The fields of all documents of a collection. */
  read(collection: string, fields: readonly string[]): Promise<Row[]>
  /** What SQLite says of its file: 'ok' where it is whole. Nothing for a MongoDB. */
  integrity: string
  close(): Promise<void>
}

/** A copy of a SQLite file and its journal, so that the server itself recovers the original. */
export async function readSqliteCopy(dataDir: string): Promise<Stored> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-copy-'))
  for (const name of ['site.db', 'site.db-wal']) {
    if (existsSync(join(dataDir, name))) cpSync(join(dataDir, name), join(folder, name))
  }
  const client = createClient({ url: `file:${join(folder, 'site.db')}` })
  const checked = await client.execute('PRAGMA integrity_check')
  return {
    integrity: checked.rows.map((row) => String(row.integrity_check)).join('; '),
    async read(collection, fields) {
      const columns = fields.map((field) => `"${toSnakeCase(field)}" AS "${field}"`)
      const { rows } = await client.execute(
        `SELECT ${columns.join(', ')} FROM "${toSnakeCase(collection)}"`,
      )
      return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])))
    },
    async close() {
      client.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The database at an address of this machine. */
export async function readMongo(uri: string): Promise<Stored> {
  const connection = await mongoose.createConnection(uri).asPromise()
  return {
    integrity: '',
    read: async (collection, fields) =>
      connection
        .collection(collection)
        .find({}, { projection: Object.fromEntries(fields.map((field) => [field, 1])) })
        .toArray(),
    close: () => connection.close(),
  }
}

function toSnakeCase(name: string): string {
  return name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

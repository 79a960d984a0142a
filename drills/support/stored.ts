import { createClient } from '@libsql/client'
import mongoose from 'mongoose'

export type Row = Record<string, unknown>

export type Stored = {
  /** All rows of a collection, by the names of its columns or fields (`paymentId`). */
  rows(collection: string): Promise<Row[]>
  close(): Promise<void>
}

/** Reads a database beside the running server, to see what is in it without asking the server. */
export async function openStored(uri: string): Promise<Stored> {
  if (uri.startsWith('file:')) {
    const client = createClient({ url: uri })
    return {
      rows: async (collection) => {
        const { columns, rows } = await client.execute(`SELECT * FROM ${snake(collection)}`)
        return rows.map((row) =>
          Object.fromEntries(columns.map((column, at) => [camel(column), row[at]])),
        )
      },
      close: async () => client.close(),
    }
  }
  const connection = await mongoose.createConnection(uri).asPromise()
  return {
    rows: (collection) => connection.collection(collection).find().toArray(),
    close: () => connection.close(),
  }
}

function snake(name: string): string {
  return name.replaceAll('-', '_')
}

function camel(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

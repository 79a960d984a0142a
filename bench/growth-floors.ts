import { join } from 'node:path'
import { type Client, createClient } from '@libsql/client'
import mongoose from 'mongoose'
import type { AppServer } from '../tests/support/app-server'
import { type FloorName, request } from './growth-measures'

const INSERTED = 'x'.repeat(500)

/** Measures lower bounds: a call that only reads a session, the rows without the site, one flushed write. */
export async function floorsOf(
  server: AppServer,
  cookie: string,
  mongoUri?: string,
): Promise<Record<FloorName, () => Promise<unknown>>> {
  const script = await smallestScript(server.url)
  const call = (path: string) => () => request({ url: server.url, cookie }, path)
  return {
    health: call('/api/health'),
    'check-auth': call('/api/admin/check-auth'),
    script: call(script),
    ...(mongoUri ? await floorsOfMongo(mongoUri) : await floorsOfSqlite(server.dataDir)),
  }
}

type DatabaseFloors = Record<'page' | 'export page' | 'year' | 'write', () => Promise<unknown>>

async function floorsOfSqlite(dataDir: string): Promise<DatabaseFloors> {
  const site = createClient({ url: `file:${join(dataDir, 'site.db')}` })
  const scratch = createClient({ url: `file:${join(dataDir, 'scratch.db')}` })
  await scratch.execute('PRAGMA journal_mode = WAL')
  await scratch.execute('PRAGMA synchronous = FULL')
  await scratch.execute('CREATE TABLE IF NOT EXISTS written (text)')
  return {
    page: () => readRows(site, 50),
    'export page': () => readRows(site, 200),
    year: () => readYear(site),
    write: () => scratch.execute({ sql: 'INSERT INTO written VALUES (?)', args: [INSERTED] }),
  }
}

async function floorsOfMongo(uri: string): Promise<DatabaseFloors> {
  const connection = await mongoose.createConnection(uri).asPromise()
  const gifts = connection.collection('donations')
  const rows = (limit: number) => gifts.find().limit(limit).toArray()
  const { from, before } = yearBefore()
  const read = { panNumber: 1, donorName: 1, address: 1, amountPaise: 1 }
  return {
    page: () => rows(50),
    'export page': () => rows(200),
    year: () =>
      gifts
        .find({ receivedAt: { $gte: new Date(from), $lt: new Date(before) } })
        .project(read)
        .toArray(),
    write: () => connection.collection('growth-floor').insertOne({ text: INSERTED }),
  }
}

function readRows(client: Client, limit: number) {
  return client.execute(
    `SELECT * FROM donations WHERE test_mode = 0 ORDER BY received_at DESC, id DESC LIMIT ${limit}`,
  )
}

/** Reads the gifts of the statement's year, with the columns that it uses. */
function readYear(client: Client) {
  const { from, before } = yearBefore()
  return client.execute({
    sql: `SELECT id, pan_number, donor_name, address, amount_paise FROM donations
          WHERE received_at >= ? AND received_at < ?`,
    args: [from, before],
  })
}

/** The last financial year that is over, as ISO dates. */
function yearBefore() {
  const year = new Date().getUTCFullYear() - 1
  return { from: `${year}-03-31T18:30:00.000Z`, before: `${year + 1}-03-31T18:30:00.000Z` }
}

async function smallestScript(url: string): Promise<string> {
  const html = await (await fetch(url)).text()
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, src = '']) => src)
  const sizes = await Promise.all(
    sources.map(async (src) => ({
      src,
      bytes: (await (await fetch(url + src)).arrayBuffer()).byteLength,
    })),
  )
  const smallest = sizes.sort((a, b) => a.bytes - b.bytes)[0]
  if (!smallest) throw new Error('The home page has no script')
  return smallest.src
}

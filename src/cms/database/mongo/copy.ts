import { createReadStream, createWriteStream } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { mongo } from 'mongoose'
import { PRIVATE_FILE_MODE } from '@/lib/private-files'
import { readLines } from '@/lib/read-lines'
import { HALF_WRITTEN } from '../half-written'
import type { Counts } from '../sqlite/copy'
import type { MongoConnection } from './connection'

const EXTENSION = '.jsonl'
/** MongoDB 5 and later support snapshot reads. */
const SNAPSHOT_WIRE_VERSION = 13
/** Limits of one batch of inserts. */
const BATCH_DOCUMENTS = 500
const BATCH_CHARACTERS = 8_000_000

/**
 * Writes each collection to a file in the folder, one line of EJSON per document.
 * @returns `isSnapshot`: whether the copy is consistent, which needs a replica set that keeps the snapshot until all
 * of it is read.
 */
export async function copyMongo(
  connection: MongoConnection,
  folder: string,
): Promise<{ counts: Counts; isSnapshot: boolean }> {
  if (await canReadSnapshots(connection)) {
    const session = await connection.startSession({ snapshot: true })
    try {
      return { counts: await copyAll(connection, folder, session), isSnapshot: true }
    } catch (error) {
      if (!isSnapshotTooOld(error)) throw error
    } finally {
      await session.endSession()
    }
    // Reading again would take as long: a copy that is no snapshot is better than none.
    for (const [, file] of await filesOf(folder)) await fs.rm(file)
  }
  return { counts: await copyAll(connection, folder), isSnapshot: false }
}

async function copyAll(
  connection: MongoConnection,
  folder: string,
  session?: mongo.ClientSession,
): Promise<Counts> {
  const { BSON } = await loadDriver()
  const counts: Counts = {}
  for (const name of await collectionNames(connection)) {
    let count = 0
    // Numbers keep their stored type.
    const options = { session, promoteValues: false }
    const documents = connection.collection(name).find({}, options)
    const lines = async function* () {
      for await (const document of documents) {
        count += 1
        yield `${BSON.EJSON.stringify(document, { relaxed: false })}\n`
      }
    }
    const file = path.join(folder, `${encodeURIComponent(name)}${EXTENSION}`)
    const draft = createWriteStream(file, { flags: 'wx', mode: PRIVATE_FILE_MODE })
    await pipeline(Readable.from(lines()), draft)
    counts[name] = count
  }
  return counts
}

/** Parses a copy and counts its documents. @throws SyntaxError if a line is not valid EJSON. */
export async function countMongoCopy(folder: string): Promise<Counts> {
  const counts: Counts = {}
  for (const [name, file] of await filesOf(folder)) {
    let count = 0
    for await (const _document of readDocuments(file)) count += 1
    counts[name] = count
  }
  return counts
}

/** Whether the database holds no documents. */
export async function isMongoEmpty(connection: MongoConnection): Promise<boolean> {
  for (const name of await collectionNames(connection)) {
    if (name !== HALF_WRITTEN && (await connection.collection(name).findOne())) return false
  }
  return true
}

/** Inserts a copy into an empty database. @returns the number of documents in each collection afterwards. */
export async function loadMongoCopy(connection: MongoConnection, folder: string): Promise<Counts> {
  const counts: Counts = {}
  for (const [name, file] of await filesOf(folder)) {
    if (name === HALF_WRITTEN) {
      // In the backup, left over empty from a move; here it marks this restore.
      counts[name] = 0
      continue
    }
    const collection = connection.collection(name)
    let batch: object[] = []
    let characters = 0
    const insert = async () => {
      if (batch.length > 0) await collection.insertMany(batch)
      batch = []
      characters = 0
    }
    for await (const { document, length } of readDocuments(file)) {
      batch.push(document)
      characters += length
      if (batch.length >= BATCH_DOCUMENTS || characters >= BATCH_CHARACTERS) await insert()
    }
    await insert()
    counts[name] = await collection.countDocuments()
  }
  return counts
}

async function* readDocuments(file: string) {
  const { BSON } = await loadDriver()
  for await (const line of readLines(createReadStream(file))) {
    const document: object = BSON.EJSON.parse(line, { relaxed: false })
    yield { document, length: line.length }
  }
}

async function filesOf(folder: string): Promise<[collection: string, file: string][]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith(EXTENSION)).sort()
  return names.map((name) => [
    decodeURIComponent(name.slice(0, -EXTENSION.length)),
    path.join(folder, name),
  ])
}

async function collectionNames(connection: MongoConnection): Promise<string[]> {
  const found = (await connection.db?.listCollections().toArray()) ?? []
  return found
    .filter(({ name, type }) => type !== 'view' && !name.startsWith('system.'))
    .map(({ name }) => name)
    .sort()
}

/** MongoDB keeps a snapshot for five minutes, unless minSnapshotHistoryWindowInSeconds says otherwise. */
function isSnapshotTooOld(error: unknown): boolean {
  return error instanceof Error && 'codeName' in error && error.codeName === 'SnapshotTooOld'
}

async function canReadSnapshots(connection: MongoConnection): Promise<boolean> {
  // A server without this command is too old for snapshots.
  const hello = await connection.db
    ?.admin()
    .command({ hello: 1 })
    .catch(() => null)
  const isReplicated = Boolean(hello?.setName) || hello?.msg === 'isdbgrid'
  return isReplicated && Number(hello?.maxWireVersion) >= SNAPSHOT_WIRE_VERSION
}

/** Loaded lazily: a site on SQLite does not need it. */
async function loadDriver() {
  const { default: mongoose } = await import('mongoose')
  return mongoose.mongo
}

import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import mongoose from 'mongoose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { sealedFields } from '@/cms/database/encryption/sealed-fields'
import { assertComplete, MoveError } from '@/cms/database/move-target'
import { announceServer } from '@/cms/database/running-servers'
import { sharedConnection } from '@/cms/database/shared-connection'
import { unlockDatabase } from '@/cms/database/sqlite/lock'
import { slugs } from '@/cms/slugs'
import { getEnv } from '@/env'
import { canonicalText } from '@/server/move/digest'
import { moveDatabase } from '@/server/move/move-database'
import { getPayloadClient } from '@/server/payload-client'
import { fillLists, PAN } from '../support/full-site'
import { isMongo } from '../support/is-mongo'
import { runWithPayload } from '../support/payload-child'
import { newMongoUri } from '../support/prepared-database'

const LIMIT_MS = 120_000
/** Several moves on a busy machine may take this long. */
const MOVES_LIMIT_MS = 400_000

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-move-'))

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

afterEach(() => {
  vi.restoreAllMocks()
})

const sqliteFile = (name: string) => path.join(folder, name, 'site.db')
const sqliteAt = (name: string) => `file:${sqliteFile(name)}`

/** Collections that a move does not copy, because each database has its own. */
const OF_EACH_DATABASE = [
  ...['content-versions', 'donation-months', 'leases', 'payload-migrations'],
  'unfinished-move',
]

/** Returns the raw documents of a MongoDB, with the types of values. */
async function rawDocuments(uri: string): Promise<Record<string, string[]>> {
  const connection = await mongoose.createConnection(uri).asPromise()
  const found = (await connection.db?.listCollections().toArray()) ?? []
  const names = [...new Set(found.map(({ name }) => name))]
    .filter((name) => !OF_EACH_DATABASE.includes(name))
    .sort()
  const stored: Record<string, string[]> = {}
  for (const name of names) {
    const documents = await connection.collection(name).find().toArray()
    const texts = documents.map(({ __v: _v, ...document }) => comparable(name, document)).sort()
    if (texts.length > 0) stored[name] = texts
  }
  await connection.close()
  return stored
}

/** Returns the indexes of each collection of a MongoDB. */
async function indexesAt(uri: string): Promise<Record<string, unknown[]>> {
  const connection = await mongoose.createConnection(uri).asPromise()
  const found = (await connection.db?.listCollections().toArray()) ?? []
  const indexes: Record<string, unknown[]> = {}
  for (const name of found.map((each) => each.name).sort()) {
    if (OF_EACH_DATABASE.includes(name)) continue
    const all = await connection.collection(name).indexes()
    indexes[name] = all.map((index) => JSON.stringify(index)).sort()
  }
  await connection.close()
  return indexes
}

function comparable(collection: string, document: Record<string, unknown>): string {
  const copy = { ...document }
  // Encrypted again, with another nonce.
  for (const field of Object.keys(sealedFields[collection] ?? {})) {
    if (copy[field]) copy[field] = 'sealed'
  }
  // Nothing refers to a version, a global or a preference by id.
  if (/^_|^globals$|^payload-/.test(collection)) delete copy._id
  if (collection.startsWith('payload-'))
    for (const at of ['createdAt', 'updatedAt']) delete copy[at]
  if (copy.latest === false) delete copy.latest
  return canonicalText(mongoose.mongo.BSON.EJSON.serialize(copy, { relaxed: true }))
}

describe.runIf(isMongo)('a move', () => {
  beforeAll(fillLists, MOVES_LIMIT_MS)

  it(
    'is refused while a server on another machine runs on the database',
    async () => {
      const stop = await announceServer(await getPayloadClient())
      await expect(moveDatabase(getEnv(), sqliteAt('in-use'))).rejects.toThrow(MoveError)
      expect(fs.existsSync(sqliteFile('in-use'))).toBe(false)
      await stop()
    },
    LIMIT_MS,
  )

  it(
    'from MongoDB to SQLite and back keeps every document, and the site works on it',
    async () => {
      const before = await rawDocuments(getEnv().DATABASE_URI)
      expect(Object.keys(before).length).toBeGreaterThan(30)
      const progress: string[] = []
      const report = (line: string) => progress.push(line)
      const moved = await moveDatabase(getEnv(), sqliteAt('there'), { report })
      expect(progress).toEqual(['Copying …', 'Comparing both databases …'])
      expect(moved.find(({ name }) => name === slugs.donations)?.count).toBe(
        before[slugs.donations]?.length,
      )
      expect(fs.readdirSync(path.dirname(sqliteFile('there'))).sort()).toEqual(['site.db'])
      expect(fs.statSync(sqliteFile('there')).mode & 0o777).toBe(0o600)

      const back = newMongoUri()
      await moveDatabase({ ...getEnv(), DATABASE_URI: sqliteAt('there') }, back)
      expect(await rawDocuments(back)).toEqual(before)
      expect(await indexesAt(back)).toEqual(await indexesAt(getEnv().DATABASE_URI))

      // As when the command ends.
      await unlockDatabase(sqliteAt('there'))
      const [here, there, again] = await Promise.all(
        [getEnv().DATABASE_URI, sqliteAt('there'), back].map(openSite),
      )
      expect(there).toEqual(here)
      expect(again).toEqual(here)
      expect(here).toMatchObject({
        users: expect.arrayContaining(['admin']),
        pans: expect.arrayContaining([PAN]),
      })
      expect(here?.receipts.length).toBeGreaterThan(0)
    },
    MOVES_LIMIT_MS,
  )

  it(
    'that cannot write a part says why, writes nothing more, and may be repeated',
    async () => {
      const from = { ...getEnv(), DATABASE_URI: sqliteAt('there') }
      const uri = newMongoUri()
      vi.spyOn(mongoose.Model, 'insertMany').mockRejectedValueOnce(new Error('The disk is full'))
      await expect(moveDatabase(from, uri)).rejects.toThrow('The disk is full')
      vi.restoreAllMocks()
      const half = await rawDocuments(uri)
      await setTimeout(300)
      expect(await rawDocuments(uri)).toEqual(half)
      const moved = await moveDatabase(from, uri)
      const whole = await rawDocuments(uri)
      expect(whole[slugs.donations]?.length).toBeGreaterThan(0)
      for (const { name, count } of moved.filter((part) => whole[part.name])) {
        expect(whole[name], name).toHaveLength(count)
      }
    },
    MOVES_LIMIT_MS,
  )

  it(
    'is not finished until the keys are copied, and may be repeated',
    async () => {
      const from = { ...getEnv(), DATABASE_URI: sqliteAt('there') }
      const uri = newMongoUri()
      const beforeFinish = () => {
        throw new MoveError('The keys cannot be copied')
      }
      await expect(moveDatabase(from, uri, { beforeFinish })).rejects.toThrow('The keys')
      const moved = await moveDatabase(from, uri)
      expect(moved.find(({ name }) => name === slugs.donations)?.count).toBeGreaterThan(0)
    },
    MOVES_LIMIT_MS,
  )

  it(
    'needs an empty database, resumes an interrupted move, and empties dead references',
    async () => {
      const uri = newMongoUri()
      const connection = await mongoose.createConnection(uri).asPromise()
      const contacts = connection.collection('contacts')
      await contacts.insertOne({ name: 'Somebody else' })
      const from = { ...getEnv(), DATABASE_URI: sqliteAt('there') }
      await expect(moveDatabase(from, uri)).rejects.toThrow('is not empty')
      expect(await contacts.countDocuments()).toBe(1)

      await connection.collection('unfinished-move').insertOne({ begunAt: new Date() })
      await moveDatabase(from, uri)
      expect(await contacts.countDocuments({ name: 'Somebody else' })).toBe(0)
      expect(await connection.collection('unfinished-move').countDocuments()).toBe(0)
      await connection.close()

      await expect(moveDatabase(getEnv(), sqliteAt('there'))).rejects.toThrow('is not empty')
      fs.mkdirSync(path.dirname(sqliteFile('again')))
      fs.writeFileSync(`${sqliteFile('again')}.moving`, 'half a database')
      const item = await loseThePictureOfAnItem()
      await moveDatabase(getEnv(), sqliteAt('again'))
      expect(fs.readdirSync(path.dirname(sqliteFile('again')))).toEqual(['site.db'])

      const client = createClient({ url: sqliteAt('again') })
      const { rows: dead } = await client.execute('PRAGMA foreign_key_check')
      const sql = 'SELECT image_id FROM posts WHERE id = ?'
      const { rows: items } = await client.execute({ sql, args: [item] })
      client.close()
      expect([dead.length, items[0]?.image_id]).toEqual([0, null])
    },
    MOVES_LIMIT_MS,
  )

  it(
    'to MongoDB leaves empty fields empty, even if a new document would have a default',
    async () => {
      const file = await copyOfSqlite('empty')
      const client = createClient({ url: file })
      // As in a site without Hindi, and in rows older than a column.
      await client.execute("DELETE FROM site_settings_locales WHERE _locale = 'hi'")
      await client.execute("DELETE FROM _site_settings_v_locales WHERE _locale = 'hi'")
      await client.execute('UPDATE transactions SET lookup_failures = NULL, is_booked = NULL')
      client.close()
      const uri = newMongoUri()
      const most = watchWrites()
      await moveDatabase({ ...getEnv(), DATABASE_URI: file }, uri)
      // Each version takes the latest mark from the others: two at once could both lose it.
      expect(most.versions).toBe(1)
      expect(most.documents).toBeGreaterThan(1)

      const connection = await mongoose.createConnection(uri).asPromise()
      const settings = await connection
        .collection('globals')
        .findOne({ globalType: 'site-settings' })
      expect(settings?.motto).toEqual({ en: 'Humanity is Supreme' })
      expect(await connection.collection('transactions').countDocuments()).toBeGreaterThan(0)
      const filled = { $or: [{ lookupFailures: { $ne: null } }, { isBooked: { $ne: null } }] }
      expect(await connection.collection('transactions').countDocuments(filled)).toBe(0)
      await connection.close()
    },
    MOVES_LIMIT_MS,
  )

  it(
    'to SQLite leaves empty fields empty, even if a column has a default',
    async () => {
      const connection = await mongoose.createConnection(getEnv().DATABASE_URI).asPromise()
      const { matchedCount } = await connection
        .collection('transactions')
        .updateMany({}, { $unset: { lookupFailures: '' }, $set: { isBooked: null } })
      expect(matchedCount).toBeGreaterThan(0)
      const drafts = connection.collection('_portfolio_versions')
      await drafts.updateMany({}, { $unset: { 'version.sortOrder': '' } })
      await connection
        .collection('globals')
        .updateOne({ globalType: 'payment-settings' }, { $unset: { isActive: '' } })
      await connection.close()
      await moveDatabase(getEnv(), sqliteAt('unset'))

      const client = createClient({ url: sqliteAt('unset') })
      const { rows } = await client.execute(
        'SELECT DISTINCT lookup_failures, is_booked FROM transactions',
      )
      client.close()
      expect(rows.map((row) => [row.lookup_failures, row.is_booked])).toEqual([[null, null]])
    },
    MOVES_LIMIT_MS,
  )

  it('that broke off keeps a site from starting on its half, and a move from taking it along', async () => {
    const payload = await getPayloadClient()
    await assertComplete(payload)
    const mark = sharedConnection(payload)?.collection('unfinished-move')
    await mark?.insertOne({ begunAt: new Date() })
    await expect(assertComplete(payload)).rejects.toThrow('was interrupted')
    await expect(moveDatabase(getEnv(), sqliteAt('half'))).rejects.toThrow('was interrupted')
    expect(fs.existsSync(sqliteFile('half'))).toBe(false)
    await mark?.deleteMany({})
  })
})

/** Records the maximum number of versions of a collection written to MongoDB at once, and of documents per command. */
function watchWrites() {
  const most = { versions: 0, documents: 0 }
  const versions: Record<string, number> = {}
  const { create, insertMany } = mongoose.Model
  vi.spyOn(mongoose.Model, 'create').mockImplementation(async function (
    this: typeof mongoose.Model,
    ...args: unknown[]
  ) {
    const { name } = this.collection
    // All globals are in one collection, each written separately.
    if (!name.startsWith('_')) return Reflect.apply(create, this, args)
    const writing = (versions[name] ?? 0) + 1
    versions[name] = writing
    most.versions = Math.max(most.versions, writing)
    try {
      return await Reflect.apply(create, this, args)
    } finally {
      versions[name] = (versions[name] ?? 0) - 1
    }
  } as typeof create)
  vi.spyOn(mongoose.Model, 'insertMany').mockImplementation(async function (
    this: typeof mongoose.Model,
    ...args: unknown[]
  ) {
    most.documents = Math.max(most.documents, [args[0]].flat().length)
    return Reflect.apply(insertMany, this, args)
  } as typeof insertMany)
  return most
}

/** Copies the site as it was moved to SQLite. @returns the address of the copy. */
async function copyOfSqlite(name: string): Promise<string> {
  fs.mkdirSync(path.dirname(sqliteFile(name)))
  fs.copyFileSync(sqliteFile('there'), sqliteFile(name))
  return sqliteAt(name)
}

/** Deletes a picture whose reference MongoDB keeps. @returns the id of the item with the reference. */
async function loseThePictureOfAnItem(): Promise<string> {
  const items = sharedConnection(await getPayloadClient())?.collection('posts')
  const item = await items?.findOne()
  await items?.updateOne({ _id: item?._id }, { $set: { image: new mongoose.Types.ObjectId() } })
  return String(item?._id)
}

describe('an impossible move', () => {
  it('says why, and writes nothing', async () => {
    const same = isMongo ? newMongoUri() : sqliteAt('same')
    await expect(moveDatabase(getEnv(), same)).rejects.toThrow('the same kind')
    await expect(moveDatabase(getEnv(), 'postgres://x')).rejects.toThrow('must begin with')
    expect(fs.existsSync(sqliteFile('same'))).toBe(false)
  })
})

type Told = { users: string[]; paise: number; pans: string[]; receipts: string[] }

async function openSite(uri: string): Promise<Told> {
  const env = { ...process.env, DATABASE_URI: uri }
  const options = { env, limitMs: LIMIT_MS }
  const { exitCode, output } = await runWithPayload('tests/children/moved-site.ts', [], options)
  expect(exitCode, output).toBe(0)
  return JSON.parse(output.trim().split('\n').at(-1) ?? '')
}

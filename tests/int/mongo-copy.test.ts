import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import mongoose from 'mongoose'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadCopy } from '@/cms/database/database-copy'
import { isHalfWritten } from '@/cms/database/half-written'
import { copyMongo, countMongoCopy, loadMongoCopy } from '@/cms/database/mongo/copy'
import { isMongo } from '../support/is-mongo'
import { newMongoUri } from '../support/prepared-database'

/** Enough that reading them takes longer than some writes. */
const BETWEEN = 20_000

describe.runIf(isMongo)('a copy of a MongoDB in use', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mongo-copy-'))
  let connection: mongoose.Connection

  beforeAll(async () => {
    connection = await mongoose.createConnection(newMongoUri()).asPromise()
    const documents = Array.from({ length: BETWEEN }, (_, n) => ({ n }))
    await connection.collection('between').insertMany(documents)
  })
  afterAll(async () => {
    await connection.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  it('shows one moment, although it reads one collection after the other', async () => {
    let isDone = false
    let written = 0
    const write = async () => {
      for (; !isDone; written += 1) {
        await connection.collection('a-first').insertOne({ written })
        await connection.collection('z-last').insertOne({ written })
      }
    }
    await connection.createCollection('a-first')
    await connection.createCollection('z-last')
    const writing = write()
    const { counts, isSnapshot } = await copyMongo(connection, folder).finally(() => {
      isDone = true
    })
    await writing
    expect(isSnapshot).toBe(true)
    const { 'a-first': first = 0, 'z-last': last = 0 } = counts
    expect([0, 1]).toContain(first - last)
    expect(written - last).toBeGreaterThan(2)
  })

  it('is made without a snapshot if MongoDB has dropped it before all was read', async () => {
    const source = await mongoose.createConnection(newMongoUri()).asPromise()
    const place = fs.mkdtempSync(path.join(folder, 'slow-'))
    for (const name of ['first', 'second']) await source.collection(name).insertOne({ name })
    const { prototype } = mongoose.mongo.Collection
    const find = prototype.find
    const message = 'Read timestamp is older than the oldest available timestamp'
    const tooOld = { message, code: 239, codeName: 'SnapshotTooOld' }
    const read = vi.spyOn(prototype, 'find').mockImplementation(function (this: never, ...args) {
      const isLate = read.mock.calls.length === 2
      if (isLate) throw new mongoose.mongo.MongoServerError(tooOld)
      return find.apply(this, args as never) as never
    })
    const counts = { first: 1, second: 1 }
    expect(await copyMongo(source, place)).toEqual({ counts, isSnapshot: false })
    read.mockRestore()
    expect(await countMongoCopy(place)).toEqual(counts)
    await source.close()
  })

  it('keeps a site from starting on an interrupted restore, but not on a complete one', async () => {
    const uri = newMongoUri()
    const target = await mongoose.createConnection(uri).asPromise()
    const place = fs.mkdtempSync(path.join(folder, 'half-'))
    // As an interrupted move into the backup's database leaves it.
    fs.writeFileSync(path.join(place, 'unfinished-move.jsonl'), '')
    fs.writeFileSync(path.join(place, 'texts.jsonl'), '{"n":{"$numberInt":"1"}}\n')
    vi.spyOn(mongoose.mongo.Collection.prototype, 'countDocuments').mockRejectedValueOnce(
      new Error('The disk is full'),
    )
    const check = vi.fn()
    await expect(loadCopy(uri, place, check)).rejects.toThrow('The disk is full')
    expect(await isHalfWritten(target)).toBe(true)
    await target.dropDatabase()
    await loadCopy(uri, place, check)
    expect(check.mock.calls).toEqual([[{ texts: 1, 'unfinished-move': 0 }]])
    expect(await isHalfWritten(target)).toBe(false)
    await target.close()
  })

  it('contains a text with line separators as one document', async () => {
    const text = 'one\u2028two\u2029three\nfour\r\nfive'
    const source = await mongoose.createConnection(newMongoUri()).asPromise()
    const target = await mongoose.createConnection(newMongoUri()).asPromise()
    const place = fs.mkdtempSync(path.join(folder, 'texts-'))
    await source.collection('texts').insertMany([{ text }, { text: 'plain' }])
    const { counts } = await copyMongo(source, place)
    expect(await countMongoCopy(place)).toEqual(counts)
    expect(await loadMongoCopy(target, place)).toEqual({ texts: 2 })
    expect(await target.collection('texts').findOne({ text })).not.toBeNull()
    await Promise.all([source.close(), target.close()])
  })
})

import { expect, test } from '@playwright/test'
import mongoose from 'mongoose'
import { HOUR_MS } from '@/domain/durations'
import { STARTING } from '@/lib/starting'
import { launchServer } from '../support/app-server'
import { type RunningMongo, startMongo } from '../support/mongo'

type Mongo = mongoose.mongo.Db
const LEASE = { name: 'first-start' }

let running: RunningMongo | undefined
let client: mongoose.mongo.MongoClient
let database: Mongo

test.beforeEach(async () => {
  test.setTimeout(240_000)
  const mongo = await startMongo()
  test.skip('skipped' in mongo, 'skipped' in mongo ? mongo.skipped : '')
  if ('skipped' in mongo) return
  running = mongo
  client = await new mongoose.mongo.MongoClient(mongo.uri).connect()
  database = client.db()
})
test.afterEach(async () => {
  await client?.close()
  await running?.stop()
})

/** Starts a server that waits in the middle of preparing its database: another seems to fill it. */
async function startHalfway() {
  const until = new Date(Date.now() + HOUR_MS)
  await database.collection('leases').insertOne({ ...LEASE, holder: 'another server', until })
  const env = { DATABASE_URI: running?.uri, SEED: 'none' }
  const started = await launchServer({ env })
  const isFilled = () => database.collection('globals').countDocuments()
  await expect.poll(isFilled, { timeout: 60_000 }).toBeGreaterThan(0)
  return started
}

test('while the database is being prepared, requests are told that the site is starting', async () => {
  const { server, ready } = await startHalfway()
  for (const path of ['/', '/api/health']) {
    const response = await fetch(server.url + path, { signal: AbortSignal.timeout(10_000) })
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('5')
    expect(await response.text()).toContain(STARTING)
  }
  await database.collection('leases').updateOne(LEASE, { $set: { until: new Date(0) } })
  await ready
  for (const path of ['/', '/api/health']) expect((await fetch(server.url + path)).status).toBe(200)
  expect(await server.stop()).toBe(0)
})

test('a stop while the database is being prepared says so, and the next start does the rest', async () => {
  const halfway = await startHalfway()
  const notReady = expect(halfway.ready).rejects.toThrow()
  expect(await halfway.server.stop()).toBe(0)
  await notReady
  const line = 'Stopped while the database was being prepared or migrated.'
  expect(halfway.server.output()).toContain(line)
  expect(halfway.server.output().trim().split('\n').at(-1)).toContain(line)
  await database.collection('leases').deleteMany(LEASE)
  const { server, ready } = await launchServer({
    env: { DATABASE_URI: running?.uri, SEED: 'none' },
  })
  await ready
  expect(await server.stop()).toBe(0)
})

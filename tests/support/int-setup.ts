/**
 * Gives each integration test file its own database, media folder and secrets, before
 * anything reads the environment. `TEST_DATABASE` selects the database; the suite is the same.
 *
 * A process runs many files, because loading Payload takes longer than most of them: modules of
 * node_modules stay loaded, ours are evaluated again for each file. Otherwise only a database
 * prepared by Payload is kept.
 */
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, vi } from 'vitest'
import { hashCheaply } from './cheap-hashing'
import { cleanProcess, forgetModules } from './clean-process'
import { isMongo } from './is-mongo'
import { optimizeLate } from './late-optimizing'
import type { PreparedDatabase } from './prepared-database'
import { refuseRemote } from './refuse-remote'

const LEAVE = Symbol.for('tests.leave')
const left = globalThis as { [LEAVE]?: () => void }
// A file whose tests are all skipped runs no hook: its modules would still use another database.
left[LEAVE]?.()

optimizeLate()
const environment = { ...process.env }
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-int-'))

Object.assign(process.env, {
  NODE_ENV: 'test',
  DATABASE_URI: `file:${folder}/site.db`,
  // For MongoDB; with SQLite the data is always next to the database.
  DATA_DIR: folder,
  MEDIA_DIR: path.join(folder, 'media'),
  BACKUP_DIR: path.join(folder, 'backups'),
  SEED: 'none',
  PAYLOAD_SECRET: 'integration-tests-only-0123456789abcdef',
  SETTINGS_KEY: 'integration-tests-only-fedcba9876543210',
  ADMIN_USERNAME: 'admin',
  ADMIN_PASSWORD: 'correct horse battery',
  SITE_URL: 'http://localhost:3000',
  RAZORPAY_API_URL: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
  // Suites send thousands of requests from one address; tests of the limits call `limitAsOnARealSite`.
  RATE_LIMIT_FACTOR: '1000000',
})
const hashFully = hashCheaply()

/** Next's cache exists only in Next's server; here every read is fresh. */
vi.mock('next/cache', () => ({
  unstable_cache: (read: unknown) => read,
}))

type Kept = { prepared: PreparedDatabase; mongoUri: string | undefined }
const KEPT = Symbol.for('tests.prepared-database')
const holder = globalThis as { [KEPT]?: Kept }
await setUpDatabase()

afterAll(async () => {
  const { getPayloadClient } = await import('@/server/payload-client')
  const { backgroundSettled } = await import('@/server/background')
  const { default: config } = await import('@payload-config')
  const payload = await getPayloadClient()
  await backgroundSettled()
  if (payload.config !== (await config)) throw new Error('This was the Payload of another file')
  await payload.destroy()
  leave()
})

function leave(): void {
  left[LEAVE] = undefined
  fs.rmSync(folder, { recursive: true, force: true })
  cleanProcess(environment)
  // Only after the mocks that depend on it are gone.
  hashFully()
  forgetPayload()
}
left[LEAVE] = leave

/** Each file gets a copy of the prepared SQLite database; on MongoDB all files of a process share one. */
async function setUpDatabase(): Promise<void> {
  const { makePreparedDatabase, resetDatabase, newMongoUri } = await import('./prepared-database')
  const { DATABASE_URI: ownFile = '' } = process.env
  if (!holder[KEPT]) {
    const mongoUri = isMongo ? newMongoUri() : undefined
    process.env.DATABASE_URI = mongoUri ?? `file:${folder}/prepared.db`
    holder[KEPT] = { prepared: await makePreparedDatabase(), mongoUri }
    forgetPayload()
  }
  const { prepared, mongoUri } = holder[KEPT]
  process.env.DATABASE_URI = mongoUri ?? ownFile
  refuseRemote(process.env.DATABASE_URI)
  await resetDatabase(process.env.DATABASE_URI, prepared)
}

/** Drops the loaded modules, and the instance that `getPayload` caches. */
function forgetPayload(): void {
  forgetModules()
  Reflect.get(globalThis, '_payload').clear()
}

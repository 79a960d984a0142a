import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearHalfWritten, markHalfWritten } from '@/cms/database/half-written'
import { databaseOf } from '@/cms/database/open-database'
import { lockDatabase, unlockDatabase } from '@/cms/database/sqlite/lock'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { databasePath, getEnv, resetEnv } from '@/env'
import { runStopHooks } from '@/lib/stop-hooks'
import { makeBackup } from '@/server/backup/make-backup'
import { restoreBackup } from '@/server/backup/restore-backup'
import { askServer, listenForCommands } from '@/server/command-socket'
import type { Finding } from '@/server/doctor/finding'
import { examineDatabase } from '@/server/doctor/stored'
import { getPayloadClient } from '@/server/payload-client'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { runChild } from '../support/child-process'
import { create } from '../support/create'
import { isMongo } from '../support/is-mongo'
import { enterKeys } from '../support/payments'
import { newMongoUri } from '../support/prepared-database'

const LIMIT_MS = 60_000

let gateway: Simulator

beforeAll(async () => {
  gateway = await startRazorpaySimulator()
  await listenForCommands()
})
beforeEach(async () => {
  vi.stubEnv('RAZORPAY_API_URL', gateway.url)
  resetEnv()
  await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
})
afterAll(async () => {
  await runStopHooks()
  await gateway.stop()
  vi.unstubAllEnvs()
  resetEnv()
})

/** Returns the running server's findings, by check. */
async function askTheServer(): Promise<Record<string, Finding>> {
  const result = await askServer(getEnv(), 'doctor', [])
  const { findings }: { findings: Finding[] } = JSON.parse(result?.text ?? '')
  return Object.fromEntries(findings.map((each) => [each.check, each]))
}

const ROOT = path.resolve(import.meta.dirname, '../..')
const TSX = import.meta.resolve('tsx')

/** Runs `npm run doctor -- --json`. @param cwd the folder of `.env`. @returns findings and exit code. */
async function runDoctorCommand(more: Record<string, string> = {}, cwd = ROOT) {
  const script = path.join(ROOT, 'scripts/doctor.ts')
  const words = ['--conditions=production', '--import', TSX, script, '--json']
  const env = {
    ...process.env,
    SITE_URL: 'http://127.0.0.1:9',
    TSX_TSCONFIG_PATH: path.join(ROOT, 'tsconfig.json'),
    ...more,
  }
  const run = { env, cwd, limitMs: LIMIT_MS }
  const { exitCode, output } = await runChild(process.execPath, words, run)
  const report: { state: string; findings: Finding[] } = JSON.parse(output)
  const of = (check: string) => report.findings.find((each) => each.check === check)
  return { exitCode, output, report, of }
}

async function storeMail(key: string, more: object): Promise<void> {
  await create(slugs.mails, {
    key,
    to: 'asha@example.org',
    subject: 'Thank you',
    text: 'Thank you',
    ...more,
  })
}

const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()

describe('the running server', () => {
  it('reports the state of its database, gateway, webhook and outbox', async () => {
    expect(await askTheServer()).toMatchObject({
      database: { state: 'ok', found: `${isMongo ? 'MongoDB' : 'SQLite'} responds.` },
      gateway: { state: 'warning', found: expect.stringContaining('test mode') },
      webhook: { state: 'warning', found: expect.stringContaining('ever arrived') },
      outbox: { state: 'ok' },
    })
  })

  it.runIf(isMongo)('reports a database that a restore or a move left incomplete', async () => {
    const database = databaseOf(await getPayloadClient())
    if (database.kind !== 'mongodb') throw new Error('This is no MongoDB')
    await markHalfWritten(database.connection)
    expect((await askTheServer()).database).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('only a part'),
    })
    await clearHalfWritten(database.connection)
  })

  it('reports keys that the gateway does not know, but not the keys themselves', async () => {
    await enterKeys({ ...PRACTICE_KEYS, keySecret: 'another secret' })
    const findings = await askTheServer()
    expect(findings.gateway).toMatchObject({ state: 'problem' })
    expect(JSON.stringify(findings)).not.toContain('another secret')
  })

  it('reports when the webhook was last seen, and payments without a webhook', async () => {
    const payload = await getPayloadClient()
    const seen = await payload.create({
      collection: slugs.gatewayEvents,
      data: { eventId: 'event-1', type: 'payment.captured', isOpen: false, createdAt: ago(5) },
      overrideAccess: true,
    })
    expect((await askTheServer()).webhook).toMatchObject({
      state: 'ok',
      found: expect.stringContaining(seen.createdAt),
    })
    await create(slugs.transactions, {
      transactionId: 'silent-1',
      donorName: 'Asha',
      amountPaise: 50_000,
      paymentGateway: 'Razorpay',
      paymentStatus: 'success',
      paymentId: 'pay_1',
      createdAt: ago(2),
      paidAt: ago(2),
    })
    expect((await askTheServer()).webhook).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('no event: 1'),
    })
  })

  it('reports stuck e-mails', async () => {
    await storeMail('sent', { status: 'sent', nextTryAt: ago(9) })
    await storeMail('later', { status: 'waiting', nextTryAt: ago(-1) })
    expect((await askTheServer()).outbox).toMatchObject({ state: 'ok' })
    await storeMail('given up', { status: 'given-up', nextTryAt: ago(9) })
    expect((await askTheServer()).outbox).toMatchObject({ state: 'warning' })
    await storeMail('stuck', { status: 'waiting', nextTryAt: ago(1) })
    expect((await askTheServer()).outbox).toMatchObject({
      state: 'problem',
      found: expect.stringContaining('15 minutes: 1'),
    })
  })
})

describe('npm run doctor', () => {
  it('asks the running server, and prints no secret', async () => {
    const { exitCode, output, report, of } = await runDoctorCommand()
    expect([exitCode, report.state]).toEqual([1, 'problem'])
    expect(of('database')).toMatchObject({ state: 'ok' })
    expect(of('gateway')).toMatchObject({ state: 'warning' })
    expect(of('site')).toMatchObject({ found: expect.stringContaining('The site is running') })
    expect(of('clock')).toMatchObject({ state: 'ok' })
    const { PAYLOAD_SECRET = 'none', SETTINGS_KEY = 'none' } = process.env
    for (const secret of [PAYLOAD_SECRET, SETTINGS_KEY, PRACTICE_KEYS.keySecret]) {
      expect(output).not.toContain(secret)
    }
  })

  it('reports unknown names in .env, and no others', async () => {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-doctor-'))
    const lines = ['SITEURL=https://example.org', 'SEED=none', 'OTEL_RESOURCE_ATTRIBUTES=a=b']
    fs.writeFileSync(path.join(place, '.env'), lines.join('\n'))
    const { report } = await runDoctorCommand({}, place)
    const found = report.findings.map((finding) => finding.found).join('\n')
    expect(found).toMatch(/\.env sets SITEURL/)
    expect(found).not.toMatch(/SEED|OTEL/)
    fs.rmSync(place, { recursive: true })
  })

  it.skipIf(isMongo)('advises restoring a backup if the database is damaged', async () => {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-doctor-'))
    fs.writeFileSync(path.join(place, 'site.db'), 'no database at all'.repeat(1000))
    const { of } = await runDoctorCommand({ DATABASE_URI: `file:${place}/site.db` })
    expect(of('database')).toMatchObject({
      found: expect.stringContaining('damaged'),
      advice: expect.stringContaining('restore the newest backup'),
    })
    fs.rmSync(place, { recursive: true })
  })

  // On MongoDB the socket is in the folder of the checkout, where this file listens.
  it('says with the site stopped that it does not start with another SETTINGS_KEY', async () => {
    const pan = {
      donorName: 'Asha',
      amountPaise: 500_00,
      paymentMethod: 'Cash',
      panNumber: 'ABCPE1234F',
    }
    await create(slugs.donations, pan)
    const database = databaseOf(await getPayloadClient())
    const isOfKeys = expect.objectContaining({ check: 'environment', state: 'problem' })
    expect(await examineDatabase(database, { isRunning: false })).not.toContainEqual(isOfKeys)
    const own = process.env.SETTINGS_KEY ?? ''
    vi.stubEnv('SETTINGS_KEY', 'another-key-of-the-integration-tests-0123')
    resetEnv()
    const findings = await examineDatabase(database, { isRunning: false })
    vi.stubEnv('SETTINGS_KEY', own)
    resetEnv()
    expect(findings).toContainEqual(isOfKeys)
  })

  it.skipIf(isMongo)('works alone with the site stopped, and changes nothing', async () => {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-doctor-'))
    const env = {
      DATABASE_URI: `file:${place}/data/site.db`,
      MEDIA_DIR: path.join(place, 'media'),
    }
    const folder = path.join(place, 'backups')
    const { path: backup } = await makeBackup(getEnv(), databaseOf(await getPayloadClient()), {
      folder,
    })
    await restoreBackup({ ...getEnv(), ...env }, backup)
    expect(fs.statSync(path.join(env.MEDIA_DIR, 'private')).mode & 0o777).toBe(0o700)
    const before = fs.readFileSync(databasePath(env.DATABASE_URI))
    const { of } = await runDoctorCommand({ ...env, BACKUP_DIR: folder })
    expect(of('database')).toMatchObject({ state: 'ok' })
    expect(of('gateway')).toMatchObject({ found: expect.stringContaining('test mode') })
    expect(of('site')).toMatchObject({ found: expect.stringContaining('The site is stopped') })
    expect(of('backup')).toMatchObject({ state: 'ok' })
    expect(fs.readFileSync(databasePath(env.DATABASE_URI)).equals(before)).toBe(true)
    fs.rmSync(place, { recursive: true })
  })

  it.skipIf(isMongo)('recognises a starting site as the same one', async () => {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-doctor-'))
    const uri = `file:${place}/site.db`
    fs.writeFileSync(databasePath(uri), '')
    // As the start does, long before the server accepts commands.
    await lockDatabase(uri)
    const { of } = await runDoctorCommand({
      DATABASE_URI: uri,
      MEDIA_DIR: path.join(place, 'media'),
    })
    await unlockDatabase(uri)
    fs.rmSync(place, { recursive: true })
    const starting = {
      state: 'warning',
      found: expect.stringContaining('is starting'),
      advice: expect.stringContaining('again in a minute'),
    }
    expect(of('database')).toMatchObject(starting)
    expect(of('site')).toMatchObject(starting)
  })

  it('misses no keys where there is no site yet', async () => {
    const place = fs.mkdtempSync(path.join(os.tmpdir(), 'manavta-doctor-'))
    const { of } = await runDoctorCommand({
      DATABASE_URI: isMongo ? newMongoUri() : `file:${place}/data/site.db`,
      DATA_DIR: path.join(place, 'data'),
      MEDIA_DIR: path.join(place, 'media'),
      PAYLOAD_SECRET: '',
      SETTINGS_KEY: '',
    })
    fs.rmSync(place, { recursive: true })
    expect(of('database')).toMatchObject({ state: 'warning', found: 'There is no database yet.' })
    expect(of('environment')?.found).not.toContain('missing')
  })

  it('says in one line which setting is wrong', async () => {
    const { exitCode, report } = await runDoctorCommand({ SMTP_URL: 'mail.example.org' })
    expect(exitCode).toBe(1)
    expect(report.findings).toMatchObject([
      { check: 'environment', found: expect.stringContaining('SMTP_URL must begin') },
    ])
  })
})

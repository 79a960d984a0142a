import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { enterPracticeKeys } from '../simulator/practice-site'
import { startRazorpaySimulator } from '../simulator/server'
import { startServer, TEST_ADMIN } from '../tests/support/app-server'
import { logInAdmin } from '../tests/support/log-in-admin'
import { startMongo } from '../tests/support/mongo'
import { startPracticeBucket } from '../tests/support/practice-bucket'
import { startMailServer } from '../tests/support/smtp'
import type { Drill } from './drill'
import { clockFaults } from './support/clock-faults'
import { diskFaults, mountDisk, unmountDisk } from './support/disk-faults'
import { createFaultSite, type FaultRow, type FaultSite, Skipped } from './support/fault-site'
import { gatewayFaults } from './support/gateway-faults'
import { UNLIMITED } from './support/kill-drill'
import { mailFaults } from './support/mail-faults'
import { createMixedLoad } from './support/mixed-load'
import { bucketFaults, mongoFault } from './support/remote-faults'
import { openStored, readSqliteCopy, type Stored } from './support/stored'
import { startTcpLine } from './support/tcp-line'

const DISK_MB = { data: 48, media: 24 }

type Found = { rows: FaultRow[]; failures: string[] }

export const drill: Drill = {
  title: 'Faults',
  what: 'What visitors and admins see while a part has failed, and whether the site recovers by itself, without a restart, with everything that it had acknowledged. The clock and the name resolver are broken inside the server (drills/support/fault-preload.mjs); the connection to MongoDB is cut, and the bucket is a stand-in.',
  async run() {
    const found = [await onSqlite(), await onMongo()]
    return {
      columns: ['Fault', 'Visitors', 'Admin', 'Afterwards'],
      rows: found.flatMap(({ rows }) => rows),
      failures: found.flatMap(({ failures }) => failures),
    }
  },
}

async function onSqlite(): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'drill-faults-'))
  const place = (name: string) => {
    mkdirSync(join(folder, name))
    return join(folder, name)
  }
  const [dataDir, mediaDir, faultDir] = [place('data'), place('media'), place('faults')]
  const rows: FaultRow[] = []
  let hasDisks = true
  try {
    mountDisk(dataDir, DISK_MB.data)
    mountDisk(mediaDir, DISK_MB.media)
  } catch (error) {
    if (!(error instanceof Skipped)) throw error
    hasDisks = false
    rows.push(['Disk faults', '', '', `not tried: ${error.message}`])
  }
  const mail = await startMailServer()
  const gateway = await startRazorpaySimulator()
  const line = await startTcpLine(Number(new URL(gateway.url).port))
  const preload = pathToFileURL(join(import.meta.dirname, 'support/fault-preload.mjs')).href
  try {
    const site = await startServer({
      dataDir,
      env: {
        ...UNLIMITED,
        SEED: 'none',
        MEDIA_DIR: mediaDir,
        FAULT_DIR: faultDir,
        NODE_OPTIONS: `--import ${preload}`,
        SMTP_URL: mail.url,
        MAIL_FROM: 'office@example.org',
        // By host name, so that it must be resolved.
        RAZORPAY_API_URL: `http://localhost:${line.port}`,
      },
    })
    await enterPracticeKeys(site.url, TEST_ADMIN)
    gateway.webhooks.configure({ url: `${site.url}/api/razorpay/webhook` })
    const desk = createFaultSite(site, gateway, await logInAdmin(site.url))
    rows.push(...(await gatewayFaults(desk, { faultDir, line })))
    if (hasDisks) rows.push(...(await diskFaults(desk, { dataDir, mediaDir })))
    rows.push(...(await clockFaults(desk, faultDir)))
    rows.push(...(await mailFaults(desk, mail)))
    await desk.reconcile()
    await site.stop()
    await compare(desk, await readSqliteCopy(dataDir))
    return { rows, failures: desk.failures }
  } finally {
    await line.cut()
    await gateway.stop()
    if (hasDisks) for (const disk of [mediaDir, dataDir]) unmountDisk(disk)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function onMongo(): Promise<Found> {
  const mongo = await startMongo()
  if ('skipped' in mongo) {
    return { rows: [['MongoDB', '', '', `not tried: ${mongo.skipped}`]], failures: [] }
  }
  const line = await startTcpLine(Number(new URL(mongo.uri).port))
  const bucket = await startPracticeBucket()
  const gateway = await startRazorpaySimulator()
  try {
    const uri = new URL(mongo.uri)
    uri.port = String(line.port)
    const site = await startServer({
      env: {
        ...UNLIMITED,
        SEED: 'none',
        DATABASE_URI: uri.href,
        RAZORPAY_API_URL: gateway.url,
        S3_BUCKET: 'pictures',
        S3_ENDPOINT: bucket.url,
        S3_ACCESS_KEY_ID: 'practice',
        S3_SECRET_ACCESS_KEY: 'practice',
      },
    })
    await enterPracticeKeys(site.url, TEST_ADMIN)
    gateway.webhooks.configure({ url: `${site.url}/api/razorpay/webhook` })
    const desk = createFaultSite(site, gateway, await logInAdmin(site.url))
    const load = await createMixedLoad(gateway)
    const rows = await bucketFaults(desk, bucket)
    rows.push(await mongoFault(desk, line, load))
    await load.finish({ url: site.url, cookie: desk.cookie() })
    await desk.reconcile()
    const stored = await openStored(mongo.uri)
    const { lost, doubled } = await load.compare(stored)
    desk.expect(`Lost: ${lost.join(', ')}`, lost.length === 0)
    desk.expect(`Twice: ${doubled.join(', ')}`, doubled.length === 0)
    await compare(desk, stored)
    await site.stop()
    return { rows, failures: desk.failures }
  } finally {
    await gateway.stop()
    await bucket.stop()
    await line.cut()
    await mongo.stop()
  }
}

/** Checks that acknowledged writes exist exactly once, and that the books match the gateway's. */
async function compare(desk: FaultSite, stored: Stored): Promise<void> {
  const integrity = await stored.integrity()
  desk.expect(`integrity_check: ${integrity}`, ['', 'ok'].includes(integrity))
  const kept = (await stored.rows('contacts')).map(({ message }) => String(message))
  const missing = [...desk.messages].filter((message) => !kept.includes(message))
  desk.expect(`${missing.length} messages are lost`, missing.length === 0)
  desk.expect('A message is there twice', new Set(kept).size === kept.length)
  const saved = (await stored.rows('inspirations')).map(({ id, _id }) => String(id ?? _id))
  const unsaved = [...desk.saves].filter((id) => !saved.includes(id))
  desk.expect(`${unsaved.length} saves are lost`, unsaved.length === 0)
  const donations = await stored.rows('donations')
  // Gifts by hand have no payment.
  const booked = donations.flatMap(({ paymentId }) => (paymentId ? [String(paymentId)] : []))
  const unbooked = [...desk.verified].filter((id) => !booked.includes(id))
  desk.expect(`${unbooked.length} gifts are not booked`, unbooked.length === 0)
  desk.expect('A gift is booked twice', new Set(booked).size === booked.length)
  await stored.close()
}

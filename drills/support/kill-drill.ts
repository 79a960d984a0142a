import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { enterPracticeKeys } from '../../simulator/practice-site'
import { type Simulator, startRazorpaySimulator } from '../../simulator/server'
import { type AppServer, startServer, TEST_ADMIN } from '../../tests/support/app-server'
import { logInAdmin } from '../../tests/support/log-in-admin'
import { freePort } from '../../tests/support/ports'
import { cpuMsWithChildren } from '../../tests/support/process-usage'
import type { DrillResult } from '../drill'
import { addUpGifts, areSumsRight, compareBooks, inRupees } from './books'
import { type KillRun, killFailures, killRows, logProgress } from './kill-report'
import { createMixedLoad, type MixedLoad } from './mixed-load'
import { describeAnswer, send } from './site-client'
import type { Stored } from './stored'

/** Random number of acknowledged writes before each kill: the same on a slow machine as on a fast one. */
const WRITES = { least: 5, most: 80 }
/** Maximum extra delay, so that kills do not always come right after a response. */
const MOST_AFTER_MS = 100
/** Pictures take longer than other writes: every fourth kill waits until one is acknowledged. */
const PICTURE_EVERY = 4
/** Every fifth kill also kills the database, if it can be restarted. */
const DATABASE_EVERY = 5
const LOAD_LIMIT_MS = 60_000
const POLL_MS = 10
/** Longer than the gateway retries. */
const WEBHOOK_LIMIT_MS = 30_000
/** Time for background work after the last start: webhook retries, the books. */
const SETTLE_LIMIT_MS = 120_000
const SETTLE_EVERY_MS = 1_000

/** Switches rate limits off: all visitors of a drill come from one address. */
export const UNLIMITED = {
  RATE_LIMIT_FACTOR: '100000',
  ORDERS_PER_HOUR: '1000000',
  VOLUNTEERS_PER_HOUR: '1000000',
  CLAIMS_PER_HOUR: '1000000',
}

type KillDrill = {
  /** The name of the database, for the table. */
  name: string
  /** Its address, if it is not a file next to the media. */
  databaseUri?: string
  /** Reads the database while no server runs. */
  read(dataDir: string): Promise<Stored>
  /** Kills the database like a power cut, and restarts it. */
  cutDatabase?(): Promise<void>
}

/**
 * Kills a server under mixed load, DRILL_KILLS times (200). Compares acknowledged writes with
 * stored ones after each kill, and at the end the books with the gateway's ledger.
 */
export async function runKills({
  name,
  databaseUri,
  read,
  cutDatabase,
}: KillDrill): Promise<DrillResult> {
  const kills = Number(process.env.DRILL_KILLS ?? 200)
  const dataDir = mkdtempSync(join(tmpdir(), 'drill-kills-'))
  const gateway = await startRazorpaySimulator()
  const env = {
    ...UNLIMITED,
    SEED: 'none',
    BACKUP_DAILY: 'off',
    PORT: String(await freePort()),
    RAZORPAY_API_URL: gateway.url,
    ...(databaseUri && { DATABASE_URI: databaseUri }),
  }
  const run: KillRun = {
    kills,
    databaseKills: cutDatabase ? Math.floor(kills / DATABASE_EVERY) : 0,
    isSqlite: !databaseUri,
    restarts: [],
    loads: [],
    broken: 0,
    wrongSums: 0,
    lost: new Set(),
    doubled: new Set(),
  }

  const compare = async (load: MixedLoad) => {
    const stored = await read(dataDir)
    if (!['', 'ok'].includes(await stored.integrity())) run.broken += 1
    const found = await load.compare(stored)
    for (const mark of found.lost) run.lost.add(mark)
    for (const mark of found.doubled) run.doubled.add(mark)
    if (run.isSqlite && !(await areSumsRight(stored))) run.wrongSums += 1
    await stored.close()
  }

  try {
    const load = await createMixedLoad(gateway)
    const first = await startServer({ dataDir, env })
    await enterPracticeKeys(first.url, TEST_ADMIN)
    gateway.webhooks.configure({ url: `${first.url}/api/razorpay/webhook` })
    const cookie = await logInAdmin(first.url)
    await first.stop()

    for (let kill = 1; kill <= kills; kill += 1) {
      const startedAt = performance.now()
      const site = await startServer({ dataDir, env })
      run.restarts.push({ ms: performance.now() - startedAt, cpuMs: cpuMsWithChildren(site.pid) })
      run.loads.push(loadavg()[0] ?? 0)
      const running = load.start({ url: site.url, cookie })
      const pictures = load.acknowledged.pictures.size
      await writes(load, WRITES.least + Math.random() * (WRITES.most - WRITES.least))
      if (kill % PICTURE_EVERY === 0) await until(() => load.acknowledged.pictures.size > pictures)
      await sleep(Math.random() * MOST_AFTER_MS)
      const cut = kill % DATABASE_EVERY === 0 ? cutDatabase?.() : undefined
      await Promise.all([site.kill(), cut])
      await running.stop()
      await compare(load)
      if (kill % 10 === 0) logProgress(kill, run)
    }

    const last = await startServer({ dataDir, env })
    await settle(last, cookie, load, gateway)
    const unreadablePictures = await countUnreadable(last, load)
    const reportedTotal = await readTotal(last, cookie)
    await last.stop()
    await compare(load)
    const stored = await read(dataDir)
    const books = await compareBooks(stored, gateway)
    const actualTotal = inRupees(await addUpGifts(stored))
    await stored.close()

    const outcome = { reportedTotal, actualTotal, unreadablePictures, books }
    return {
      columns: ['', name],
      rows: killRows(run, load, outcome),
      failures: killFailures(run, load, outcome),
    }
  } finally {
    await gateway.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Returns the sum of all donations as the site reports it. */
async function readTotal(site: AppServer, cookie: string): Promise<string> {
  const answer = await send(site.url, 'GET', '/api/admin/donations/stats', { cookie })
  const { totalRaised, totalDonations } = answer?.body ?? {}
  return `${totalRaised} rupees of ${totalDonations} gifts`
}

/** Waits for this many more acknowledged writes. */
function writes(load: MixedLoad, count: number): Promise<void> {
  const goal = load.count() + count
  return until(() => load.count() >= goal)
}

/** Waits until the condition holds, at most a minute. */
async function until(isSo: () => boolean): Promise<void> {
  const deadline = performance.now() + LOAD_LIMIT_MS
  while (!isSo() && performance.now() < deadline) await sleep(POLL_MS)
}

/** Lets the last server finish what crashes left undone, driven by donors, admins, gateway and timers. */
async function settle(site: AppServer, cookie: string, load: MixedLoad, gateway: Simulator) {
  const deadline = performance.now() + SETTLE_LIMIT_MS
  // A webhook that never gets through counts as lost: the reconciler must manage without it.
  await Promise.race([gateway.webhooks.settled(), sleep(WEBHOOK_LIMIT_MS)])
  do {
    await load.finish({ url: site.url, cookie })
    await sleep(SETTLE_EVERY_MS)
  } while (load.unfinished() > 0 && performance.now() < deadline)
  const answer = await send(site.url, 'POST', '/api/admin/reconcile', { cookie })
  if (answer?.status !== 200) throw new Error(`The reconciliation said ${describeAnswer(answer)}`)
}

/** Counts acknowledged pictures that are not served. */
async function countUnreadable(site: AppServer, load: MixedLoad): Promise<number> {
  let count = 0
  for (const filename of load.acknowledged.pictures) {
    const answer = await send(site.url, 'GET', `/media/${filename}`)
    if (answer?.status !== 200) count += 1
  }
  return count
}

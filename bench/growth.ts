/**
 * Measures how cost grows with the number of donations: npm run bench:growth
 * From 1,000 to 1,000,000 donations, each size in a temporary SQLite file, with the production build, one
 * request at a time. Writes docs/growth.md and docs/images/growth.svg, unless sizes are given:
 * `npm run bench:growth 1000 10000` only prints the table. BENCH_KEEP names a folder that keeps the
 * databases for the next run.
 *
 * `npm run bench:growth mongodb` does the same on the MongoDB of the tests (tests/support/mongo.ts). The
 * site's own move copies the donations there: 1,000,000 in some 40 minutes. Writes docs/growth-mongodb.md.
 * BENCH_KEEP keeps a database only on the MongoDB of MONGODB_TEST_URI.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import mongoose from 'mongoose'
import { enterPracticeKeys } from '../simulator/practice-site'
import { startRazorpaySimulator } from '../simulator/server'
import { type AppServer, startServer, TEST_ADMIN } from '../tests/support/app-server'
import { runChild } from '../tests/support/child-process'
import { logInAdmin } from '../tests/support/log-in-admin'
import { requireMongo } from '../tests/support/mongo'
import { cpuMs, rssMb } from '../tests/support/process-usage'
import { median, quantile } from './figures'
import type { Figures, SizeFigures } from './growth-figures'
import { floorsOf } from './growth-floors'
import { type FloorName, measuresOf, request } from './growth-measures'
import { tableOf, writeReport } from './growth-report'
import { seedGrowth, seedSecrets } from './seed'

const SIZES = [1_000, 10_000, 100_000, 1_000_000]
const ROUNDS = 30
const WARM_UP_ROUNDS = 2
const WARM_UP_MS = 5_000
/** After this, no further round of a measure begins. */
const BUDGET_MS = 4_000
const STARTS = 3
const START_LIMIT_MS = 60_000
const MOVE_LIMIT_MS = 7_200_000
const UNTIL_MONTHS_ARE_KEPT_MS = 125_000

const given = process.argv.slice(2)
const named = given.filter((argument) => argument !== 'mongodb').map(Number)
if (named.some((size) => !Number.isInteger(size) || size < 1000)) {
  console.error('Sizes are whole numbers from 1000 on.')
  process.exit(2)
}
const mongo = given.includes('mongodb') ? await requireMongo() : undefined
const results: SizeFigures[] = []
try {
  for (const size of named.length > 0 ? named : SIZES) {
    results.push(await measureSize(size))
    // After each size, because sizes can be hours apart.
    if (named.length === 0) writeReport(results, mongo?.kind)
  }
  if (named.length > 0) console.log(`\n${tableOf(results, mongo?.kind)}`)
} finally {
  await mongo?.stop()
}
process.exit()

async function measureSize(gifts: number): Promise<SizeFigures> {
  const { dataDir, isKept } = await folderOf(gifts)
  const gateway = await startRazorpaySimulator()
  let databaseUri: string | undefined
  try {
    console.log(`\n${gifts} donations …`)
    if (!existsSync(join(dataDir, 'site.db'))) await seedGrowth(dataDir, gifts)
    databaseUri = mongo && nameOnServer(mongo.uri, isKept ? `growth-${gifts}` : undefined)
    if (databaseUri && !(await isMoved(databaseUri))) await moveToMongo(databaseUri, dataDir)
    const env = {
      ...seedSecrets,
      RATE_LIMIT_FACTOR: '100000',
      RAZORPAY_API_URL: gateway.url,
      ORDERS_PER_HOUR: '100000',
      VOLUNTEERS_PER_HOUR: '100000',
      ...(databaseUri && { DATABASE_URI: databaseUri }),
    }
    const bareStart = await timeBareStart()
    const starts: number[] = []
    let server: AppServer | undefined
    for (let start = 0; start < STARTS; start += 1) {
      await server?.stop()
      const begunAt = performance.now()
      server = await startServer({ dataDir, env })
      starts.push(performance.now() - begunAt)
    }
    if (!server) throw new Error('No server was started')
    const memoryMb = { before: rssMb(server.pid), after: 0 }
    const load = loadavg()[0] ?? 0
    const figures = await measureServer(server, { gifts, gateway, databaseUri })
    memoryMb.after = rssMb(server.pid)
    await server.stop()
    return { gifts, load, bareStart, startMs: median(starts), memoryMb, ...figures }
  } finally {
    await gateway.stop()
    if (databaseUri && !isKept) await dropMongo(databaseUri)
    if (!isKept) await rm(dataDir, { recursive: true, force: true })
  }
}

async function folderOf(gifts: number) {
  const kept = process.env.BENCH_KEEP
  if (!kept) return { dataDir: await mkdtemp(join(tmpdir(), 'manavta-growth-')), isKept: false }
  const dataDir = join(kept, String(gifts))
  await mkdir(dataDir, { recursive: true })
  return { dataDir, isKept: true }
}

function nameOnServer(server: string, name = `growth-${randomUUID()}`): string {
  const uri = new URL(server)
  uri.pathname = `/${name}`
  return uri.href
}

/** Whether an earlier run left its donations in this database. */
async function isMoved(uri: string): Promise<boolean> {
  const connection = await mongoose.createConnection(uri).asPromise()
  try {
    return (await connection.collection('donations').findOne()) !== null
  } finally {
    await connection.close()
  }
}

/**
 * Moves the SQLite file into a new database, as a foundation would, and waits until the sums of its months
 * are cached: for two minutes after a gift has changed, every reader adds up its month.
 */
async function moveToMongo(target: string, dataDir: string): Promise<void> {
  const begunAt = performance.now()
  const { exitCode, output } = await runChild('npm', ['run', 'move', '--', target], {
    limitMs: MOVE_LIMIT_MS,
    env: {
      ...process.env,
      ...seedSecrets,
      DATABASE_URI: `file:${join(dataDir, 'site.db')}`,
      MEDIA_DIR: join(dataDir, 'media'),
    },
  })
  if (exitCode !== 0) throw new Error(`The move ended with code ${exitCode}: ${output}`)
  console.log(`moved in ${Math.round((performance.now() - begunAt) / 1000)} s`)
  await setTimeout(UNTIL_MONTHS_ARE_KEPT_MS)
}

type Asked = {
  gifts: number
  gateway: Awaited<ReturnType<typeof startRazorpaySimulator>>
  databaseUri?: string
}

async function dropMongo(uri: string): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise()
  await connection.dropDatabase()
  await connection.close()
}

async function measureServer(server: AppServer, { gifts, gateway, databaseUri }: Asked) {
  await enterPracticeKeys(server.url, TEST_ADMIN)
  const { url, pid } = server
  const cookie = await logInAdmin(url)
  const least = await floorsOf(server, cookie, databaseUri)
  // Lets V8 optimise hot code, as on a server that has been up for a minute.
  const warmUntil = performance.now() + WARM_UP_MS
  while (performance.now() < warmUntil) {
    await Promise.all([least['check-auth'](), least.health(), least.script()])
  }
  const floors = {} as Record<FloorName, Figures>
  for (const [name, run] of Object.entries(least)) {
    floors[name as FloorName] = await measure(pid, {
      run: async () => Number(Boolean(await run())),
    })
  }
  const measures: SizeFigures['measures'] = []
  for (const { group, name, floors: ofIt, rounds, run } of await measuresOf({
    url,
    cookie,
    gateway,
    gifts,
  })) {
    // Some calls require a recently entered password.
    const body = { password: TEST_ADMIN.password }
    await request({ url, cookie }, '/api/admin/confirm-password', { body })
    const figures = await measure(pid, { run, rounds })
    const { medianMs, p95Ms, cpuMs, bytes, rounds: done } = figures
    console.log(
      `${name.padEnd(42)}${[medianMs, p95Ms, cpuMs].map((ms) => ms.toFixed(1).padStart(10)).join('')}${String(bytes).padStart(10)}${String(done).padStart(4)}`,
    )
    const floorMs = ofIt.reduce((total, each) => total + floors[each].medianMs, 0)
    measures.push({ group, name, floors: ofIt, floorMs, ...figures })
  }
  return { floors, measures }
}

type Measured = { run(round: number): Promise<number>; rounds?: number }

/** Runs one request at a time. The server's CPU time covers all its threads, including timers. */
async function measure(pid: number, { run, rounds = ROUNDS }: Measured): Promise<Figures> {
  let bytes = 0
  const times: number[] = []
  let cpuBefore = cpuMs(pid)
  let from = performance.now()
  const isTimeLeft = () => performance.now() - from < BUDGET_MS
  const runOnce = async () => {
    const start = performance.now()
    bytes = await run(times.length)
    times.push(performance.now() - start)
  }
  while (times.length < WARM_UP_ROUNDS && isTimeLeft()) await runOnce()
  // A measure that takes this long is not warmed up: its first round counts.
  if (isTimeLeft()) {
    times.length = 0
    cpuBefore = cpuMs(pid)
    from = performance.now()
    while (times.length < rounds && isTimeLeft()) await runOnce()
  }
  const cpu = (cpuMs(pid) - cpuBefore) / times.length
  return {
    medianMs: median(times),
    p95Ms: quantile(times, 0.95),
    cpuMs: cpu,
    bytes,
    rounds: times.length,
  }
}

/** Times the same program without a site: the cost of Node and of loading TypeScript. */
async function timeBareStart() {
  const begunAt = performance.now()
  const { output } = await runChild(
    process.execPath,
    ['--import', 'tsx', '-p', 'process.memoryUsage().rss'],
    { limitMs: START_LIMIT_MS },
  )
  return { ms: performance.now() - begunAt, memoryMb: Number(output) / 1024 / 1024 }
}

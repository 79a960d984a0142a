import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Child, endChild, startChild } from '../tests/support/child-process'
import { DemoError, enterPracticeKeys, practiceEnv } from './practice-site'
import { type Simulator, startRazorpaySimulator } from './server'

const ROOT = join(import.meta.dirname, '..')
const DEFAULT_PORT = 3000
const LAST_PORT = 65_534
const STOP_LIMIT_MS = 15_000
const WEBHOOK_PATH = '/api/razorpay/webhook'

/** Ends the site when this process ends in any way, because its pipe closes. */
const END_WITH_PARENT = `data:text/javascript,process.stdin.on('end',()=>process.exit(1)).resume().unref()`

let simulator: Simulator | undefined
let site: Child | undefined
let isStopping = false

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0))

try {
  await main()
} catch (error) {
  console.error(error instanceof DemoError ? error.message : error)
  await stop(1)
}

/** Starts gateway and site, enters the keys, and prints what to do. */
async function main(): Promise<void> {
  const port = readPort()
  // Takes the gateway's port first, which keeps a second demo away from the first one's data.
  simulator = await startGateway(port + 1)
  // A new database every time, because the gateway's ledger is only in memory.
  const dataDir = join(ROOT, 'data', 'demo', String(port))
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(dataDir, { recursive: true })
  const admin = { username: 'admin', password: randomBytes(12).toString('base64url') }
  site = await startChild(
    process.execPath,
    ['--import', 'tsx', '--import', END_WITH_PARENT, 'server.ts'],
    { cwd: ROOT, env: practiceEnv({ port, dataDir, admin, gatewayUrl: simulator.url }) },
  )
  await untilReady(site)
  // The address that visitors use; the site accepts writes only from there.
  const siteUrl = `http://localhost:${port}`
  await enterPracticeKeys(siteUrl, admin)
  simulator.webhooks.configure({ url: `http://127.0.0.1:${port}${WEBHOOK_PATH}` })
  console.log(`
Practice payments: no money moves. The next demo starts with an empty database.

  1. Give        ${siteUrl}/donate
                 The payment window offers success, failure and a lost connection.
  2. Look        ${siteUrl}/admin-login
                 ${admin.username} / ${admin.password}
                 Practice payments are under Payments, Transactions, and in no total.
  3. Compare     ${simulator.url}/_simulator/ledger
                 The gateway's own records.

Ctrl-C stops both.`)
  const exitCode = await site.ended
  if (!isStopping) throw new DemoError(`The site has ended with code ${exitCode}.`)
}

async function startGateway(port: number): Promise<Simulator> {
  try {
    return await startRazorpaySimulator({ port })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
    throw new DemoError(`Port ${port} is in use: is another demo running? Set PORT to use another.`)
  }
}

function readPort(): number {
  const port = Number(process.env.PORT || DEFAULT_PORT)
  if (Number.isInteger(port) && port > 0 && port <= LAST_PORT) return port
  throw new DemoError(`PORT must be a whole number from 1 to ${LAST_PORT}.`)
}

/** Prints the site's output, and waits for 'Ready'. */
function untilReady(child: Child): Promise<void> {
  child.process.stdout?.pipe(process.stdout)
  child.process.stderr?.pipe(process.stderr)
  return new Promise((resolve, reject) => {
    child.process.stdout?.on('data', () => {
      if (/^Ready\b/m.test(child.output())) resolve()
    })
    void child.ended.then(() => reject(new DemoError('The site did not start.')))
  })
}

/** Stops the site, then the gateway, then exits. */
async function stop(exitCode: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (site) await endChild(site, 'SIGTERM', STOP_LIMIT_MS)
  await simulator?.stop()
  process.exit(exitCode)
}

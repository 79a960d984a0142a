/**
 * Measures the admin's lists on a large database: npm run bench:api
 * 10,000 volunteers and 100,000 donations in a temporary SQLite file, the production build, 10
 * connections, ten seconds per call. Figures: docs/bench.md.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { type AppServer, startServer } from '../tests/support/app-server'
import { logInAdmin } from '../tests/support/log-in-admin'
import { cpuMs, rssMb } from '../tests/support/process-usage'
import { printRow, quantile } from './figures'
import { seedManyRecords, seedSecrets } from './seed'

const CONNECTIONS = 10
const SECONDS = Number(process.env.BENCH_SECONDS ?? 10)
/** Lets V8 optimise hot code, as on a server that has been up for a minute. */
const WARM_UP_SECONDS = 5
const TARGET_P95_MS = 150

const CALLS: [string, string][] = [
  ['volunteers, first page', '/api/admin/volunteers'],
  ['volunteers, last page', '/api/admin/volunteers?page=200'],
  ['volunteers, 200 a page', '/api/admin/volunteers?limit=200'],
  ['volunteers, a common name', '/api/admin/volunteers?search=asha'],
  ['volunteers, one person', '/api/admin/volunteers?search=person4711%40'],
  ['volunteers, nobody', '/api/admin/volunteers?search=nobody%20here'],
  ['volunteers, हिन्दी', '/api/admin/volunteers?search=%E0%A4%B8%E0%A5%80%E0%A4%A4%E0%A4%BE'],
  ['donations, first page', '/api/admin/donations?limit=10'],
  ['donations, page 1000', '/api/admin/donations?page=1000'],
  ['donations, a common name', '/api/admin/donations?search=asha'],
  ['donations, one person', '/api/admin/donations?search=person47110%40'],
  ['donations, nobody', '/api/admin/donations?search=nobody%20here'],
  ['donations, sum and number', '/api/admin/donations/stats'],
  ['check-auth', '/api/admin/check-auth'],
]

const dataDir = await mkdtemp(join(tmpdir(), 'manavta-bench-'))

try {
  console.log('Seeding 10,000 volunteers and 100,000 donations …')
  await seedManyRecords({ dataDir, donations: 100_000, seed: 'none' })
  const server = await startServer({
    dataDir,
    env: { ...seedSecrets, SEED: 'none', RATE_LIMIT_FACTOR: '100000' },
  })
  await measureAll(server)
  const code = await server.stop()
  console.log(`\nThe server stopped with code ${code}.`)
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
process.exit()

async function measureAll(server: AppServer): Promise<void> {
  const headers = { cookie: await logInAdmin(server.url), origin: server.url }
  console.log(
    `\n${CONNECTIONS} connections, ${SECONDS} s a call; target: p95 under ${TARGET_P95_MS} ms\n`,
  )
  printRow('', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'RSS MB', 'failed')
  await autocannon({
    url: `${server.url}${CALLS[0]?.[1]}`,
    connections: CONNECTIONS,
    duration: WARM_UP_SECONDS,
    headers,
  })
  printRow('before', '', '', '', '', '', rssMb(server.pid).toFixed(0), '')
  for (const [name, path] of CALLS) {
    const times: number[] = []
    const cpuBefore = cpuMs(server.pid)
    const { requests, non2xx, errors, timeouts } = await autocannon({
      url: `${server.url}${path}`,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers,
      setupClient: (client) => client.on('response', (_status, _bytes, ms) => times.push(ms)),
    })
    const at = (share: number) => quantile(times, share).toFixed(1)
    const failed = non2xx + errors + timeouts
    const cpu = ((cpuMs(server.pid) - cpuBefore) / times.length).toFixed(1)
    const perSecond = requests.average.toFixed(0)
    const memory = rssMb(server.pid).toFixed(0)
    printRow(name, perSecond, at(0.5), at(0.95), at(0.99), cpu, memory, failed)
  }
}

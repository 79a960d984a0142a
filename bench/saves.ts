/**
 * Measures what saving costs: npm run bench:saves
 * Home is published a thousand times through the panel's own call, each time with a different
 * headline, on a separate SQLite file with the sample content. Versions are pruned as in production.
 */
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { startServer } from '../tests/support/app-server'
import { logInAdmin } from '../tests/support/log-in-admin'

const SAVES = 1_000
const TARGET_MB = 50
const ADDRESS = '/cms-api/globals/home-page?depth=0'

const server = await startServer({ env: { RATE_LIMIT_FACTOR: '1000' } })
try {
  const cookie = await logInAdmin(server.url)
  const before = fileMb()
  const start = performance.now()
  for (let save = 1; save <= SAVES; save += 1) {
    const { id: _, ...home } = await (await send(ADDRESS, { cookie, method: 'GET' })).json()
    home.hero.title.en = `Headline ${save}`
    const body = JSON.stringify({ ...home, _status: 'published' })
    const response = await send(ADDRESS, { cookie, body })
    if (!response.ok) throw new Error(`Save ${save}: ${response.status} ${await response.text()}`)
  }
  const seconds = (performance.now() - start) / 1000
  const after = fileMb()
  console.log(
    `${SAVES} saves in ${seconds.toFixed(0)} s: ${before.toFixed(1)} → ${after.toFixed(1)} MB`,
  )
  const { hero } = await (await send(ADDRESS, { cookie, method: 'GET' })).json()
  if (hero.title.en !== `Headline ${SAVES}`) throw new Error('The last save is not there')
  if (after > TARGET_MB) process.exitCode = 1
} finally {
  await server.stop()
}

type Sent = { cookie: string; method?: string; body?: string }

/** Sends a request like a browser on the site's own pages: Payload accepts a session only from there. */
function send(path: string, { cookie, method = 'POST', body }: Sent): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', Origin: server.url, cookie }
  return fetch(server.url + path, { method, headers, body })
}

/** Size of the database including the write-ahead log. */
function fileMb(): number {
  const sizes = ['site.db', 'site.db-wal'].map(
    (name) => statSync(join(server.dataDir, name), { throwIfNoEntry: false })?.size ?? 0,
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1_000_000
}

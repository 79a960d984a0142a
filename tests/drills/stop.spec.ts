import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from '@playwright/test'
import { startServer, TEST_ADMIN } from '../support/app-server'
import { runChild } from '../support/child-process'

let folder = ''
test.beforeEach(() => {
  test.slow()
  folder = mkdtempSync(join(tmpdir(), 'manavta-stop-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a stop under load completes requests in progress, flushes the database and exits cleanly', async () => {
  const server = await startServer({
    dataDir: folder,
    env: { SEED: 'none', RATE_LIMIT_FACTOR: '100000' },
  })
  const agent = new http.Agent({ keepAlive: true })
  const send = () => postContact(server.url, agent)
  // Keep-alive connections, as from browsers and proxies.
  expect(await Promise.all(Array.from({ length: 10 }, send))).toEqual(Array(10).fill(201))
  const underWay = Array.from({ length: 20 }, send)
  await Promise.race(underWay)
  const stopping = server.stop()
  const answered = (await Promise.all(underWay)).filter((status) => status === 201).length
  // The exit code is 0 only if it finished before its own limit of ten seconds.
  expect(await stopping).toBe(0)
  agent.destroy()
  const journal = join(folder, 'site.db-wal')
  expect(existsSync(journal) ? statSync(journal).size : 0).toBe(0)
  // Every accepted request got a response; the others were refused, and nothing of them was stored.
  expect(answered).toBeGreaterThan(0)
  expect(await countContacts(join(folder, 'site.db'))).toBe(10 + answered)
})

test('the site keeps running when nobody reads its log, and exits cleanly', async () => {
  const server = await startServer({ dataDir: folder, env: { SEED: 'none' } })
  server.closeOutput()
  for (let i = 0; i < 6; i++) {
    const response = await fetch(`${server.url}/api/health`, {
      signal: AbortSignal.timeout(20_000),
    })
    expect(response.status).toBe(200)
  }
  expect(await server.stop()).toBe(0)
})

test('npm run unlock reaches a running server', async () => {
  const server = await startServer({ dataDir: folder, env: { SEED: 'none' } })
  for (let i = 0; i < 5; i++) expect(await logIn(server.url, 'not the password')).toBe(401)
  expect(await logIn(server.url, TEST_ADMIN.password)).toBe(429)

  const unlock = await runChild(
    process.execPath,
    ['--import', 'tsx', 'scripts/unlock.ts', TEST_ADMIN.username],
    { limitMs: 30_000, env: { ...process.env, DATABASE_URI: `file:${join(folder, 'site.db')}` } },
  )
  expect(unlock.exitCode).toBe(0)
  expect(unlock.output).toContain('can log in again now')
  expect(await logIn(server.url, TEST_ADMIN.password)).toBe(200)
  expect(await server.stop()).toBe(0)
})

async function logIn(url: string, password: string): Promise<number> {
  const response = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: url },
    body: JSON.stringify({ username: TEST_ADMIN.username, password }),
  })
  return response.status
}

async function countContacts(file: string): Promise<number> {
  const client = createClient({ url: `file:${file}` })
  const { rows } = await client.execute('SELECT count(*) AS count FROM contacts')
  client.close()
  return Number(rows[0]?.count)
}

/** Posts to the contact form. @returns the status, or undefined if no response came. */
function postContact(url: string, agent: http.Agent): Promise<number | undefined> {
  const body = JSON.stringify({
    name: 'Asha',
    email: 'asha@example.org',
    subject: 'Support',
    message: 'Namaste',
  })
  return new Promise((resolve) => {
    const request = http.request(`${url}/api/contact`, {
      method: 'POST',
      agent,
      headers: { 'Content-Type': 'application/json', Origin: url },
    })
    request.on('response', (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(undefined))
    })
    request.on('error', () => resolve(undefined))
    request.end(body)
  })
}

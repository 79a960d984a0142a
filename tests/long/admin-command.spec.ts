import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { startServer, TEST_ADMIN } from '../support/app-server'
import { runChild } from '../support/child-process'

const ROOT = join(import.meta.dirname, '../..')
const LIMIT_MS = 120_000

test('npm run admin works while the server runs, and with it stopped', async () => {
  test.setTimeout(300_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'manavta-admin-'))
  const site = await startServer({ dataDir, env: { SEED: 'none' } })
  const env: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATABASE_URI: `file:${join(site.dataDir, 'site.db')}`,
    MEDIA_DIR: join(site.dataDir, 'media'),
    PAYLOAD_SECRET: '0123456789abcdef'.repeat(4),
    SETTINGS_KEY: 'fedcba9876543210'.repeat(4),
  }
  const admin = async (...args: string[]) => {
    return runChild('npm', ['run', '--silent', 'admin', '--', ...args], {
      cwd: ROOT,
      env,
      limitMs: LIMIT_MS,
    })
  }
  const logIn = (username: string, password: string) =>
    fetch(`${site.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: site.url },
      body: JSON.stringify({ username, password }),
    })

  const listed = await admin('list')
  expect(listed.output).toContain(TEST_ADMIN.username)
  expect(listed.exitCode).toBe(0)
  const made = await admin('create', 'drill')
  const password = /Password\s+(\S+)/.exec(made.output)?.[1] ?? ''
  expect((await logIn('drill', password)).status).toBe(200)

  await site.kill()
  const alone = await admin('reset-password', 'drill')
  expect(alone.exitCode).toBe(0)
  expect(alone.output).toMatch(/Password\s+\S+/)
  await rm(dataDir, { recursive: true, force: true })
})

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ServerStartError, startServer } from '../support/app-server'
import { runChild } from '../support/child-process'
import { logInAdmin } from '../support/log-in-admin'

const ROOT = join(import.meta.dirname, '../..')
const LIMIT_MS = 120_000
const PAN = 'ABCPE1234F'
const NEW_SETTINGS_KEY = '89abcdef01234567'.repeat(4)

test('npm run rotate-key gives a stopped site a new key, with which it opens its PANs', async () => {
  test.setTimeout(300_000)
  const dataDir = await mkdtemp(join(tmpdir(), 'manavta-key-'))
  // Lets the first start generate and keep the keys.
  const kept = { SEED: 'none', PAYLOAD_SECRET: '', SETTINGS_KEY: '' }
  const keysNow = async () => JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8'))
  const rotate = () =>
    runChild('npm', ['run', '--silent', 'rotate-key'], {
      cwd: ROOT,
      limitMs: LIMIT_MS,
      env: {
        NODE_ENV: 'production',
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        DATABASE_URI: `file:${join(dataDir, 'site.db')}`,
        DATA_DIR: dataDir,
        MEDIA_DIR: join(dataDir, 'media'),
        NEW_SETTINGS_KEY,
      },
    })

  let site = await startServer({ dataDir, env: kept })
  let cookie = await logInAdmin(site.url)
  const gift = { donorName: 'Asha Devi', amount: 501, paymentMethod: 'cash', panNumber: PAN }
  const receivedOn = new Date().toISOString().slice(0, 10)
  const made = await fetch(`${site.url}/api/admin/donations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url, Cookie: cookie },
    body: JSON.stringify({ ...gift, receivedOn }),
  })
  expect(made.status).toBe(201)

  const beside = await rotate()
  expect(beside.output).toContain('The site is running: stop it first')
  expect(beside.exitCode).toBe(1)
  await site.stop()
  const { SETTINGS_KEY: oldKey, PAYLOAD_SECRET } = await keysNow()

  const start = startServer({ dataDir, env: { ...kept, NEW_SETTINGS_KEY } })
  await expect(start).rejects.toThrow(ServerStartError)
  await expect(start).rejects.toThrow('run npm run rotate-key')

  const done = await rotate()
  expect(done.output).toContain('remove NEW_SETTINGS_KEY from .env')
  expect(done.exitCode).toBe(0)
  const { SETTINGS_KEY, ...others } = await keysNow()
  expect(SETTINGS_KEY).toBe(NEW_SETTINGS_KEY)
  expect(Object.values(others)).toEqual([PAYLOAD_SECRET, oldKey])
  const again = await rotate()
  expect(again.output).toContain('already the key of this site')
  expect(await keysNow()).toEqual({ SETTINGS_KEY, ...others })

  const withOld = startServer({ dataDir, env: { ...kept, SETTINGS_KEY: oldKey } })
  await expect(withOld).rejects.toThrow('SETTINGS_KEY is not the one')
  // Also works if the line is still in .env.
  site = await startServer({ dataDir, env: { ...kept, NEW_SETTINGS_KEY } })
  cookie = await logInAdmin(site.url)
  const read = await fetch(`${site.url}/api/admin/donations`, { headers: { Cookie: cookie } })
  const [stored] = await read.json()
  // The list shows the end of a PAN.
  expect(stored.panNumber).toMatch(/234F$/)
  await site.stop()
  await rm(dataDir, { recursive: true, force: true })
})

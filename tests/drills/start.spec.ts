import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ServerStartError, startServer } from '../support/app-server'
import { freePort } from '../support/ports'

let folder = ''
test.beforeEach(() => {
  test.slow()
  folder = mkdtempSync(join(tmpdir(), 'manavta-start-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

async function failureOf(env: Record<string, string>): Promise<ServerStartError> {
  try {
    const server = await startServer({ env, dataDir: join(folder, 'data') })
    await server.kill()
  } catch (error) {
    if (error instanceof ServerStartError) return error
    throw error
  }
  throw new Error('The server came up')
}

const blocker = () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  return file
}

const MISTAKES: [string, () => Record<string, string>, RegExp][] = [
  [
    'a media folder that cannot be written',
    () => ({ MEDIA_DIR: join(blocker(), 'media') }),
    /^MEDIA_DIR: .+ is not writable$/m,
  ],
  [
    'a database folder that cannot be written',
    () => ({ DATABASE_URI: `file:${join(blocker(), 'site.db')}` }),
    /^DATABASE_URI: .+ is not writable$/m,
  ],
  [
    'a folder of backups that visitors can reach',
    () => ({ BACKUP_DIR: 'public/backups' }),
    /^BACKUP_DIR: backups cannot be kept in .+ choose another folder$/m,
  ],
  [
    'a database in a folder that visitors can reach',
    () => ({ DATABASE_URI: 'file:public/data/site.db' }),
    /^DATABASE_URI: private data cannot be kept in .+ choose another folder$/m,
  ],
  [
    'a database among the pictures',
    () => ({
      DATABASE_URI: `file:${join(folder, 'media/public/site.db')}`,
      MEDIA_DIR: join(folder, 'media'),
    }),
    /^DATABASE_URI: private data cannot be kept in .+ choose another folder$/m,
  ],
  [
    'a restore that was interrupted',
    () => {
      mkdirSync(join(folder, 'data'))
      writeFileSync(join(folder, 'data/site.db.restoring'), '')
      return {}
    },
    /^DATABASE_URI: a restore to this database was interrupted.+ npm run restore again/m,
  ],
  [
    'a MongoDB that does not answer',
    () => ({ DATABASE_URI: 'mongodb://someone:secretword@127.0.0.1:9/site' }),
    /^DATABASE_URI: no MongoDB answers at mongodb:\/\/127\.0\.0\.1:9$/m,
  ],
  [
    'a placeholder for a secret',
    () => ({ PAYLOAD_SECRET: 'change-me-change-me-change-me-change-me' }),
    /^PAYLOAD_SECRET is a placeholder/m,
  ],
  [
    'a short secret',
    () => ({ PAYLOAD_SECRET: 'x7Gq2' }),
    /^PAYLOAD_SECRET must have at least 32 characters$/m,
  ],
]

for (const [mistake, env, line] of MISTAKES) {
  test(`${mistake} ends the start with one clear line and creates nothing`, async () => {
    const failure = await failureOf(env())
    expect(failure.exitCode).toBe(1)
    expect(failure.output.trim()).toMatch(line)
    expect(failure.output.trim().split('\n')).toHaveLength(1)
    expect(failure.output).not.toContain('secretword')
    expect(() => statSync(join(folder, 'data', 'site.db'))).toThrow()
    expect(() => statSync(join(folder, 'data', 'secrets.json'))).toThrow()
  })
}

// Started directly, because the test helper refuses an address that is not a local database.
test('a wrong scheme in DATABASE_URI ends the start with one clear line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'server.ts'], {
    env: { ...process.env, DATABASE_URI: 'postgres://127.0.0.1/site' },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr.trim()).toBe('DATABASE_URI must begin with file:, mongodb:// or mongodb+srv://')
})

test('a port that is taken ends the start with one clear line', async () => {
  const port = await freePort()
  const other = net.createServer().listen(port, '127.0.0.1')
  const failure = await failureOf({ PORT: String(port) })
  expect(failure.exitCode).toBe(1)
  expect(failure.output.trim()).toMatch(
    new RegExp(`^PORT: another program is already listening on ${port}`),
  )
  expect(() => statSync(join(folder, 'data', 'site.db'))).toThrow()
  other.close()
})

test('a second server on the same database refuses to start, and the first continues', async () => {
  const dataDir = join(folder, 'data')
  const first = await startServer({ dataDir, env: { SEED: 'none' } })
  const failure = await startServer({ dataDir, env: { SEED: 'none' } }).catch(
    (error: unknown) => error,
  )
  expect(failure).toBeInstanceOf(ServerStartError)
  expect((failure as ServerStartError).output).toMatch(
    /^Another process already works on .+ Stop it first/m,
  )
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
  expect(await first.stop()).toBe(0)
})

test('a restart keeps secrets, admin and content; another database shows its own', async () => {
  const dataDir = join(folder, 'data')
  const env = { PAYLOAD_SECRET: undefined, SETTINGS_KEY: undefined }
  const first = await startServer({ dataDir, env })
  const portfolio = await (await fetch(`${first.url}/portfolio`)).text()
  expect(portfolio).toContain('The village library')
  expect(await first.stop()).toBe(0)
  const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8')
  expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)

  const again = await startServer({ dataDir, env })
  expect(again.output()).not.toContain('First admin')
  expect(again.output()).not.toContain('sample content')
  expect(await (await fetch(`${again.url}/portfolio`)).text()).toContain('The village library')
  expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets)
  await again.stop()

  rmSync(join(dataDir, 'secrets.json'))
  const failure = await startServer({ dataDir, env }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ServerStartError)
  const { exitCode, output } = failure as ServerStartError
  expect(exitCode).toBe(1)
  expect(output.trim()).toMatch(/^PAYLOAD_SECRET and SETTINGS_KEY: the database has accounts, .+$/)
  expect(() => statSync(join(dataDir, 'secrets.json'))).toThrow()

  const other = await startServer({ dataDir: join(folder, 'other'), env: { SEED: 'none' } })
  const empty = await (await fetch(`${other.url}/portfolio`)).text()
  expect(empty).toContain('No Portfolio Items Yet')
  expect(empty).not.toContain('The village library')
  await other.stop()
})

test("the first admin's password is generated, shown once and never stored in plain text", async () => {
  const dataDir = join(folder, 'data')
  const server = await startServer({ dataDir, env: { ADMIN_PASSWORD: undefined, SEED: 'none' } })
  const password = /Password\s+(\S+)/.exec(server.output())?.[1] ?? ''
  expect(password).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/)
  const login = await fetch(`${server.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.url },
    body: JSON.stringify({ username: 'admin', password }),
  })
  expect(login.status).toBe(200)
  await server.stop()
  expect(readFileSync(join(dataDir, 'site.db')).includes(password)).toBe(false)
})

test("only the site's own user can read its files, even if they were readable before", async () => {
  const dataDir = join(folder, 'data')
  const env = { SEED: 'none', PAYLOAD_SECRET: undefined, SETTINGS_KEY: undefined }
  const modes = () =>
    Object.fromEntries(
      ['', ...readdirSync(dataDir)].map((name) => [
        name || 'data',
        (statSync(join(dataDir, name)).mode & 0o777).toString(8),
      ]),
    )
  const expected = {
    data: '700',
    'secrets.json': '600',
    'site.db': '600',
    'site.db-shm': '600',
    'site.db-wal': '600',
    'site.db.lock': '600',
  }
  const first = await startServer({ dataDir, env })
  expect(modes()).toMatchObject(expected)
  expect(await first.stop()).toBe(0)

  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o644)
  chmodSync(dataDir, 0o755)
  const again = await startServer({ dataDir, env })
  expect(modes()).toMatchObject(expected)
  expect(await again.stop()).toBe(0)
})

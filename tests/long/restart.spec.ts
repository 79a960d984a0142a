import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { ServerStartError, startServer } from '../support/app-server'

let folder = ''
test.beforeEach(() => {
  test.slow()
  folder = mkdtempSync(join(tmpdir(), 'manavta-restart-'))
})
test.afterEach(() => rmSync(folder, { recursive: true, force: true }))

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

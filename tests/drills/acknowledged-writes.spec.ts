import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client'
import { expect, test } from '@playwright/test'
import { type AppServer, startServer } from '../support/app-server'
import { logInAdmin } from '../support/log-in-admin'

/** Saves an inspiration as the panel does. @returns the status of the response. */
async function save(site: AppServer, cookie: string, name: string): Promise<number> {
  const response = await fetch(`${site.url}/cms-api/inspirations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookie, Origin: site.url },
    body: JSON.stringify({ name, sortOrder: 0 }),
  })
  return response.status
}

/**
 * With Payload's own adapter the five writes below are acknowledged but lost after the crash: after
 * one SQLITE_BUSY its connection stays in a transaction that is never committed.
 */
test('no acknowledged write is lost when the database was locked before and the process is killed after', async () => {
  test.slow()
  const dataDir = mkdtempSync(join(tmpdir(), 'manavta-kill-'))
  const site = await startServer({ dataDir, env: { SEED: 'none' } })
  const cookie = await logInAdmin(site.url)

  const outsider = createClient({ url: `file:${join(dataDir, 'site.db')}` })
  const writer = await outsider.transaction('write')
  expect(await save(site, cookie, 'while the database is locked')).toBeGreaterThanOrEqual(400)
  await writer.rollback()
  outsider.close()

  const names = ['one', 'two', 'three', 'four', 'five']
  for (const name of names) expect(await save(site, cookie, name)).toBe(201)
  await site.kill()

  const again = await startServer({ dataDir, env: { SEED: 'none' } })
  const html = await (await fetch(`${again.url}/inspiration`)).text()
  for (const name of names) expect(html).toContain(`>${name}<`)
  await again.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

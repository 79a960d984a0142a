import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seedManyRecords, seedSecrets } from '../../bench/seed'
import { type AppServer, startServer } from '../support/app-server'
import { test as base, expect, logIn, SERVER_START } from '../support/e2e'

/** One per minute from 1 January: 1110, 1440 and 450 on the first days in India. */
const DONATIONS = 3_000

const test = base.extend({
  hasOwnSite: true,
  site: [
    async ({ servers, serversOf }, use) =>
      use(await servers.get(serversOf, 'site', startSiteWithMany)),
    SERVER_START,
  ],
})

async function startSiteWithMany(): Promise<AppServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'))
  await seedManyRecords({ dataDir, donations: DONATIONS, seed: 'none' })
  const site = await startServer({ dataDir, env: seedSecrets })
  const stop: AppServer['stop'] = async (signal) => {
    const exitCode = await site.stop(signal)
    await rm(dataDir, { recursive: true, force: true })
    return exitCode
  }
  return { ...site, stop }
}

test.beforeEach(async ({ page }) => {
  await logIn(page)
})

test('10,000 volunteers are paged through and searched', async ({ page }) => {
  await page.goto('/admin')
  await page.getByRole('tab', { name: 'Volunteers' }).click()
  await expect(page.getByRole('heading', { name: 'Volunteer Applications (10,000)' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(24)
  await expect(page.getByText('Page 1 of 417')).toBeVisible()
  await expect(page.getByText('person9999@example.org')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('person9975@example.org')).toBeVisible()
  await expect(page).toHaveURL(/page=2/)
  // The next page starts at its top.
  await expect(page.getByRole('article').first()).toBeInViewport()

  await page.goto('/admin?tab=volunteers&page=417')
  await expect(page.getByText('person0@example.org')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(16)
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()

  await page.getByRole('searchbox').fill('PERSON4711@')
  await expect(page.getByRole('heading', { name: 'Volunteer Applications (1)' })).toBeVisible()
  await expect(page.getByText('person4711@example.org')).toBeVisible()
  await page.getByRole('searchbox').fill('सीता')
  await expect(page.getByRole('heading', { name: 'Volunteer Applications (1,250)' })).toBeVisible()
  await expect(page.getByText('Page 1 of 53')).toBeVisible()
})

test('donations are filtered by days of the Indian calendar, and so is their export', async ({
  page,
}) => {
  await page.goto('/admin?tab=payments&section=donations')
  await expect(page.getByRole('heading', { name: 'Donations (3,000)' })).toBeVisible()
  await page.getByLabel('From day').fill('2026-01-02')
  await expect(page.getByRole('heading', { name: 'Donations (1,890)' })).toBeVisible()
  await page.getByLabel('To day').fill('2026-01-02')
  await expect(page.getByRole('heading', { name: 'Donations (1,440)' })).toBeVisible()
  await expect(page).toHaveURL(/from=2026-01-02&to=2026-01-02/)
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of 29')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Donations (1,440)' })).toBeVisible()
  await expect(page.getByLabel('From day')).toHaveValue('2026-01-02')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const rows = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows).toHaveLength(1 + 1440)

  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('heading', { name: 'Donations (3,000)' })).toBeVisible()
  await page.getByRole('button', { name: 'Transactions' }).click()
  await page.getByLabel('Status').selectOption('Completed')
  await expect(page).toHaveURL(/section=transactions&status=completed/)
  await expect(page.getByText('Nothing found')).toBeVisible()
})

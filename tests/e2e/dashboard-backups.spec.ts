import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import { dashboardContent } from '@/content/dashboard'
import { dashboardBackupsContent } from '@/content/dashboard-backups'
import { expectCleanAndFitting, expectToast, failNext, forgetFailures } from '../support/dashboard'
import { expect, logIn, test } from '../support/e2e'

const copy = dashboardBackupsContent.en

test.use({ hasOwnSite: true })

test.beforeEach(({ page }) => logIn(page))

test('an admin makes the first backup and downloads it', async ({ page, complaints }) => {
  await page.goto('/admin')
  const { status } = dashboardContent.en.header
  await page.getByRole('button', { name: status, exact: true }).click()
  await page.getByRole('link', { name: copy.title }).click()
  await expect(page.getByText(copy.none)).toBeVisible()

  await failNext(page, '/api/admin/backups', 'POST')
  await page.getByRole('button', { name: copy.make }).click()
  await expectToast(page, copy.makeFailed.title)
  forgetFailures(complaints)

  await page.getByRole('button', { name: copy.make }).click()
  await expectToast(page, copy.made.title)
  await expect(page.getByText(copy.whole, { exact: true })).toBeVisible()
  await expectCleanAndFitting(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: copy.download }).click()
  const archive = await (await download).path()
  const head = await page.request.head((await download).url())
  expect(head.headers()['content-length']).toBe(String(statSync(archive).size))
  const names = execFileSync('tar', ['-tf', archive], { encoding: 'utf8' })
  expect(names).toMatch(/^backup-.*\/manifest\.json$/m)
})

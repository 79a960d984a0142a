import { dashboardContent } from '@/content/dashboard'
import { dashboardStatusContent } from '@/content/dashboard-status'
import { expectCleanAndFitting, failNext, forgetFailures } from '../support/dashboard'
import { expect, openDashboard, test } from '../support/e2e'

const copy = dashboardStatusContent.en

test('an admin sees the state of the site, also on a phone, and can refresh it', async ({
  page,
  complaints,
}) => {
  await openDashboard(page)
  await page.getByRole('button', { name: dashboardContent.en.header.status, exact: true }).click()
  await expect(page.getByRole('heading', { name: copy.title })).toBeVisible()
  await expect(page.getByText('SQLite', { exact: true })).toBeVisible()
  await expect(page.getByRole('list', { name: copy.jobs.title })).toContainText(
    copy.jobs.names.mails,
  )
  await expectCleanAndFitting(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectCleanAndFitting(page)

  await failNext(page, '/api/admin/status', 'GET')
  await page.getByRole('button', { name: copy.refresh }).click()
  await expect(page.getByRole('alert').getByText(copy.failed)).toBeVisible()
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByText(copy.failed)).toHaveCount(0)
  forgetFailures(complaints)

  await page.goto('/hi/admin?tab=status')
  await expect(page.getByRole('heading', { name: dashboardStatusContent.hi.title })).toBeVisible()
  await expectCleanAndFitting(page)
})

import type { Page } from '@playwright/test'
import { dashboardContent } from '@/content/dashboard'
import { indianDayOf } from '@/lib/dates'
import {
  expectCleanAndFitting,
  expectToast,
  forgetFailures,
  makeContact,
  makeVolunteer,
} from '../support/dashboard'
import { expect, openDashboard, test } from '../support/e2e'

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => {
  await openDashboard(page)
})

const waiting = (page: Page) => page.getByRole('region', { name: 'Waiting for you' })

/** Records a cash gift received today. */
async function record(page: Page, amount: number): Promise<void> {
  const response = await page.request.post('/api/admin/donations', {
    data: {
      donorName: 'Asha Devi',
      phone: '9876543210',
      amount,
      paymentMethod: 'cash',
      receivedOn: indianDayOf(new Date()),
    },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(response.status(), await response.text()).toBe(201)
}

test('the home shows open items and income, and each number links to its list', async ({
  page,
}) => {
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
  await expect(page.getByText('Nothing was received in the last 12 months.')).toHaveCount(3)

  await makeVolunteer(page, { firstName: 'Ravi', lastName: 'Kumar' })
  await makeContact(page, { name: 'Sita' })
  await record(page, 1500)
  await page.reload()
  const volunteersTab = page.getByRole('tab', { name: 'Volunteers 1 application waiting' })
  await expect(volunteersTab).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Contacts 1 unread message' })).toBeVisible()
  await expect(waiting(page).getByRole('listitem')).toHaveCount(3)
  await expectCleanAndFitting(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await expectCleanAndFitting(page)

  await page.getByRole('link', { name: /^Cash/ }).click()
  await expect(page).toHaveURL(/section=donations.*method=Cash/)
  await expect(page.getByRole('status').getByText('₹1,500')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goBack()

  await waiting(page)
    .getByRole('link', { name: /Volunteer application/ })
    .click()
  await expect(page.getByLabel('Status')).toHaveValue('pending')
  await page.getByRole('button', { name: 'Approve: Ravi Kumar' }).click()
  await expect(page.getByText('Nothing found')).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Volunteers', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(waiting(page).getByRole('listitem')).toHaveCount(2)
})

test('figures that cannot be loaded say so, and can be requested again', async ({
  page,
  complaints,
}) => {
  const figures = page.getByRole('region', { name: 'This month and before' })
  // The first page's requests have finished: the failure is for the next ones.
  await expect(figures).toBeVisible()
  await page.route('**/api/admin/home', (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await page.reload()
  const alert = page.getByRole('alert').filter({ hasText: 'Could not load the figures' })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(figures).toBeVisible()
  forgetFailures(complaints)
})

test('the slim header links to site, content and account, and logs out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const banner = page.getByRole('banner').first()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  // Two stylesheets would override each other depending on their order.
  await expect(page.locator('link[rel=stylesheet][href^="/_next/"]')).toHaveCount(1)
  await expect(banner.getByRole('link', { name: 'Site', exact: true })).toHaveAttribute('href', '/')
  await banner.getByRole('link', { name: 'Account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account', level: 1 })).toBeVisible()
  await expectCleanAndFitting(page)
  await banner.getByRole('button', { name: 'Logout' }).click()
  await expect(page.locator('[data-tone=success]')).toContainText('Logged Out')
  await expect(page).toHaveURL(/\/admin-login$/)
})

test('if a dialog cannot be fetched, the dashboard says so and stays', async ({
  page,
  complaints,
}) => {
  const button = page.getByRole('button', { name: dashboardContent.en.header.newActivity })
  await expect(button).toBeVisible()
  await page.route('**/_next/static/**', (route) => route.fulfill({ status: 404, body: '' }))
  await button.click()
  await expectToast(page, dashboardContent.en.list.offline)
  await page.unroute('**/_next/static/**')
  await button.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  complaints.splice(0)
})

test('offline, a tab not opened yet says so, and opens once there is a connection', async ({
  page,
  complaints,
}) => {
  await page.context().setOffline(true)
  await page.getByRole('tab', { name: 'Inspiration' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'This tab could not be opened' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Portfolio' })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Inspiration', level: 2 })).toBeVisible()
  complaints.splice(0)
})

import type { Locator, Page } from '@playwright/test'
import { activityLogContent } from '@/content/activity-log'
import { dashboardContent } from '@/content/dashboard'
import {
  expectCleanAndFitting,
  expectToast,
  failNext,
  forgetFailures,
  makeVolunteer,
  openTab,
} from '../support/dashboard'
import { expect, holdBack, openDashboard, test } from '../support/e2e'
import { screens } from '../support/screens'

const copy = activityLogContent.en

test.use({ hasOwnSite: true })

test.beforeEach(async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept())
  await openDashboard(page)
})

const PATH = '/api/admin/audit-log'
const { list } = dashboardContent.en

const openLog = (page: Page) => page.getByRole('button', { name: copy.open }).click()
const entries = (page: Page): Locator =>
  page.getByRole('list', { name: copy.caption }).getByRole('listitem')

/** Creates enough entries to fill several pages. */
function manyEntries(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `e${index}`,
    actor: 'asha',
    actorRole: 'admin',
    subject: 'transaction',
    action: 'refund-made',
    subjectId: 't1',
    label: 'Ravi Kumar',
    changes: { note: { to: `₹${index + 1}` } },
    network: '203.0.113.0/24',
    requestId: `request-${index}`,
    createdAt: '2026-03-05T06:30:00.000Z',
  }))
}

/** Answers calls of the list, but not of its people. */
async function serveList(page: Page, total: number): Promise<void> {
  await page.route(`**${PATH}?**`, (route) => {
    const params = new URL(route.request().url()).searchParams
    const [number, limit] = [Number(params.get('page')), Number(params.get('limit'))]
    return route.fulfill({
      json: manyEntries(total).slice((number - 1) * limit, number * limit),
      headers: { 'X-Total-Count': String(total) },
    })
  })
}

test('admin actions are listed in plain sentences, and filtered by person, subject and day', async ({
  page,
}) => {
  await makeVolunteer(page, { firstName: 'meera', lastName: 'kumari' })
  await openTab(page, 'Volunteers')
  await page.getByRole('button', { name: 'Approve: Meera Kumari' }).click()
  await expectToast(page, 'Volunteer updated successfully')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: list.export.labels.csv }).click()
  await download

  await openLog(page)
  await expect(page).toHaveURL(/tab=activity-log/)
  await expect(page.getByRole('tab')).toHaveCount(6)
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  const approval = entries(page).filter({ hasText: "admin approved Meera Kumari's application" })
  await expect(approval).toContainText('from pending to approved')
  await expect(approval).toContainText('admin (admin)')
  await expect(approval.getByText(/^network/)).toBeHidden()
  await approval.getByText(copy.technical).click()
  await expect(approval.getByText(/^network \S+ · request [0-9a-f-]{36}$/)).toBeVisible()
  await expect(approval.locator('time')).toContainText(/\d{4} at \d/)
  await expect(entries(page).first()).toContainText('admin exported the volunteers (1 row)')

  await page.getByLabel(copy.filters.subject).selectOption(copy.subjects.volunteer)
  await expect(entries(page)).toHaveCount(1)
  await expect(page).toHaveURL(/subject=volunteer/)
  await page.getByLabel(copy.filters.actor).selectOption('admin')
  await page.getByLabel(list.filters.to).fill('2020-01-01')
  await expect(page.getByText(list.nothingFound.title)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(copy.filters.actor)).toHaveValue('admin')
  await expect(page.getByLabel(list.filters.to)).toHaveValue('2020-01-01')
  await page.getByRole('button', { name: list.filters.clear }).click()
  await expect(entries(page).first()).toBeVisible()
  await expect(page).not.toHaveURL(/subject|actor|to=/)

  // A tab opens scrolled to its top, and the keyboard can still reach the tabs.
  await page.getByRole('tab', { name: 'Portfolio' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'About Slider' })).toBeFocused()
  await page.goBack()
  await expect(entries(page).first()).toBeVisible()
})

test('an export of several pages is one entry', async ({ page }) => {
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.searchParams.has('export')) asked.push(url)
  })
  await page.route('**/api/admin/volunteers?**', async (route) => {
    const response = await route.fetch()
    const headers = { ...response.headers(), 'x-total-count': '201' }
    const query = new URL(route.request().url()).searchParams
    const isExport = query.has('export')
    const rows = Array.from({ length: query.get('page') === '1' ? 200 : 1 }, () => volunteerRow)
    await route.fulfill(isExport ? { headers, json: rows } : { response })
  })
  const countExports = async () => {
    const response = await page.request.get(`${PATH}?subject=export`)
    return Number(response.headers()['x-total-count'])
  }
  const before = await countExports()
  await openTab(page, 'Volunteers')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: list.export.labels.csv }).click()
  await download
  expect(asked.map((url) => url.searchParams.get('page'))).toEqual(['1', '2'])
  expect(new Set(asked.map((url) => url.searchParams.get('export'))).size).toBe(1)
  expect(await countExports()).toBe(before + 1)
})

test('the log shows loading, errors, pages and an empty state', async ({ page, complaints }) => {
  const release = await holdBack(page, `**${PATH}?**`)
  await openLog(page)
  // The Home that is left may still be loading, too.
  await expect(page.getByText(list.loading).first()).toBeAttached()
  release()
  await expect(page.getByText(list.loading)).toHaveCount(0)
  await page.unroute(`**${PATH}?**`)

  await failNext(page, `${PATH}?`, 'GET')
  await page.reload()
  await expect(page.getByText(list.failed)).toBeVisible()
  await serveList(page, 120)
  await page.getByRole('button', { name: list.tryAgain }).click()
  await expect(entries(page)).toHaveCount(50)
  await expect(entries(page).first()).toContainText("asha refunded ₹1 of Ravi Kumar's donation")
  await page.getByRole('button', { name: list.pager.next }).click()
  await expect(page.getByText(list.pager.position(2, 3))).toBeVisible()
  await expect(entries(page).first()).toContainText('₹51')
  await expect(page).toHaveURL(/page=2/)

  await page.unroute(`**${PATH}?**`)
  await serveList(page, 0)
  await page.goto('/admin?tab=activity-log')
  await expect(page.getByText(copy.empty.title)).toBeVisible()
  forgetFailures(complaints)
})

for (const screen of screens) {
  test(`the log is clean for axe and fits ${screen.name}`, async ({ page }) => {
    await page.setViewportSize(screen.viewport)
    await serveList(page, 60)
    await page.goto('/admin?tab=activity-log')
    await expect(entries(page)).toHaveCount(50)
    await expectCleanAndFitting(page)
  })
}

const volunteerRow = {
  id: 'v1',
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.org',
  phone: '9876543210',
  interests: [],
  availability: '',
  experience: '',
  motivation: '',
  skills: [],
  emergencyContact: '',
  status: 'pending',
  createdAt: '2026-03-05T06:30:00.000Z',
  updatedAt: '2026-03-05T06:30:00.000Z',
}

import { adminLoginContent } from '@/content/admin-login'
import { TEST_ADMIN } from '../support/app-server'
import { expect, holdBack, openDashboard, test } from '../support/e2e'

test('logging in opens the dashboard after a second, and sets the flag', async ({ page }) => {
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(TEST_ADMIN.username)
  await page.getByLabel('Password', { exact: true }).fill(TEST_ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('[data-tone=success]')).toContainText('Login Successful')
  await expect(page.locator('[data-tone=success]')).toContainText('Welcome to the admin panel')
  await page.waitForURL('**/admin')
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('isAdminLoggedIn'))).toBe('true')
})

test('a wrong password says so and keeps the name that was typed', async ({ page, complaints }) => {
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(TEST_ADMIN.username)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('[data-tone=error]')).toContainText('Login Failed')
  await expect(page.locator('form').getByText('Invalid username or password')).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue(TEST_ADMIN.username)
  expect(await page.evaluate(() => localStorage.getItem('isAdminLoggedIn'))).toBeNull()
  await expect(page).toHaveURL(/admin-login/)
  complaints.splice(0)
})

test('a login that fails for another reason says why', async ({ page, complaints }) => {
  const { failures } = adminLoginContent.en
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(TEST_ADMIN.username)
  await page.getByLabel('Password', { exact: true }).fill(TEST_ADMIN.password)
  const form = page.locator('form')
  for (const [status, said] of [
    [500, failures.server],
    [403, failures.otherAddress],
    [429, failures.tooMany],
    [0, failures.noResponse],
  ] as const) {
    await page.route(
      '**/api/admin/login',
      (route) =>
        status === 0
          ? route.abort('internetdisconnected')
          : route.fulfill({ status, json: { message: 'No' } }),
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(form.getByText(said)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin')
  complaints.splice(0)
})

test('a login before the script has loaded waits for it and loses nothing', async ({ page }) => {
  const release = await holdBack(page, '**/*.js')
  const loading = page.goto('/admin-login')
  await page.getByLabel('Username').fill(TEST_ADMIN.username)
  await page.getByLabel('Password').fill(TEST_ADMIN.password)
  await page.getByRole('button', { name: 'Login' }).click()
  release()
  await loading
  await page.waitForURL('**/admin')
})

test('empty fields are named, the first one gets the focus', async ({ page, complaints }) => {
  await page.goto('/admin-login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByText('Username is required')).toBeVisible()
  await expect(page.getByText('Password is required')).toBeVisible()
  await expect(page.getByLabel('Username')).toBeFocused()
  complaints.splice(0)
})

test('/admin and /cms redirect to the one login without a session, whatever the flag says', async ({
  page,
  complaints,
}) => {
  await page.addInitScript(() => localStorage.setItem('isAdminLoggedIn', 'true'))
  for (const path of ['/admin', '/hi/admin', '/cms', '/cms/login', '/cms/create-first-user']) {
    await page.goto(path)
    await page.waitForURL(/\/admin-login/)
  }
  expect((await page.request.get('/admin')).url()).toMatch(/admin-login/)
  complaints.splice(0)
})

test('a session without the flag gets it at the login page and continues', async ({ page }) => {
  const dashboard = page.getByRole('heading', { name: 'Admin Dashboard' })
  await openDashboard(page)
  // The dashboard checks the flag once; without it, it would redirect.
  await expect(dashboard).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('isAdminLoggedIn'))
  await page.goto('/admin')
  await expect(dashboard).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('isAdminLoggedIn'))).toBe('true')
})

test('a link in an e-mail opens its list after the login, and never leaves the office', async ({
  page,
  complaints,
}) => {
  const enter = async (path: string) => {
    await page.context().clearCookies()
    await page.goto(path)
    await page.getByLabel('Username').fill(TEST_ADMIN.username)
    await page.getByLabel('Password', { exact: true }).fill(TEST_ADMIN.password)
    await page.getByRole('button', { name: 'Login' }).click()
  }
  await enter('/admin?tab=contacts&status=new')
  await expect(page).toHaveURL(/\/admin\?tab=contacts&status=new$/)
  await expect(page.getByRole('tab', { name: 'Contacts' })).toHaveAttribute('aria-selected', 'true')
  await page.evaluate(() => localStorage.removeItem('isAdminLoggedIn'))
  await page.goto('/admin?tab=volunteers')
  await expect(page).toHaveURL(/\/admin\?tab=volunteers$/)
  await expect(page.getByRole('tab', { name: 'Volunteers' })).toBeVisible()

  await enter('/admin-login?next=//example.com/admin')
  await expect(page).toHaveURL(/localhost:\d+\/admin$/)
  complaints.splice(0)
})

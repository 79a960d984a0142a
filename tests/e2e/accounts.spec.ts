import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { forgotPasswordContent } from '@/content/forgot-password'
import { startSampleSite, TEST_ADMIN } from '../support/app-server'
import { seriousFindings } from '../support/axe'
import { expectToast, forgetFailures, openTab } from '../support/dashboard'
import { test as base, expect, holdBack, SERVER_START } from '../support/e2e'
import { type MailServer, startMailServer } from '../support/smtp'

const NEW_PASSWORD = 'nine purple kettles sing'

/** A site with a mail server, so that forgotten passwords can be reset. */
const test = base.extend<{ mail: MailServer }>({
  hasOwnSite: true,
  mail: async ({ servers, serversOf }, use) =>
    use(await servers.get(serversOf, 'mail', () => startMailServer())),
  site: [
    async ({ servers, serversOf, mail }, use) => {
      const env = { SMTP_URL: mail.url, MAIL_FROM: 'office@example.org' }
      await use(await servers.get(serversOf, 'site', () => startSampleSite(env)))
    },
    SERVER_START,
  ],
})
test.describe.configure({ mode: 'serial' })

/** The current password, and the second factor, if any. */
let password = TEST_ADMIN.password
let key = ''

async function enter(page: Page, name = TEST_ADMIN.username, secret = password) {
  await page.goto('/admin-login')
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login' }).click()
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const codeNow = (stepsFromNow = 0) =>
  new TOTP({ secret: key.replaceAll(' ', '') }).generate({
    timestamp: Date.now() + stepsFromNow * 30_000,
  })

/** Makes the server require the password at the next call of that address, as after ten minutes. */
async function askForPasswordAt(page: Page, address: string) {
  let isAsked = false
  await page.route(address, (route) => {
    if (isAsked || route.request().method() !== 'POST') return route.fallback()
    isAsked = true
    return route.fulfill({
      status: 403,
      json: { message: 'Please enter your password again', code: 'password-required' },
    })
  })
}

test('the password is requested over the work, and the work continues afterwards', async ({
  page,
  complaints,
}) => {
  await enter(page)
  await page.waitForURL('**/admin')
  await openTab(page, 'Payments')
  await page.getByLabel('Key ID').fill('rzp_test_1')
  await page.getByLabel('Key Secret').fill('a secret of the gateway')
  await page.getByLabel('UPI ID').fill('giving@bank')
  await askForPasswordAt(page, '**/api/admin/payment-settings')
  await page.getByRole('button', { name: 'Update' }).click()
  const dialog = page.getByRole('dialog', { name: 'Please enter your password again' })
  await expect(dialog.getByLabel('Your password')).toBeFocused()
  await dialog.getByLabel('Your password').fill('not the password')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Incorrect password')).toBeVisible()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toBeHidden()
  await expectToast(page, 'Payment settings updated successfully')
  await expect(page.getByLabel('UPI ID')).toHaveValue('giving@bank')
  forgetFailures(complaints)
})

test('not entering it keeps the typed text', async ({ page, complaints }) => {
  await enter(page)
  await page.waitForURL('**/admin')
  await openTab(page, 'Payments')
  await page.getByLabel('UPI ID').fill('other@bank')
  await askForPasswordAt(page, '**/api/admin/payment-settings')
  await page.getByRole('button', { name: 'Update' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('alert').getByText('Please enter your password again')).toBeVisible()
  await expect(page.getByLabel('UPI ID')).toHaveValue('other@bank')
  forgetFailures(complaints)
})

test('a password is changed with the old one, and a weak one is refused', async ({
  page,
  complaints,
}) => {
  await enter(page)
  await page.waitForURL('**/admin')
  await page.getByRole('link', { name: 'Your account' }).click()
  const own = section(page, 'Change your password')
  await own.getByLabel('Current password').fill(password)
  await own.getByLabel('New password').fill('password1234')
  await own.getByRole('button', { name: 'Change password' }).click()
  await expect(own.getByText('This password is easy to guess')).toBeVisible()
  await own.getByLabel('New password').fill(NEW_PASSWORD)
  await own.getByRole('button', { name: 'Change password' }).click()
  await expectToast(page, 'Password changed')
  password = NEW_PASSWORD
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  forgetFailures(complaints)
})

test('nothing can be typed or sent before hydration', async ({ page }) => {
  await enter(page)
  await page.waitForURL('**/admin')
  const release = await holdBack(page, '**/*.js')
  await page.getByRole('link', { name: 'Your account' }).click()
  const own = section(page, 'Change your password')
  const button = own.getByRole('button', { name: 'Change password' })
  await expect(button).toBeDisabled()
  await expect(own.getByLabel('New password')).toBeDisabled()
  release()
  await expect(button).toBeEnabled()
  await expect(own.getByLabel('New password')).toBeEnabled()
})

test('without a connection no link is requested, and the button does not stay busy', async ({
  page,
  complaints,
}) => {
  const copy = forgotPasswordContent.en
  await page.goto('/admin-login/forgot')
  await page.context().setOffline(true)
  await page.getByLabel('Username or e-mail').fill('admin@example.org')
  await page.getByRole('button', { name: copy.submit }).click()
  await expect(page.getByText(copy.failed.description)).toBeVisible()
  await expect(page.getByRole('button', { name: copy.submit })).toBeEnabled()
  await page.context().setOffline(false)
  complaints.splice(0)
})

test('a forgotten password is reset by mail', async ({ page, mail, complaints }) => {
  await enter(page)
  await page.waitForURL('**/admin')
  await page.goto('/admin/account')
  const email = section(page, 'Your e-mail address')
  await email.getByLabel('E-mail').fill('admin@example.org')
  await email.getByRole('button', { name: 'Save address' }).click()
  await expectToast(page, 'Address saved')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-login')

  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await page.getByLabel('Username or e-mail').fill('admin@example.org')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please check your e-mail')).toBeVisible()
  await expect.poll(() => mail.letters.length).toBe(1)
  const text = (mail.letters[0] ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=')
  const link = /http:\S+\/admin-login\/reset#[\w-]{43}/.exec(text)?.[0] ?? ''
  expect(link).not.toBe('')

  // A mail scanner opens the link first.
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(link)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Please use at least 12 characters')).toBeVisible()
  await page.getByLabel('New password').fill('seven quiet lanterns drift')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('Your password is changed')).toBeVisible()
  expect(page.url()).not.toContain('#')
  password = 'seven quiet lanterns drift'
  // From the same page only the # would change, which Next may remove again.
  await page.goto('about:blank')
  await page.goto(link)
  await page.getByLabel('New password').fill('eight narrow windows shine')
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('This link no longer works')).toBeVisible()
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await page.waitForURL('**/admin-login/forgot')
  forgetFailures(complaints)
})

test('a second factor is set up, and the next login asks for its code', async ({
  page,
  complaints,
}) => {
  await enter(page)
  await page.waitForURL('**/admin')
  await page.goto('/admin/account')
  const factor = section(page, 'Second factor')
  await factor.getByRole('button', { name: 'Set up' }).click()
  await expect(factor.getByRole('img', { name: 'QR code' })).toBeVisible()
  key = (await factor.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await factor.getByRole('textbox', { name: 'Code' }).fill('000000')
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await expect(factor.getByText('This code is not right')).toBeVisible()
  await factor.getByRole('textbox', { name: 'Code' }).fill(codeNow())
  await factor.getByRole('button', { name: 'Turn on' }).click()
  const codes = section(page, 'Your recovery codes')
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const [spare = ''] = await codes.getByRole('listitem').allTextContents()
  await codes.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section(page, 'Second factor').getByText('10 recovery codes')).toBeVisible()

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-login')
  await enter(page)
  await expect(page.getByLabel('Code')).toBeFocused()
  await expect(page.getByLabel('Username')).toBeHidden()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.locator('form').getByText('This code is not right')).toBeVisible()
  // Each code works only once. A code of the next step is already accepted.
  await page.getByLabel('Code').fill(codeNow(1))
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin')

  await page.goto('/admin/account')
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/admin-login')
  await enter(page)
  await page.getByLabel('Code').fill(spare)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/admin')
  await page.goto('/admin/account')
  await section(page, 'Second factor').getByRole('button', { name: 'Turn off' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  await expect(section(page, 'Second factor').getByRole('button', { name: 'Set up' })).toBeVisible()
  forgetFailures(complaints)
})

test('an editor is sent to the set-up if the role requires it, and can then work', async ({
  page,
  site,
  complaints,
}) => {
  await enter(page)
  await page.waitForURL('**/admin')
  const origin = { Origin: site.url }
  const editor = { username: 'writer', password: NEW_PASSWORD, role: 'editor' }
  const made = await page.request.post('/cms-api/users', { headers: origin, data: editor })
  expect(made.status()).toBe(201)
  const settings = { secondFactorRoles: ['editor'] }
  await page.request.post('/cms-api/globals/site-settings', { headers: origin, data: settings })
  await page.context().clearCookies()

  await enter(page, editor.username, editor.password)
  await page.waitForURL('**/admin/account')
  await expect(page.getByText('Please set up a second factor first')).toBeVisible()
  await page.goto('/cms')
  await page.waitForURL('**/admin/account')
  const factor = section(page, 'Second factor')
  await factor.getByRole('button', { name: 'Set up' }).click()
  key = (await factor.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? ''
  await factor.getByRole('textbox', { name: 'Code' }).fill(codeNow())
  await factor.getByRole('button', { name: 'Turn on' }).click()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section(page, 'Change your password')).toBeVisible()
  await page.goto('/cms')
  await expect(page.getByRole('link', { name: 'Your account' }).first()).toBeAttached()
  expect(page.url()).toContain('/cms')
  forgetFailures(complaints)
})

test('every screen of an account can be used by all', async ({ page, complaints }) => {
  for (const path of ['/admin-login', '/admin-login/forgot', '/hi/admin-login/forgot']) {
    await page.goto(path)
    expect(await seriousFindings(page), path).toEqual([])
  }
  for (const path of ['/admin-login/reset#x', '/hi/admin-login/reset#x', '/admin-login/reset#']) {
    await page.goto(path)
    expect(await seriousFindings(page), path).toEqual([])
  }
  await enter(page)
  await page.waitForURL('**/admin')
  await page.goto('/admin/account')
  expect(await seriousFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible()
  expect(await seriousFindings(page)).toEqual([])
  forgetFailures(complaints)
})

test('signing out everywhere ends the other devices, too', async ({ page, playwright, site }) => {
  const headers = { Origin: site.url }
  const other = await playwright.request.newContext({
    baseURL: site.url,
    extraHTTPHeaders: headers,
  })
  const data = { username: TEST_ADMIN.username, password }
  expect((await other.post('/api/admin/login', { data })).status()).toBe(200)
  await enter(page)
  await page.waitForURL('**/admin')
  await page.goto('/admin/account')
  page.on('dialog', (dialog) => dialog.accept())
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/admin-login')
  expect((await other.get('/api/admin/check-auth')).status()).toBe(401)
  await other.dispose()
})

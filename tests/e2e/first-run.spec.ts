import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { startServer } from '../support/app-server'
import { expectCleanAndFitting } from '../support/dashboard'
import { test as base, expect, logIn, openDashboard, SERVER_START } from '../support/e2e'

/** Time for one attempt. */
const CLICK_LIMIT_MS = 10_000
/** Time to remove all sample content, picture by picture. */
const REMOVAL_LIMIT_MS = 45_000

/** A site whose first start seeds its own sample content, instead of getting a copy. */
const test = base.extend({
  hasOwnSite: true,
  site: [
    async ({ servers, serversOf }, use) =>
      use(await servers.get(serversOf, 'site', () => startServer())),
    SERVER_START,
  ],
})

const step = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function openStep(page: Page, name: string): Promise<void> {
  await page.goto('/admin/start')
  await step(page, name).getByRole('link').first().click()
}

async function save(page: Page): Promise<void> {
  await page.locator('#action-save').click()
  await expect(
    page.locator('.toast-success, [data-sonner-toast][data-type=success]').first(),
  ).toBeVisible()
}

test.describe.configure({ mode: 'serial' })

test('offline a notice says that the first steps could not be hidden', async ({
  page,
  complaints,
}) => {
  // The code of notices is fetched once the page is hydrated.
  const drawsNotices = page.waitForResponse(
    async (response) =>
      response.url().endsWith('.js') && (await response.text()).includes('data-tone'),
  )
  await openDashboard(page)
  await drawsNotices
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Hide the first steps' }).click()
  const notice = page.locator('[data-tone=error]')
  await expect(notice).toContainText('Please check your connection')
  await expect(page.getByRole('button', { name: 'Hide the first steps' })).toBeVisible()
  complaints.splice(0)
})

test('the dashboard links to the first steps', async ({ page }) => {
  await openDashboard(page)
  const banner = page.getByRole('region', { name: /First steps: 0 of 10/ })
  await expect(banner).toContainText('Next: Name and logo')
  await banner.getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/admin\/start#name$/)
  await expect(page.getByRole('heading', { level: 1, name: 'First steps' })).toBeVisible()
})

test('a foundation makes the site its own with clicks only', async ({ page }) => {
  await logIn(page)
  await openStep(page, 'Name and logo')
  await page.locator('#field-foundationName').fill('Asha Trust')
  await page.locator('#field-logo').getByRole('button', { name: 'Create New' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.locator('input[type=file]').setInputFiles({
    name: 'logo.png',
    mimeType: 'image/png',
    buffer: await sharp({
      create: { width: 400, height: 300, channels: 3, background: '#34478c' },
    })
      .png()
      .toBuffer(),
  })
  await drawer.locator('[name=alt]').fill('Logo of the Asha Trust')
  await drawer.locator('#action-save').click()
  await expect(drawer).toBeHidden()
  await page.getByText('Indigo (blue)').click()
  await save(page)

  await page.goto('/admin/start')
  await expect(step(page, 'Name and logo')).toContainText('Hindi pages still show the sample name')
  await page.goto('/cms/globals/site-settings?locale=hi#tab-1')
  await page.locator('#field-foundationName').fill('आशा ट्रस्ट')
  await save(page)

  await openStep(page, 'Contact and map')
  await page.locator('#field-address').fill('Village Rampur, Uttar Pradesh')
  await page.locator('#field-phone').fill('+91 98765 43210')
  await page.locator('#field-email').fill('office@asha.example')
  await page.locator('#field-mapUrl').fill('https://www.openstreetmap.org/#map=12/26.8/80.9')
  await save(page)

  await openStep(page, 'Bank and UPI')
  await page.locator('#field-upiId').fill('asha@bank')
  await page.locator('#field-bankAccountName').fill('Asha Trust')
  await page.locator('#field-bankAccountNumber').fill('12345678901')
  await page.locator('#field-bankIfscCode').fill('ABCD0123456')
  await save(page)

  await page.goto('/admin/start')
  for (const name of ['Name and logo', 'Colours', 'Contact and map', 'Bank and UPI']) {
    await expect(step(page, name).getByText('Done', { exact: true })).toBeVisible()
  }
  await expect(step(page, 'E-mail')).toContainText('SMTP_URL')

  for (const address of ['/', '/admin-login']) {
    await page.goto(address)
    await expect(page.locator('html')).toHaveCSS('--color-neem', '#34478c')
  }
})

test('the figures to confirm are opened where they are', async ({ page }) => {
  await logIn(page)
  await openStep(page, 'Figures and stories to confirm')
  await expect(page.locator('#field-homeCounters')).toBeVisible()
  await page.goto('/admin/start')
  const claims = page.getByRole('list', { name: 'Not yet confirmed' })
  await claims
    .getByRole('link', { name: /^Replace: .*Counters on Home/ })
    .first()
    .click()
  await expect(page.locator('#field-homeCounters')).toBeVisible()
})

test('the sample content goes after a question, and the pages have empty states', async ({
  page,
  site,
}) => {
  await logIn(page)
  await page.goto('/admin/start')
  const claims = page.getByRole('list', { name: 'Not yet confirmed' })
  const count = await claims.getByRole('listitem').count()
  await claims.getByRole('button').first().click()
  await expect(claims.getByRole('listitem')).toHaveCount(count - 1)

  await step(page, 'Sample content').getByRole('button').click()
  const question = page.getByRole('dialog', { name: 'Remove all sample content?' })
  await expect(question).toContainText('6 activities')
  await expect(question).toContainText('edited or added stays')
  await question.getByRole('button', { name: 'Keep it' }).last().click()
  await expect(step(page, 'Sample content').getByText('Open', { exact: true })).toBeVisible()
  await step(page, 'Sample content').getByRole('button').click()
  await question.getByRole('button', { name: 'Remove it' }).click()
  await expect(question).toBeHidden({ timeout: REMOVAL_LIMIT_MS })
  await expect(step(page, 'Sample content')).toContainText('No sample content is left.')

  const home = await (await fetch(site.url)).text()
  expect(home).toContain('Asha Trust')
  expect(home).not.toContain('10,000+')
  for (const [path, empty] of [
    ['/what-we-do', 'No programs yet'],
    ['/stories', 'No stories yet'],
    ['/activities', 'No Activities Yet'],
    ['/portfolio', 'No Portfolio Items Yet'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
  }
})

test('one program and one story of its own are on the pages, and no sample content', async ({
  page,
}) => {
  await logIn(page)
  const make = async (list: string, name: string, texts: [field: string, text: string][]) => {
    await page.goto('/cms')
    // While React hydrates the panel's dashboard, Payload redraws the cards, and a click may miss its card.
    // Then nothing opens, and a person would click again.
    await expect(async () => {
      const link = page.locator(`a[href$="/collections/${list}/create"]`).first()
      if (!page.url().endsWith('/create')) await link.click({ timeout: CLICK_LIMIT_MS })
      await page.waitForURL('**/create', { timeout: CLICK_LIMIT_MS })
    }).toPass()
    for (const [field, text] of texts) await page.locator(`[name="${field}"]`).fill(text)
    await save(page)
    await expect(page.locator('.doc-header__title')).toHaveText(name)
  }
  await make('programs', 'Evening school', [
    ['title.en', 'Evening school'],
    ['title.hi', 'सांध्य विद्यालय'],
    ['description.en', 'Two hours each evening for children who work by day.'],
  ])
  await make('stories', 'Meera reads', [
    ['title.en', 'Meera reads'],
    ['text.en', 'She read the bus timetable to her mother.'],
    ['year', '2026'],
  ])

  await page.goto('/what-we-do')
  await expect(page.getByRole('heading', { name: 'Evening school' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Child Education' })).toHaveCount(0)
  await page.goto('/hi/what-we-do/evening-school')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('सांध्य विद्यालय')
  await page.goto('/stories')
  await expect(page.getByRole('heading', { name: 'Meera reads' })).toBeVisible()
  await expect(page.locator('main article')).toHaveCount(1)
  await page.goto('/admin/start')
  await expect(step(page, 'Sample content')).toContainText('No sample content is left.')
})

test('colours, logo and share pictures follow', async ({ page, site }) => {
  for (const path of ['/', '/hi/about']) {
    await page.goto(path)
    await expect(page.locator('footer > div')).toHaveCSS('background-color', 'rgb(31, 43, 88)')
    const emblem = page.locator('header [data-emblem]')
    expect(await emblem.evaluate((image) => getComputedStyle(image).content)).toContain(
      '/brand/logo.png?96-',
    )
    for (const address of await page.evaluate(() =>
      [...document.querySelectorAll('link[rel=icon], link[rel=apple-touch-icon]')].map(
        (link) => (link as HTMLLinkElement).href,
      ),
    )) {
      expect((await page.request.get(address)).headers()['content-type']).toBe('image/png')
    }
    const share = await page.locator('meta[property="og:image"]').getAttribute('content')
    const response = await page.request.get(share?.replace(/^https?:\/\/[^/]+/, site.url) ?? '')
    expect(response.status()).toBe(200)
    expect(await sharp(await response.body()).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1200,
      height: 630,
    })
  }
  for (const path of ['/brand/theme.css?pink-', '/brand/logo.png?96-x', '/share/en/nothing.jpg']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
})

test('the steps are in Hindi, too, work by keyboard and fit a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await logIn(page)
  for (const path of ['/admin/start', '/hi/admin/start']) {
    await page.goto(path)
    await expectCleanAndFitting(page)
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('पहले क़दम')
  const hide = page.getByRole('button', { name: 'डैशबोर्ड से हटाएँ' })
  await hide.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'डैशबोर्ड पर फिर दिखाएँ' })).toBeVisible()
  await page.goto('/admin')
  await expect(page.getByRole('tab', { name: 'Portfolio' })).toBeVisible()
  await expect(page.getByRole('region', { name: /First steps/ })).toHaveCount(0)
})

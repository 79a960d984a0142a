import type { Page } from '@playwright/test'
import { homeContent } from '@/cms/seed/pages/home'
import { expect, logIn, test } from '../support/e2e'

test.use({ hasOwnSite: true })

const HEADLINE = 'सेवा ही हमारा धर्म है'
const LIVE = '/preview/live/hi'

const headlineField = (page: Page) => page.locator('[name="hero.title.hi"]')
const previewed = (page: Page) => page.frameLocator('iframe[src*="/preview/live/"]')

/** Fetches a page without a session. */
const asVisitor = (siteUrl: string, path: string) => fetch(siteUrl + path)

test('an editor sees a headline while typing it, and visitors once it is published', async ({
  page,
  site,
}) => {
  await logIn(page)
  await page.goto('/cms/globals/home-page?locale=hi')
  await page.locator('#live-preview-toggler').click()
  const heading = previewed(page).getByRole('heading', { level: 1 })
  await expect(heading).not.toBeEmpty()

  await headlineField(page).fill(HEADLINE)
  await expect(heading).toHaveText(HEADLINE)
  expect(await (await asVisitor(site.url, '/hi')).text()).not.toContain(HEADLINE)
  const refused = await asVisitor(site.url, LIVE)
  expect(refused.status).toBe(404)
  expect(await refused.text()).not.toContain(HEADLINE)

  await previewed(page).getByRole('link', { name: 'English' }).first().click()
  await expect(previewed(page).locator('html')).toHaveAttribute('lang', 'en')
  await expect(heading).toHaveText(homeContent.en.hero.title)

  await page.locator('#action-save').click()
  await expect.poll(async () => (await asVisitor(site.url, '/hi')).text()).toContain(HEADLINE)
})

test('a saved draft is visible only through the preview button', async ({ page, site }) => {
  await logIn(page)
  await page.goto('/cms/globals/home-page')
  await headlineField(page).fill('मसौदा')
  await page.locator('#action-save-draft').click()
  await expect(page.locator('.payload-toast-container')).toContainText('Draft saved')

  const draft = await page.request.get('/preview/draft/hi')
  expect(await draft.text()).toContain('मसौदा')
  expect(draft.headers()['cache-control']).toBe('private, no-store')
  expect(draft.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  expect(draft.headers()['cache-status']).toBeUndefined()
  const visited = await asVisitor(site.url, '/hi')
  expect(await visited.text()).not.toContain('मसौदा')
  expect(visited.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('the preview shows the pages that have drafts, and nothing else', async ({ page }) => {
  await logIn(page)
  for (const path of ['/preview', '/preview/other/hi', '/preview/live/fr', '/preview/live/en/no']) {
    expect((await page.request.get(path)).status(), path).toBe(404)
  }
})

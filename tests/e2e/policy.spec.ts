import { createHash } from 'node:crypto'
import { pageStyles } from '@/printing/page-styles'
import { expect, logIn, test } from '../support/e2e'

// every-page.spec.ts checks that every page works under its policy.

test.describe('the policy of the pages', () => {
  test('lets the visitor go from page to page', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main menu' }).getByText('Portfolio').click()
    await expect(page).toHaveURL(/\/portfolio$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Portfolio')
  })

  test('keeps a script that came in with content from running', async ({ page, complaints }) => {
    await page.route('/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      const evil =
        '<script>document.title = "taken over"</script><img src="/x" onerror="document.title=1">'
      await route.fulfill({ response, body: html.replace('</body>', `${evil}</body>`) })
    })
    await page.goto('/')
    await expect.poll(() => complaints.join('\n')).toMatch(/inline script violates/)
    await expect(page).toHaveTitle(/Manavta Foundation/)
    complaints.splice(0)
  })
})

test('only the dashboard allows inline styles, those for printing', async ({ page }) => {
  await logIn(page)
  const response = await page.goto('/admin')
  const [hash] = Object.values(pageStyles).map((style) =>
    createHash('sha256').update(style).digest('base64'),
  )
  const policy = response?.headers()['content-security-policy']
  expect(policy).toContain(`style-src 'self' 'sha256-${hash}' 'sha256-`)
  expect(policy).not.toContain('unsafe')
})

test('every response has the security headers', async ({ request }) => {
  for (const path of [
    '/',
    '/nope',
    '/api/health',
    '/api/nope',
    '/cms',
    '/brand/emblem.svg',
    '/media/none.webp',
  ]) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'content-security-policy': expect.stringMatching(/^default-src 'none'/),
      'permissions-policy': expect.stringContaining('camera=()'),
    })
    expect(headers['x-powered-by'], path).toBeUndefined()
  }
})

test('unknown addresses are Page Not Found with status 404, in both languages', async ({
  page,
  complaints,
}) => {
  for (const [path, title] of [
    ['/nothing-here', 'Page Not Found'],
    ['/hi/nothing-here/at-all', /पेज|पृष्ठ/],
    ['/calendar', 'Page Not Found'],
  ] as const) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }
  // The browser itself logs a document with status 404.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
  complaints.splice(0)
})

test('an address that begins with capitals leads to its page', async ({ page }) => {
  await page.goto('/Hi/Contact?subject=Donation')
  expect(page.url()).toMatch(/\/hi\/contact\?subject=Donation$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.goto('/Donate')
  expect(new URL(page.url()).pathname).toBe('/donate')
})

test('the content panel works under its policy', async ({ page }) => {
  await logIn(page)
  for (const path of [
    '/cms',
    '/cms/collections/portfolio',
    '/cms/collections/posts/create',
    '/cms/globals/site-settings',
  ]) {
    const response = await page.goto(path)
    expect(response?.headers()['content-security-policy']).not.toMatch(
      /script-src[^;]*unsafe-inline/,
    )
    await expect(page.locator('nav').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
})

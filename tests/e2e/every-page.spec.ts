import type { Page } from '@playwright/test'
import { COMPILE_HINT } from '@/bootstrap/compile-hint'
import { escapeRegExp } from '@/lib/escape-reg-exp'
import { deferredScripts } from '../../bench/page-weight'
import { graveFindings } from '../support/axe'
import { breaks } from '../support/breaks'
import { expect, test } from '../support/e2e'
import { expectLight } from '../support/light'
import { type Route, routes } from '../support/routes'

/** A phone, a small desktop, a large one. */
const WIDTHS = [360, 1280, 1440]
const HEIGHT = 800

/** Only React and Next write larger ones, in characters. */
const LARGE_SCRIPT = 100_000

test.use({
  viewport: { width: 360, height: HEIGHT },
  contextOptions: { reducedMotion: 'reduce' },
})

// They only look, and are many.
test.describe.configure({ mode: 'parallel' })

// All that is asked of every page, on one visit to each: what they look like, and what they weigh.
for (const route of routes) {
  test(`${route.address} is whole, open to all and light`, async ({ page, site }) => {
    const response = await page.goto(route.address)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['content-security-policy']).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^;]+; style-src 'self';/,
    )
    await expectNames(page, route, site.url)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: HEIGHT })
      expect(await overhang(page), `px beyond a screen of ${width} px`).toBe(0)
      expect(await brokenPictures(page)).toEqual([])
      expect(await graveFindings(page), `what axe finds at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: HEIGHT })
    await setTextSize(page, '200%')
    expect(await breaks(page), 'with text at 200 %').toEqual([])
    await setTextSize(page, '')
    // The menu only opens once React has hydrated the page, so the page's own scripts did run.
    await page.locator('[aria-controls=mobile-menu]').click()
    await expect(page.locator('#mobile-menu')).toBeVisible()

    await expectLight(site.url + route.address, route.path)
  })
}

test('the largest scripts tell Chrome to compile them while they load', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const scripts = await Promise.all(
    deferredScripts(html).map(async (address) => (await request.get(address)).text()),
  )
  const largest = scripts.filter((script) => script.length > LARGE_SCRIPT)
  expect(largest.length).toBeGreaterThan(0)
  for (const script of largest) expect(script.slice(0, COMPILE_HINT.length)).toBe(COMPILE_HINT)
})

/** As a visitor does who sets the browser's letters larger. */
function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
}

async function expectNames(page: Page, route: Route, siteUrl: string): Promise<void> {
  const { path, locale, address, heading, title } = route
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(new RegExp(escapeRegExp(title)))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)

  // Next writes the home page's address without its slash.
  const full = (at: string) => (at === '/' ? siteUrl : siteUrl + at)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', full(address))
  const hindi = path === '/' ? '/hi' : `/hi${path}`
  for (const [language, at] of [
    ['en', path],
    ['hi', hindi],
    ['x-default', path],
  ] as const) {
    const link = page.locator(`link[rel=alternate][hreflang="${language}"]`)
    await expect(link).toHaveAttribute('href', full(at))
  }
}

/** How far the page reaches beyond the screen sideways, in px. */
function overhang(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/**
 * The addresses of pictures that do not show, after each had its chance to load. A picture that
 * chose another file for a new width has no size until that file is there.
 */
async function brokenPictures(page: Page): Promise<string[]> {
  const broken = await page.waitForFunction(() => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    if (!pictures.every((picture) => picture.complete)) return false
    return pictures.filter((picture) => picture.naturalWidth === 0).map((picture) => picture.src)
  })
  return (await broken.jsonValue()) || []
}

import type { Page } from '@playwright/test'
import { COMPILE_HINT } from '@/bootstrap/compile-hint'
import { escapeRegExp } from '@/lib/escape-reg-exp'
import { deferredScripts } from '../../bench/page-weight'
import { seriousFindings } from '../support/axe'
import { expect, test } from '../support/e2e'
import { layoutFaults } from '../support/layout-faults'
import { expectLight } from '../support/light'
import { overhang } from '../support/overhang'
import { type PublicPage, publicPages } from '../support/public-pages'

/** A phone, a small desktop, a large one. */
const WIDTHS = [360, 1280, 1440]
const HEIGHT = 800

/** In characters; only scripts of React and Next are larger. */
const LARGE_SCRIPT = 100_000

test.use({
  viewport: { width: 360, height: HEIGHT },
  contextOptions: { reducedMotion: 'reduce' },
})

// Many read-only tests.
test.describe.configure({ mode: 'parallel' })

// All checks of every page in one visit each: appearance and weight.
for (const route of publicPages) {
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
      expect(await seriousFindings(page), `what axe finds at ${width} px`).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: HEIGHT })
    await setTextSize(page, '200%')
    expect(await layoutFaults(page), 'with text at 200 %').toEqual([])
    await setTextSize(page, '')
    // The menu opens only once React has hydrated the page, so the page's own scripts did run.
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

// Where the first picture loaded lazily, the largest paint was 0.6 to 0.9 s later (docs/bench.md).
test('the first picture of each page that shows some loads at once, the others when they come near', async ({
  request,
}) => {
  for (const address of ['/stories', '/what-we-do', '/inspiration', '/portfolio', '/activities']) {
    const html = await (await request.get(address)).text()
    const pictures = html.match(/<img [^>]*srcSet="[^>]+>/g) ?? []
    const isEager = pictures.map((tag) => tag.includes('loading="eager"'))
    expect(isEager, address).toEqual(pictures.map((_, index) => index === 0))
    expect(isEager.length, address).toBeGreaterThan(1)
  }
})

/** Enlarges the browser's text size, as a visitor would. */
function setTextSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value
  }, size)
}

async function expectNames(page: Page, route: PublicPage, siteUrl: string): Promise<void> {
  const { path, locale, address, heading, title } = route
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveTitle(new RegExp(escapeRegExp(title)))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)

  // Next writes the home page's address without a slash.
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

/**
 * Returns the addresses of pictures that do not show, after each had time to load. A picture that
 * chose another file for a new width has no size until that file is loaded.
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

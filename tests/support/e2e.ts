import { test as base, expect, type Page, type Route } from '@playwright/test'
import { type AppServer, startSampleSite, TEST_ADMIN } from './app-server'
import { SharedServers } from './shared-servers'

type Fixtures = {
  /** For files whose tests change settings or count a site's records. */
  hasOwnSite: boolean
  /** The file that owns the test's servers; empty if all files share them. */
  serversOf: string
  site: AppServer
  complaints: string[]
}

/** Options of a fixture that starts a server: all tests share two cores, so a start can take long. */
export const SERVER_START = { scope: 'test', timeout: 300_000 } as const

/**
 * A browser test against a server: production build, fresh database with the sample content.
 * Every complaint of the browser (console, failed requests, content security policy) fails the test.
 *
 * `site` has the scope of a test although the worker keeps it running: Playwright starts a new worker and
 * browser for each file that overrides a fixture of the worker.
 */
export const test = base.extend<Fixtures, { servers: SharedServers }>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      const servers = new SharedServers()
      await use(servers)
      await servers.stop()
    },
    { ...SERVER_START, scope: 'worker' },
  ],
  hasOwnSite: [false, { option: true }],
  serversOf: async ({ hasOwnSite }, use, { file }) => use(hasOwnSite ? file : ''),
  site: [
    async ({ servers, serversOf }, use) =>
      use(await servers.get(serversOf, 'site', () => startSampleSite())),
    SERVER_START,
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // Scripts load after the first paint, so a test acts once React has hydrated the page.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
      page.goto = async (...args) => untilHydrated(page, await goto(...args))
      page.reload = async (...args) => untilHydrated(page, await reload(...args))
    }
    await use(page)
  },
  complaints: [
    async ({ page }, use) => {
      const complaints = watch(page)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Opens the page of a form, and waits until React has hydrated the form. */
export async function openForm(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.locator('main form').scrollIntoViewIfNeeded()
  await expect(page.locator('main form[novalidate]')).toBeVisible()
}

/**
 * Delays requests of the page to an address.
 * @param answer replaces the server's own.
 * @returns a function that releases them.
 */
export async function holdBack(
  page: Page,
  address: string,
  answer?: Parameters<Route['fulfill']>[0],
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(address, async (route) => {
    await held
    await (answer ? route.fulfill(answer) : route.continue())
  })
  return release
}

/**
 * Opens a session, and no page of the office: a dashboard that the test does not need takes 0.3 s of a core.
 * The form of /admin-login, which waits a second before it redirects, has its own tests.
 */
export async function logIn(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/login', { data: TEST_ADMIN })
  expect(response.status()).toBe(200)
  // The flag that the form stores in the browser (spec section 4), set on a page without scripts.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.setItem('isAdminLoggedIn', 'true'))
}

/** Opens a session and the dashboard. */
export async function openDashboard(page: Page): Promise<void> {
  await logIn(page)
  await page.goto('/admin')
}

/** Waits for React to hydrate one of our pages; other pages need no wait. @returns `answer`. */
async function untilHydrated<Answer>(page: Page, answer: Answer): Promise<Answer> {
  await page.waitForFunction(() => {
    const isOurs = document.querySelector('#deferred-scripts, script[src^="/_next/"]') !== null
    const hasReact = Object.keys(document).some((key) => key.startsWith('__reactContainer'))
    return !isOurs || hasReact
  })
  return answer
}

/** Collects the browser's complaints; a test that expects one removes it. */
function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // The browser itself cancels requests when a navigation begins.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request: ${request.url()} ${reason}`)
  })
  return complaints
}

import { expect, test } from '@playwright/test'
import { type AppServer, startSampleSite, TEST_ADMIN } from '../support/app-server'
import { observatoryScore } from '../support/observatory'
import { publicPages } from '../support/public-pages'

const SITE_URL = 'https://foundation.example'
/** The headers that one proxy in front of the site adds. */
const FROM_PROXY = { 'X-Forwarded-For': '203.0.113.7', 'X-Forwarded-Proto': 'https' }

const NOBODYS = '0'.repeat(32)
const ONE_PERSONS = [
  '/verify/0000000000000000',
  '/donate/status/0000000000000000',
  `/donate/card/${NOBODYS}`,
  '/my-gift/0000000000000000',
  '/my-giving',
  `/unsubscribe/${NOBODYS}`,
]
const OFFICE = ['/admin', '/admin/account', '/admin/import', '/admin/start', '/admin-login/forgot']
const PANEL = [
  '/cms',
  '/cms/login',
  '/cms/collections/portfolio',
  '/cms/collections/posts/create',
  '/cms/globals/site-settings',
  '/cms/nothing-here',
]
const PREVIEWS = ['/preview/draft/en', '/preview/live/hi/about', '/preview/nothing/en']
const UNKNOWN = ['/nothing-here', '/hi/nothing/here', '/activities/nothing', '/campaigns/nothing']
const NO_PAGES = [
  '/robots.txt',
  '/sitemap.xml',
  '/manifest.webmanifest',
  '/brand/emblem.svg',
  '/media/none.webp',
  '/volunteer-photos/none.webp',
  '/share/en/about',
  '/_next/static/none.js',
  '/api/health',
  '/api/portfolio',
  '/api/nothing',
  '/api/openapi.json',
  '/api/admin/donations',
  '/cms-api/portfolio',
  '/%',
]

let site: AppServer
/** The cookie of a signed-in admin. */
let session: string

test.beforeAll(async () => {
  test.setTimeout(180_000)
  // The gateway's real hosts are in the policy of Donate; without keys the site never contacts them.
  site = await startSampleSite({
    SITE_URL,
    TRUSTED_PROXY_HOPS: '1',
    RAZORPAY_API_URL: undefined,
  })
  const login = await fetch(`${site.url}/api/admin/login`, {
    method: 'POST',
    headers: { ...FROM_PROXY, 'Content-Type': 'application/json', Origin: SITE_URL },
    body: JSON.stringify(TEST_ADMIN),
  })
  expect(login.status).toBe(200)
  expect(scoreOf(login, await login.text())).toMatchObject({
    parts: expect.arrayContaining(['cookies +5']),
  })
  session = login.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
})

test.afterAll(() => site?.stop())

test("Mozilla's Observatory would give 130 points, and 120 to the panel and files of the brand", async () => {
  test.setTimeout(240_000)
  const inBothLanguages = (paths: string[]) => paths.flatMap((path) => [path, `/hi${path}`])
  const portfolio = await (await fetch(`${site.url}/api/portfolio`)).json()
  const home = await (await fetch(site.url)).text()
  const sharePicture = /property="og:image" content="([^"]+)"/.exec(home)?.[1] ?? ''
  const files = [portfolio[0].imageUrl, new URL(sharePicture).pathname]
  const open = [
    ...publicPages.map(({ address }) => address),
    ...inBothLanguages([...ONE_PERSONS, ...OFFICE]),
    ...[...PANEL, ...PREVIEWS, ...UNKNOWN, ...NO_PAGES, ...files],
  ]
  const signedIn = [...inBothLanguages(OFFICE), ...PANEL, ...PREVIEWS]

  const kinds = new Set<string>()
  const score = async (address: string, headers: Record<string, string>) => {
    const response = await fetch(site.url + address, {
      headers: { ...FROM_PROXY, ...headers },
      redirect: 'manual',
    })
    const { points, parts } = scoreOf(response, await response.text())
    // The panel sets style attributes; other sites may show the files of the brand.
    const least = /^\/(cms|brand)(\/|$)/.test(address) ? 120 : 130
    expect(points, `${address} ${response.status}: ${parts}`).toBeGreaterThanOrEqual(least)
    const [type] = (response.headers.get('content-type') ?? '').split(';')
    kinds.add(`${response.status} ${type}`)
    return response.status
  }
  // Like a request from a foreign page, to check whether it could read the response.
  for (const address of open) await score(address, { Origin: 'https://elsewhere.example' })
  for (const address of signedIn)
    await score(address, { Cookie: session, 'Sec-Fetch-Site': 'none' })

  // The scored responses are real ones, not only refusals.
  expect(await score('/admin', { Cookie: session, 'Sec-Fetch-Site': 'none' })).toBe(200)
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      ...['200 text/html', '404 text/html', '401 application/json', '400 application/json'],
      ...['200 application/json', '200 image/webp', '200 image/jpeg'],
    ]),
  )
})

function scoreOf({ headers }: Response, html: string) {
  return observatoryScore({ headers, html })
}

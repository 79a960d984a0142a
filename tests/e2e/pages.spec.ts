import type { Page } from '@playwright/test'
import { programsContent } from '@/cms/seed/pages/programs'
import { whatWeDoContent } from '@/cms/seed/pages/what-we-do'
import { locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { expect, test } from '../support/e2e'

test('/admin redirects visitors without a session to the login', async ({ page }) => {
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin-login$/)
})

test('the list of programs links to each of them, clear of the header', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 })
  await page.goto('/what-we-do')
  const copy = whatWeDoContent.en
  expect(programsContent.en).toHaveLength(18)
  const index = page.getByRole('navigation', { name: copy.indexHeading })
  await expect(index.getByRole('link')).toHaveCount(18)
  for (const { id, title, features } of programsContent.en) {
    await expect(index.getByRole('link', { name: title, exact: true })).toHaveAttribute(
      'href',
      `#${id}`,
    )
    const program = page.locator(`article#${id}`)
    await expect(program.getByRole('heading', { name: title, exact: true })).toBeVisible()
    await expect(program.getByRole('listitem')).toHaveText(features)
  }
  await index.getByRole('link', { name: 'Library', exact: true }).click()
  await expect(page).toHaveURL(/#library$/)
  await expect(page.locator('#library h3')).toBeInViewport()
  const bar = await page.getByRole('banner').boundingBox()
  await expect
    .poll(async () => (await page.locator('#library h3').boundingBox())?.y ?? 0)
    .toBeGreaterThan(bar?.height ?? 0)
})

for (const width of [768, 1280]) {
  test(`the first program of a part has its texts next to its picture (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/what-we-do')
    const [first] = programsContent.en
    const article = page.locator(`article#${first?.id}`)
    const picture = await article.getByRole('img').boundingBox()
    const edge = (picture?.x ?? 0) + (picture?.width ?? Infinity)
    for (const part of [
      article.getByRole('heading'),
      article.getByRole('link'),
      article.getByRole('listitem').last(),
    ]) {
      expect((await part.boundingBox())?.x).toBeGreaterThan(edge)
    }
  })
}

for (const locale of locales) {
  test(`no text of a program is cut on a phone, however it is spaced (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(localePath(locale, '/what-we-do'))
    // WCAG 1.4.12.
    const content =
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}'
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(css)
      document.adoptedStyleSheets = [sheet]
    }, content)
    const cut = await page.locator('article p').evaluateAll((texts) =>
      // Heights are rounded.
      texts.flatMap((text) => (text.scrollHeight > text.clientHeight + 1 ? text.textContent : [])),
    )
    expect(cut).toEqual([])
  })
}

test('on a phone each program links to its page, which has its features', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/what-we-do')
  const [program] = programsContent.en
  if (!program) throw new Error('There is no program')
  const article = page.locator(`article#${program.id}`)
  await expect(article.getByRole('listitem').first()).toBeHidden()
  await article.getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/what-we-do/${program.id}$`))
  for (const feature of program.features) await expect(page.getByText(feature)).toBeVisible()
})

test('the sixteen objectives are numbered and end with two ways to help', async ({ page }) => {
  await page.goto('/objectives')
  const objectives = page.getByRole('main').getByRole('list').first().getByRole('listitem')
  await expect(objectives).toHaveCount(16)
  await expect(objectives.first()).toContainText('1')
  await expect(objectives.last()).toContainText('16')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Donate Now' })).toHaveAttribute('href', '/donate')
  await expect(main.getByRole('link', { name: 'Become a Volunteer' })).toHaveAttribute(
    'href',
    '/join',
  )
})

test('the four ways to help link to the right pages', async ({ page }) => {
  await page.goto('/get-involved')
  const main = page.getByRole('main')
  for (const [name, href] of [
    ['Apply to Volunteer', '/join'],
    ['Become a Sponsor', '/donate'],
    ['Donate Now', '/donate'],
    ['Read and Share Stories', '/stories'],
  ] as const) {
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href)
  }
})

test('files for search engines and phones exist', async ({ request, site }) => {
  const siteMap = await (await request.get('/sitemap.xml')).text()
  expect(siteMap).toContain(`<loc>${site.url}/hi/stories</loc>`)
  expect(siteMap).toContain(`hreflang="hi" href="${site.url}/hi/about"`)

  const robots = await (await request.get('/robots.txt')).text()
  for (const path of ['/admin$', '/admin/', '/cms', '/cms-api', '/api']) {
    expect(robots).toContain(`Disallow: ${path}\n`)
  }
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)

  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Manavta Foundation', start_url: '/' })
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200)
  for (const path of ['/favicon.ico', '/brand/about-fallback.webp']) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('pages carry their data for search engines', async ({ page, site }) => {
  await page.goto('/')
  expect(await dataBlocks(page)).toMatchObject([
    { '@type': 'NGO', name: 'Manavta Foundation', url: site.url, foundingDate: '2019' },
  ])
  await page.goto('/hi/impact')
  expect(await dataBlocks(page)).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${site.url}/hi` },
        { position: 2, item: `${site.url}/hi/impact` },
      ],
    },
  ])
})

async function dataBlocks(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts.map((text) => JSON.parse(text))
}

test('scripts and styles are sent as compressed by the build, and only for reads', async ({
  page,
}) => {
  await page.goto('/')
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const files = addresses.filter((address) => /^\/_next\/static\/.*\.(js|css)$/.test(address))
  expect(files.length).toBeGreaterThan(5)
  for (const file of files) {
    const response = await page.request.get(file, { headers: { 'Accept-Encoding': 'br' } })
    // A response compressed on the fly has no length.
    expect(response.headers(), file).toMatchObject({
      'content-encoding': 'br',
      'content-length': expect.stringMatching(/^\d+$/),
      'cache-control': 'public, max-age=31536000, immutable',
    })
  }
  expect((await page.request.post(files[0] ?? '')).status()).toBe(405)
  for (const file of [files[0] ?? '', '/favicon.ico', '/brand/emblem.svg']) {
    const headers = { Range: 'bytes=5-2' }
    expect((await page.request.get(file, { headers })).status(), file).toBe(200)
  }
})

import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../support/e2e'

test.use({ hasOwnSite: true })

const previewed = (page: Page) => page.frameLocator('iframe[src*="/preview/live/"]')
const asVisitor = async (siteUrl: string, path: string) => {
  const response = await fetch(siteUrl + path)
  return { status: response.status, html: await response.text() }
}

/** Adds a block from the drawer of all blocks. */
async function addBlock(page: Page, name: string): Promise<void> {
  await page.locator('#field-layout .blocks-field__drawer-toggler').click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/**
 * Makes the fields of a new row appear. Payload renders only what is near the screen. On a busy machine the
 * browser may report 'far' and 'near' together; Payload reads the first report only, and the row stays empty
 * until it is scrolled away and back.
 */
async function showFields(
  page: Page,
  { row, elsewhere }: { row: string; elsewhere: string },
): Promise<void> {
  const field = page.locator(`${row} [name]:not([type=hidden])`).first()
  await expect(async () => {
    if (!(await field.isVisible())) {
      await page.locator(elsewhere).scrollIntoViewIfNeeded()
      // So that this report is not sent together with the next one.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      )
      await page.locator(row).scrollIntoViewIfNeeded()
    }
    await expect(field).toBeVisible({ timeout: 5_000 })
  }).toPass()
}

test('an editor makes a page, sees it while typing, and puts it in the menu', async ({
  page,
  site,
}) => {
  test.slow()
  await logIn(page)
  await page.goto('/cms/collections/free-pages/create')
  await page.locator('[name="title.en"]').fill('Our School')
  await page.locator('[name="title.hi"]').fill('हमारा विद्यालय')
  // A page has a preview once it is saved as a draft.
  await page.locator('#action-save-draft').click()
  await expect(page).toHaveURL(/free-pages\/(?!create)/)
  const blocks = ['Heading and text', 'Figures', 'Quote', 'Steps', 'Questions and answers']
  for (const name of blocks) await addBlock(page, name)
  await page.locator('[name="layout.0.heading.en"]').fill('A room full of light')
  await page.locator('[name="layout.2.text.en"]').fill('Learning is light.')

  await page.locator('#live-preview-toggler').click()
  await expect(previewed(page).getByRole('heading', { level: 1 })).toHaveText('Our School')
  await page.locator('[name="layout.0.heading.en"]').fill('A room full of sun')
  await expect(previewed(page).getByRole('heading', { name: 'A room full of sun' })).toBeVisible()
  expect((await asVisitor(site.url, '/our-school')).status).toBe(404)

  await page.locator('#action-save').click()
  await expect.poll(async () => (await asVisitor(site.url, '/our-school')).status).toBe(200)
  const { html } = await asVisitor(site.url, '/hi/our-school')
  expect(html).toContain('हमारा विद्यालय')
  expect(html).toContain('<span lang="en">Learning is light.</span>')
  expect((await asVisitor(site.url, '/sitemap.xml')).html).toContain('/hi/our-school')

  await page.goto('/cms/globals/navigation')
  await page.locator('#field-menu .array-field__add-row').click()
  await showFields(page, { row: '#menu-row-10', elsewhere: '#menu-row-0' })
  await page.locator('[name="menu.10.label.en"]').fill('Our School and Library')
  await page.locator('#field-menu__10__page__own .rs__control').click()
  await page.locator('.rs__option', { hasText: 'Our School' }).click()
  await page.locator('#action-save').click()
  await expect
    .poll(async () => (await asVisitor(site.url, '/about')).html)
    .toMatch(/href="\/our-school"/)
  // Too long for one line: the menu is collapsed on a desktop, too.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('link', { name: 'Our School and Library' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our School')
})

test('a program has its own page, in both languages', async ({ page, site }) => {
  await page.goto('/what-we-do')
  await page.getByRole('link', { name: 'Read more Child Education' }).click()
  await expect(page).toHaveURL(/what-we-do\/child-education$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Child Education')
  await page.getByRole('link', { name: 'Healthcare', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Healthcare')
  const hindi = await asVisitor(site.url, '/hi/what-we-do/healthcare')
  expect(hindi.status).toBe(200)
  expect(hindi.html).toContain('lang="hi"')
  for (const path of ['/what-we-do/no-such', '/hi/no-such-page']) {
    expect((await asVisitor(site.url, path)).status, path).toBe(404)
  }
})

test('a version is restored by the time that it has in India', async ({ page, site }) => {
  await logIn(page)
  const headers = { Origin: site.url }
  const data = { type: 'text', title: 'Health camp', content: 'Come' }
  await page.request.post('/api/admin/posts', { data, headers })
  const versions = await page.request.get('/cms-api/posts/versions?limit=1&depth=0', { headers })
  const [{ id, parent, updatedAt }] = (await versions.json()).docs
  await page.goto(`/cms/collections/posts/${parent}/versions/${id}`)
  await page.getByRole('button', { name: 'Restore this version' }).click()
  const inIndia = { timeZone: 'Asia/Kolkata', timeStyle: 'short' } as const
  const time = new Date(updatedAt).toLocaleTimeString('en-US', inIndia).replace(/\s/, ' ')
  await expect(page.getByRole('dialog')).toContainText(time)
})

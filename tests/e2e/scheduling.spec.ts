import { expect, logIn, test } from '../support/e2e'

test.use({ hasOwnSite: true })

/** The site checks every minute for due publications. */
const UNTIL_SHOWN_MS = 150_000

test('an activity is published at the time that an editor has set', async ({ page, site }) => {
  test.setTimeout(UNTIL_SHOWN_MS + 90_000)
  const activities = async () => (await fetch(`${site.url}/activities`)).text()
  await logIn(page)
  await page.goto('/cms/collections/posts/create')
  await page.locator('#field-title').fill('Camp of the coming week')
  await page.locator('.ContentEditable__root').click()
  await page.keyboard.type('Everybody is welcome.')
  await page.locator('#action-save-draft').click()
  await expect(page).toHaveURL(/posts\/(?!create)/)

  await page.locator('#action-save-popup button').first().click()
  await page.locator('#schedule-publish').click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('Publish', { exact: true }).click()
  // The next full minute, in the browser's time zone.
  const due = new Date(Math.ceil(Date.now() / 60_000) * 60_000)
  const [day, time] = [
    due.toLocaleDateString('en-US', { dateStyle: 'medium' }),
    due.toLocaleTimeString('en-US', { timeStyle: 'short' }).replace(/\s/, ' '),
  ]
  const input = drawer.locator('#time input')
  await input.fill(`${day} ${time}`)
  await input.press('Enter')
  await drawer.locator('#scheduled-publish-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText('cheduled')
  if (Date.now() < due.getTime()) {
    expect(await activities()).not.toContain('Camp of the coming week')
  }

  await expect
    .poll(activities, { timeout: UNTIL_SHOWN_MS, intervals: [5_000] })
    .toContain('Camp of the coming week')
  expect(Date.now()).toBeGreaterThanOrEqual(due.getTime())
})

test('a page of the site takes no time to leave it', async ({ page, complaints }) => {
  await logIn(page)
  await page.goto('/cms/globals/impact-page')
  await page.locator('.doc-controls__popup button').click()
  await expect(page.getByText('Copy to locale')).toBeVisible()
  await expect(page.locator('#action-unpublish')).toBeHidden()
  await page.keyboard.press('Escape')
  await page.locator('#action-save-popup button').first().click()
  await page.locator('#schedule-publish').click()
  const drawer = page.getByRole('dialog')
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000)
  await drawer.getByText('Unpublish', { exact: true }).click()
  const input = drawer.locator('#time input')
  await input.fill(`${tomorrow.toLocaleDateString('en-US', { dateStyle: 'medium' })} 9:00 AM`)
  await input.press('Enter')
  await drawer.locator('#scheduled-publish-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText('always stays published')
  // Payload also logs the content of its drawer to the console.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/published/.test(text)))
})

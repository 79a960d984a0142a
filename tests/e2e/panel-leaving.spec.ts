import type { Page } from '@playwright/test'
import { expect, logIn, test } from '../support/e2e'

test.use({ hasOwnSite: true })

const TITLE = '#field-title'
const question = (page: Page) =>
  page.getByRole('dialog').filter({ hasText: 'Leave without saving' })
const stay = (page: Page) => page.getByRole('button', { name: 'Stay on this page' }).click()
const leave = (page: Page) => page.getByRole('button', { name: 'Leave anyway' }).click()

async function typeTitle(page: Page) {
  await logIn(page)
  await page.goto('/cms/collections/posts?locale=en')
  await page.getByRole('link', { name: 'Create new Activity' }).first().click()
  await page.locator(TITLE).click()
  await page.keyboard.type('Winter camp')
}

async function chooseHindi(page: Page) {
  const hindi = page.getByRole('button', { name: /हिन्दी/ })
  // While a form loads, its header is rendered again, which closes the menu.
  await expect(async () => {
    if (await hindi.isHidden()) await page.locator('.localizer button').first().click()
    await hindi.click({ timeout: 2_000 })
  }).toPass()
}

test('switching the locale asks before it discards typed text', async ({ page }) => {
  await typeTitle(page)
  await chooseHindi(page)
  await expect(question(page)).toBeVisible()
  await stay(page)
  await expect(question(page)).toBeHidden()
  await expect(page.locator(TITLE)).toHaveValue('Winter camp')
  await expect(page).not.toHaveURL(/locale=hi/)

  await chooseHindi(page)
  await leave(page)
  await expect(page).toHaveURL(/locale=hi/)
  await expect(page.locator(TITLE)).toHaveValue('')
  await expect(question(page)).toBeHidden()
})

test('Back asks before it discards typed text', async ({ page }) => {
  await typeTitle(page)
  await page.evaluate(() => history.back())
  await expect(question(page)).toBeVisible()
  await stay(page)
  await expect(page.locator(TITLE)).toHaveValue('Winter camp')
  await expect(page).toHaveURL(/posts\/create/)

  await page.evaluate(() => history.back())
  await leave(page)
  await expect(page).toHaveURL(/\/cms\/collections\/posts(\?|$)/)
  await expect(page.getByRole('heading', { name: 'Activities', exact: true })).toBeVisible()
  await expect(page.locator(TITLE)).toBeHidden()
})

test('a form without changes closes at once', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms/collections/posts?locale=en')
  await page.getByRole('link', { name: 'Create new Activity' }).first().click()
  await expect(page.locator(TITLE)).toBeVisible()
  await chooseHindi(page)
  await expect(page).toHaveURL(/locale=hi/)
})

test('a drawer asks before it discards typed text', async ({ page }) => {
  await typeTitle(page)
  await page.getByRole('button', { name: 'Create New', exact: true }).click()
  const description = page.getByRole('dialog').locator('#field-alt')
  await description.fill('Girls reading')
  await page.keyboard.press('Escape')
  await expect(question(page)).toBeVisible()
  await stay(page)
  await expect(question(page)).toBeHidden()
  await expect(description).toHaveValue('Girls reading')

  await page.locator('.drawer__close').click({ position: { x: 20, y: 300 } })
  await leave(page)
  await expect(description).toBeHidden()
  await expect(page.locator(TITLE)).toHaveValue('Winter camp')
  await expect(question(page)).toBeHidden()
})

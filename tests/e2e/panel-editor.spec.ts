import type { Page } from '@playwright/test'
import { TEST_ADMIN } from '../support/app-server'
import { expect, logIn, test } from '../support/e2e'

test.use({ hasOwnSite: true })

const HOME = '/cms/globals/home-page'
const headline = (page: Page) => page.locator('[name="hero.title.en"]')
const save = (page: Page) => page.locator('#action-save').click()

async function readPanelInHindi(page: Page, baseUrl: string) {
  await page.context().addCookies([{ name: 'manavta-lng', value: 'hi', url: baseUrl }])
}

test('the panel is in Hindi once that is chosen in the account', async ({ page }) => {
  await logIn(page)
  await page.goto('/cms/account')
  await page.locator('.payload-settings__language input').fill('हिन्दी')
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await page.goto('/cms')
  await expect(page.getByRole('link', { name: 'आपका खाता' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'नया बनाएँ: आपके बनाए पेज' })).toBeVisible()
  await page.goto(HOME)
  await expect(page.getByText('पेज का ऊपरी हिस्सा').first()).toBeVisible()
  await expect(page.getByText('यह पेज साइट का हिस्सा है', { exact: false }).first()).toBeVisible()
})

test('missing Hindi is listed on the first page and shown at the field', async ({ page }) => {
  await logIn(page)
  await page.goto(HOME)
  await page.locator('[name="hero.title.hi"]').fill('')
  const note = page.getByText('Hindi pages show the English text').first()
  await expect(note).toBeVisible()
  await save(page)
  await expect(page.locator('.payload-toast-container')).toContainText('uccessfully')
  await page.goto('/cms')
  await expect(page.getByRole('link', { name: 'Create new Pages of your own' })).toBeVisible()
  const list = page.locator('.panel-note')
  await expect(list.getByRole('listitem').filter({ hasText: /^Home: 1 text$/ })).toBeVisible()
  await list.getByRole('link', { name: 'Home' }).click()
  await expect(note).toBeVisible()
})

test('a text that is missing in Hindi stays missing when the item is published in Hindi', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/cms/collections/portfolio')
  const item = await page.locator('tbody a').first().getAttribute('href')
  await page.goto(`${item?.split('?')[0]}?locale=hi`)
  const title = page.getByRole('textbox', { name: /^Title/ })
  const publish = page.getByRole('button', { name: 'Publish changes' })
  await expect(title).not.toHaveValue('')
  await title.fill('')
  await publish.click()
  await expect(page.locator('.payload-toast-container')).toContainText('uccessfully')
  await expect(publish).toBeDisabled()
  await expect(title).toHaveValue('')
})

test('a second tab is warned that another one has saved, and keeps its text', async ({
  page,
  complaints,
}) => {
  await logIn(page)
  await page.goto(HOME)
  const other = await page.context().newPage()
  await other.goto(HOME)
  await headline(other).fill('From the second tab')
  await headline(page).fill('From the first tab')
  // Payload compares versions at the first keystroke; later saves are detected only by the save itself.
  await page.waitForTimeout(1500)
  await save(other)
  await expect(other.locator('.payload-toast-container')).toContainText('uccessfully')
  await save(page)
  await expect(page.getByRole('dialog', { name: /saved elsewhere/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back to my text' }).click()
  await expect(headline(page)).toHaveValue('From the first tab')
  // The refusal itself, as the browser reports it.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('409')))
})

test('an ended session asks for the login over the form, and the save continues', async ({
  page,
  complaints,
}) => {
  await logIn(page)
  await page.goto(HOME)
  await headline(page).fill('Typed before the session ended')
  await page.context().clearCookies()
  // Dispatched directly, because another call may already have opened the dialog.
  await page.locator('#action-save').dispatchEvent('click')
  const dialog = page.getByRole('dialog', { name: 'Please log in again' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'I have logged in' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Not logged in yet.')
  await page.request.post('/api/admin/login', { data: TEST_ADMIN })
  await dialog.getByRole('button', { name: 'I have logged in' }).click()
  await expect(dialog).toBeHidden()
  await expect(headline(page)).toHaveValue('Typed before the session ended')
  await expect(page.locator('.payload-toast-container')).toContainText('uccessfully')
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('401')))
})

test('a refused file and a weak password are explained, in the language of the panel', async ({
  page,
  site,
  complaints,
}) => {
  await logIn(page)
  await page.goto('/cms/collections/documents/create')
  const file = { name: 'report.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') }
  await page.locator('input[type="file"]').first().setInputFiles(file)
  await page.locator('[name="title.en"]').fill('Report')
  await save(page)
  await expect(page.getByText('Please choose a PDF.', { exact: false })).toBeVisible()

  await readPanelInHindi(page, site.url)
  await page.goto('/cms/collections/users/create')
  await page.locator('[name="username"]').fill('asha')
  await page.locator('[name="password"]').fill('password')
  await page.locator('[name="confirm-password"]').fill('password')
  await save(page)
  await expect(page.locator('.payload-toast-container')).toContainText('12')
  await expect(page.locator('.payload-toast-container')).toContainText('पासवर्ड')
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/4(00|15)/.test(text)))
})

test('a date is typed with its day first, and chosen in the language of the panel', async ({
  page,
  site,
}) => {
  await logIn(page)
  await readPanelInHindi(page, site.url)
  await page.goto('/cms/collections/campaigns/create')
  const day = page.locator('#field-startsOn input')
  await day.click()
  await expect(page.locator('.react-datepicker').getByText('जनवरी', { exact: true })).toBeAttached()
  await day.fill('05/06/2027')
  await day.press('Enter')
  await expect(day).toHaveValue('05/06/2027')
  await page.locator('[name="title.hi"]').fill('सर्दी के कंबल')
  await page.locator('#action-save-draft').click()
  await expect(page).toHaveURL(/campaigns\/[0-9a-f-]+$/)
  const address = new URL(page.url()).pathname.replace('/cms/collections/', '/cms-api/')
  const { startsOn } = await page.evaluate(async (at) => (await fetch(at)).json(), address)
  expect(startsOn).toMatch(/^2027-06-0[45]T/)
})

test('the labels of a rich text follow the language of each reader, not of the first one', async ({
  page,
  site,
}) => {
  await logIn(page)
  const labels = page.locator('.rich-text-lexical .field-label')
  await page.goto('/cms/collections/posts/create')
  await expect(labels.first()).toContainText('Text')
  await readPanelInHindi(page, site.url)
  await page.goto('/cms/collections/posts/create')
  await expect(labels.first()).toContainText('लेख')
})

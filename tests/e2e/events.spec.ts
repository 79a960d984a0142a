import type { Page } from '@playwright/test'
import { eventSignUpContent } from '@/content/event-sign-up'
import { locales } from '@/content/locale'
import { notFoundContent } from '@/content/not-found'
import { localePath } from '@/content/paths'
import { DAY_MS } from '@/domain/durations'
import { startOfIndianDay } from '@/domain/indian-month'
import {
  expectCleanAndFitting,
  expectToast,
  forgetFailures,
  makeVolunteer,
  saveItem,
} from '../support/dashboard'
import { expect, holdBack, logIn, test } from '../support/e2e'
import { screens } from '../support/screens'

const { name: _, ...phone } = screens[0]

test.use({ hasOwnSite: true, ...phone })

const copy = eventSignUpContent.en

/** Creates an event a week from now, as the panel does. @returns its id. */
async function makeEvent(page: Page, fields: object): Promise<string> {
  const headers = { Origin: new URL(page.url()).origin }
  const eventDate = new Date(Date.now() + 7 * DAY_MS).toISOString()
  const made = await page.request.post('/api/admin/posts', {
    data: { type: 'event', title: 'Health camp', content: 'Come', eventDate },
    headers,
  })
  const { id } = await made.json()
  const data = { takesSignUps: true, _status: 'published', ...fields }
  const changed = await page.request.patch(`/cms-api/posts/${id}`, { data, headers })
  expect(changed.status()).toBe(200)
  return id
}

test('people sign up without scripts until all places are taken; those who came get hours', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000)
  await logIn(page)
  const event = await makeEvent(page, { places: 2 })
  await makeVolunteer(page, { firstName: 'Asha', lastName: 'Devi', phone: '9876543210' })

  const plain = await browser.newContext({ baseURL, javaScriptEnabled: false, ...phone })
  const visitor = await plain.newPage()
  const send = async (name: string, number: string) => {
    await visitor.getByLabel(copy.name, { exact: true }).fill(name)
    await visitor.getByLabel(copy.phone, { exact: true }).fill(number)
    await visitor.getByRole('button', { name: copy.submit }).click()
  }
  const heading = (name: string) => visitor.getByRole('heading', { name, exact: true })
  await visitor.goto(`/activities/${event}`)
  await expect(visitor.getByText(copy.placesLeft(2))).toBeVisible()
  await send('Asha Devi', '12345')
  await expect(visitor.getByText('Please enter a valid phone number')).toBeVisible()
  await expect(visitor.getByLabel(copy.name, { exact: true })).toHaveValue('Asha Devi')
  await send('Asha Devi', '98765 43210')
  await expect(heading(copy.notes['signed-up'].title)).toBeVisible()
  await expect(visitor.getByRole('button', { name: copy.submit })).toBeHidden()
  await expect(visitor.getByRole('link', { name: copy.contact, exact: true })).toBeVisible()
  await visitor.getByRole('link', { name: copy.somebodyElse }).click()
  await expect(visitor.getByText(copy.placesLeft(1))).toBeVisible()
  await send('Asha', '+91 98765-43210')
  await expect(heading(copy.notes['already-signed-up'].title)).toBeVisible()
  await visitor.getByRole('link', { name: copy.somebodyElse }).click()
  await send('Ravi Kumar', '9123456780')
  await expect(heading(copy.notes['signed-up'].title)).toBeVisible()
  await visitor.goto(`/activities/${event}`)
  await expect(heading(copy.states.full.title)).toBeVisible()
  await plain.close()

  await page.goto(`/hi/activities/${event}`)
  const calendar = page.locator('a[href$=".ics"]')
  const file = await page.request.get((await calendar.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toContain('BEGIN:VEVENT')
  await expect(page.getByText(eventSignUpContent.hi.states.full.title)).toBeVisible()
  await expectCleanAndFitting(page)

  await page.goto(`/admin?tab=volunteers&section=events&event=${event}`)
  await expect(page.getByText('You can record who came from the day of the event')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Came: Asha Devi' })).toBeHidden()
  const today = await page.request.patch(`/cms-api/posts/${event}`, {
    // The end of today in India, so that a place that becomes free can still be taken.
    data: {
      eventDate: new Date(startOfIndianDay(new Date().toISOString()) + DAY_MS - 1).toISOString(),
    },
    headers: { Origin: new URL(page.url()).origin },
  })
  expect(today.status()).toBe(200)
  await page.goto('/admin?tab=volunteers&section=events')
  await expect(page.getByText('2 of 2 places taken')).toBeVisible()
  await expectCleanAndFitting(page)
  await page.getByRole('button', { name: 'People: Health camp' }).click()
  const person = (name: string) => page.getByRole('article').filter({ hasText: name })
  await expect(person('Asha Devi')).toContainText('Volunteer: Asha Devi')
  await page.getByLabel('Select all on this page').check()
  await expectCleanAndFitting(page)
  const bar = page.getByRole('region', { name: 'Actions for the selected people' })
  await bar.getByRole('button', { name: 'Came' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Hours').fill('25')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter hours such as 2, 1.5 or 1:30')).toBeVisible()
  await dialog.getByLabel('Hours').fill('3')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Saved. The hours of 1 volunteer are up to date.')
  await expect(person('Ravi Kumar')).toContainText('Came, 3 h')

  page.once('dialog', (question) => question.accept())
  await page.getByRole('button', { name: 'Remove: Ravi Kumar' }).click()
  await expectToast(page, 'Removed from the list')
  await expect(person('Ravi Kumar')).toBeHidden()
  await page.getByRole('button', { name: 'All events' }).click()
  await expect(page.getByText('1 of 2 places taken')).toBeVisible()
  await page.goto('/admin?tab=volunteers')
  await expect(person('Asha Devi')).toContainText('3 hours of service')
  await page.goto(`/activities/${event}`)
  await expect(page.getByText(copy.placesLeft(1))).toBeVisible()
})

test('the note after a sign-up is not part of the address that somebody passes on', async ({
  page,
}) => {
  await logIn(page)
  const event = await makeEvent(page, { places: 5, title: 'Eye camp' })
  await page.goto(`/activities/${event}`)
  await page.getByLabel(copy.name, { exact: true }).fill('Asha Devi')
  await page.getByLabel(copy.phone, { exact: true }).fill('9876543210')
  await page.getByRole('button', { name: copy.submit }).click()
  const note = page.getByRole('heading', { name: copy.notes['signed-up'].title, exact: true })
  await expect(note).toBeVisible()
  await expect(page).toHaveURL(/\/sign-up$/)
  await expect(note).toBeVisible()
  await page.goto(page.url())
  await expect(page.getByRole('button', { name: copy.submit })).toBeVisible()
  await expect(note).toBeHidden()
})

test('a double tap signs up once, and is not told that the number was already on the list', async ({
  page,
}) => {
  await logIn(page)
  const event = await makeEvent(page, { places: 5, title: 'Tree planting' })
  await page.goto(`/activities/${event}`)
  await page.getByLabel(copy.name, { exact: true }).fill('Asha Devi')
  await page.getByLabel(copy.phone, { exact: true }).fill('9876543210')
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent += 1
  })
  const release = await holdBack(page, '**/sign-ups?*')
  // Not clicks of Playwright's, which waits for the navigation before the second one.
  await page.getByRole('button', { name: copy.submit }).evaluate((button: HTMLElement) => {
    for (const delay of [0, 200]) setTimeout(() => button.click(), delay)
  })
  await page.waitForTimeout(500)
  release()
  await expect(
    page.getByRole('heading', { name: copy.notes['signed-up'].title, exact: true }),
  ).toBeVisible()
  expect(sent).toBe(1)
})

test.describe('an event that is taken off the site while somebody fills in its form', () => {
  // The browser logs the 404 of the page.
  test.afterEach(({ complaints }) => forgetFailures(complaints))

  for (const locale of locales) {
    test(`tells them so, and whom to ask (${locale})`, async ({ page }) => {
      const { name, phone: number, submit, states, contact } = eventSignUpContent[locale]
      await logIn(page)
      const event = await makeEvent(page, { title: 'River walk' })
      await page.goto(localePath(locale, `/activities/${event}`))
      await page.getByLabel(name, { exact: true }).fill('Asha Devi')
      await page.getByLabel(number, { exact: true }).fill('9876543210')
      await saveItem(page, `posts/${event}`, { _status: 'draft' }, 'PATCH')
      await page.getByRole('button', { name: submit }).click()
      await expect(page.getByRole('heading', { name: states.gone.title })).toBeVisible()
      const ask = page.getByRole('main').getByRole('link', { name: contact, exact: true })
      await expect(ask).toHaveAttribute('href', localePath(locale, '/contact'))
      await expectCleanAndFitting(page)
      // Without cookies the form still leads there; any other link finds no page.
      await page.context().clearCookies()
      const address = localePath(locale, `/activities/${event}/sign-up`)
      await page.reload()
      await expect(page.getByRole('heading', { name: states.gone.title })).toBeVisible()
      await page.goto(address)
      await expect(page.getByRole('heading', { name: notFoundContent[locale].title })).toBeVisible()
    })
  }
})

import type { Page } from '@playwright/test'
import { contactContent as contactTexts } from '@/cms/seed/pages/contact'
import { contactContent } from '@/content/contact'
import { formsContent } from '@/content/forms'
import { type Locale, locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { toastsContent } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { seriousFindings } from '../support/axe'
import { expect, holdBack, openForm, test } from '../support/e2e'
import { screens } from '../support/screens'
import { saveSiteSettings } from '../support/settings'

const fieldsOf = (locale: Locale) => formsContent[locale].contact

async function write(page: Page, locale: Locale) {
  const fields = fieldsOf(locale)
  const form = page.locator('form')
  await form.getByLabel(fields.name.label).fill('Asha Devi')
  await form.getByLabel(fields.email.label).fill('asha@example.com')
  await form.getByLabel(fields.subject.label).selectOption('Support')
  await form.getByLabel(fields.message.label).fill('Namaste')
}

const send = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: fieldsOf(locale).submit })

for (const { name, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen)

    for (const locale of locales) {
      test(`a message is sent, announced and cleared (${locale})`, async ({ page }) => {
        await openForm(page, localePath(locale, '/contact'))
        await write(page, locale)
        const call = page.waitForRequest('**/api/contact')
        await send(page, locale).click()
        expect((await call).postDataJSON()).toMatchObject({ name: 'Asha Devi', subject: 'Support' })
        const { title, description } = toastsContent[locale].messageSent
        const notices = page.getByRole('region', { name: /./ }).locator('[data-tone=success]')
        await expect(notices).toContainText(title)
        await expect(notices).toContainText(description)
        const note = page.locator('#message-sent')
        await expect(note).toBeVisible()
        await expect(note).toBeFocused()
        await expect(note).toContainText(contactTexts[locale].success.title)
        const { message } = fieldsOf(locale)
        await expect(page.locator('form').getByLabel(message.label)).toHaveValue('')
        expect(await seriousFindings(page)).toEqual([])
      })

      test(`missing fields are named, the first is focused (${locale})`, async ({ page }) => {
        await openForm(page, localePath(locale, '/contact'))
        await send(page, locale).click()
        for (const message of [
          messages.nameRequired,
          messages.emailInvalid,
          messages.subjectRequired,
          messages.messageRequired,
        ]) {
          await expect(page.getByText(translateMessage(message, locale))).toBeVisible()
        }
        await expect(page.locator('form').getByLabel(fieldsOf(locale).name.label)).toBeFocused()
        expect(await seriousFindings(page)).toEqual([])
      })

      test(`a failure is reported, and nothing typed is lost (${locale})`, async ({
        page,
        complaints,
      }) => {
        await page.route('**/api/contact', (route) => route.fulfill({ status: 500, body: '' }))
        await openForm(page, localePath(locale, '/contact'))
        await write(page, locale)
        await send(page, locale).click()
        const { title, description } = toastsContent[locale].messageFailed
        await expect(page.locator('[data-tone=error]')).toContainText(title)
        await expect(page.locator('[data-tone=error]')).toContainText(description)
        const { message } = fieldsOf(locale)
        await page.reload()
        await expect(page.locator('form').getByLabel(message.label)).toHaveValue('Namaste')
        complaints.splice(0)
      })
    }
  })
}

test('server errors appear at their fields', async ({ page, complaints }) => {
  const errors = { email: messages.emailInvalid }
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 400, json: { message: messages.emailInvalid, errors } }),
  )
  await openForm(page, '/contact')
  await write(page, 'en')
  await send(page, 'en').click()
  const email = page.locator('form').getByLabel('E-mail')
  await expect(email).toHaveAccessibleDescription(messages.emailInvalid)
  await expect(email).toBeFocused()
  complaints.splice(0)
})

test('the button says Submitting… and cannot be pressed twice', async ({ page }) => {
  const response = await holdBack(page, '**/api/contact', { status: 201, json: { id: '1' } })
  await openForm(page, '/contact')
  await write(page, 'en')
  await send(page, 'en').click()
  await expect(page.getByRole('button', { name: 'Submitting…' })).toBeDisabled()
  response()
  await expect(send(page, 'en')).toBeEnabled()
})

test('without a connection the page says so and keeps the typed text', async ({
  page,
  context,
  complaints,
}) => {
  await openForm(page, '/contact')
  await write(page, 'en')
  // The code for sending was fetched when typing began.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await send(page, 'en').click()
  await expect(page.getByText(formsContent.en.common.offline)).toBeVisible()
  // A keyboard user continues from here.
  await expect(send(page, 'en')).toBeFocused()
  await context.setOffline(false)
  await expect(page.locator('form').getByLabel('Message')).toHaveValue('Namaste')
  complaints.splice(0)
})

test('a message can be written and sent with the keyboard only', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: { id: '1' } }))
  await openForm(page, '/contact')
  await page.locator('form').getByLabel('Name').focus()
  for (const text of ['Asha', 'asha@example.com', '']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Namaste')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-tone=success]')).toContainText('Message Sent!')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent, and leads to a confirmation', async ({ page, complaints }) => {
    await page.goto('/hi/contact')
    await expect(page.locator('#message-sent')).toBeHidden()
    await expect(page.locator('#message-failed')).toBeHidden()
    await write(page, 'hi')
    await send(page, 'hi').click()
    await expect(page).toHaveURL(/\/hi\/contact#message-sent$/)
    await expect(page.locator('#message-sent')).toBeVisible()
    // The browser accepts this value, but the server does not.
    await write(page, 'hi')
    const sentPage = page.url()
    await page.locator('[name=phone]').fill('12')
    await send(page, 'hi').click()
    // The browser refuses it: nothing that was typed is lost.
    await expect(page.locator('[name=phone]:invalid')).toBeFocused()
    expect(page.url()).toBe(sentPage)
    await page.locator('[name=phone]').fill('')
    // Only the server knows that this is no address.
    await page.locator('[name=email]').fill('sita@example')
    await send(page, 'hi').click()
    await expect(page).toHaveURL(/\/hi\/contact#message-failed$/)
    await expect(page.locator('#message-failed')).toBeVisible()
    // The browser itself logs the scripts that it was told not to run.
    complaints.splice(0)
  })
})

test('shows the known parts of the address, and the map only on request', async ({
  page,
  site,
}) => {
  const { details, map } = contactContent.en
  await page.goto('/contact')
  await expect(page.getByText(contactTexts.en.details.notSet)).toBeVisible()
  await expect(page.getByText(details.phone, { exact: true })).toBeHidden()
  await expect(page.getByText('Mon-Fri 9:00 AM to 6:00 PM')).toBeVisible()
  await expect(page.getByText('We answer within 24 hours.').first()).toBeVisible()
  await expect(page.getByText(contactTexts.en.map.heading)).toBeHidden()

  await saveSiteSettings(site, {
    phone: '+91 98765 43210',
    mapUrl: 'https://www.openstreetmap.org/#map=15/26.8467/80.9462',
  })
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>map</p>' }),
  )
  await page.goto('/contact')
  await expect(page.getByRole('link', { name: details.call('+91 98765 43210') })).toHaveAttribute(
    'href',
    'tel:+919876543210',
  )
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: map.show }).click()
  await expect(page.locator('iframe')).toHaveAttribute('title', /^Map showing/)
  await saveSiteSettings(site, { phone: null, mapUrl: null })
})

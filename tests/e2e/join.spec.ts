import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { joinContent } from '@/cms/seed/pages/join'
import { formsContent } from '@/content/forms'
import { type Locale, locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { toastsContent } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { uploadMessages } from '@/domain/upload-messages'
import { seriousFindings } from '../support/axe'
import { expect, holdBack, test } from '../support/e2e'
import { screens } from '../support/screens'

const PHOTO = 'src/cms/seed/images/placeholder.webp'

const fieldOf = (page: Page, label: string) =>
  page.locator('form').getByLabel(label, { exact: false }).first()

/** Opens the page, and waits until the form is hydrated, with its second half still hidden. */
async function openInSteps(page: Page, locale: Locale) {
  await page.goto(localePath(locale, '/join'))
  await page
    .getByRole('heading', { name: joinContent[locale].form.heading })
    .scrollIntoViewIfNeeded()
  await expect(
    page.getByRole('button', { name: formsContent[locale].volunteer.next }),
  ).toBeVisible()
}

/** Fills in the required fields; opens the second step if there are two. */
async function apply(page: Page, locale: Locale, { hasSteps = true } = {}) {
  const fields = formsContent[locale].volunteer
  const fill = (label: string, text: string) => fieldOf(page, label).fill(text)
  await fill(fields.firstName.label, 'Ravi')
  await fill(fields.lastName.label, 'Kumar')
  await fill(fields.email.label, 'ravi@example.com')
  await fill(fields.phone.label, '98765 43210')
  await fill(fields.occupation.label, 'Teacher')
  if (hasSteps) await goOn(page, locale)
  await fill(fields.motivation.label, 'To help')
}

const goOn = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: formsContent[locale].volunteer.next }).click()
const submit = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: formsContent[locale].volunteer.submit })

for (const { name, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen)

    for (const locale of locales) {
      test(`an application with a photo is sent and cleared (${locale})`, async ({ page }) => {
        const { photo, interestOptions, firstName } = formsContent[locale].volunteer
        await openInSteps(page, locale)
        await expect(page.getByText(joinContent[locale].steps.reviewTime).first()).toBeVisible()
        await apply(page, locale)
        await page.getByLabel(interestOptions.healthcare).check()
        await page.locator('input[type=file]').setInputFiles(PHOTO)
        await expect(page.getByText(photo.change)).toBeVisible()
        await expect(page.getByAltText(photo.previewAlt)).toBeVisible()

        const call = page.waitForRequest('**/api/volunteers?*')
        await submit(page, locale).click()
        expect((await call).postDataJSON()).toMatchObject({
          firstName: 'Ravi',
          occupation: 'Teacher',
          interests: ['healthcare'],
          availability: 'Flexible',
          emergencyContact: '98765 43210',
          photoUrl: expect.stringMatching(/^\/volunteer-photos\//),
        })
        const { title, description } = toastsContent[locale].applicationSubmitted
        await expect(page.locator('[data-tone=success]')).toContainText(title)
        await expect(page.locator('[data-tone=success]')).toContainText(description)
        await expect(page.locator('#application-sent')).toBeFocused()
        await expect(page.locator('form').getByLabel(firstName.label).first()).toHaveValue('')
        await expect(page.getByAltText(photo.previewAlt)).toBeHidden()
        expect(await seriousFindings(page)).toEqual([])
      })

      test(`missing fields are named, the first is focused (${locale})`, async ({ page }) => {
        await openInSteps(page, locale)
        await goOn(page, locale)
        for (const message of [
          messages.firstNameRequired,
          messages.lastNameRequired,
          messages.emailInvalid,
          messages.phoneInvalid,
          messages.occupationRequired,
        ]) {
          const said = page.getByText(translateMessage(message, locale), { exact: true })
          await expect(said).toBeVisible()
        }
        await expect(page.locator('[name=firstName]')).toBeFocused()
        expect(await seriousFindings(page)).toEqual([])
        await apply(page, locale)
        await fieldOf(page, formsContent[locale].volunteer.motivation.label).fill('')
        await submit(page, locale).click()
        await expect(
          page.getByText(translateMessage(messages.motivationRequired, locale)),
        ).toBeVisible()
        await expect(page.locator('[name=motivation]')).toBeFocused()
      })
    }
  })
}

test('a failure is reported, and everything typed survives a reload', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/volunteers?*', (route) => route.fulfill({ status: 500, body: '' }))
  await openInSteps(page, 'en')
  await apply(page, 'en')
  await page.getByLabel('Fundraising').check()
  await submit(page, 'en').click()
  const { title, description } = toastsContent.en.applicationFailed
  await expect(page.locator('[data-tone=error]')).toContainText(title)
  await expect(page.locator('[data-tone=error]')).toContainText(description)
  await page.reload()
  await expect(page.locator('[name=occupation]')).toHaveValue('Teacher')
  await expect(page.getByLabel('Fundraising')).toBeChecked()
  complaints.splice(0)
})

test('a photo that cannot be uploaded is reported', async ({ page, complaints }) => {
  const tooLarge = { status: 413, json: { message: 'The image is too large' } }
  const response = await holdBack(page, '**/api/upload', tooLarge)
  await openInSteps(page, 'en')
  await apply(page, 'en')
  await page.locator('input[type=file]').setInputFiles(PHOTO)
  await expect(page.getByText('Uploading...')).toBeVisible()
  await expect(submit(page, 'en')).toBeDisabled()
  response()
  await expect(page.locator('[data-tone=error]')).toContainText('Failed to upload photo')
  await expect(page.getByText('The image is too large')).toBeVisible()
  await expect(submit(page, 'en')).toBeEnabled()
  complaints.splice(0)
})

test('a HEIC photo, whose type browsers may not know, gets advice on what to do', async ({
  page,
  complaints,
}) => {
  await openInSteps(page, 'hi')
  await apply(page, 'hi')
  // Playwright would derive the type of a chosen file from its name.
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File(['\0\0\0\x18ftypheic\0\0\0\0heicmif1'], 'IMG_0001.HEIC'))
    input.files = chosen.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const advice = translateMessage(uploadMessages.imageIsHeic, 'hi')
  await expect(page.getByText(advice)).toBeVisible()
  complaints.splice(0)
})

test('a photo with too many pixels for the server is shrunk before it is sent', async ({
  page,
}) => {
  const [width, height] = [5000, 4000]
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const photo = await sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 60 })
    .toBuffer()
  await openInSteps(page, 'en')
  await apply(page, 'en')
  const upload = page.waitForResponse('**/api/upload')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: photo })
  expect((await upload).status()).toBe(201)
  await expect(page.getByText(formsContent.en.volunteer.photo.change)).toBeVisible()
})

const [phone] = screens

test.describe('on a small phone', () => {
  test.use({ ...phone, javaScriptEnabled: false })

  for (const locale of locales) {
    test(`no example is wider than its field (${locale})`, async ({ page, complaints }) => {
      await page.goto(localePath(locale, '/join'))
      const cut = await page.locator('input[placeholder]').evaluateAll((fields) =>
        fields.flatMap((field) => {
          if (!(field instanceof HTMLInputElement)) return []
          const { font, paddingLeft, paddingRight } = getComputedStyle(field)
          const pen = document.createElement('canvas').getContext('2d')
          if (!pen) throw new Error('There is no canvas')
          pen.font = font
          const room =
            field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
          return pen.measureText(field.placeholder).width > room ? [field.placeholder] : []
        }),
      )
      expect(cut).toEqual([])
      complaints.splice(0)
    })
  }
})

test.describe('on a slow network', () => {
  test.use(phone)

  for (const locale of locales) {
    for (const seen of ['firstName', 'interests', 'experience', 'emergencyContact']) {
      test(`nothing moves when the form is hydrated at ${seen} (${locale})`, async ({
        context,
      }) => {
        const page = await context.newPage()
        const letScriptsCome = await holdBack(page, '**/_next/static/**/*.js')
        await page.goto(localePath(locale, '/join'), { waitUntil: 'domcontentloaded' })
        const field = page.locator(`[name=${seen}]`).first()
        await field.evaluate((element) => {
          element.scrollIntoView({ behavior: 'instant', block: 'center' })
          return document.fonts.ready
        })
        const place = await field.boundingBox()
        const moved = await page.evaluateHandle(() => {
          const parts: (Node | null)[] = []
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { sources } = entry as PerformanceEntry & { sources: { node: Node | null }[] }
              parts.push(...sources.map(({ node }) => node))
            }
          }).observe({ type: 'layout-shift' })
          return parts
        })
        letScriptsCome()
        await expect(page.locator('main form[novalidate]')).toBeVisible()
        expect(await field.boundingBox()).toEqual(place)
        // The donate bar floats over the page, and moves for its reminder.
        const main = page.getByRole('main')
        const inMain = await main.evaluate(
          (element, parts) => parts.filter((part) => element.contains(part)).length,
          moved,
        )
        expect(inMain).toBe(0)
      })
    }
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is sent, and leads to a confirmation', async ({ page, complaints }) => {
    await page.goto('/join')
    await apply(page, 'en', { hasSteps: false })
    await page.locator('[name=interests]').first().check()
    await submit(page, 'en').click()
    await expect(page).toHaveURL(/\/join#application-sent$/)
    await expect(page.locator('#application-sent')).toBeVisible()
    // The browser itself logs the scripts that it was told not to run.
    complaints.splice(0)
  })
})

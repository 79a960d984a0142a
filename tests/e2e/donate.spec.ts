import type { Page } from '@playwright/test'
import { donateContent as donateTexts } from '@/cms/seed/pages/donate'
import { donateContent } from '@/content/donate'
import { formsContent } from '@/content/forms'
import { type Locale, locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { paymentClaimContent } from '@/content/payment-claim'
import { toastsContent } from '@/content/toasts'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import { deferredScripts } from '../../bench/page-weight'
import { seriousFindings } from '../support/axe'
import { expect, holdBack, openForm, test } from '../support/e2e'
import { screens } from '../support/screens'
import { savePaymentSettings, saveSiteSettings, TEST_PAYMENT } from '../support/settings'

const AMOUNTS = ['₹500', '₹1,000', '₹2,500', '₹5,000']

/** Enters a custom amount and continues to the second step. */
async function goOnWith(page: Page, locale: Locale, rupees: string) {
  await page.getByLabel(formsContent[locale].donation.amount.label).fill(rupees)
  await page.getByRole('button', { name: donateContent[locale].ways.card }).click()
}

async function give(page: Page, locale: Locale, rupees: string) {
  const fields = formsContent[locale].donation
  const form = page.locator('form')
  await goOnWith(page, locale, rupees)
  await form.getByLabel(fields.donorName.label).fill('Meera')
  await form.getByLabel(fields.email.label).fill('meera@example.com')
  await form.getByLabel(fields.phone.label).fill('98765 43210')
  await form.getByLabel(donateContent[locale].details.isIndianCitizen.label).check()
  await form.getByRole('button', { name: fields.submitAmount(rupees) }).click()
}

test('without a UPI ID, the bank card is next to the form, below the note about UPI', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/donate')
  const { upi, bank } = donateTexts.en
  const above = await page.getByRole('region', { name: upi.heading }).boundingBox()
  const below = await page.getByRole('region', { name: bank.heading }).boundingBox()
  expect(below?.x).toBe(above?.x)
  expect(below?.width).toBe(above?.width)
})

for (const locale of locales) {
  test(`on the usual phone each amount fits its button, and the row the field (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(localePath(locale, '/donate'))
    const field = await page.locator('[name=amount]').boundingBox()
    const buttons = page.locator('fieldset label:has([name=choice]) > span:not(.sr-only)')
    const edges = await buttons.evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect().right),
    )
    expect(edges).toHaveLength(AMOUNTS.length + 1)
    expect(Math.max(...edges)).toBeCloseTo((field?.x ?? 0) + (field?.width ?? 0), 0)
  })
}

for (const { name, ...screen } of screens) {
  test.describe(`on ${name}`, () => {
    test.use(screen)

    for (const locale of locales) {
      const copy = donateContent[locale]

      test(`missing details say how to ask for them (${locale})`, async ({ page }) => {
        await page.goto(localePath(locale, '/donate'))
        // The tiers say what the amounts mean.
        for (const { title } of donateTexts[locale].tiers.items) {
          await expect(page.getByRole('radio', { name: title })).toHaveCount(1)
        }
        const [first] = donateTexts[locale].tiers.items
        await expect(page.getByText(`₹500: ${first?.title}`)).toBeVisible()
        await expect(page.getByText(copy.upi.notSet.title)).toBeVisible()
        await expect(page.getByText(copy.bank.notSet.title)).toBeVisible()
        await expect(page.getByText(copy.registration80g.notSet)).toBeVisible()
        expect(await seriousFindings(page)).toEqual([])
      })

      test(`quick amounts show their state and are filled in (${locale})`, async ({ page }) => {
        await page.goto(localePath(locale, '/donate'))
        await expect(page.locator('#donation-place form[novalidate]')).toBeVisible()
        const amount = page.locator('[name=amount]')
        await expect(amount).toHaveValue('500')
        for (const label of AMOUNTS) {
          await page.getByText(label, { exact: true }).click()
          await expect(page.getByRole('radio', { name: label })).toBeChecked()
          await expect(amount).toHaveValue(label.replace(/[₹,]/g, ''))
          // On a phone the keyboard would cover the buttons.
          await expect(amount).not.toBeFocused()
        }
        await page.getByText(copy.quick.custom, { exact: true }).click()
        await expect(amount).toHaveValue('')
        await expect(amount).toBeFocused()
      })

      test(`wrong fields are named (${locale})`, async ({ page }) => {
        await page.goto(localePath(locale, '/donate'))
        const said = (message: string) =>
          page.getByText(translateMessage(message, locale), { exact: true })
        await goOnWith(page, locale, '49')
        await expect(said(messages.amountMinimum)).toBeVisible()
        await expect(page.locator('[name=amount]')).toBeFocused()
        expect(await seriousFindings(page)).toEqual([])
        await goOnWith(page, locale, '50')
        await page.locator('form [type=submit]').last().click()
        for (const message of [
          messages.donorNameRequired,
          messages.emailInvalid,
          messages.phoneInvalid,
          messages.citizensOnly,
        ]) {
          await expect(said(message)).toBeVisible()
        }
        await expect(page.locator('[name=donorName]')).toBeFocused()
        expect(await seriousFindings(page)).toEqual([])
      })

      test(`a failed payment order is reported, and the message stays (${locale})`, async ({
        page,
        complaints,
      }) => {
        const order = { status: 503, json: { message: 'Online payment is not set up yet.' } }
        await page.route('**/api/create-order*', (route) => route.fulfill(order))
        await page.goto(localePath(locale, '/donate'))
        await give(page, locale, '100')
        const notice = page.locator('[data-tone=error]')
        await expect(notice).toContainText(toastsContent[locale].paymentOrderFailed.title)
        await expect(notice).toContainText(translateMessage(order.json.message, locale))
        await expect(
          page.getByRole('alert').getByText(copy.states.notConfigured.text),
        ).toBeVisible()

        await page.unroute('**/api/create-order*')
        await page.route('**/api/create-order*', (route) =>
          route.fulfill({ status: 502, body: '' }),
        )
        await page.locator('form [type=submit]').last().click()
        const { description } = toastsContent[locale].paymentOrderFailed
        await expect(notice).toContainText(description)
        await expect(page.getByRole('alert').getByText(copy.states.failed.text)).toBeVisible()
        // A keyboard user continues from here.
        await expect(page.locator('form [type=submit]').last()).toBeFocused()
        await page.reload()
        await expect(page.locator('[name=amount]')).toHaveValue('100')
        await page.getByRole('button', { name: copy.ways.card }).click()
        await expect(page.locator('[name=donorName]')).toHaveValue('Meera')
        complaints.splice(0)
      })
    }
  })
}

test('text typed before hydration is not lost', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js')
  const visit = page.goto('/donate')
  await page.locator('[name=amount]').fill('750')
  release()
  await visit
  await expect(page.locator('#donation-place form[novalidate]')).toBeVisible()
  await expect(page.locator('[name=amount]')).toHaveValue('750')
  await expect(page.getByRole('radio', { name: 'Custom Amount' })).toBeChecked()
  await page.reload()
  await expect(page.locator('[name=amount]')).toHaveValue('750')
})

test('an amount that was tapped before any script came is filled in', async ({ page }) => {
  const release = await holdBack(page, '**/_next/static/chunks/*.js')
  const visit = page.goto('/donate')
  await page.getByText('₹1,000', { exact: true }).click()
  await expect(page.getByRole('radio', { name: '₹1,000' })).toBeChecked()
  release()
  await visit
  await expect(page.locator('[name=amount]')).toHaveValue('1000')
  await expect(page.getByRole('radio', { name: '₹1,000' })).toBeChecked()
})

test('a tap on the card button before any script loaded takes effect once it has', async ({
  page,
}) => {
  const copy = donateContent.en
  const release = await holdBack(page, '**/_next/static/chunks/*.js')
  const visit = page.goto('/donate')
  await page.locator('[name=amount]').fill('750')
  await page.locator('[name=amount]').press('Enter')
  await page.getByRole('button', { name: copy.ways.card }).click()
  await expect(page.locator('[name=amount]')).toHaveValue('750')
  release()
  await visit
  await expect(page.locator('[name=donorName]')).toBeVisible()
  await expect(page.getByText(copy.details.once.replace('{amount}', '₹750'))).toBeVisible()
})

test('page scripts that fail to load are retried', async ({ page, complaints }) => {
  const scripts = deferredScripts(await (await page.request.get('/donate')).text())
  const lost = new Set<string>()
  await page.route('**/_next/static/chunks/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    if (!scripts.includes(pathname) || lost.has(pathname)) return route.continue()
    lost.add(pathname)
    return route.abort('internetdisconnected')
  })
  await page.goto('/donate')
  expect(lost.size).toBe(scripts.length)
  await page.getByRole('button', { name: donateContent.en.ways.card }).click()
  await expect(page.locator('[name=donorName]')).toBeVisible()
  complaints.splice(0)
})

test('a form whose script failed to load fetches it with the next tap', async ({
  page,
  complaints,
}) => {
  // All scripts except those of the page itself.
  const html = await (await page.request.get('/donate')).text()
  await page.route('**/_next/static/chunks/*.js', (route) =>
    html.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.abort('internetdisconnected'),
  )
  const lost = page.waitForEvent('requestfailed')
  await page.goto('/donate')
  await lost
  await page.unroute('**/_next/static/chunks/*.js')
  await page.getByRole('button', { name: donateContent.en.ways.card }).click()
  await expect(page.locator('[name=donorName]')).toBeVisible()
  complaints.splice(0)
})

test('an amount requested by another page is filled in', async ({ page }) => {
  await page.goto('/donate?amount=1000')
  await expect(page.locator('[name=amount]')).toHaveValue('1000')
  await expect(page.getByRole('radio', { name: '₹1,000' })).toBeChecked()
})

test.describe('with payment details', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test.beforeEach(({ site }) => savePaymentSettings(site, TEST_PAYMENT))
  test.afterEach(({ site }) => savePaymentSettings(site, {}))

  for (const locale of locales) {
    const copy = donateContent[locale]

    test(`UPI ID and bank details can be copied (${locale})`, async ({ page }) => {
      await openForm(page, localePath(locale, '/donate'))
      await expect(page.getByRole('img', { name: copy.upi.qrAlt })).toBeVisible()
      const { title, description } = toastsContent[locale].copied
      for (const [label, value] of [
        [`${copy.upi.copy}: ${copy.upi.idLabel}`, TEST_PAYMENT.upiId],
        [copy.bank.copy.replace('{what}', copy.bank.accountNumber), TEST_PAYMENT.bankAccountNumber],
        [copy.bank.copy.replace('{what}', copy.bank.ifscCode), TEST_PAYMENT.bankIfscCode],
      ] as const) {
        await page.getByRole('button', { name: label }).click()
        await expect(page.locator('[data-tone=success]')).toContainText(title)
        await expect(page.locator('[data-tone=success]')).toContainText(description)
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
      }
      expect(await seriousFindings(page)).toEqual([])
    })
  }

  for (const locale of locales) {
    test(`with large text on a phone the account number stays in one piece (${locale})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await openForm(page, localePath(locale, '/donate'))
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '212.5%'
      })
      const number = page.getByText(TEST_PAYMENT.bankAccountNumber)
      const lines = await number.evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return new Set([...range.getClientRects()].map(({ top }) => top)).size
      })
      expect(lines).toBe(1)
    })
  }

  test('if the clipboard refuses, the notice says what to do', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
    })
    await openForm(page, '/donate')
    await page.getByRole('button', { name: 'Copy: UPI ID' }).click()
    await expect(page.locator('[data-tone=error]')).toContainText(
      toastsContent.en.copyFailed.description,
    )
  })
})

test('with a hosted payment page the amounts lead there, and so does the mobile link', async ({
  page,
  site,
}) => {
  await saveSiteSettings(site, { externalPaymentUrl: 'https://pay.example/f?amount={amount}' })
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/donate')
  await expect(page.getByRole('link', { name: 'Donate ₹2,500' })).toHaveAttribute(
    'href',
    'https://pay.example/f?amount=2500',
  )
  const custom = page.getByRole('link', { name: 'Custom Amount' })
  await expect(custom).toHaveAttribute('href', 'https://pay.example/f?amount=')
  const mobile = page.locator('[data-floating] a').first()
  await expect(mobile).toHaveAttribute('href', 'https://pay.example/f?amount=')
  await saveSiteSettings(site, { externalPaymentUrl: null })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('UPI ID, a QR code without an amount and the bank details are there', async ({
    page,
    site,
    complaints,
  }) => {
    await savePaymentSettings(site, TEST_PAYMENT)
    await page.goto('/donate')
    await expect(page.getByRole('img', { name: donateContent.en.upi.qrAlt })).toBeVisible()
    await expect(page.getByRole('link', { name: donateContent.en.upi.openApp })).toHaveAttribute(
      'href',
      /^upi:\/\/pay\?pa=foundation\.test@examplebank&pn=Test%20Foundation&cu=INR$/,
    )
    for (const value of [TEST_PAYMENT.upiId, TEST_PAYMENT.bankAccountNumber]) {
      await expect(page.getByText(value, { exact: true })).toBeVisible()
    }
    // Controls that need scripts are absent: donors send the reference to the office.
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('link', { name: paymentClaimContent.en.noScript })).toHaveAttribute(
      'href',
      '/contact',
    )
    // Same as a tap before the script has loaded.
    await page.getByRole('link', { name: donateContent.en.ways.upi }).click()
    await expect(page.locator('#upi-heading')).toBeInViewport()
    // In Hindi, too, the app shows the payee as the bank has it.
    await page.goto('/hi/donate')
    await expect(page.getByText(`ऐप में नाम ${TEST_PAYMENT.bankAccountName} ही`)).toBeVisible()
    await savePaymentSettings(site, {})
    complaints.splice(0)
  })

  test('the page says that UPI and bank transfer work without it', async ({ page, complaints }) => {
    await page.goto('/donate')
    // Playwright cannot read the text of a noscript element itself, only of its children.
    await expect(page.locator('form noscript p')).toHaveText(donateContent.en.noScript)
    await expect(page.getByRole('button', { name: donateContent.en.ways.card })).toBeHidden()
    await expect(page.locator('form [type=submit]')).toBeDisabled()
    // The browser itself logs the scripts that it was told not to run.
    complaints.splice(0)
  })
})

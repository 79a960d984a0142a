import type { FrameLocator, Page } from '@playwright/test'
import { donateContent as donateTexts } from '@/cms/seed/pages/donate'
import { chromeContent } from '@/content/chrome'
import { donateContent } from '@/content/donate'
import { donationStatusContent } from '@/content/donation-status'
import { formsContent } from '@/content/forms'
import type { Locale } from '@/content/locale'
import { paymentClaimContent } from '@/content/payment-claim'
import { toastsContent } from '@/content/toasts'
import { upiDialogContent } from '@/content/upi-dialog'
import { messages } from '@/domain/messages'
import { seriousFindings } from '../support/axe'
import { expect, logIn, openForm } from '../support/e2e'
import { test } from '../support/practice-giving'
import { screens } from '../support/screens'

const [phone] = screens

const { states } = donateContent.en
const toasts = toastsContent.en
const status = donationStatusContent.en

/** Chooses an amount and fills in the second step. */
async function fillIn(page: Page, amount = '750', locale: Locale = 'en') {
  const { amount: amountField, ...fields } = formsContent[locale].donation
  const { ways, details } = donateContent[locale]
  await page.getByLabel(amountField.label).fill(amount)
  await page.getByRole('button', { name: ways.card }).click()
  const form = page.locator('form')
  await form.getByLabel(fields.donorName.label).fill('Asha Devi')
  await form.getByLabel(fields.email.label).fill('asha@example.org')
  await form.getByLabel(fields.phone.label).fill('9876543210')
  await form.getByLabel(details.isIndianCitizen.label).check()
}

/** Returns the button that opens the payment. */
const payOf = (page: Page) => page.locator('form button[type=submit]').last()

/** Fills in the form and opens the payment window. */
async function openWindow(page: Page, path = '/donate'): Promise<FrameLocator> {
  await page.goto(path)
  await fillIn(page)
  await payOf(page).click()
  return page.frameLocator('.razorpay-container iframe')
}

test.afterEach(async ({ gateway }) => {
  gateway.webhooks.configure({ mode: 'off' })
  for (const name of ['orders.create', 'checkout.script', 'payments.fetch'] as const) {
    gateway.behave(name, 'fine')
  }
})

test('a donation is paid, verified, thanked for and seen in the dashboard', async ({
  page,
  gateway,
}) => {
  gateway.webhooks.configure({ mode: 'on', copies: 2 })
  const window = await openWindow(page)
  await expect(window.getByText('₹750')).toBeVisible()
  await window.getByRole('button', { name: 'Pay with UPI' }).click()

  const thanks = page.getByRole('heading', { name: states.success.title })
  await expect(thanks).toBeVisible()
  await expect(page.locator('[data-tone]').getByText(toasts.donationSuccess.title)).toBeVisible()
  await expect(page.getByText(states.success.text.replace('{amount}', '750'))).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('donationDraft') ?? '')).not.toContain(
    'Asha',
  )

  await page.getByRole('link', { name: states.status }).click()
  await expect(page.getByRole('heading', { name: status.states.completed.title })).toBeVisible()
  await gateway.webhooks.settled()

  await logIn(page)
  await page.goto('/admin?tab=payments&section=transactions')
  const newest = page.getByRole('row').filter({ hasText: 'Asha Devi' }).first()
  await expect(newest).toContainText('Completed')
})

test('a payment that fails can be tried again in the same window', async ({ page, complaints }) => {
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'Fail' }).click()
  await expect(window.getByRole('alert')).not.toBeEmpty()
  await window.getByRole('button', { name: 'Pay with card' }).click()
  await expect(page.getByRole('heading', { name: states.success.title })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a closed window says so, and keeps the typed text', async ({ page }) => {
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'Close' }).click()
  await window.getByRole('button', { name: 'Yes, leave' }).click()
  await expect(
    page.locator('[data-tone]').getByText(toasts.paymentCancelled.description),
  ).toBeVisible()
  await expect(page.getByText(states.cancelled.text)).toBeVisible()
  await expect(page.getByLabel('Full name').first()).toHaveValue('Asha Devi')
  expect(await seriousFindings(page)).toEqual([])

  // The same attempt continues with the same order.
  await payOf(page).click()
  await page
    .frameLocator('.razorpay-container iframe')
    .getByRole('button', { name: 'Pay with UPI' })
    .click()
  await expect(page.getByRole('heading', { name: states.success.title })).toBeVisible()
})

test('if the window cannot open, the other ways are named', async ({ page, complaints }) => {
  await page.route('**/v1/checkout.js', (route) => route.abort('blockedbyclient'))
  await page.goto('/donate')
  await fillIn(page)
  await payOf(page).click()
  await expect(page.getByRole('alert').getByText(states.windowBlocked.text)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Give ₹750 by UPI instead' })).toBeVisible()
  await expect(page.getByLabel('Full name').first()).toHaveValue('Asha Devi')
  // The browser logs the blocked script, as it does with an ad blocker.
  complaints.splice(0)
})

test('a donor who lost the connection after paying finds the donation again', async ({
  page,
  gateway,
}) => {
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'Pay, then lose the connection' }).click()
  await expect
    .poll(() => gateway.ledger.listPayments({ count: 1 }).items[0]?.status)
    .toBe('captured')
  // The tab is closed; the next one knows about it.
  await page.goto('/donate')
  await expect(page.getByText(/You began a donation of ₹750/)).toBeVisible()
  await page.getByRole('link', { name: states.begun.link }).click()
  await expect(page.getByRole('heading', { name: status.states.completed.title })).toBeVisible()
  // The page says so before its script has loaded, which forgets the donation.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('donationBegun'))).toBeNull()
  await openForm(page, '/donate')
  await expect(page.getByText(/You began a donation/)).toBeHidden()
})

test('an unconfirmed payment leads to the status page, which refreshes itself', async ({
  page,
  gateway,
  complaints,
}) => {
  gateway.behave('payments.fetch', 'down')
  gateway.behave('orders.payments', 'down')
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'Pay with UPI' }).click()
  await page.waitForURL(/\/donate\/status\/[0-9a-f]{32}$/)
  await expect(page.getByRole('heading', { name: status.states.pending.title })).toBeVisible()
  for (const call of ['payments.fetch', 'orders.payments'] as const) gateway.behave(call, 'fine')
  await expect(page.getByRole('heading', { name: status.states.completed.title })).toBeVisible()
  // Removes the 502 responses of the earlier attempts.
  complaints.splice(0)
})

test('a payment that cannot be verified says what to do, with its number', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/verify-payment', async (route) => {
    const body = route.request().postDataJSON()
    await route.continue({ postData: { ...body, razorpay_signature: '0'.repeat(64) } })
  })
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'Pay with card' }).click()
  await expect(
    page.locator('[data-tone]').getByText(toasts.paymentVerificationFailed.description),
  ).toBeVisible()
  await expect(page.getByText(/Please note this number: pay_/)).toBeVisible()
  complaints.splice(0)
})

test('a gateway failure is reported, and nothing is lost', async ({
  page,
  gateway,
  complaints,
}) => {
  gateway.behave('orders.create', 'error')
  await page.goto('/donate')
  await fillIn(page)
  await payOf(page).click()
  await expect(
    page.locator('[data-tone]').getByText(toasts.paymentOrderFailed.description),
  ).toBeVisible()
  await expect(page.getByLabel('Full name').first()).toHaveValue('Asha Devi')
  expect(await seriousFindings(page)).toEqual([])
  // UPI is offered with the same amount, and nothing needs to be typed again.
  await page.getByRole('button', { name: 'Give ₹750 by UPI instead' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Other UPI' })).toHaveAttribute(
    'href',
    /&am=750\.00&tn=Donation%20[A-Z2-9]{4}$/,
  )
  await dialog.getByRole('button', { name: upiDialogContent.en.paid }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Asha Devi')
  await expect(page.getByLabel('Amount in rupees').first()).toHaveValue('750')
  complaints.splice(0)
})

test('money from abroad is not called received before someone has checked it', async ({
  page,
  complaints,
}) => {
  const window = await openWindow(page)
  await window.getByRole('button', { name: 'International card' }).click()
  await page.waitForURL(/\/donate\/status\//)
  await expect(page.getByRole('heading', { name: status.states.quarantined.title })).toBeVisible()
  complaints.splice(0)
})

test.describe('on a small phone, in Hindi', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })
  const copy = donateContent.hi

  test('amount, UPI and card are on the first screen', async ({ page }) => {
    for (const path of ['/donate', '/hi/donate']) {
      await page.goto(path)
      const { ways } = path === '/donate' ? donateContent.en : copy
      for (const way of [
        page.getByRole('link', { name: ways.upi }),
        page.getByRole('button', { name: ways.card }),
      ]) {
        await expect(way).toBeInViewport({ ratio: 1 })
      }
      await expect(page.getByText('₹5,000', { exact: true })).toBeInViewport({ ratio: 1 })
      await expect(page.locator('[name=amount]')).toBeInViewport({ ratio: 1 })
    }
  })

  test('₹500 is given by UPI in three taps from Home, and its reference left', async ({ page }) => {
    const app = upiDialogContent.hi.apps.find(({ id }) => id === 'other')?.label ?? ''
    // Simulates the app, which takes over the screen.
    await page.addInitScript(() =>
      document.addEventListener('click', (event) => {
        const link = event.target instanceof Element && event.target.closest('a[href^="upi:"]')
        if (!link) return
        event.preventDefault()
        Object.assign(window, { opened: link.getAttribute('href') })
        Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' })
        document.dispatchEvent(new Event('visibilitychange'))
      }),
    )
    await page.goto('/hi')
    const bar = page.locator('[data-floating]')
    await bar.getByRole('link', { name: chromeContent.hi.mobileMenu.donate, exact: true }).tap()
    // The form's script may still be loading.
    await expect(page.locator('main form[novalidate]')).toBeVisible()
    await page.getByRole('link', { name: copy.ways.upi }).tap()
    await page.getByRole('dialog').getByRole('link', { name: app }).tap()

    const opened = await page.evaluate(() => String(Reflect.get(window, 'opened')))
    expect(opened).toMatch(
      /^upi:\/\/pay\?pa=practice@upi&pn=\S+&cu=INR&am=500\.00&tn=Donation%20[A-Z2-9]{4}$/,
    )
    const code = opened.slice(-4)
    const claim = paymentClaimContent.hi
    await expect(page.getByText(`"Donation ${code}"`).first()).toBeVisible()
    const form = page.locator('section', {
      has: page.getByRole('heading', { name: claim.heading }),
    })
    const fields = formsContent.hi.donation
    await expect(form.getByLabel(fields.amount.label)).toHaveValue('500')
    expect(await seriousFindings(page)).toEqual([])
    // The phone may have closed the page meanwhile.
    await page.reload()
    await form.getByLabel(claim.reference.label).fill('698765432109')
    await form.getByLabel(fields.donorName.label).fill('आशा देवी')
    await form.getByLabel(fields.email.label).fill('asha@example.org')
    await form.getByLabel(fields.phone.label).fill('9876543210')
    await form.getByLabel(copy.details.isIndianCitizen.label).check()
    await form.getByRole('button', { name: claim.submit }).tap()
    await expect(form.getByText(new RegExp(`^C-${code}(-[A-Z2-9]{4}){2}$`))).toBeVisible()
  })

  test('by card it takes two screens: the amount, then the donor', async ({ page }) => {
    await openForm(page, '/hi/donate')
    await page.getByRole('button', { name: copy.ways.card }).tap()
    await expect(page.getByRole('heading', { name: donateTexts.hi.form.heading })).toBeFocused()
    const fields = formsContent.hi.donation
    await page.getByLabel(fields.donorName.label).fill('आशा देवी')
    await page.getByLabel(fields.email.label).fill('asha@example.org')
    await page.getByLabel(fields.phone.label).fill('9876543210')
    await page.getByLabel(copy.details.isIndianCitizen.label).check()
    expect(await seriousFindings(page)).toEqual([])
    await page.getByRole('button', { name: fields.submitAmount('500') }).tap()
    const window = page.frameLocator('.razorpay-container iframe')
    await expect(window.getByText('₹500')).toBeVisible()
    await window.getByRole('button', { name: 'कार्ड से भुगतान करें' }).click()
    await expect(page.getByRole('heading', { name: copy.states.success.title })).toBeVisible()
  })
})

test('someone who is not a citizen of India is told so kindly, before any payment', async ({
  page,
  gateway,
}) => {
  const before = gateway.ledger.findOrders({ count: 100 }).items.length
  await page.goto('/donate')
  await fillIn(page)
  await page.getByLabel(donateContent.en.details.isIndianCitizen.label).uncheck()
  await payOf(page).click()
  await expect(page.getByText(messages.citizensOnly)).toBeVisible()
  expect(gateway.ledger.findOrders({ count: 100 }).items.length).toBe(before)
})

test.describe('on a phone, in Hindi, on a slow line', () => {
  test.use({ viewport: phone.viewport })

  test('a donation goes through', async ({ page, gateway }) => {
    gateway.behave('checkout.script', { kind: 'slow', ms: 2_000, times: 1 })
    gateway.behave('orders.create', { kind: 'slow', ms: 2_000, times: 1 })
    await page.goto('/hi/donate')
    await fillIn(page, '501', 'hi')
    await payOf(page).click()
    await expect(page.getByText(donateContent.hi.states.stages.order)).toBeVisible()
    const window = page.frameLocator('.razorpay-container iframe')
    await window.getByRole('button', { name: 'UPI से भुगतान करें' }).click()
    await expect(
      page.getByRole('heading', { name: donateContent.hi.states.success.title }),
    ).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(phone.viewport.width)
  })
})

for (const locale of ['en', 'hi'] as const) {
  test(`a donor whom the gateway sends back after a failure is told what to do next (${locale})`, async ({
    page,
    site,
    gateway,
  }) => {
    const copy = donationStatusContent[locale]
    const prefix = locale === 'hi' ? '/hi' : ''
    const donor = { donorName: 'Asha Devi', email: 'asha@example.org', phone: '9876543210' }
    const made = await page.request.post(`${site.url}/api/create-order`, {
      data: { ...donor, amount: 750 },
    })
    const { orderId, donationId } = await made.json()
    gateway.ledger.pay(orderId, { outcome: 'failed' })

    // Like the gateway's page in browsers that open no payment window.
    await page.route(`${gateway.url}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Gateway</title>' }),
    )
    await page.goto(gateway.url)
    await page.evaluate((action) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action })
      form.innerHTML = '<input name="error[code]" value="BAD_REQUEST_ERROR">'
      document.body.append(form)
      form.submit()
    }, `${site.url}/api/razorpay/callback?locale=${locale}&donation=${donationId}`)

    await page.waitForURL(`${site.url}${prefix}/donate/status/${donationId}`)
    await expect(page.getByRole('heading', { name: copy.states.failed.title })).toBeVisible()
    await expect(page.getByText(copy.retry.text)).toBeVisible()
    expect(await seriousFindings(page)).toEqual([])
    const again = copy.links.retry.label.replace('{amount}', '₹750')
    await page.getByRole('link', { name: again }).click()
    await expect(page.locator('form [name=amount]').first()).toHaveValue('750')
  })
}

test('a donor who paid by UPI enters the reference, and sees later whether it was found', async ({
  page,
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const copy = paymentClaimContent.en
  await page.goto('/donate')
  await page.getByRole('button', { name: copy.heading }).click()
  const form = page.locator('section', { has: page.getByRole('heading', { name: copy.heading }) })
  await form.getByRole('button', { name: copy.submit }).click()
  await expect(form.getByText('Reference number is required')).toBeVisible()
  await form.getByLabel(copy.reference.label).fill('4123 5678 901')
  await form.getByLabel('Amount in rupees').fill('1100')
  await form.getByLabel('Full name').fill('Ravi Kumar')
  await form.getByLabel('E-mail').fill('ravi@example.org')
  await form.getByLabel('Phone').fill('9876543210')
  await form.getByLabel(donateContent.en.details.isIndianCitizen.label).check()
  await form.getByRole('button', { name: copy.submit }).click()
  await expect(form.getByText('A UPI reference (UTR) has exactly 12 digits')).toBeVisible()
  await form.getByLabel(copy.reference.label).fill('4234 5678 9012')
  await form.getByRole('button', { name: copy.submit }).click()
  await expect(page.getByRole('heading', { name: copy.sent.title })).toBeVisible()
  const number = await form.getByText(/^C(-[A-Z2-9]{4}){3}$/).textContent()
  await form.getByRole('button', { name: `${copy.sent.copy}: ${copy.sent.number}` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number)
  expect(await seriousFindings(page)).toEqual([])

  await form.getByRole('link', { name: copy.sent.status }).click()
  await page.waitForURL(`**/donate/status/${number}`)
  const { claim } = status
  await expect(page.getByRole('heading', { name: claim.states.pending.title })).toBeVisible()
  await expect(page.getByText(claim.number)).toBeVisible()
  await expect(page.getByText(status.checking)).toBeHidden()

  const decide = async (decision: 'accept' | 'reject') => {
    const found = await page.request.get(`/api/admin/transactions?search=${number}`)
    const [{ id }] = await found.json()
    const path = `/api/admin/transactions/${id}/${decision}`
    const response = await page.request.post(path, { headers: { Origin: site.url }, data: {} })
    expect(response.status()).toBe(200)
  }
  await logIn(page)
  await decide('reject')
  await page.goto(`/donate/status/${number}`)
  await expect(page.getByRole('heading', { name: claim.states.failed.title })).toBeVisible()
  // Sent again, it waits again under the same number.
  const again = await page.request.post('/api/payment-claims', {
    headers: { Origin: site.url },
    data: {
      donorName: 'Ravi Kumar',
      email: 'ravi@example.org',
      phone: '9876543210',
      amount: 1100,
      method: 'upi',
      reference: '423456789012',
    },
  })
  expect(await again.json()).toMatchObject({ claimNumber: number })
  await decide('accept')
  await page.goto(`/hi/donate/status/${number}`)
  await expect(
    page.getByRole('heading', { name: donationStatusContent.hi.claim.states.completed.title }),
  ).toBeVisible()
})

test('the payment window may open on the donation page only, and gets there by any link', async ({
  page,
  site,
  gateway,
}) => {
  const policyOf = async (path: string) =>
    (await page.request.get(site.url + path)).headers()['content-security-policy'] ?? ''
  for (const path of ['/donate', '/hi/donate']) expect(await policyOf(path)).toContain(gateway.url)
  for (const path of ['/', '/contact', '/admin-login']) {
    expect(await policyOf(path)).not.toContain(gateway.url)
  }
  await page.goto('/about')
  await page
    .getByRole('link', { name: /Donate Now/ })
    .first()
    .click()
  await page.waitForURL('**/donate')
  await fillIn(page)
  await payOf(page).click()
  await page
    .frameLocator('.razorpay-container iframe')
    .getByRole('button', { name: 'Pay with UPI' })
    .click()
  await expect(page.getByRole('heading', { name: states.success.title })).toBeVisible()
})

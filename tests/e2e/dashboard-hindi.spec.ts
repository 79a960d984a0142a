import type { Page } from '@playwright/test'
import { accountContent } from '@/content/account'
import { activityLogContent } from '@/content/activity-log'
import { dashboardContent } from '@/content/dashboard'
import { dashboardHomeContent } from '@/content/dashboard-home'
import { dashboardImportContent } from '@/content/dashboard-import'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { itemToastsContent } from '@/content/item-toasts'
import {
  expectCleanAndFitting,
  expectToast,
  makeContact,
  makeVolunteer,
  PICTURE,
} from '../support/dashboard'
import { expect, logIn, openDashboard, test } from '../support/e2e'

// This test changes the language of the admin's account.
test.use({ hasOwnSite: true })

const copy = dashboardContent.hi
/** Names, addresses and codes, which use Latin letters in every language. */
const LATIN = [
  /^(English|admin|PAN|UPI|EMI|UPI ID|QR|Razorpay|Key ID|Key Secret|rzp_…|AB\w{4,5}\d+\w?)$/,
  /^\S+@\S+$|^https?:\S*$/,
  // Events of the gateway.
  /^[a-z]+(\.[a-z_]+)+$/,
]

/** Returns the texts and labels of a page with Latin letters and no Devanagari. */
async function latinTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent?.closest('script, style, code, [lang="en"], header > div > a')) continue
      found.push(walker.currentNode.textContent ?? '')
    }
    for (const name of ['aria-label', 'placeholder', 'title']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        found.push(element.getAttribute(name) ?? '')
      }
    }
    return found.map((text) => text.trim())
  })
  return texts.filter(
    (text) =>
      /[A-Za-z]{2}/.test(text) &&
      !/[\u0900-\u097F]/.test(text) &&
      !LATIN.some((allowed) => allowed.test(text)),
  )
}

test('the language is chosen once, stored with the account, and followed from every English address', async ({
  page,
}) => {
  await logIn(page)
  await page.goto('/admin?tab=contacts&status=new')
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(page).toHaveURL(/\/hi\/admin\?tab=contacts&status=new$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await expect(page.getByRole('heading', { name: copy.header.title })).toBeVisible()

  for (const [path, title] of [
    ['/admin?tab=volunteers&view=list', copy.header.title],
    ['/admin/account', accountContent.hi.title],
    ['/admin/import?of=gifts', dashboardImportContent.hi.title],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(`/hi${path}`)
    await expect(page).toHaveTitle(new RegExp(`${title}$`))
  }
  await page.goto('/hi/admin/account')
  await expect(page.getByRole('button', { name: 'हिन्दी', pressed: true })).toBeVisible()

  // The login leads there, too.
  await page.request.post('/api/admin/logout')
  await openDashboard(page)
  await expect(page).toHaveURL(/\/hi\/admin$/)

  await page.getByRole('button', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  // A Hindi address shows Hindi to everyone.
  await page.goto('/hi/admin')
  await expect(page).toHaveURL(/\/hi\/admin$/)
  await expect(page.getByRole('heading', { name: copy.header.title })).toBeVisible()
})

test('the dashboard says nothing in English', async ({ page }) => {
  test.slow()
  await logIn(page)
  await makeVolunteer(page, { firstName: 'रवि', lastName: 'कुमार', email: 'ravi@example.org' })
  await makeContact(page, { name: 'सीता', message: 'नमस्ते', email: 'sita@example.org' })
  await page.goto('/hi/admin')
  await expect(page.getByText(dashboardHomeContent.hi.figures.title)).toBeVisible()
  expect(await latinTexts(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  await expectCleanAndFitting(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  // The sample content is in English; the rest of each tab is not.
  for (const id of ['volunteers', 'contacts', 'payments']) {
    await page.goto(`/hi/admin?tab=${id}`)
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
    await expect(page.getByText(copy.list.loading)).toHaveCount(0)
    expect(await latinTexts(page), id).toEqual([])
    await expectCleanAndFitting(page)
  }
  await page.goto('/hi/admin?tab=payments&section=donations')
  const { poster } = dashboardPaymentsContent.hi
  await page.getByRole('button', { name: poster.open }).click()
  await expect(page.getByRole('dialog').getByLabel(poster.language)).toHaveValue('hi')
  await page.goto('/hi/admin?tab=activity-log')
  await expect(page.getByRole('list', { name: activityLogContent.hi.caption })).toBeVisible()
  await expectCleanAndFitting(page)
})

test('a form, its mistakes and its notices are in Hindi', async ({ page }) => {
  await page.route('https://example.org/asha.jpg', (route) =>
    route.fulfill({ contentType: PICTURE.mimeType, body: PICTURE.buffer }),
  )
  await logIn(page)
  await page.goto('/hi/admin?tab=inspiration')
  await page.getByRole('button', { name: copy.inspiration.add }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: copy.inspiration.form.submitNew }).click()
  await expect(dialog.getByText('नाम लिखिए')).toBeVisible()
  await expectCleanAndFitting(page)
  await dialog.getByLabel(copy.editor.inEnglish(copy.inspiration.form.name.label)).fill('Asha')
  await dialog
    .getByLabel(copy.editor.inEnglish(copy.inspiration.form.line.label))
    .fill('She taught the village to read')
  await dialog.getByLabel(copy.editor.image.address).fill('https://example.org/asha.jpg')
  await dialog.getByRole('button', { name: copy.inspiration.form.submitNew }).click()
  await expectToast(page, itemToastsContent.hi.inspiration.created.description)
})

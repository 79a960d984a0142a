import type { Page } from '@playwright/test'
import { navigationContent } from '@/cms/seed/pages/navigation'
import { locales } from '@/content/locale'
import { myGivingContent } from '@/content/my-giving'
import { localePath } from '@/content/paths'
import { messages } from '@/domain/messages'
import { type AppServer, startSampleSite } from '../support/app-server'
import { seriousFindings } from '../support/axe'
import { test as base, expect, SERVER_START } from '../support/e2e'
import { asAdmin } from '../support/settings'
import { type MailServer, startMailServer } from '../support/smtp'

const copy = myGivingContent.en
const EMAIL = 'donor@example.org'

/** A site with a mail server: without one no link can be sent. */
const test = base.extend<{ mail: MailServer }>({
  hasOwnSite: true,
  mail: async ({ servers, serversOf }, use) =>
    use(await servers.get(serversOf, 'mail', () => startMailServer())),
  site: [
    async ({ servers, serversOf, mail }, use) =>
      use(await servers.get(serversOf, 'site', () => startSiteWithGifts(mail))),
    SERVER_START,
  ],
})
test.describe.configure({ mode: 'serial' })

async function startSiteWithGifts(mail: MailServer): Promise<AppServer> {
  const site = await startSampleSite({
    SMTP_URL: mail.url,
    MAIL_FROM: 'office@example.org',
    RATE_LIMIT_FACTOR: '100',
  })
  await enterGifts(site)
  return site
}

/** Enters two gifts of one mailbox, one of another, and a pledge. */
async function enterGifts(site: AppServer): Promise<void> {
  await asAdmin(site, async (api) => {
    const registered = await api.post('/cms-api/globals/site-settings', {
      data: { registration80g: 'AAATM1234F20214' },
    })
    expect(registered.status()).toBe(200)
    const gift = { donorName: 'Asha Devi', paymentMethod: 'cheque' }
    for (const data of [
      {
        ...gift,
        email: 'Donor@Example.org',
        amount: 1500,
        receivedOn: '2026-04-01',
        reference: '000123',
      },
      { ...gift, email: EMAIL, amount: 700, receivedOn: '2026-03-31', reference: '000124' },
      {
        ...gift,
        email: 'other@example.org',
        amount: 99_000,
        receivedOn: '2026-04-02',
        reference: '000125',
      },
    ]) {
      expect((await api.post('/api/admin/donations', { data })).status()).toBe(201)
    }
    const pledge = { donorName: 'Asha Devi', email: EMAIL, phone: '9876543210', amount: 300 }
    const made = await api.post('/api/pledges', { data: { ...pledge, isIndianCitizen: true } })
    expect(made.status()).toBe(201)
  })
}

async function ask(page: Page, email: string): Promise<void> {
  await page.goto('/my-giving')
  await page.getByLabel(copy.ask.label).fill(email)
  await page.getByRole('button', { name: copy.ask.action }).click()
  await expect(page.getByRole('heading', { name: copy.code.title })).toBeVisible()
}

/** Waits for the newest login e-mail. @param known how many were read before. */
async function letter(mail: MailServer, known = 0): Promise<{ link: string; code: string }> {
  const letters = () => mail.letters.filter((text) => text.includes('/my-giving#'))
  await expect.poll(() => letters().length, { timeout: 20_000 }).toBeGreaterThan(known)
  const text =
    letters()
      .at(-1)
      ?.replace(/=\r?\n/g, '')
      .replaceAll('=3D', '=') ?? ''
  const [, link = ''] = /(\/my-giving#[\w-]{43})/.exec(text) ?? []
  const [, code = ''] = /there instead: (\d{6})/.exec(text) ?? []
  return { link, code }
}

for (const locale of locales) {
  test(`on a phone, the Donate bar leaves the field of the way in free (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(localePath(locale, '/my-giving'))
    // At a first visit the bar is higher, because of the prompt.
    const bar = page.locator('[data-floating]')
    await expect(
      bar.getByRole('link', { name: navigationContent[locale].donatePrompt.title }),
    ).toBeVisible()
    const field = await page.getByLabel(myGivingContent[locale].ask.label).boundingBox()
    const top = (await bar.boundingBox())?.y ?? 0
    expect((field?.y ?? top) + (field?.height ?? 0)).toBeLessThan(top)
  })
}

for (const locale of locales) {
  test(`on a phone, the field for the code is in view, also after a wrong one (${locale})`, async ({
    page,
  }) => {
    const { ask: asking, code } = myGivingContent[locale]
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(localePath(locale, '/my-giving'))
    await page.getByLabel(asking.label).fill('stranger@example.org')
    await page.getByRole('button', { name: asking.action }).click()
    const field = page.getByLabel(code.label)
    const isFree = async () => {
      const [box, bar] = [
        await field.boundingBox(),
        await page.locator('[data-floating]').boundingBox(),
      ]
      return box && bar && box.y > 0 && box.y + box.height < bar.y
    }
    await expect.poll(isFree).toBe(true)
    await field.fill('123456')
    await page.getByRole('button', { name: code.action }).click()
    await expect(page.getByText(myGivingContent[locale].failed.code)).toBeVisible()
    await expect.poll(isFree).toBe(true)
  })
}

test('self-service: a donor sees, completes and ends their giving by a mailed link', async ({
  page,
  mail,
}) => {
  await ask(page, EMAIL)
  await expect(page).toHaveTitle('Check your e-mail · My giving · Manavta Foundation')
  expect(await seriousFindings(page)).toEqual([])
  const { link } = await letter(mail)

  // A mail program that opens the link before the donor does not consume it.
  const scanner = await page.request.get(link)
  expect(scanner.headers()['cache-control']).toBe('private, no-store')
  expect(await scanner.text()).not.toContain('₹')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: copy.open.title })).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.getByRole('button', { name: copy.open.action }).first().click()

  await expect(page.getByText('Gifts that came with donor@example.org')).toBeVisible()
  await expect(page).toHaveTitle('Your gifts · My giving · Manavta Foundation')
  const year = (name: string) => page.getByRole('region', { name })
  await expect(year('April 2026 to March 2027')).toContainText('₹1,500')
  await expect(year('April 2025 to March 2026')).toContainText('₹700')
  await expect(page.getByText('99,000')).toHaveCount(0)
  // Phone number and declaration came with the pledge.
  const onFile = ['Asha Devi', '9876543210', copy.onFile.none, /^Declared on /]
  await expect(page.getByRole('main').getByRole('definition')).toHaveText(onFile)
  expect(await seriousFindings(page)).toEqual([])

  // Adds details only to the newer gift.
  await page.getByRole('checkbox', { name: /₹700/ }).uncheck()
  const pan = page.getByLabel(copy.tax.panNumber, { exact: true })
  await pan.fill('abc')
  await page.getByLabel(copy.tax.address, { exact: true }).fill('House 4, Sample Village')
  await page.getByRole('button', { name: copy.tax.action }).click()
  // Refused, but nothing needs to be typed again.
  await expect(page.getByText(copy.failed['tax-details'])).toBeVisible()
  await expect(pan).toHaveValue('abc')
  await expect(pan).toHaveAccessibleDescription(new RegExp(messages.panInvalid))
  await expect(page.getByRole('checkbox', { name: /₹700/ })).not.toBeChecked()
  await pan.fill('abcpe1234f')
  await page.getByRole('button', { name: copy.tax.action }).click()
  await expect(page.getByText(copy.sent['tax-details'])).toBeVisible()
  await expect(year('April 2026 to March 2027')).toContainText('••••••234F')
  await expect(page.getByRole('checkbox')).toHaveCount(1)

  await page.getByRole('button', { name: copy.mails.action }).click()
  await expect(page.getByText(copy.sent.mails)).toBeVisible()
  // The note is for now only: it goes from the address, and Back does not show it again.
  await expect(page).toHaveURL(/\/my-giving$/)
  await expect(page.getByText(copy.sent.mails)).toBeVisible()
  await page.goto('/contact')
  await page.goBack()
  await expect(page.getByRole('button', { name: copy.deletion.action })).toBeVisible()
  await expect(page.getByText(copy.sent.mails)).toBeHidden()
  await expect(page.getByRole('button', { name: copy.mails.action })).toHaveCount(0)
  await page.getByRole('button', { name: copy.deletion.action }).click()
  await expect(page.getByText(copy.deletion.waiting)).toBeVisible()
  await page.getByRole('link', { name: copy.details }).click()
  await expect(page).toHaveURL(/\/my-gift\//)

  await page.goto('/my-giving')
  await page.getByRole('button', { name: copy.logOut }).click()
  await expect(page.getByText(copy.sent.closed)).toBeVisible()
  await page.goto('/my-giving')
  await expect(page.getByText('₹1,500')).toHaveCount(0)

  // The same link again.
  await page.goto(link)
  await page.getByRole('button', { name: copy.open.action }).first().click()
  await expect(page.getByText(copy.failed.open)).toBeVisible()
})

test('an address without gifts gets the same text', async ({ page, mail }) => {
  const before = mail.letters.length
  await ask(page, 'stranger@example.org')
  await page.getByLabel(copy.code.label).fill('123456')
  await page.getByRole('button', { name: copy.code.action }).click()
  await expect(page.getByText(copy.failed.code)).toBeVisible()
  expect(mail.letters).toHaveLength(before)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the code opens the page in the requesting browser', async ({ page, mail }) => {
    const known = mail.letters.filter((text) => text.includes('/my-giving#')).length
    await ask(page, EMAIL)
    const { code } = await letter(mail, known)
    await page.getByLabel(copy.code.label).fill(code)
    await page.getByRole('button', { name: copy.code.action }).click()
    await expect(page.getByText('₹1,500').first()).toBeVisible()
  })
})

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { readSheet } from 'read-excel-file/node'
import { type Locale, locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { DAY_MS } from '@/domain/durations'
import type { TextField } from '@/domain/pages/fields'
import { PRACTICE_KEYS } from '../../simulator/server'
import { TEST_ADMIN } from '../support/app-server'
import { makeRunningCampaign } from '../support/campaigns'
import { expect, logIn } from '../support/e2e'
import { fillSite, largeValue } from '../support/extremes'
import { printedBy } from '../support/printed'
import { publicPages } from '../support/public-pages'
import {
  checkMails,
  checkPage,
  count,
  expectNoInjectedHeader,
  expectPassivePdf,
  fillForm,
  payAll,
  test,
  textAt,
} from '../support/xss'
import { XSS_CORPUS } from '../support/xss-corpus'
import { fillMailTexts, fillSettings } from '../support/xss-settings'

/** In addition to the designed pages: a program, and an editors' own page. */
const OWN = ['/what-we-do/child-education', '/our-school']
const MONEY = ['donations', 'donors', 'monthly-gifts', 'pledges', 'transactions', 'settlements']
const OFFICE = [
  ...['home', 'portfolio', 'about-slider', 'volunteers', 'contacts', 'inspiration', 'payments'],
  ...['activity-log', 'status', 'backups', 'volunteers&section=events'],
  ...[...MONEY, 'statement'].map((section) => `payments&section=${section}`),
].map((place) => `/admin?tab=${place}`)
/** The maximum number of dialogs opened on one dashboard page; most are alike. */
const MOST_DIALOGS = 30
const INDIAN_PHONE = /^\+91 \d{5} \d{5}$/

test('nothing that people write runs or becomes markup in the office, on paper, in e-mails or tables', async ({
  page,
  site,
  gateway,
  caught,
}) => {
  test.setTimeout(1_200_000)
  await logIn(page)
  const read = async (path: string) => (await page.request.get(path)).json()
  const fill = (form: string, filling: Parameters<typeof fillForm>[3] = {}) =>
    fillForm(page, caught, form, filling)
  const idsOf = (answers: Map<number, Record<string, unknown>>, name = 'id') =>
    [...answers.values()].map((answer) => String(answer[name]))
  const phone = (at: number) => `+9198765432${10 + at}`

  await test.step('texts of mails', () => fillMailTexts(page, caught))
  const imageUrl = (await read('/api/portfolio'))[0].imageUrl

  const given = await test.step('every text goes through every field of the forms', async () => {
    await fill('POST /api/contact', { fixed: () => ({ subject: 'Support' }) })
    const volunteers = await fill('POST /api/volunteers', {
      fixed: (at) => ({ interests: ['healthcare'], email: `helper${at}@example.com` }),
    })
    const ids = idsOf(volunteers)
    const approval = { data: { ids }, headers: { Origin: site.url } }
    expect((await page.request.post('/api/admin/volunteer-approvals', approval)).ok()).toBe(true)
    const idAt = (at: number) => ids[at % ids.length] ?? ''
    // Names and other texts are changed as well; the status stays.
    await fill('PATCH /api/admin/volunteers/{id}', { id: idAt })
    await fill('POST /api/admin/volunteer-hours', {
      fixed: (at) => ({ hours: '2', day: '2026-04-01', ids: [idAt(at)], entry: randomUUID() }),
    })
    await fill('POST /api/admin/volunteer-mailings', {
      fixed: (at) => ({ ids: [idAt(at)], mailing: randomUUID() }),
    })
    await fill('POST /api/payment-claims', {
      fixed: (at) => ({ method: 'upi', amount: 500, reference: String(412_356_000_000 + at) }),
    })
    await fill('POST /api/pledges', { fixed: () => ({ amount: 500, isIndianCitizen: true }) })
    await fill('POST /api/monthly-gifts', {
      fixed: () => ({ amount: 500, isIndianCitizen: true, attemptId: randomUUID() }),
    })
    const donationIds = await payAll({ page, site, gateway, caught })
    // A card accepts no web address, so not every text.
    const cards = await fill('POST /api/tribute-cards/{id}', {
      id: (at) => donationIds[at] ?? '',
      fixed: () => ({ occasion: 'memory', recipientEmail: 'family@example.com' }),
      mayRefuse: true,
    })
    const gifts = await fill('POST /api/admin/donations', {
      fixed: () => ({
        amount: 500,
        paymentMethod: 'cheque',
        receivedOn: '2026-04-01',
        isAnother: true,
        panNumber: 'ABCPE1234F',
      }),
    })
    const giftIds = idsOf(gifts)
    await fill('POST /api/admin/donations/{id}/correct', {
      // The id of another gift, so that its texts change.
      id: (at) => giftIds[(at + 1) % giftIds.length] ?? '',
      fixed: () => ({ panNumber: 'ABCPE1234F', corrections: 0 }),
    })
    const events = await fill('POST /api/admin/posts', {
      fixed: () => ({
        type: 'event',
        eventDate: new Date(Date.now() + 7 * DAY_MS).toISOString(),
        takesSignUps: true,
        places: 1000,
        isPublished: true,
        imageUrl,
      }),
    })
    const [event = ''] = idsOf(events)
    await fill('POST /api/events/{id}/sign-ups', {
      id: () => event,
      fixed: (at) => ({ phone: phone(at) }),
    })
    await fill('POST /api/admin/payment-settings', {
      fixed: () => ({
        provider: 'razorpay',
        keyId: PRACTICE_KEYS.keyId,
        upiId: 'practice@upi',
        keySecret: undefined,
        webhookSecret: undefined,
      }),
    })
    const readDonors = () => read('/api/admin/donors?limit=100')
    await expect.poll(async () => (await readDonors()).length, { timeout: 120_000 }).not.toBe(0)
    const donors: { id: string }[] = await readDonors()
    await fill('PATCH /api/admin/donors/{id}', {
      id: (at) => donors[at % donors.length]?.id ?? '',
      fixed: () => ({ language: 'en' }),
    })
    return { event, events: idsOf(events), donationIds, cards: idsOf(cards, 'number') }
  })

  await test.step('the office and its dialogs', async () => {
    for (const place of [
      ...[...OFFICE, `/admin?tab=volunteers&section=events&event=${given.event}`],
      ...['/admin/account', '/admin/import', '/admin/start'],
    ]) {
      await page.goto(place)
      await page.waitForLoadState('networkidle')
      await checkPage(page, caught, 'pages of the office')
      const dialogs = page
        .locator('#content [aria-haspopup=dialog]:visible')
        .and(page.locator(':not([aria-label^="ID Card"], [aria-label^="Certificate"])'))
      for (let at = 0; at < Math.min(await dialogs.count(), MOST_DIALOGS); at += 1) {
        await dialogs.nth(at).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await page.waitForLoadState('networkidle')
        await checkPage(page, caught, 'dialogs')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    }
  })

  await test.step('cards and certificates, as they are printed', async () => {
    await page.goto('/admin?tab=volunteers')
    const print = async (button: ReturnType<Page['getByRole']>, closesItself: boolean) => {
      await button.click()
      const paper = await printedBy(page)
      await checkPage(paper, caught, 'prints')
      await paper.close()
      if (!closesItself) await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const buttons = (name: RegExp) => page.getByRole('button', { name })
    const certificates = buttons(/^Certificate: /)
    await expect.poll(() => certificates.count()).toBeGreaterThan(20)
    for (let at = 0; at < (await certificates.count()); at += 1)
      await print(certificates.nth(at), true)
    await print(buttons(/^ID Card: /).first(), false)
    await page.getByLabel('Select all on this page').check()
    await print(buttons(/^Print ID cards$/), false)
  })

  await test.step("the panel's lists and documents", async () => {
    await page.goto('/cms')
    const addresses = await page
      .locator('a[href^="/cms/collections/"], a[href^="/cms/globals/"]')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    expect(addresses.length).toBeGreaterThan(20)
    for (const address of addresses.filter((each) => !each.endsWith('/create'))) {
      await page.goto(address)
      await page.waitForLoadState('networkidle')
      await checkPage(page, caught, 'pages of the panel')
      const first = page.locator('tbody a[href^="/cms/collections/"]').first()
      const document = (await first.count()) > 0 ? await first.getAttribute('href') : null
      if (!document) continue
      await page.goto(document)
      await page.waitForLoadState('networkidle')
      await checkPage(page, caught, 'pages of the panel')
    }
  })

  const ownReceipts = await test.step('pages of one person', async () => {
    const receipts: string[] = []
    const codes = (await read('/api/admin/volunteers?limit=100')).flatMap(
      ({ verifyCode }: { verifyCode?: string }) => (verifyCode ? [verifyCode] : []),
    )
    expect(codes.length).toBeGreaterThanOrEqual(XSS_CORPUS.length)
    const paths = [
      ...codes.map((code: string) => `/verify/${code}`),
      ...given.donationIds.map((id) => `/donate/status/${id}`),
      ...given.cards.map((number) => `/donate/card/${number}`),
      ...given.events.map((id) => `/activities/${id}`),
    ]
    for (const [at, path] of paths.entries()) {
      const locale: Locale = at % 2 === 0 ? 'en' : 'hi'
      const response = await page.goto(localePath(locale, path))
      expect(response?.status(), path).toBe(200)
      await checkPage(page, caught, 'pages of one person or event')
      const links = page.locator('a[href*="/api/receipts/"]')
      receipts.push(
        ...(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))),
      )
    }
    for (const number of given.cards) {
      const drawn = await page.request.get(`/share/card/${number}.png`)
      expect(drawn.headers()['content-type']).toBe('image/png')
      count(caught, 'pictures of cards', true)
    }
    return receipts
  })

  await test.step('calendar files', async () => {
    for (const id of given.events) {
      const response = await page.request.get(`/calendar/en/${id}.ics`)
      expectNoInjectedHeader(response.headers())
      const file = await response.text()
      expect(response.status(), file.slice(0, 300)).toBe(200)
      const lines = file.split('\r\n')
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      expect(lines.filter((line) => /^(ATTACH|BCC)\b/i.test(line))).toEqual([])
      count(caught, 'calendar files', /caught|canary/.test(file))
    }
  })

  await test.step('receipts', async () => {
    // A PDF of many receipts requires a recently entered password.
    const confirmed = await page.request.post('/api/admin/confirm-password', {
      headers: { Origin: site.url },
      data: { password: TEST_ADMIN.password },
    })
    expect(confirmed.status()).toBe(200)
    const gifts: { receipt?: { path: string } }[] = await read('/api/admin/donations?limit=200')
    const byHand = gifts.flatMap(({ receipt }) => (receipt ? [receipt.path] : []))
    expect(byHand).toHaveLength(XSS_CORPUS.length)
    // The list omits practice payments.
    expect(ownReceipts).toHaveLength(XSS_CORPUS.length)
    for (const path of [...byHand, ...ownReceipts, '/api/admin/receipts?limit=200']) {
      const response = await page.request.get(path)
      expectNoInjectedHeader(response.headers())
      const text = await expectPassivePdf(await response.body())
      count(caught, 'receipts', /caught|canary|cmd/.test(text))
    }
  })

  await test.step('tables', async () => {
    const places = [
      ...['volunteers', `volunteers&section=events&event=${given.event}`],
      ...['donations', 'donors', 'transactions'].map((section) => `payments&section=${section}`),
    ]
    for (const place of places) {
      await page.goto(`/admin?tab=${place}`)
      for (const label of ['Export CSV', 'Export Excel']) {
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: label }).click()
        const path = await (await download).path()
        const isExcel = label === 'Export Excel'
        const rows: unknown[][] = isExcel
          ? await readSheet(path)
          : parse(await readFile(path), { bom: true, relax_column_count: false })
        expect(rows.length, place).toBeGreaterThan(1)
        const phones = rows[0]?.findIndex((heading) => /phone/i.test(String(heading))) ?? -1
        for (const row of rows.slice(1)) {
          if (!isExcel) expectNoFormula(row)
          if (phones < 0 || !row[phones]) continue
          expect(row[phones]).toMatch(isExcel ? /^\+91\d{10}$/ : INDIAN_PHONE)
        }
        count(caught, 'tables', /caught|canary/.test(JSON.stringify(rows)))
      }
    }
  })

  await test.step('mails', () => checkMails(site, caught, 4 * XSS_CORPUS.length))

  for (const kind of ['pages of the office', 'dialogs', 'prints', 'pages of the panel', 'receipts'])
    expect(caught.places[kind]?.showing, kind).toBeGreaterThan(0)
  expect(caught.places.tables).toEqual({ checked: 10, showing: 10 })
})

test('nothing that editors write runs or becomes markup on any page', async ({
  page,
  site,
  caught,
}) => {
  test.setTimeout(3_600_000)
  await logIn(page)
  await makeRunningCampaign(page, textAt(1))
  const paths = [...new Set(publicPages.map(({ path }) => path)), ...OWN]
  // In each round every field has a different text, so that in the end each has had all.
  for (const round of XSS_CORPUS.keys()) {
    let fields = 0
    const text = ({ maxLength, isRequired }: TextField) => {
      fields += 1
      return textAt(round + fields, maxLength) || (isRequired ? 'अ' : '')
    }
    await fillSite(page.request, site.url, {
      text,
      value: largeValue,
      rows: (most) => Math.min(most, 2),
    })
    await fillSettings(page, (maxLength) => text({ as: 'line', maxLength, isRequired: true }))
    caught.fields['pages, lists and settings'] = {
      fields,
      texts: fields * (round + 1),
    }
    const posts: { id: string }[] = await (await page.request.get('/api/posts')).json()
    const details = posts.slice(0, 2).map(({ id }) => `/activities/${id}`)
    const shown = [...paths, ...details].flatMap((path) =>
      locales.map((locale) => localePath(locale, path)),
    )
    for (const address of shown) {
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), address).toBe(200)
      expectNoInjectedHeader(response?.headers() ?? {})
      await checkPage(page, caught, 'pages of the site')
      const picture = page.locator('meta[property="og:image"]')
      if (round % 10 > 0 || (await picture.count()) === 0) continue
      const { pathname, search } = new URL((await picture.getAttribute('content')) ?? '')
      const drawn = await page.request.get(pathname + search)
      expect(drawn.headers()['content-type']).toBe('image/jpeg')
      count(caught, 'share pictures', true)
    }
    for (const path of ['/preview/draft/en/about', '/preview/draft/hi/portfolio']) {
      await page.goto(path)
      await checkPage(page, caught, 'previews')
    }
    const sitemap = await (await page.request.get('/sitemap.xml')).text()
    expect(sitemap).not.toMatch(/<script|<img/)
    // JSON, which a browser must not treat as a page.
    const manifest = await page.request.get('/manifest.webmanifest')
    expect(manifest.headers()).toMatchObject({
      'content-type': 'application/manifest+json',
      'x-content-type-options': 'nosniff',
    })
    expect(await manifest.json()).toMatchObject({ start_url: '/', lang: 'en' })
    count(caught, 'sitemaps and manifests', true)
  }
  // All pages show such a text, except the office login and pages that editors cannot change.
  const { checked = 0, showing = 0 } = caught.places['pages of the site'] ?? {}
  expect(showing).toBeGreaterThan(checked * 0.9)
  expect(caught.places['share pictures']?.checked).toBeGreaterThan(90)
})

/** Expects that no cell begins like a formula; numbers and phone numbers stay unchanged. */
function expectNoFormula(row: unknown[]): void {
  const formulas = row
    .map(String)
    .filter((cell) => /^\s*[=+\-@]/.test(cell) && !/^-?\d+(\.\d+)?$/.test(cell))
    .filter((cell) => !INDIAN_PHONE.test(cell))
  expect(formulas).toEqual([])
}

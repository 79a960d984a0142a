import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { TextField } from '@/domain/pages/fields'
import { startSampleSite } from '../support/app-server'
import { makeRunningCampaign } from '../support/campaigns'
import { test as base, expect, logIn } from '../support/e2e'
import { fillSite, largeValue } from '../support/extremes'
import { keepPrinted } from '../support/printed'
import { routes } from '../support/routes'
import { CANARY, XSS_CORPUS } from '../support/xss-corpus'

/** Beside the designed pages: a program, and a page of the foundation's own. */
const OWN = ['/what-we-do/child-education', '/our-school']
const PLACES = [
  ...['home', 'portfolio', 'about-slider', 'volunteers', 'contacts', 'inspiration', 'payments'],
  ...['activity-log', 'status', 'backups'],
]

/** What a form needs beside its texts, and where its address names a document. */
const FORMS: Record<string, object> = {
  'POST /api/contact': { subject: 'Support' },
  'POST /api/volunteers': { interests: ['healthcare'] },
  'POST /api/payment-claims': { method: 'upi', amount: 500 },
  'POST /api/pledges': { amount: 500, isIndianCitizen: true },
  'POST /api/admin/portfolio': { category: 'education' },
  'POST /api/admin/about-slider': {},
  'POST /api/admin/inspirations': {},
  'POST /api/admin/posts': { type: 'event', eventDate: '2999-01-02' },
  'POST /api/admin/donations': {
    ...{ amount: 500, paymentMethod: 'cheque', receivedOn: '2026-04-01', isAnother: true },
    ...{ panNumber: 'ABCPE1234F' },
  },
}

type Caught = { executions: string[]; requests: string[] }

const test = base.extend<{ caught: Caught }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern.
    async ({}, use) => {
      // Every field gets every text of the corpus, from one address.
      const site = await startSampleSite({ RATE_LIMIT_FACTOR: '100000' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  caught: async ({ page }, use) => {
    const caught: Caught = { executions: [], requests: [] }
    await page.exposeFunction('caught', (id: unknown) => {
      caught.executions.push(`${id} on ${page.url()}`)
    })
    page.on('dialog', (dialog) => {
      caught.executions.push(`${dialog.message()} on ${page.url()}`)
      return dialog.dismiss()
    })
    page.on('request', (request) => {
      if (request.url().startsWith(CANARY))
        caught.requests.push(`${request.url()} on ${page.url()}`)
    })
    await keepPrinted(page)
    await use(caught)
  },
})

test.use({ siteOf: 'xss' })

/** The corpus from another beginning for each field, so that no two fields of a document say the same. */
const textAt = (at: number, maxLength = 4000) =>
  (XSS_CORPUS[at % XSS_CORPUS.length] ?? '').slice(0, maxLength)

test('nothing that people write runs, loads or becomes markup anywhere', async ({
  page,
  site,
  caught,
}) => {
  test.setTimeout(600_000)
  await logIn(page)

  const kept =
    await test.step('every text of the corpus goes through every field of the forms', () =>
      fillForms(page, site.url))
  for (const [form, count] of Object.entries(kept)) expect(count, form).toBeGreaterThan(10)

  let next = 0
  const text = (field: TextField) => {
    next += 1
    return textAt(next, field.maxLength)
  }
  await test.step('and of the panel', async () => {
    await fillSite(page.request, site.url, {
      text,
      value: largeValue,
      rows: (most) => Math.min(most, 5),
    })
    await makeRunningCampaign(page, textAt(1))
  })

  const paths = [...new Set(routes.map(({ path }) => path)), ...OWN]
  const events = await (await page.request.get('/api/posts')).json()
  const details = events.slice(0, 12).map(({ id }: { id: string }) => `/activities/${id}`)
  const addresses = locales.flatMap((locale) =>
    [...paths, ...details].map((path) => localePath(locale, path)),
  )
  await test.step('the pages, in both languages', async () => {
    for (const address of addresses) {
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' })
      expect(response?.status(), address).toBe(200)
      expectOneHead(response?.headers() ?? {})
      await expectNoMarkup(page)
    }
  })

  await test.step('the dashboard, its dialogs and what it prints', async () => {
    const volunteers = await (await page.request.get('/api/admin/volunteers')).json()
    const ids = volunteers.slice(0, 20).map(({ id }: { id: string }) => id)
    const approved = await page.request.post('/api/admin/volunteer-approvals', {
      ...{ data: { ids }, headers: { Origin: site.url } },
    })
    expect(approved.ok(), await approved.text()).toBe(true)
    for (const place of PLACES) {
      await page.goto(`/admin?tab=${place}`)
      await page.waitForLoadState('networkidle')
      await expectNoMarkup(page)
      const dialogs = page
        .locator('#content')
        .getByRole('button', { name: /^(View|Edit|ID Card|Certificate)/ })
      for (let at = 0; at < Math.min(await dialogs.count(), 8); at += 1) {
        await dialogs.nth(at).click()
        await expectNoMarkup(page)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      }
    }
    for (const { verifyCode } of volunteers.slice(0, 5)) {
      if (!verifyCode) continue
      await page.goto(`/verify/${verifyCode}`)
      await expectNoMarkup(page)
    }
  })

  await test.step('previews', async () => {
    for (const path of ['/preview/draft/en/about', '/preview/draft/hi/portfolio']) {
      await page.goto(path)
      await expectNoMarkup(page)
    }
  })

  await test.step('calendar files', async () => {
    const dated = events.filter(
      ({ type, eventDate }: { type: string; eventDate?: string }) => type === 'event' && eventDate,
    )
    expect(dated.length).toBeGreaterThan(0)
    for (const { id } of dated) {
      const response = await page.request.get(`/calendar/en/${id}.ics`)
      expectOneHead(response.headers())
      const file = await response.text()
      expect(response.status(), file.slice(0, 300)).toBe(200)
      const lines = file.split('\r\n')
      expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1)
      expect(lines.filter((line) => /^(ATTACH|BCC)\b/i.test(line))).toEqual([])
    }
  })

  await test.step('receipts', async () => {
    const gifts = await (await page.request.get('/api/admin/donations?limit=200')).json()
    const links = JSON.stringify(gifts).match(/\/api\/receipts\/[\w-]+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    for (const link of links.slice(0, 20)) {
      const pdf = (await (await page.request.get(link)).body()).toString('latin1')
      expect(pdf.startsWith('%PDF')).toBe(true)
      expect(pdf).not.toMatch(
        /\/(JavaScript|JS|OpenAction|AA|Launch|URI|SubmitForm|EmbeddedFile)\b/,
      )
    }
  })

  await test.step('mails', async () => {
    const folder = join(site.dataDir, 'mails')
    await expect
      .poll(async () => (await readdir(folder)).length, { timeout: 60_000 })
      .toBeGreaterThan(20)
    for (const file of await readdir(folder)) {
      const mail = await readFile(join(folder, file), 'utf8')
      const head = mail.slice(0, mail.indexOf('\r\n\r\n'))
      expect(head, file).not.toMatch(/^(bcc|cc):|canary@/im)
      expect(head, file).not.toMatch(/<script/i)
      // The mails are plain text: nothing in them is markup to a mail program.
      expect(mail, file).not.toMatch(/^Content-Type: text\/html/im)
    }
  })

  expect(caught).toEqual({ executions: [], requests: [] })
})

type Schema = {
  type?: string
  maxLength?: number
  enum?: unknown
  pattern?: unknown
  format?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}

/** Sends each form once for each text of the corpus. @returns how many of each were taken. */
async function fillForms(page: Page, origin: string): Promise<Record<string, number>> {
  const api = await (await page.request.get('/api/openapi.json')).json()
  const imageUrl = (await (await page.request.get('/api/portfolio')).json())[0].imageUrl
  const kept: Record<string, number> = {}
  for (const [form, fixed] of Object.entries(FORMS)) {
    const [method = '', path = ''] = form.split(' ')
    const { schema } = api.paths[path][method.toLowerCase()].requestBody.content['application/json']
    const { properties = {} }: Schema = schema.$ref
      ? api.components.schemas[schema.$ref.split('/').at(-1)]
      : schema
    kept[form] = 0
    for (const at of XSS_CORPUS.keys()) {
      const texts = Object.entries(properties).flatMap(([name, field], number) => {
        const limit = freeText(field)
        return limit === null ? [] : [[name, textAt(at + number, limit)]]
      })
      const data = {
        ...Object.fromEntries(texts),
        ...{ email: `giver${at}@example.com`, phone: '9876543210', imageUrl },
        ...(path === '/api/payment-claims' && { reference: String(412_356_000_000 + at) }),
        ...fixed,
      }
      const known = Object.fromEntries(Object.entries(data).filter(([name]) => name in properties))
      if ('videoUrl' in known) delete known.videoUrl
      if ('photoUrl' in known) delete known.photoUrl
      const response = await page.request.post(path, { data: known, headers: { Origin: origin } })
      expectOneHead(response.headers())
      expect([200, 201, 202, 400, 409], `${form} ${at}: ${await response.text()}`).toContain(
        response.status(),
      )
      if (response.ok()) kept[form] += 1
    }
  }
  return kept
}

/** How long a text a field takes that holds any; null for other fields. */
function freeText({ type, maxLength = 1000, ...rest }: Schema): number | null {
  if (rest.anyOf) {
    const lengths = rest.anyOf.map(freeText).filter((length) => length !== null)
    return lengths[0] ?? null
  }
  return type === 'string' && !rest.enum && !rest.pattern && !rest.format ? maxLength : null
}

/** No header of a response came in with a text. */
function expectOneHead(headers: Record<string, string>): void {
  expect(Object.keys(headers)).not.toContain('bcc')
  expect(JSON.stringify(headers)).not.toMatch(/caught|canary/)
}

async function expectNoMarkup(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const marked = document.querySelectorAll(
      '[data-caught], base, meta[http-equiv], [href^="javascript:" i], [action^="javascript:" i], [src*="canary.example"], link[href*="canary.example"], form[action*="canary.example"]',
    )
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    for (const { textContent } of data) JSON.parse(textContent ?? '')
    return [...marked].map((element) => element.outerHTML.slice(0, 200))
  })
  expect(found, page.url()).toEqual([])
}

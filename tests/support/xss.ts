import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import type { Simulator } from '../../simulator/server'
import type { AppServer } from './app-server'
import { expect } from './e2e'
import { test as practiceTest, verify } from './practice-giving'
import { keepPrinted } from './printed'
import { CANARY, XSS_CORPUS } from './xss-corpus'

export type Caught = {
  /** Scripts that ran, and on which page. */
  executions: string[]
  /** Requests to other hosts. */
  requests: string[]
  /** For each kind: how many places were checked, and how many of them show a text of the corpus. */
  places: Record<string, { checked: number; showing: number }>
  /** For each form: the number of fields and of texts sent. */
  fields: Record<string, { fields: number; texts: number }>
}

/**
 * A site with the practice gateway, in a browser that enforces no content security policy, so that markup
 * runs. Any script that runs, or request to the canary's host, fails the test.
 */
export const test = practiceTest.extend<{ caught: Caught }>({
  bypassCSP: true,
  caught: async ({ page, context }, use) => {
    const caught: Caught = { executions: [], requests: [], places: {}, fields: {} }
    // Names may be shown in capitals, entirely or only the first letter.
    for (const name of ['caught', 'Caught', 'CAUGHT']) {
      await context.exposeBinding(name, ({ frame }, id: unknown) => {
        caught.executions.push(`${id} on ${frame.url()}`)
      })
    }
    context.on('dialog', (dialog) => {
      if (/^\d+$/.test(dialog.message())) caught.executions.push(`alert of ${dialog.message()}`)
      return dialog.dismiss()
    })
    context.on('request', (request) => {
      if (request.url().startsWith(CANARY)) caught.requests.push(request.url())
    })
    await keepPrinted(page)
    await use(caught)
    console.info(summary(caught))
    expect(caught.executions).toEqual([])
    expect(caught.requests).toEqual([])
  },
})

function summary({ places, fields }: Caught): string {
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  const forms = Object.values(fields)
  return [
    `${XSS_CORPUS.length} payloads, ${sum(forms.map((form) => form.fields))} fields,`,
    `${sum(forms.map((form) => form.texts))} texts, ${sum(Object.values(places).map(({ checked }) => checked))} places`,
    JSON.stringify({ fields, places }, null, 1),
  ].join(' ')
}

/** Returns a text of the corpus, cut to what the field accepts. */
export function textAt(at: number, maxLength = 4000): string {
  return (XSS_CORPUS[at % XSS_CORPUS.length] ?? '').slice(0, maxLength).trim()
}

/** Expects no injected markup in the page's current state, and counts it as a checked place. */
export async function checkPage(page: Page, caught: Caught, kind: string): Promise<void> {
  const found = await page.evaluate(() => {
    const isMarkup = (element: Element) =>
      element.matches(
        '[data-caught], base, meta[http-equiv], [href^="javascript:" i], [action^="javascript:" i], [src*="canary.example"], [style*="canary.example"], link[href*="canary.example"], form[action*="canary.example"]',
      ) || [...element.attributes].some(({ name }) => name.startsWith('on'))
    const all = [...document.querySelectorAll('*')]
    const styles = [...document.querySelectorAll('style')].filter(({ innerHTML }) =>
      innerHTML.includes('canary.example'),
    )
    // Data for search engines must be valid schema.org JSON, whatever texts it contains.
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
      const data = JSON.parse(textContent ?? '')
      if (data['@context'] !== 'https://schema.org') throw new Error(`No such data: ${textContent}`)
    }
    const inputs = [...document.querySelectorAll<HTMLInputElement>('input, textarea')]
    return {
      markup: [...all.filter(isMarkup), ...styles].map(({ outerHTML }) => outerHTML.slice(0, 300)),
      // biome-ignore lint/performance/useDomNodeTextContent: scripts hold the texts too, and show nothing.
      isShowing: [document.body.innerText, ...inputs.map(({ value }) => value)].some((text) =>
        /caught\(|canary\.example|cmd\|/i.test(text),
      ),
    }
  })
  expect(found.markup, `${kind}: ${page.url()}`).toEqual([])
  count(caught, kind, found.isShowing)
}

/** Counts a checked place that is not a page. */
export function count(caught: Caught, kind: string, isShowing: boolean): void {
  const place = caught.places[kind] ?? { checked: 0, showing: 0 }
  caught.places[kind] = {
    checked: place.checked + 1,
    showing: place.showing + (isShowing ? 1 : 0),
  }
}

/** Expects that no response header was injected by a text. */
export function expectNoInjectedHeader(headers: Record<string, string>): void {
  expect(Object.keys(headers)).not.toContain('bcc')
  // The policy names picture hosts, and no text of the corpus is one.
  expect(JSON.stringify(headers)).not.toMatch(/caught|canary/)
}

/** The address in a document's QR code. */
const VERIFY_ADDRESS = /^http:\/\/localhost:\d+(\/hi)?\/verify\/[0-9A-Z]{16}$/

/** Expects a passive PDF: no scripts, no actions, no files, only its own links. @returns its text. */
export async function expectPassivePdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0 })
  const texts: string[] = []
  expect([await pdf.getJSActions(), await pdf.getOpenAction(), await pdf.getAttachments()]).toEqual(
    [null, null, null],
  )
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const pdfPage = await pdf.getPage(number)
    expect(await pdfPage.getJSActions()).toBeNull()
    for (const { subtype, url } of await pdfPage.getAnnotations())
      expect([subtype, url]).toEqual(['Link', expect.stringMatching(VERIFY_ADDRESS)])
    const { items } = await pdfPage.getTextContent()
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  await pdf.destroy()
  return texts.join('\n')
}

/**
 * Checks the e-mails of a site without a mail server: each is plain text, to one person, with passive PDFs.
 * @param atLeast the minimum number of e-mails.
 */
export async function checkMails(site: AppServer, caught: Caught, atLeast: number): Promise<void> {
  const folder = join(site.dataDir, 'mails')
  const countMails = async () => (await readdir(folder).catch(() => [])).length
  await expect.poll(countMails, { timeout: 120_000 }).toBeGreaterThanOrEqual(atLeast)
  for (const file of await readdir(folder)) {
    const mail = await readFile(join(folder, file), 'utf8')
    const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n\s+/g, ' ')
    expect(head, file).not.toMatch(/^(bcc|cc):/im)
    expect(head.match(/^to: .*$/gim), file).toHaveLength(1)
    expect(head.match(/^to: .*canary.*$/gim), file).toBeNull()
    // The e-mails are plain text, so mail programs see no markup.
    expect(mail, file).not.toMatch(/^Content-Type: text\/html/im)
    for (const [, part = ''] of mail.matchAll(
      /Content-Type: application\/pdf[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/g,
    )) {
      const text = await expectPassivePdf(Buffer.from(part, 'base64'))
      count(caught, 'PDFs in mails', /caught|canary|cmd/.test(text))
    }
    count(caught, 'mails', true)
  }
}

type Giving = { page: Page; site: AppServer; gateway: Simulator; caught: Caught }

/** Gives and pays once for each text of the corpus. @returns the ids of the donations. */
export async function payAll(
  { page, site, gateway, caught }: Giving,
  payloads?: readonly number[],
): Promise<string[]> {
  const orders = await fillForm(page, caught, 'POST /api/create-order', {
    payloads,
    fixed: (at) => ({
      amount: 500,
      attemptId: randomUUID(),
      email: `donor${at}@example.com`,
      phone: `+9198765432${10 + at}`,
    }),
  })
  const donationIds: string[] = []
  for (const order of orders.values()) {
    const [orderId, donationId] = [String(order.orderId), String(order.donationId)]
    const { id: paymentId } = gateway.ledger.pay(orderId, { outcome: 'captured' })
    expect((await verify({ site, gateway }, { orderId, donationId, paymentId })).ok).toBe(true)
    donationIds.push(donationId)
  }
  return donationIds
}

type Schema = {
  $ref?: string
  type?: string
  maxLength?: number
  enum?: unknown
  pattern?: unknown
  format?: string
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}
type Operation = { requestBody: { content: Record<string, { schema: Schema }> } }
type Api = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Fields that accept no free text, although the OpenAPI document cannot say so. */
const NO_TEXTS = ['email', 'phone', 'imageUrl', 'photoUrl', 'videoUrl', 'qrCodeImageUrl']

type Filling = {
  /** The form's other required values, for each text of the corpus. */
  fixed?: (at: number) => object
  /** The id in the form's path. */
  id?: (at: number) => string
  /** Indexes of the texts to send; all by default. */
  payloads?: readonly number[]
  /** Whether some texts may be refused; refused ones are shown nowhere. */
  mayRefuse?: boolean
}

/**
 * Sends a form once for each text of the corpus; every field gets every text.
 * @param form such as `POST /api/contact`.
 * @returns the responses to accepted texts, by the index of the text.
 */
export async function fillForm(
  page: Page,
  caught: Caught,
  form: string,
  { fixed = () => ({}), id = () => '', payloads, mayRefuse = false }: Filling = {},
): Promise<Map<number, Record<string, unknown>>> {
  const api: Api = await (await page.request.get('/api/openapi.json')).json()
  const [method = '', path = ''] = form.split(' ')
  const written = api.paths[path]?.[method.toLowerCase()]?.requestBody.content['application/json']
  const schema = api.components.schemas[written?.schema.$ref?.split('/').at(-1) ?? '']
  const properties = (schema ?? written?.schema)?.properties ?? {}
  const set = { email: 'giver@example.com', phone: '+919876543210' }
  const texts = Object.entries(properties).flatMap(([name, field]) => {
    const limit = freeText(field)
    return limit === null || NO_TEXTS.includes(name) || name in fixed(0) ? [] : [{ name, limit }]
  })
  expect(texts.length, form).toBeGreaterThan(0)

  const taken = new Map<number, Record<string, unknown>>()
  const sent = payloads ?? [...XSS_CORPUS.keys()]
  const origin = new URL(page.url()).origin
  for (const at of sent) {
    const data = {
      ...Object.fromEntries(
        texts.map(({ name, limit }, place) => [
          name,
          textAt(sent[(sent.indexOf(at) + place) % sent.length] ?? at, limit),
        ]),
      ),
      ...Object.fromEntries(Object.entries(set).filter(([name]) => name in properties)),
      ...fixed(at),
    }
    const response = await page.request.fetch(path.replace('{id}', id(at)), {
      method,
      data,
      headers: { Origin: origin },
    })
    expectNoInjectedHeader(response.headers())
    if (response.ok()) taken.set(at, await response.json())
    else if (!mayRefuse || response.status() !== 400) {
      throw new Error(`${form} ${at}: ${response.status()} ${await response.text()}`)
    }
  }
  expect(taken.size, form).toBeGreaterThanOrEqual(sent.length / 2)
  caught.fields[form] = { fields: texts.length, texts: texts.length * taken.size }
  return taken
}

/** Returns the maximum length of a free-text field; null for other fields. */
function freeText({ type, maxLength = 1000, ...rest }: Schema): number | null {
  if (rest.anyOf) {
    const lengths = rest.anyOf.map(freeText).filter((length) => length !== null)
    return lengths[0] ?? null
  }
  return type === 'string' && !rest.enum && !rest.pattern && !rest.format ? maxLength : null
}

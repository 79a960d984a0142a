import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@/domain/durations'
import { LIST_LIMIT_MAX, TOTAL_COUNT_HEADER } from '@/domain/list-query'
import type { Simulator } from '../simulator/server'
import { gatewayIdOf } from './sample-values'

/** The groups of measures, one plot each. */
export const groups = [
  ...(['gift-lists', 'lists', 'searches'] as const),
  ...(['sums', 'exports', 'site', 'writes'] as const),
] as const
export type Group = (typeof groups)[number]

/** The lower bounds of a measure, from `growth-floors.ts`; several are added up. */
export type FloorName =
  | 'health'
  | 'check-auth'
  | 'page'
  | 'export page'
  | 'year'
  | 'write'
  | 'script'

export type Measure = {
  group: Group
  name: string
  floors: readonly FloorName[]
  /** The maximum number of rounds. */
  rounds?: number
  /** Runs it once. @returns the number of bytes received or written. */
  run(round: number): Promise<number>
}

/** A running site with everything its measures need. */
export type Site = {
  url: string
  cookie: string
  gateway: Simulator
  /** The number of gifts in it. */
  gifts: number
}

const PAGE_SIZE = 50
/** Slow measures need only a few rounds. */
const FEW = 5
const SHEET_ROWS = 10_000
const EMPTY_LIST_BYTES = '[]'.length

/** Returns all measures of a site in their order: those that write come last. */
export async function measuresOf(site: Site): Promise<Measure[]> {
  const get = (path: string) => send(site, path)
  const lastPage = async (path: string) => {
    const { headers } = await request(site, path)
    return Math.max(1, Math.ceil(Number(headers.get(TOTAL_COUNT_HEADER)) / PAGE_SIZE))
  }
  const list = (name: string, path: string): Measure => ({
    group: /^don/.test(name) ? 'gift-lists' : 'lists',
    name,
    floors: ['check-auth', 'page'],
    run: () => get(path),
  })
  const pages = async (name: string, path: string): Promise<Measure[]> => {
    const last = await lastPage(path)
    const at = (page: number) => `${path}${path.includes('?') ? '&' : '?'}page=${page}`
    return [
      list(`${name}, first page`, at(1)),
      list(`${name}, middle page`, at(Math.ceil(last / 2))),
      list(`${name}, last page`, at(last)),
    ]
  }
  const search = (name: string, path: string, words: string): Measure => ({
    group: 'searches',
    name,
    floors: ['check-auth', 'page'],
    run: async () => {
      const query = `search=${encodeURIComponent(words)}`
      const bytes = await get(`${path}${path.includes('?') ? '&' : '?'}${query}`)
      // A search that finds nothing is faster. A small site has no page 20.
      const isEmpty = bytes <= EMPTY_LIST_BYTES
      if (isEmpty !== name.includes('nobody') && !path.includes('page=')) {
        throw new Error(`The search "${name}" received ${bytes} bytes`)
      }
      return bytes
    },
  })
  const sum = (name: string, path: string): Measure => ({
    group: 'sums',
    name,
    floors: ['check-auth'],
    run: () => get(path),
  })

  const number = Math.floor(site.gifts * 0.03)
  const person = `person${number}@`
  const phone = `9${String((number * 7919) % 1e9).padStart(9, '0')}`
  // Without its year: it is looked up in each.
  const receipt = String(number * 10 + 1).padStart(6, '0')
  const [purpose = { key: 'none' }] = (await readJson(site, '/api/admin/purposes')) as Purpose[]
  const month = daysBefore(60, 30)
  const volunteers = '/api/admin/volunteers'
  const [donations, donors, transactions] = ['donations', 'donors', 'transactions'].map(
    (each) => `/api/admin/${each}`,
  ) as [string, string, string]

  return [
    ...(await pages('donations', donations)),
    ...(await pages('donations of a purpose', `${donations}?givenFor=${purpose.key}`)),
    ...(await pages('donations in cash', `${donations}?method=Cash`)),
    list('donations of a month', `${donations}?${month}`),
    list('donations without a purpose', `${donations}?givenFor=none`),
    list('donations without a PAN', `${donations}?pan=missing`),
    ...(await pages('donors', donors)),
    ...(await pages('donors by sum', `${donors}?sort=sum`)),
    list('donors of this year', `${donors}?given=this-year`),
    ...(await pages('transactions', transactions)),
    list('transactions that failed', `${transactions}?status=failed`),
    list('transactions of a month', `${transactions}?${month}`),
    ...(await pages('volunteers', volunteers)),
    list('volunteers by name', `${volunteers}?order=name`),
    list('volunteers who wait', `${volunteers}?status=pending`),
    list('volunteers by village', `${volunteers}?village=Village%20117`),
    ...(await pages('messages', '/api/admin/contacts')),
    list('messages that are new', '/api/admin/contacts?status=new'),
    ...(await pages('settlements', '/api/admin/settlements')),
    ...(await pages('settlement rows', '/api/admin/settlement-rows')),
    ...(await pages('audit log', '/api/admin/audit-log')),
    list('audit log of an admin', '/api/admin/audit-log?actor=admin'),

    search('donations, a common name', donations, 'asha'),
    search('donations, a common name, page 20', `${donations}?page=20`, 'asha'),
    search('donations, one person', donations, person),
    search('donations, a phone number', donations, phone),
    search('donations, a receipt', donations, receipt),
    search('donations, हिन्दी', donations, 'सीता'),
    search('donations, two words', donations, 'asha devi'),
    search('donations, two letters', donations, 'sh'),
    search('donations, two letters of nobody', donations, 'qz'),
    search('donations, nobody', donations, 'nobody here'),
    search('donations of a month, a name', `${donations}?${month}`, 'asha'),
    search('donors, a common name', donors, 'asha'),
    search('donors, one person', donors, person),
    search('donors, a phone number', donors, phone),
    search('donors, a receipt', donors, receipt),
    search('donors, two letters of nobody', donors, 'qz'),
    search('transactions, a payment', transactions, gatewayIdOf('pay', number * 10)),
    search('transactions, a common name', transactions, 'asha'),
    search('transactions, two letters of nobody', transactions, 'qz'),
    search('transactions that failed, a name', `${transactions}?status=failed`, 'ravi'),
    search('volunteers, a common name', volunteers, 'asha'),
    search('volunteers, one person', volunteers, person),
    search('messages, a common name', '/api/admin/contacts', 'asha'),
    search('messages, nobody', '/api/admin/contacts', 'nobody here'),
    search('settlement rows, a reference', '/api/admin/settlement-rows', '2025-06-01'),

    sum('home', '/api/admin/home'),
    sum('what waits', '/api/admin/waiting'),
    sum('needs attention', '/api/admin/attention'),
    sum('donations, sum and number', `${donations}/stats`),
    sum('sum of a month', `${donations}/sum?${month}`),
    sum('sum of a way', `${donations}/sum?method=Cash`),
    sum('sum of a search', `${donations}/sum?search=asha`),
    sum('who the audit log names', '/api/admin/audit-log/actors'),
    sum('status', '/api/admin/status'),

    ...(await exportPages(site, donations)),
    {
      group: 'exports',
      name: 'Excel file, up to 10,000 rows',
      floors: ['check-auth'],
      rounds: FEW,
      run: () => writeSheet(site, Math.min(SHEET_ROWS, site.gifts)),
    },
    {
      group: 'exports',
      name: 'receipts of ten gifts as a PDF',
      floors: ['check-auth'],
      rounds: FEW,
      run: () => get('/api/admin/receipts?limit=10'),
    },
    ...statementMeasures(site),

    {
      group: 'site',
      name: 'home page, cached',
      floors: ['script'],
      run: () => get('/'),
    },
    {
      group: 'site',
      name: 'transparency, cached',
      floors: ['script'],
      run: () => get('/transparency'),
    },
    {
      group: 'site',
      name: 'a page that is made',
      floors: ['health'],
      run: async () => (await request(site, `/nothing/${randomUUID()}`, { expected: 404 })).bytes,
    },
    {
      group: 'site',
      name: 'GET /api/portfolio',
      floors: ['health'],
      run: () => get('/api/portfolio'),
    },
    {
      group: 'site',
      name: 'GET /api/posts',
      floors: ['health'],
      run: () => get('/api/posts'),
    },
    ...writingMeasures(site),
  ]
}

type Purpose = { key: string }

/** An export reads page by page: measures pages at its beginning, middle and end. */
async function exportPages(site: Site, path: string): Promise<Measure[]> {
  const pages = Math.max(1, Math.ceil(site.gifts / LIST_LIMIT_MAX))
  const page = (name: string, number: number): Measure => ({
    group: 'exports',
    name: `export, 200 rows of its ${name}`,
    floors: ['check-auth', 'export page'],
    run: () => send(site, `${path}?limit=${LIST_LIMIT_MAX}&page=${number}`),
  })
  return [page('beginning', 1), page('middle', Math.ceil(pages / 2)), page('end', pages)]
}

async function writeSheet(site: Site, rows: number): Promise<number> {
  const row = ['Asha Devi', 'asha@example.org', '+91 9876543210', 500, 'UPI', '2026-03-05']
  const body = { rows: Array.from({ length: rows }, () => row) }
  return (await request(site, '/api/admin/spreadsheets', { body })).bytes
}

function statementMeasures(site: Site): Measure[] {
  const year = String(new Date().getUTCFullYear() - 1)
  const few = { group: 'exports', floors: ['check-auth', 'year'], rounds: FEW } as const
  let file = ''
  return [
    {
      ...few,
      name: 'statement of a year, pre-flight',
      run: () => send(site, `/api/admin/statements/${year}`),
    },
    {
      ...few,
      name: 'statement, gifts without a PAN',
      run: () => send(site, `/api/admin/statement-findings?year=${year}&kind=pan-missing`),
    },
    {
      ...few,
      name: 'statement, its file',
      run: async () => {
        const body = { leavesOutCash: false }
        const made = await request(site, `/api/admin/statements/${year}/files`, { body })
        file = JSON.parse(made.text).id
        return send(site, `/api/admin/statement-files/${file}`)
      },
    },
    {
      ...few,
      name: 'statement, changes since',
      run: () => send(site, `/api/admin/statement-files/${file}/changes`),
    },
    {
      ...few,
      name: 'day book of a year',
      run: () => send(site, `/api/admin/day-book?from=${year}-04-01&to=${Number(year) + 1}-03-31`),
    },
  ]
}

function writingMeasures(site: Site): Measure[] {
  const write = (name: string, run: () => Promise<number>): Measure => {
    return { group: 'writes', name, floors: ['health', 'write'], run }
  }
  const sendBody = async (path: string, body: object) => (await request(site, path, { body })).bytes
  const recordGift = () =>
    sendBody('/api/admin/donations', {
      donorName: 'Asha Devi',
      amount: 500,
      paymentMethod: 'cash',
      receivedOn: new Date().toISOString().slice(0, 10),
    })
  return [
    write('a message', () =>
      sendBody('/api/contact', {
        name: 'Asha Devi',
        email: 'asha@example.org',
        subject: 'Donation',
        message: 'Thanks',
      }),
    ),
    write('an application', () =>
      sendBody('/api/volunteers', {
        firstName: 'Asha',
        lastName: 'Devi',
        email: 'asha@example.org',
        phone: '9876543210',
      }),
    ),
    write('an order', () => sendBody('/api/create-order', order())),
    write('a payment', async () => {
      const made = JSON.parse((await request(site, '/api/create-order', { body: order() })).text)
      const ids = { orderId: made.orderId, donationId: made.donationId }
      const { id } = site.gateway.ledger.pay(ids.orderId, { outcome: 'captured' })
      return sendBody('/api/verify-payment', {
        razorpay_order_id: ids.orderId,
        razorpay_payment_id: id,
        razorpay_signature: site.gateway.ledger.sign(ids.orderId, id),
        donationId: ids.donationId,
      })
    }),
    write('a gift by hand', recordGift),
    {
      group: 'writes',
      name: 'a gift, and transparency after it',
      floors: ['health', 'write'],
      run: async () => (await recordGift()) + (await send(site, '/transparency')),
    },
  ]
}

function order() {
  return {
    donorName: 'Asha Devi',
    email: 'asha@example.org',
    phone: '9876543210',
    amount: 500,
    attemptId: randomUUID(),
  }
}

/** Returns the filter for a range of days, starting this many days ago. */
function daysBefore(ago: number, days: number): string {
  const day = (before: number) => new Date(Date.now() - before * DAY_MS).toISOString().slice(0, 10)
  return `from=${day(ago)}&to=${day(ago - days)}`
}

async function send(site: Site, path: string): Promise<number> {
  return (await request(site, path)).bytes
}

async function readJson(site: Site, path: string): Promise<unknown> {
  return JSON.parse((await request(site, path)).text)
}

type Sent = { body?: object; expected?: number }

/** @throws Error if the site responds with an unexpected status. */
export async function request(
  { url, cookie }: Pick<Site, 'url' | 'cookie'>,
  path: string,
  { body, expected }: Sent = {},
) {
  const response = await fetch(url + path, {
    headers: {
      cookie,
      origin: url,
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  const content = await response.arrayBuffer()
  const text = Buffer.from(content).toString()
  if (expected ? response.status !== expected : !response.ok) {
    throw new Error(`${path} answered ${response.status}: ${text.slice(0, 300)}`)
  }
  return { headers: response.headers, bytes: content.byteLength, text }
}

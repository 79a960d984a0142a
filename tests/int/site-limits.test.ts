import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { alertMailContent } from '@/content/mails'
import { HOUR_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { resetEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { limitSiteWide, type SiteLimit } from '@/server/http/site-limits'
import { getPayloadClient } from '@/server/payload-client'
import { callApi } from '../support/api'
import { bookkeeping, emptyBooks } from '../support/payments'
import { limitAsOnARealSite } from '../support/real-limits'
import { changeSiteSettings } from '../support/site-settings'

limitAsOnARealSite()
Object.assign(process.env, { ORDERS_PER_HOUR: '4', CLAIMS_PER_HOUR: '3', VOLUNTEERS_PER_HOUR: '2' })
resetEnv()

/** Each test uses different hours, and does not cross the end of one. */
let now = Date.UTC(2027, 0, 1, 0, 30)
beforeEach(async () => {
  now += 10 * HOUR_MS
  vi.useFakeTimers({ toFake: ['Date'], now })
  await emptyBooks()
})
afterEach(() => vi.useRealTimers())

beforeAll(() =>
  changeSiteSettings({ alertEmail: 'office@example.org', email: 'public@example.org' }),
)

/** Counts requests against the limit. @returns the status of each. */
async function countRequests(name: SiteLimit, times: number): Promise<number[]> {
  const statuses: number[] = []
  for (let i = 0; i < times; i++) {
    statuses.push(
      await limitSiteWide(name).then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    )
  }
  await backgroundSettled()
  return statuses
}

const alerts = async () => (await bookkeeping()).mails

describe('the limit for all visitors together', () => {
  it('allows a number per hour, across all visitors, and is reset afterwards', async () => {
    expect(await countRequests('orders', 6)).toEqual([200, 200, 200, 200, 429, 429])
    const refusal = await limitSiteWide('orders').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ status: 429, message: messages.tooManyNow })
    const { headers } = (refusal as { options: { headers: Record<string, string> } }).options
    expect(Number(headers['Retry-After'])).toBeGreaterThan(0)
    vi.setSystemTime(now + HOUR_MS + 1000)
    expect(await countRequests('orders', 1)).toEqual([200])
  })

  it('counts each kind for itself', async () => {
    expect(await countRequests('claims', 4)).toEqual([200, 200, 200, 429])
    expect(await countRequests('volunteers', 3)).toEqual([200, 200, 429])
  })

  it('mails the admin once an hour, whatever is limited', async () => {
    await countRequests('orders', 4)
    expect(await alerts()).toEqual([])
    await countRequests('orders', 5)
    await countRequests('claims', 5)
    const [alert, ...more] = await alerts()
    expect(more).toEqual([])
    expect(alert).toMatchObject({
      to: 'office@example.org',
      subject: `Unusually many ${alertMailContent.what.orders} on the website`,
      status: 'sent',
    })
    expect(alert?.text).toContain('More than 4 attempts to donate')
    expect(alert?.text).toContain('ORDERS_PER_HOUR')
    expect(alert?.text).not.toContain('{')
    vi.setSystemTime(now + 2 * HOUR_MS)
    await countRequests('orders', 5)
    expect(await alerts()).toHaveLength(2)
  })

  it('mails the public address if no other is set, and nobody if that is missing too', async () => {
    await changeSiteSettings({ alertEmail: null, email: 'public@example.org' })
    await countRequests('volunteers', 3)
    expect(await alerts()).toMatchObject([{ to: 'public@example.org' }])
    vi.setSystemTime(now + 2 * HOUR_MS)
    await changeSiteSettings({ alertEmail: null, email: null })
    expect(await countRequests('volunteers', 3)).toEqual([200, 200, 429])
    expect(await alerts()).toHaveLength(1)
  })
})

describe('many addresses together reach the limit of', () => {
  const donor = { donorName: 'A', email: 'a@example.org', phone: '9876543210' }
  const claim = (reference: string, from: number) =>
    callApi('/api/payment-claims', {
      method: 'POST',
      body: { ...donor, amount: 500, method: 'upi', reference },
      headers: { 'X-Forwarded-For': `198.51.100.${from}` },
    })
  const apply = (from: number, body: object = {}) =>
    callApi('/api/volunteers', {
      method: 'POST',
      body: { firstName: 'A', lastName: 'B', email: 'a@example.org', phone: '9876543210', ...body },
      headers: { 'X-Forwarded-For': `198.51.100.${from}` },
    })

  it('claims', async () => {
    const statuses: number[] = []
    for (let i = 1; i <= 5; i++) statuses.push((await claim(`41235678901${i}`, i)).status)
    expect(statuses).toEqual([201, 201, 201, 429, 429])
    expect((await bookkeeping()).transactions).toHaveLength(3)
  })

  it('orders', async () => {
    const statuses: number[] = []
    for (let i = 1; i <= 6; i++) {
      const response = await callApi('/api/create-order', {
        method: 'POST',
        body: { ...donor, amount: 500 },
        headers: { 'X-Forwarded-For': `198.51.100.${i}` },
      })
      statuses.push(response.status)
    }
    // No gateway is set up here.
    expect(statuses).toEqual([503, 503, 503, 503, 429, 429])
  })

  it('applications, of which invalid ones do not count', async () => {
    for (let i = 1; i <= 5; i++) expect((await apply(i, { phone: 'none' })).status).toBe(400)
    const statuses: number[] = []
    for (let i = 6; i <= 9; i++) statuses.push((await apply(i)).status)
    expect(statuses).toEqual([201, 201, 429, 429])
    const response = await apply(10)
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/)
    expect(await response.json()).toEqual({ message: messages.tooManyNow })
  })
})

describe('the e-mail for alerts', () => {
  it('is read by no visitor', async () => {
    await changeSiteSettings({ alertEmail: 'office@example.org', email: null })
    const payload = await getPayloadClient()
    const settings = await payload.findGlobal({ slug: slugs.siteSettings, overrideAccess: false })
    expect(JSON.stringify(settings)).not.toContain('office@example.org')
  })
})

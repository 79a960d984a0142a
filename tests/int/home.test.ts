import { beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import { placeGifts } from '@/server/donors/place'
import { readHome } from '@/server/home/figures'
import { countWaiting } from '@/server/home/waiting'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'
import { openDesk } from '../support/payment-desk'
import { makeCampaign, makeProgram } from '../support/purposes'

/** In India it is already 1 March. */
const NOW = new Date('2026-02-28T19:00:00.000Z')

beforeEach(async () => {
  const payload = await getPayloadClient()
  const lists = [slugs.donations, slugs.donors, slugs.donorMarks, slugs.volunteers, slugs.contacts]
  for (const collection of lists) {
    await payload.db.deleteMany({ collection, where: { id: { exists: true } } })
  }
})

async function give(rupees: number, receivedAt: string, more: object = {}): Promise<void> {
  await create(slugs.donations, {
    donorName: 'Asha',
    amountPaise: rupees * 100,
    paymentMethod: 'UPI',
    receivedAt,
    ...more,
  })
}

const monthOf = async (month: string) =>
  (await readHome(NOW)).months.find((each) => each.month === month)

describe('the figures of the home', () => {
  it('begin with the month of the year before and end with this one, empty ones among them', async () => {
    const { months, ways, purposes } = await readHome(NOW)
    expect(months).toHaveLength(13)
    expect([months[0], months.at(-1)]).toEqual([
      { month: '2025-03', amount: 0, count: 0 },
      { month: '2026-03', amount: 0, count: 0 },
    ])
    expect([ways, purposes]).toEqual([[], []])
  })

  it('count a gift in its Indian month, by the day received or else written down', async () => {
    await give(100, '2026-01-31T18:29:59.999Z')
    await give(200, '2026-01-31T18:30:00.000Z')
    await give(400, '2026-02-28T18:30:00.000Z')
    await give(800, '2025-02-28T18:29:59.999Z')
    const payload = await getPayloadClient()
    await payload.db.create({
      collection: slugs.donations,
      data: {
        donorName: 'Ravi',
        amountPaise: 5_00,
        paymentMethod: 'Cash',
        testMode: false,
        createdAt: '2026-02-10T00:00:00.000Z',
      },
    })
    expect(await monthOf('2026-01')).toMatchObject({ amount: 100, count: 1 })
    expect(await monthOf('2026-02')).toMatchObject({ amount: 205, count: 2 })
    expect(await monthOf('2026-03')).toMatchObject({ amount: 400, count: 1 })
    const { months } = await readHome(NOW)
    expect(months.reduce((sum, { amount }) => sum + amount, 0)).toBe(705)
  })

  it('exclude tests and returned money', async () => {
    await give(100, '2026-02-10T00:00:00.000Z', { testMode: true })
    await give(100, '2026-02-10T00:00:00.000Z', { refundedPaise: 10_000 })
    await give(100, '2026-02-10T00:00:00.000Z', { refundedPaise: 2_000, chargedBackPaise: 50 })
    expect(await monthOf('2026-02')).toMatchObject({ amount: 79.5, count: 1 })
  })

  it('add up ways and purposes of twelve months, the largest first', async () => {
    const program = await makeProgram('Winter care')
    const campaign = await makeCampaign('60 winter kits', program.id)
    await give(100, '2026-02-10T00:00:00.000Z')
    await give(300, '2026-01-10T00:00:00.000Z', {
      paymentMethod: 'Cash',
      purpose: program.id,
      campaign: campaign.id,
    })
    await give(150, '2025-12-10T00:00:00.000Z', { purpose: program.id })
    await give(900, '2025-03-10T00:00:00.000Z', { paymentMethod: 'Card' })
    const { ways, purposes } = await readHome(NOW)
    expect(ways).toEqual([
      { method: 'Cash', amount: 300, count: 1 },
      { method: 'UPI', amount: 250, count: 2 },
    ])
    expect(purposes).toEqual([
      { key: `program:${program.id}`, name: 'Winter care', amount: 450, count: 2 },
      { key: 'none', amount: 100, count: 1 },
    ])
  })

  it('name purposes as the gifts do, even if nobody can give for them any more', async () => {
    const closed = await makeProgram('Flood relief of 2025', { canBeGivenFor: false })
    const renamed = await makeProgram('Winter care')
    const purposeName = 'Flood relief'
    await give(300, '2026-01-10T00:00:00.000Z', { purpose: closed.id, purposeName })
    await give(200, '2026-01-10T00:00:00.000Z', { purpose: 'gone', purposeName: 'Old school' })
    await give(150, '2026-01-10T00:00:00.000Z', { campaign: 'gone', campaignName: 'Books' })
    await give(100, '2026-02-10T00:00:00.000Z', { purpose: renamed.id, purposeName: 'Winter' })
    expect((await readHome(NOW)).purposes.map(({ name }) => name)).toEqual([
      ...['Flood relief', 'Old school', 'Books', 'Winter care'],
    ])
  })

  it('count donors who gave for the first time, if they can be recognised again', async () => {
    await give(100, '2026-01-10T00:00:00.000Z', { email: 'asha@example.org' })
    await give(100, '2026-02-10T00:00:00.000Z', { email: 'Asha@example.org' })
    await give(100, '2026-02-10T00:00:00.000Z', { donorName: 'Ravi', email: 'ravi@example.org' })
    await give(100, '2026-02-11T00:00:00.000Z', { donorName: 'Sita', phone: '+919876543210' })
    await give(100, '2026-02-12T00:00:00.000Z', { donorName: 'Sita', phone: '+919876543210' })
    await give(100, '2026-02-12T00:00:00.000Z', { donorName: 'Gita' })
    await give(100, '2026-02-12T00:00:00.000Z', {
      donorName: 'Mohan',
      email: 'mohan@example.org',
      refundedPaise: 10_000,
    })
    await give(100, '2026-02-12T00:00:00.000Z', { email: 'test@example.org', testMode: true })
    await placeGifts()
    expect((await readHome(NOW)).newDonors).toEqual({ thisMonth: 0, lastMonth: 2, lastYear: 0 })

    const payload = await getPayloadClient()
    const refunded = { email: { equals: 'ravi@example.org' } }
    await payload.update({
      collection: slugs.donations,
      where: refunded,
      overrideAccess: true,
      data: { refundedPaise: 10_000 },
    })
    await placeGifts()
    expect((await readHome(NOW)).newDonors).toEqual({ thisMonth: 0, lastMonth: 1, lastYear: 0 })
  })
})

describe('open items', () => {
  it('are counted with the filters of the lists behind them', async () => {
    const person = { email: 'a@example.org', phone: '9876543210' }
    const apply = (status: string) =>
      create(slugs.volunteers, { ...person, firstName: 'Asha', lastName: 'Devi', status })
    await apply('pending')
    await apply('approved')
    for (const status of ['new', 'read']) {
      const message = { name: 'Ravi', subject: 'Support', message: 'm', status }
      await create(slugs.contacts, { ...person, ...message })
    }
    const now = new Date()
    await give(100, now.toISOString())
    await give(100, now.toISOString(), { panNumber: 'ABCPE1234F' })
    await give(100, now.toISOString(), { refundedPaise: 10_000 })
    await give(100, now.toISOString(), { isUnclaimed: true })
    await give(100, '2020-05-05T00:00:00.000Z')

    const waiting = await countWaiting()
    expect(waiting).toMatchObject({ volunteers: 1, contacts: 1, withoutPan: { count: 1 } })
    const cookie = await sessionCookie('admin')
    const totalOf = async (path: string) =>
      (await callApi(path, { cookie })).headers.get('X-Total-Count')
    expect(await totalOf('/api/admin/volunteers?status=pending')).toBe('1')
    expect(await totalOf('/api/admin/contacts?status=new')).toBe('1')
    const { from } = waiting.withoutPan
    expect(await totalOf(`/api/admin/donations?pan=missing&from=${from}`)).toBe('1')
    expect(await totalOf('/api/admin/donations?method=Cash')).toBe('0')
    expect((await callApi('/api/admin/volunteers?status=odd', { cookie })).status).toBe(400)
  })

  it('include the gifts without a PAN that the statement of the year names', async () => {
    const day = new Date().toISOString()
    await give(100, day)
    await give(200, day, { refundedPaise: 5_000 })
    await give(400, day, { chargedBackPaise: 100 })
    await give(800, day, { refundedPaise: 30_000, chargedBackPaise: 50_000 })
    await give(1600, day, { chargedBackPaise: 160_000 })
    await give(3200, day, { panNumber: 'ABCPE1234F', refundedPaise: 100 })
    await give(6400, day, { isUnclaimed: true })
    await give(12_800, day, { panNumber: 'ABC' })
    await give(25_600, day, { panNumber: '' })
    const cookie = await sessionCookie('admin')
    const read = async (path: string) => callApi(`/api/admin/${path}`, { cookie })
    const { from, count } = (await countWaiting()).withoutPan
    const named = await read(`statement-findings?year=${from.slice(0, 4)}&kind=pan-missing`)
    const listed = await read(`donations?pan=missing&from=${from}`)
    const totals = [named, listed].map(({ headers }) => Number(headers.get('X-Total-Count')))
    expect([count, ...totals]).toEqual([4, 4, 4])
    const sum = await (await read(`donations/sum?pan=missing&from=${from}`)).json()
    expect(sum).toEqual({ amount: 26_249, count: 4 })
    const amounts: number[] = []
    for (const page of [1, 2, 3, 4]) {
      const items = await (await read(`donations?pan=missing&limit=1&page=${page}`)).json()
      amounts.push(...items.map(({ amount }: { amount: number }) => amount))
    }
    expect(amounts.toSorted((a, b) => a - b)).toEqual([100, 200, 400, 25_600])
  })
})

describe('the list of donations', () => {
  it('is in the order of the day received, and returns sum and number of what was found', async () => {
    const program = await makeProgram('Eye camp')
    await give(100, '2026-02-10T00:00:00.000Z', { donorName: 'Asha Devi', purpose: program.id })
    await give(200, '2026-02-12T00:00:00.000Z', { donorName: 'Ravi', paymentMethod: 'Cash' })
    await give(400, '2026-01-11T00:00:00.000Z', { refundedPaise: 10_000, panNumber: 'ABCPE1234F' })
    await give(800, '2026-02-11T00:00:00.000Z', { testMode: true })
    const cookie = await sessionCookie('admin')
    const read = async (path: string) => callApi(`/api/admin/donations${path}`, { cookie })
    const listed = await (await read('')).json()
    expect(listed.map(({ amount }: { amount: number }) => amount)).toEqual([200, 100, 400])

    const queries = [
      ['search=devi%20ash', 100],
      ['search=%24%2E%2A', 0],
      ['search=as', 400],
      ['from=2026-02-10&to=2026-02-12', 300],
      ['method=Cash', 200],
      [`givenFor=program:${program.id}`, 100],
      ['givenFor=none', 500],
      ['pan=missing', 300],
      ['pan=missing&method=UPI&search=asha', 100],
    ] as const
    for (const [query, amount] of queries) {
      const { headers } = await read(`?${query}`)
      const sum = await (await read(`/sum?${query}`)).json()
      expect([query, sum]).toEqual([query, { amount, count: Number(headers.get('X-Total-Count')) }])
    }
  })
})

describe('a webhook that is silent', () => {
  openDesk()
  const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString()
  const silence = async () => (await countWaiting()).silentWebhook

  const store = async (collection: 'transactions' | 'gateway-events', data: object) =>
    (await getPayloadClient()).db.create({ collection, data: { ...data } })
  const pay = (createdHoursAgo: number, paidHoursAgo: number) =>
    store('transactions', {
      transactionId: `TXN${createdHoursAgo}`,
      paymentId: `pay_${createdHoursAgo}`,
      amountPaise: 100,
      status: 'completed',
      gateway: 'Razorpay',
      method: 'UPI',
      createdAt: ago(createdHoursAgo),
      paidAt: ago(paidHoursAgo),
    })
  const hear = (hoursAgo: number) =>
    store('gateway-events', {
      eventId: `event ${hoursAgo}`,
      type: 'payment.captured',
      isOpen: false,
      createdAt: ago(hoursAgo),
    })

  it('is one that sent nothing after a payment, of the last week', async () => {
    expect(await silence()).toBeUndefined()
    await pay(0.2, 0.1)
    await pay(24 * 8, 24 * 8)
    expect(await silence()).toBeUndefined()
    await pay(3, 2)
    expect(await silence()).toEqual({ payments: 1 })
    await hear(4)
    expect(await silence()).toMatchObject({ payments: 1, since: expect.any(String) })
    await hear(1)
    expect(await silence()).toBeUndefined()
  })

  it('is not reported if its own message brought the payment, which is stored just after it', async () => {
    await hear(3)
    await pay(2.9, 3.1)
    expect(await silence()).toBeUndefined()
  })

  it('is reported if an older order was paid after its last message', async () => {
    await pay(4, 2)
    await hear(3)
    expect(await silence()).toMatchObject({ payments: 1 })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { callApi, sessionCookie } from '../support/api'
import { create } from '../support/create'

const donations = '/api/admin/donations'
const stats = '/api/admin/donations/stats'
const transactions = '/api/admin/transactions'

let cookie = ''
beforeAll(async () => {
  cookie = await sessionCookie('admin')
})

const read = async (route: string, query = '') =>
  (await callApi(`${route}${query}`, { cookie })).json()

describe('donations', () => {
  it('add up to nothing without donations', async () => {
    expect(await read(stats)).toEqual({ totalRaised: 0, totalDonations: 0 })
    expect(await read(donations)).toEqual([])
  })

  it('are listed in rupees and summed exactly, those of the test mode left out', async () => {
    const payload = await getPayloadClient()
    for (const [donorName, amountPaise, testMode] of [
      ['Asha', 5_010, false],
      ['Ravi', 10_020, undefined],
      ['Large', 900_000_000_000, false],
      ['Test', 77_700, true],
    ] as const) {
      await payload.create({
        collection: slugs.donations,
        data: {
          donorName,
          amountPaise,
          paymentMethod: 'UPI',
          panNumber: 'ABCPE1234F',
          ...(testMode === undefined ? {} : { testMode }),
        },
        overrideAccess: true,
      })
    }
    expect(await read(stats)).toEqual({ totalRaised: 9_000_000_150.3, totalDonations: 3 })
    // Refunds and chargebacks are subtracted, and a fully returned donation does not count.
    for (const [refundedPaise, chargedBackPaise] of [
      [4_000, 0],
      [10_000, 0],
      [2_000, 3_000],
      [0, 10_000],
    ] as const) {
      await payload.create({
        collection: slugs.donations,
        data: {
          donorName: 'Back',
          amountPaise: 10_000,
          paymentMethod: 'UPI',
          refundedPaise,
          chargedBackPaise,
        },
        overrideAccess: true,
      })
    }
    expect(await read(stats)).toEqual({ totalRaised: 9_000_000_260.3, totalDonations: 5 })
    await payload.delete({
      collection: slugs.donations,
      where: { donorName: { equals: 'Back' } },
      overrideAccess: true,
    })
    const listed = await read(donations)
    expect(listed.map(({ donorName }: { donorName: string }) => donorName)).toEqual([
      'Large',
      'Ravi',
      'Asha',
    ])
    expect(listed[2]).toEqual({
      id: expect.any(String),
      donorName: 'Asha',
      panNumber: '••••••234F',
      amount: 50.1,
      refunded: 0,
      chargedBack: 0,
      isByHand: false,
      isFromGateway: false,
      isVoid: false,
      corrections: 0,
      isRestricted: false,
      isUnclaimed: false,
      paymentMethod: 'UPI',
      isAnonymous: false,
      receivedAt: expect.any(String),
      createdAt: expect.any(String),
    })
    expect(await read(donations, '?search=RAV')).toMatchObject([{ donorName: 'Ravi' }])
  })
})

describe('transactions', () => {
  it('are all attempts, newest first', async () => {
    const payload = await getPayloadClient()
    for (const status of ['pending', 'completed', 'failed'] as const) {
      await payload.create({
        collection: slugs.transactions,
        data: {
          transactionId: `t-${status}`,
          orderId: `order_${status}`,
          amountPaise: 5_000,
          status,
          testMode: status === 'failed',
          gateway: 'Razorpay',
          method: 'Online',
        },
        overrideAccess: true,
      })
    }
    expect(await read(transactions)).toMatchObject([
      { transactionId: 't-failed', status: 'failed', testMode: true },
      { transactionId: 't-completed', status: 'completed', testMode: false },
      { transactionId: 't-pending', status: 'pending', amount: 50, gateway: 'Razorpay' },
    ])
    expect(await read(transactions, '?search=ORDER_P')).toHaveLength(1)
  })
})

describe('a list of money', () => {
  const at = async (collection: 'donations' | 'transactions', name: string, createdAt: string) => {
    const common = { amountPaise: 5_000, createdAt }
    const data =
      collection === slugs.donations
        ? { ...common, donorName: name, paymentMethod: 'UPI' }
        : { ...common, transactionId: name, status: 'pending', gateway: 'G', method: 'UPI' }
    await create(collection, data)
  }
  beforeAll(async () => {
    // The 4th, 5th and 6th of March in India.
    for (const collection of [slugs.donations, slugs.transactions] as const) {
      await at(collection, 'Dated last', '2024-03-05T18:30:00.000Z')
      await at(collection, 'Dated late', '2024-03-05T18:29:59.999Z')
      await at(collection, 'Dated early', '2024-03-04T18:30:00.000Z')
      await at(collection, 'Dated first', '2024-03-04T18:29:59.999Z')
    }
  })
  const named = async (route: string, query: string) => {
    const response = await callApi(`${route}?search=dated&${query}`, { cookie })
    const items: { donorName?: string; transactionId?: string }[] = await response.json()
    return {
      total: Number(response.headers.get('x-total-count')),
      names: items.map(({ donorName, transactionId }) => donorName ?? transactionId),
    }
  }

  it.each([
    ['from=2024-03-05&to=2024-03-05', ['Dated late', 'Dated early']],
    ['from=2024-03-06', ['Dated last']],
    ['to=2024-03-04', ['Dated first']],
    ['from=2024-03-06&to=2024-03-05', []],
    ['from=&to=', ['Dated last', 'Dated late', 'Dated early', 'Dated first']],
  ])('uses days of the Indian calendar: %s', async (query, names) => {
    for (const route of [donations, transactions]) {
      expect(await named(route, query)).toEqual({ total: names.length, names })
    }
  })

  it('counts all pages of the filtered list', async () => {
    const page = await named(donations, 'from=2024-03-05&to=2024-03-05&limit=1')
    expect(page).toEqual({ total: 2, names: ['Dated late'] })
  })

  it('of donations uses the day on which the money came in', async () => {
    const payload = await getPayloadClient()
    const gift = { donorName: 'Dated gift', amountPaise: 5_000, paymentMethod: 'Cash' }
    const { id } = await payload.create({
      collection: slugs.donations,
      data: {
        ...gift,
        receivedAt: '2023-01-05T06:30:00.000Z',
        createdAt: '2024-03-05T06:30:00.000Z',
      },
      overrideAccess: true,
    })
    expect(await named(donations, 'to=2023-12-31')).toEqual({ total: 1, names: ['Dated gift'] })
    expect(await named(donations, 'from=2024-03-05&to=2024-03-05')).toMatchObject({ total: 2 })
    await payload.delete({ collection: slugs.donations, id, overrideAccess: true })
  })

  it('of transactions can be filtered by status', async () => {
    expect(await named(transactions, 'status=pending&to=2024-03-04')).toMatchObject({ total: 1 })
    expect(await named(transactions, 'status=completed&to=2024-03-04')).toMatchObject({ total: 0 })
    expect(await read(transactions, '?status=completed')).toMatchObject([
      { transactionId: 't-completed' },
    ])
  })

  it.each(['from=5.3.2024', 'to=2024-02-30', 'from=2024-3-5', 'to=9999-12-31'])(
    'refuses %s',
    async (query) => {
      for (const route of [donations, transactions]) {
        expect((await callApi(`${route}?${query}`, { cookie })).status).toBe(400)
      }
    },
  )

  it.each(['lost', '$ne'])('of transactions refuses the status %s', async (status) => {
    expect((await callApi(`${transactions}?status=${status}`, { cookie })).status).toBe(400)
  })
})

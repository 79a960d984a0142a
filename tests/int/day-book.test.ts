import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Donation } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { changeWhere, countAll, findAll } from '@/server/documents/records'
import { type AttemptData, changeAttempt } from '@/server/payments/attempts'
import { followUp } from '@/server/payments/follow-up'
import { followReceipt } from '@/server/receipts/follow'
import { callApi, sessionCookie } from '../support/api'
import { decide, openDesk, paidOrder, post } from '../support/payment-desk'
import { donationOf, transactionOf } from '../support/payments'
import { makeReceiptedGift } from '../support/receipted-gifts'

const giftRoute = '/api/admin/donations'
const voidRoute = '/api/admin/donations/{id}/void'
const acceptRoute = '/api/admin/transactions/{id}/accept'
const claimRoute = '/api/payment-claims'
const verifyRoute = '/api/verify-payment'

openDesk()

let cookie = ''

beforeEach(async () => {
  cookie = await sessionCookie('admin')
})
afterEach(() => {
  vi.useRealTimers()
})

/** Acts on a day of 2026, such as '03-05': everything gets that date. */
async function on<Result>(day: string, act: () => Promise<Result>): Promise<Result> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-${day}T06:30:00.000Z`) })
  try {
    cookie = await sessionCookie('admin')
    return await act()
  } finally {
    vi.useRealTimers()
    cookie = await sessionCookie('admin')
  }
}

/** Returns the day book of a month of 2026 or of other days, without the headings. */
async function dayBook(from: string, to = from): Promise<string[]> {
  const path = `/api/admin/day-book?from=2026-${from}-01&to=2026-${to}-${to === '04' ? 30 : 31}`
  const response = await callApi(path, { cookie })
  expect(response.status).toBe(200)
  return (await response.text()).trimEnd().split('\r\n').slice(1)
}

/** Returns day, type, number and amount of each line. */
const vouchers = async (from: string, to?: string) =>
  (await dayBook(from, to)).map((line) => {
    const [date, type, number] = line.split(',')
    return [date, type, number, line.split(',').at(-1)]
  })

async function byHand(receivedOn: string, change: object = {}): Promise<Donation> {
  const gift = { donorName: 'Ravi Kumar', amount: 1200, paymentMethod: 'cash', receivedOn }
  const response = await post(giftRoute, { ...gift, ...change }, { cookie })
  expect(response.status).toBe(201)
  return response.json()
}

const voidGift = async (id: string) =>
  expect((await decide(voidRoute, id, { reason: 'The cheque bounced' })).status).toBe(200)

/** Stores a gift directly, as older versions did. */
const stored = (change: object) =>
  makeReceiptedGift({ receivedAt: '2026-03-05T06:30:00.000Z', ...change })

/** Makes a gateway payment, as if with live keys. */
async function paid(): Promise<string> {
  const { input } = await paidOrder()
  expect((await post(verifyRoute, input)).status).toBe(200)
  const [gift] = await findAll({ collection: slugs.donations })
  const where = { transactionId: { equals: gift?.transactionId } }
  const live = { testMode: false }
  await changeWhere({
    collection: slugs.donations,
    where,
    data: { ...live, receivedAt: '2026-03-05T06:30:00.000Z' },
  })
  await changeWhere({ collection: slugs.transactions, where, data: live })
  return gift?.transactionId ?? ''
}

async function change(transactionId: string, data: AttemptData): Promise<void> {
  const changed = await changeAttempt(await transactionOf(transactionId), data, {
    action: 'refunded',
  })
  await followUp(changed as NonNullable<typeof changed>)
}

describe('the day book', () => {
  it('lists the gifts of a period as vouchers, the earliest first, and is logged', async () => {
    await stored({ donorName: '=Ravi', paymentMethod: 'Cash', receivedAt: '2026-03-06T06:00:00Z' })
    await stored({ paymentId: 'pay_9' })
    await stored({ receivedAt: '2026-03-31T18:30:00.000Z' })
    await stored({ testMode: true })
    expect(await dayBook('03')).toEqual([
      '05-03-2026,Receipt,2025-26/000002,Razorpay,Donations - General,Asha Devi,"Donation from Asha Devi, receipt 2025-26/000002, by UPI, no. pay_9",500.00',
      '06-03-2026,Receipt,2025-26/000001,Cash,Donations - General,\'=Ravi,"Donation from =Ravi, receipt 2025-26/000001, by Cash",500.00',
    ])
    const logged = { action: { equals: 'exported' } }
    expect(await countAll({ collection: slugs.auditLog, where: logged })).toBe(1)
  })

  it('leaves a day unchanged if a gift is voided later, and reverses it on that later day', async () => {
    const { id } = await on('03-05', () => byHand('2026-03-05'))
    const closed = await dayBook('03')
    expect(closed).toHaveLength(1)
    await on('04-10', () => voidGift(id))
    expect(await dayBook('03')).toEqual(closed)
    expect(await dayBook('04')).toEqual([
      '10-04-2026,Reversal,2025-26/000001,Cash,Donations - General,Ravi Kumar,"Reversal of donation from Ravi Kumar, received 05-03-2026, receipt 2025-26/000001, by Cash",-1200.00',
    ])
  })

  it('reverses refunds and lost disputes on their days, and a dispute that was won after all', async () => {
    const number = await paid()
    const closed = await vouchers('03')
    expect(closed).toMatchObject([['05-03-2026', 'Receipt', expect.anything(), '500.00']])
    await on('04-10', () => change(number, { refundedPaise: 20_000 }))
    await on('04-12', () => change(number, { chargedBackPaise: 30_000 }))
    await on('05-14', () => change(number, { chargedBackPaise: 0 }))
    expect(await vouchers('03')).toEqual(closed)
    const receipt = closed[0]?.[2]
    expect(await vouchers('04')).toEqual([
      ['10-04-2026', 'Reversal', receipt, '-200.00'],
      ['12-04-2026', 'Reversal', receipt, '-300.00'],
    ])
    expect(await vouchers('05')).toEqual([['14-05-2026', 'Reversal', receipt, '300.00']])
  })

  it('reverses an undone claim, and restores it if it is confirmed again', async () => {
    const claimed = { ...donationOf(500), method: 'upi', reference: '412356789012' }
    await on('03-05', () => post(claimRoute, claimed))
    const [claim] = await findAll({ collection: slugs.transactions })
    const accept = () => decide(acceptRoute, claim?.id ?? '')
    await on('03-06', accept)
    const closed = await vouchers('03')
    expect(closed).toEqual([['05-03-2026', 'Receipt', '2025-26/000001', '500.00']])
    const [gift] = await findAll({ collection: slugs.donations })
    await on('04-10', () => voidGift(gift?.id ?? ''))
    await on('05-14', accept)
    expect(await vouchers('03', '05')).toEqual([
      ...closed,
      ['10-04-2026', 'Reversal', '2025-26/000001', '-500.00'],
      ['14-05-2026', 'Reversal', '2025-26/000001', '500.00'],
    ])
  })

  it('uses the day of the void receipt, or that of the gift, if the log has none', async () => {
    const receipted = await stored({})
    await stored({ hasReceipt: false, amountPaise: 20_000, refundedPaise: 5_000 })
    const where = { id: { equals: receipted } }
    await changeWhere({ collection: slugs.donations, where, data: { refundedPaise: 50_000 } })
    await on('04-10', () => followReceipt(where))
    expect(await vouchers('03')).toEqual(
      expect.arrayContaining([
        ['05-03-2026', 'Receipt', '2025-26/000001', '500.00'],
        ['05-03-2026', 'Receipt', '', '200.00'],
        ['05-03-2026', 'Reversal', '', '-50.00'],
      ]),
    )
    expect(await vouchers('04')).toEqual([['10-04-2026', 'Reversal', '2025-26/000001', '-500.00']])
  })
})

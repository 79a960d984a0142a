import { beforeEach, describe, expect, it } from 'vitest'
import type { DonationDto } from '@/domain/responses/donation'
import type { DonorDto } from '@/domain/responses/donor'
import { placeGifts } from '@/server/donors/place'
import { callApi, sessionCookie } from '../support/api'
import { emptyBooks } from '../support/payments'
import { changeReceiptedGift, makeReceiptedGift } from '../support/receipted-gifts'

let cookie = ''

beforeEach(async () => {
  await emptyBooks()
  cookie = await sessionCookie('admin')
})

/** Stores a gift, with its receipt unless it has none. */
const give = (donorName: string, change: object = {}) =>
  makeReceiptedGift({
    donorName,
    email: `${donorName}@example.org`,
    receivedAt: '2024-06-01T06:00:00.000Z',
    ...change,
  })

async function read<Response>(path: string): Promise<Response> {
  const response = await callApi(`/api/admin/${path}`, { cookie })
  expect(response.status).toBe(200)
  return response.json()
}

/** Searches the donations, and expects total and sum to be those of the list. */
async function found(search: string, filters = ''): Promise<string[]> {
  const query = `search=${encodeURIComponent(search)}${filters}`
  const response = await callApi(`/api/admin/donations?${query}`, { cookie })
  const items: DonationDto[] = await response.json()
  expect(Number(response.headers.get('X-Total-Count'))).toBe(items.length)
  const left = items.map(({ amount, refunded }) => amount - refunded)
  expect(await read(`donations/sum?${query}`)).toEqual({
    amount: left.reduce((sum, each) => sum + each, 0),
    count: items.length,
  })
  return items.map(({ donorName }) => donorName)
}

it('the number of a payment, which its thank-you names, finds gift and donor', async () => {
  await give('Asha', { paymentId: 'pay_Nx4Zq81' })
  await give('Ravi', { paymentId: 'pay_Nx4Zq82' })
  expect(await found(' pay_Nx4Zq82 ')).toEqual(['Ravi'])
  expect(await found('pay_Nx4')).toEqual([])
  await placeGifts()
  expect((await read<DonorDto[]>('donors?search=pay_Nx4Zq81')).map(({ name }) => name)).toEqual([
    'Asha',
  ])
})

describe('the number of a receipt finds its gift', () => {
  it.each(['2024-25/000002', '2024-25/2', ' 24-25/000002', '2024–25 / 2', '000002', '२०२४-२५/२'])(
    'typed as %s',
    async (typed) => {
      await give('Asha')
      await give('Ravi')
      await give('Meera', { receivedAt: '2023-06-01T06:00:00.000Z' })
      expect(await found(typed)).toEqual(['Ravi'])
      expect(await found(typed, '&method=UPI&from=2024-06-01&to=2024-06-01')).toEqual(['Ravi'])
      expect(await found(typed, '&method=Cash')).toEqual([])
    },
  )

  it('of each year, if typed without one', async () => {
    await give('Asha')
    await give('Meera', { receivedAt: '1998-06-01T06:00:00.000Z' })
    expect(await found('000001')).toEqual(['Asha', 'Meera'])
    expect(await found('98-99/1')).toEqual([])
    expect(await found('1998-99/1')).toEqual(['Meera'])
  })

  it('also if it is void or was replaced', async () => {
    const asha = await give('Asha')
    const ravi = await give('Ravi')
    await changeReceiptedGift(asha, { refundedPaise: 50_000 })
    await changeReceiptedGift(ravi, { refundedPaise: 20_000 })
    expect(await found('2024-25/000001')).toEqual(['Asha'])
    expect(await found('2024-25/000002')).toEqual(['Ravi'])
    expect(await found('2024-25/000003')).toEqual(['Ravi'])
  })

  it('with gifts that have exactly this number otherwise', async () => {
    await give('Asha')
    const paper = { hasReceipt: false, receivedAt: '2024-05-01T06:00:00.000Z' }
    await give('Cheque', { ...paper, reference: '000001' })
    await give('Old', { ...paper, oldReceiptNumber: '2024-25/000001' })
    await give('Phone', { ...paper, phone: '9800000109' })
    expect((await found('000001')).sort()).toEqual(['Asha', 'Cheque'])
    expect((await found('०००००१')).sort()).toEqual(['Asha', 'Cheque'])
    expect((await found('2024-25/000001')).sort()).toEqual(['Asha', 'Old'])
    // No receipt has these.
    expect(await found('000010')).toEqual(['Phone'])
    expect(await found('2024-25/00000')).toEqual(['Old'])
  })

  it('but no practice gift', async () => {
    await give('Asha', { testMode: true, reference: '000001' })
    await give('Ravi', { hasReceipt: false, reference: 'A-000001' })
    expect(await found('TEST-2024-25/000001')).toEqual([])
    expect(await found('2024-25/000001')).toEqual([])
    expect(await found('000001')).toEqual(['Ravi'])
    await give('Meera')
    expect(await found('000001')).toEqual(['Meera'])
  })

  it('and its donor', async () => {
    await give('Asha')
    await give('Ravi')
    await placeGifts()
    const names = async (query: string) =>
      (await read<DonorDto[]>(`donors?${query}`)).map(({ name }) => name)
    expect(await names('search=24-25/2')).toEqual(['Ravi'])
    expect(await names('search=000002&given=this-year')).toEqual([])
  })
})

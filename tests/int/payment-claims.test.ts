import { describe, expect, it } from 'vitest'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '@/server/payload-client'
import { receiptPathOfGift } from '@/server/receipts/page-data'
import { callApi } from '../support/api'
import {
  attention,
  cookie,
  decide,
  openDesk,
  post,
  readAsAdmin,
  settledPayment,
} from '../support/payment-desk'
import { bookkeeping, donationOf } from '../support/payments'

const countsRoute = '/api/admin/attention/counts'
const attentionRoute = '/api/admin/attention'
const acceptRoute = '/api/admin/transactions/{id}/accept'
const rejectRoute = '/api/admin/transactions/{id}/reject'
const claimRoute = '/api/payment-claims'
const statusRoute = '/api/payment-status/{id}'
const voidRoute = '/api/admin/donations/{id}/void'

openDesk()

describe('a claim', () => {
  const claim = (change: object = {}) =>
    post(claimRoute, {
      ...donationOf(500),
      method: 'upi',
      reference: '412356789012',
      ...change,
    })

  it('is found among a hundred junk ones, the oldest first', async () => {
    expect((await claim()).status).toBe(201)
    for (let n = 0; n < 100; n += 1) {
      const reference = String(500_000_000_000 + n)
      const junk = n % 2 === 0 ? { anythingElse: 'x' } : {}
      expect((await claim({ reference, ...junk })).status).toBe(201)
    }
    const [first] = await attention('claim')
    expect(first?.reference).toBe('412356789012')
    expect(await readAsAdmin(countsRoute)).toEqual({
      total: 101,
      kinds: [
        { kind: 'claim', count: 51 },
        { kind: 'suspected-claim', count: 50 },
      ],
    })
    const page = await callApi(`${attentionRoute}?kind=claim&page=2&limit=50`, { cookie })
    expect(page.headers.get('x-total-count')).toBe('51')
    expect(await page.json()).toHaveLength(1)
  })

  it("has a number that begins with the code in the payment's note, so it can be found", async () => {
    const { claimNumber } = await (await claim({ claimCode: 'K7M2' })).json()
    expect(claimNumber).toMatch(/^C-K7M2(-[A-Z2-9]{4}){2}$/)
    const found = await callApi('/api/admin/transactions?search=k7m2', { cookie })
    expect(await found.json()).toMatchObject([{ transactionId: claimNumber }])
    expect((await claim({ reference: '512356789012', claimCode: 'K7O2' })).status).toBe(400)
  })

  it('may be larger than an online donation: the money has already been paid', async () => {
    const limitAt = async (maximumRupees: number) =>
      (await getPayloadClient()).updateGlobal({
        slug: slugs.paymentSettings,
        data: { maximumRupees },
        overrideAccess: true,
      })
    await limitAt(1_000)
    expect((await claim({ amount: 700_000 })).status).toBe(201)
    expect((await claim({ amount: 100_000_001 })).status).toBe(400)
    await limitAt(500_000)
  })

  it('sent again after it was not found waits again, under the same number', async () => {
    const { claimNumber } = await (await claim()).json()
    expect(claimNumber).toMatch(/^C(-[A-Z2-9]{4}){3}$/)
    const [item] = await attention('claim')
    expect((await decide(rejectRoute, item?.id ?? '')).status).toBe(200)
    const state = async () => (await callApi(statusRoute, { id: claimNumber.toLowerCase() })).json()
    expect(await state()).toMatchObject({ kind: 'claim', status: 'failed', amount: 500 })
    expect(await (await claim()).json()).toEqual({ success: true, claimNumber })
    expect(await state()).toMatchObject({ status: 'pending' })
    expect(await attention('claim')).toHaveLength(1)
    expect((await decide(acceptRoute, item?.id ?? '')).status).toBe(200)
    expect(await state()).toMatchObject({ status: 'completed' })
    expect(await (await claim()).json()).toEqual({ success: true, claimNumber })
    expect((await bookkeeping()).donations).toHaveLength(1)
  })

  it('that is rejected because its payment is recorded already tells its donor so', async () => {
    const { claimNumber: wrong } = await (await claim({ amount: 5_000 })).json()
    const [typingError] = await attention('claim')
    const { claimNumber: right } = await (await claim()).json()
    const second = (await attention('claim')).find(({ claimNumber }) => claimNumber === right)
    expect((await decide(acceptRoute, second?.id ?? '')).status).toBe(200)
    expect((await decide(rejectRoute, typingError?.id ?? '')).status).toBe(200)
    const state = async () => (await callApi(statusRoute, { id: wrong })).json()
    expect(await state()).toMatchObject({ status: 'failed', isRecordedAlready: true })
    const [gift] = (await bookkeeping()).donations
    const body = { reason: 'Never came in', claim: 'rejected' }
    expect((await decide(voidRoute, gift?.id ?? '', body)).status).toBe(200)
    expect(await state()).not.toHaveProperty('isRecordedAlready')
  })

  it('does not lead to its receipt, which names the donor, as the number of a payment does', async () => {
    const { claimNumber } = await (await claim()).json()
    const [item] = await attention('claim')
    expect((await decide(acceptRoute, item?.id ?? '')).status).toBe(200)
    const { donationId } = await settledPayment()
    expect((await bookkeeping()).donations).toHaveLength(2)
    expect(await receiptPathOfGift(claimNumber)).toBeNull()
    expect(await receiptPathOfGift(donationId)).toMatch(/receipt/)
  })

  it.each([
    ['upi', '41235678901', 400],
    ['upi', '4123567890123', 400],
    ['upi', 'ABCDEF789012', 400],
    ['upi', '4123 5678 9012', 201],
    ['bank', 'ABCD1', 400],
    ['bank', 'A'.repeat(31), 400],
    ['bank', 'SBIN/N12', 400],
    ['bank', 'sbin n1234 5678', 201],
  ])('by %s with the reference %s gets %i', async (method, reference, status) => {
    const response = await claim({ method, reference })
    expect(response.status).toBe(status)
    if (status === 400) expect((await response.json()).errors).toHaveProperty('reference')
  })
})

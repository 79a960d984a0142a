import { afterEach, expect, it, vi } from 'vitest'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import type { AttentionDto } from '@/domain/responses/attention'
import { sendAlerts } from '@/server/alerts/service'
import { backgroundSettled } from '@/server/background'
import { changeById } from '@/server/documents/records'
import { countAttention, listAttention } from '@/server/payments/attention'
import { sweepGateway } from '@/server/payments/sweep'
import {
  decide,
  deliverAll,
  eventsOf,
  gateway,
  openDesk,
  paidOrder,
  post,
  settledPayment,
} from '../support/payment-desk'
import { bookkeeping, transactionOf } from '../support/payments'
import { changeSiteSettings } from '../support/site-settings'

const verifyRoute = '/api/verify-payment'
const refundRoute = '/api/admin/transactions/{id}/refund'

openDesk()
afterEach(() => vi.useRealTimers())

/** Makes a gift and refunds 100 of its 500 rupees, which the bank then cannot pay out. */
async function failedRefund({ isPractice = false } = {}): Promise<Transaction> {
  await changeSiteSettings({ alertEmail: 'office@example.org' })
  const { input, payment } = await paidOrder()
  await post(verifyRoute, input)
  const { id } = await transactionOf(input.donationId)
  expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
  gateway.ledger.failRefund(gateway.ledger.refundsOf(payment.id).items[0]?.id ?? '')
  await deliverAll(eventsOf(payment.id))
  const refunded = await transactionOf(input.donationId)
  expect(refunded.refundedPaise).toBe(0)
  // The practice gateway takes no other money.
  const data = { testMode: isPractice }
  await changeById(slugs.transactions, id, data)
  return refunded
}

async function mailsToOffice() {
  await sendAlerts()
  await backgroundSettled()
  const { mails } = await bookkeeping()
  return mails.filter(({ key }) => key.startsWith('refund-failed'))
}

it('the office gets one mail about a refund that the bank could not pay out', async () => {
  const { donorName, transactionId } = await failedRefund()
  const mails = await mailsToOffice()
  expect(mails).toMatchObject([{ to: 'office@example.org', status: 'sent' }])
  const [{ subject, text } = { subject: '', text: '' }] = mails
  expect(subject).toContain('A refund has failed')
  expect(text).toContain(`The refund of ₹100 to ${donorName} could not be paid out`)
  expect(text).toContain(`${donorName} को ₹100 लौटाए नहीं जा सके`)
  expect(text).toContain(`/admin?tab=payments&section=transactions&search=${transactionId}`)
  expect(subject + text).not.toMatch(/[{}]|undefined|NaN/)
  expect(await mailsToOffice()).toHaveLength(1)
})

it('a failed refund of practice money sends no mail', async () => {
  await failedRefund({ isPractice: true })
  expect(await mailsToOffice()).toEqual([])
})

/** Lists the refunds that wait for an admin because the bank could not pay them out. */
async function waiting(): Promise<AttentionDto[]> {
  return (await listAttention({ kind: 'failed-refund', page: 1, limit: 10 })).items
}

it('waits for an admin until it is refunded again', async () => {
  const { id } = await failedRefund({ isPractice: true })
  expect(await waiting()).toMatchObject([{ id, amount: 500, failedRefund: 100, refunded: 0 }])
  expect(await countAttention()).toMatchObject({ kinds: [{ kind: 'failed-refund', count: 1 }] })
  expect((await decide(refundRoute, id, { amount: 60 })).status).toBe(200)
  expect(await waiting()).toMatchObject([{ id, failedRefund: 40, refunded: 60 }])
  expect((await decide(refundRoute, id, { amount: 40 })).status).toBe(200)
  expect(await waiting()).toEqual([])
})

it('waits for an admin until it is set aside, which the log shows, and the gift still counts', async () => {
  const { id, transactionId } = await failedRefund({ isPractice: true })
  const aside = '/api/admin/transactions/{id}/set-refund-aside'
  expect((await decide(aside, id, {})).status).toBe(400)
  const reason = 'Returned by bank transfer'
  expect((await decide(aside, id, { reason })).status).toBe(200)
  expect(await waiting()).toEqual([])
  expect(await transactionOf(transactionId)).toMatchObject({
    status: 'completed',
    refundedPaise: 0,
  })
  const { log } = await bookkeeping()
  expect(log.at(-1)).toMatchObject({
    action: 'refund-set-aside',
    changes: { note: { to: '₹100: Returned by bank transfer' } },
  })
  expect((await decide(aside, id, { reason })).status).toBe(409)
})

it('that the bank returns six weeks later counts no more, although no event told of it', async () => {
  const { payment, id, donationId } = await settledPayment()
  expect((await decide(refundRoute, id, { amount: 100 })).status).toBe(200)
  vi.useFakeTimers({ now: Date.now(), toFake: ['Date'] })
  for (let week = 0; week < 6; week += 1) {
    vi.setSystemTime(Date.now() + 7 * DAY_MS)
    expect(await sweepGateway()).toMatchObject({ unanswered: 0 })
  }
  gateway.ledger.failRefund(gateway.ledger.refundsOf(payment.id).items[0]?.id ?? '')
  expect(await sweepGateway()).toMatchObject({ found: 1, unanswered: 0 })
  expect(await transactionOf(donationId)).toMatchObject({ refundedPaise: 0 })
})

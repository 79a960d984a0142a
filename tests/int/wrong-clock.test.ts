import { afterEach, describe, expect, it, vi } from 'vitest'
import { takeLease, withFreeLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import { backgroundSettled } from '@/server/background'
import { changeWhere, countAll, findAll } from '@/server/documents/records'
import { queueMail, sendWaitingMails } from '@/server/mail/outbox'
import { reconcileMandates } from '@/server/monthly-gifts/follow'
import { sendReminders } from '@/server/monthly-gifts/pledges'
import { monthlyWay } from '@/server/monthly-gifts/ways'
import { getPayloadClient } from '@/server/payload-client'
import { reconcile } from '@/server/payments/reconcile'
import { sweepGateway } from '@/server/payments/sweep'
import { PRACTICE_KEYS, SECOND_PRACTICE_KEYS } from '../../simulator/server'
import { callApi } from '../support/api'
import { mandatesOnFile, monthlyOf, pledgesOnFile } from '../support/monthly-gifts'
import { cookie, decide, gateway, openDesk, order, paidOrder } from '../support/payment-desk'
import { enterKeys } from '../support/payments'

// Times stored while a server's clock was ahead, read after it was corrected.

const send = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('@/server/mail/transport', () => ({ sendMail: send }))

openDesk({ accounts: [PRACTICE_KEYS, SECOND_PRACTICE_KEYS] })
afterEach(() => send.mockClear())

const refundRoute = '/api/admin/transactions/{id}/refund'

const inForty = () => new Date(Date.now() + 40 * DAY_MS).toISOString()

afterEach(() => enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret }))

async function putMarksAhead() {
  const { db } = await getPayloadClient()
  const data = { until: inForty() }
  await db.updateMany({ collection: slugs.gatewayMarks, where: {}, data })
}

it("the walk over the gateway's lists also finds what came in since", async () => {
  await order()
  await sweepGateway()
  await putMarksAhead()
  gateway.ledger.payDirect({ via: 'payment_link', amount: 50_000 })
  expect(await sweepGateway()).toMatchObject({ found: 1, unanswered: 0 })
})

it.each([
  ['without any order', false],
  ['after an order of that clock', true],
])('also if the very first walk was made then, %s', async (_case, isOrdered) => {
  const { db } = await getPayloadClient()
  if (isOrdered) await order()
  await db.updateMany({
    collection: slugs.transactions,
    where: {},
    data: { createdAt: inForty() },
  })
  await sweepGateway()
  await db.updateMany({
    collection: slugs.gatewayMarks,
    where: {},
    data: { since: inForty(), until: inForty() },
  })
  expect(await sweepGateway()).toMatchObject({ found: 0, unanswered: 0 })
  for (const via of ['payment_link', 'qr_code'] as const) {
    gateway.ledger.payDirect({ via, amount: 50_000 })
    expect(await sweepGateway()).toMatchObject({ found: 1, unanswered: 0 })
  }
  const [mark] = await findAll({ collection: slugs.gatewayMarks })
  expect(Date.parse(mark?.since ?? '')).toBeLessThanOrEqual(Date.now())
})

it('new keys begin now if the walks with the old ones ended then', async () => {
  await order()
  await sweepGateway()
  await putMarksAhead()
  await enterKeys(SECOND_PRACTICE_KEYS)
  expect(await sweepGateway()).toMatchObject({ found: 0, unanswered: 0 })
  gateway.account(SECOND_PRACTICE_KEYS.keyId).payDirect({ via: 'payment_link', amount: 50_000 })
  expect(await sweepGateway()).toMatchObject({ found: 1, unanswered: 0 })
})

it('payouts are imported again, and whether the account has Subscriptions is asked again', async () => {
  await paidOrder()
  gateway.ledger.configure({ hasSubscriptions: false })
  await reconcile()
  expect(await monthlyWay()).toBe('pledge')
  await putMarksAhead()
  gateway.ledger.settle()
  gateway.ledger.configure({ hasSubscriptions: true })
  await reconcile()
  expect(await countAll({ collection: slugs.settlements })).toBe(1)
  expect(await monthlyWay()).toBe('mandate')
  const marks = await findAll({ collection: slugs.gatewayMarks, sort: 'name' })
  const now = new Date().toISOString()
  expect(marks.filter(({ until }) => until && until > now).map(({ name }) => name)).toEqual([
    expect.stringMatching('subscriptions-off'),
  ])
  await backgroundSettled()
})

it('a mail is not kept until then', async () => {
  await queueMail({ key: 'clock', to: 'a@example.org', subject: 'Hello', text: 'Hello' })
  await changeWhere({
    collection: slugs.mails,
    where: { key: { equals: 'clock' } },
    data: { nextTryAt: inForty() },
  })
  await sendWaitingMails()
  expect(send).toHaveBeenCalledTimes(1)
})

it('a lease of a server that died is not held until then, and one that is held stays so', async () => {
  const payload = await getPayloadClient()
  const name = 'wrong-clock'
  const isFree = () => withFreeLease(payload, name, async () => undefined)
  await takeLease(payload, name)
  expect(await isFree()).toBe(false)
  await payload.db.updateOne({
    collection: slugs.leases,
    where: { name: { equals: name } },
    data: { until: inForty() },
  })
  expect(await isFree()).toBe(true)
})

it('a donor who pledged is reminded again a month from now', async () => {
  const body = monthlyOf()
  expect((await callApi('/api/pledges', { method: 'POST', body })).status).toBe(201)
  const now = Date.now()
  await sendReminders(new Date(now + 400 * DAY_MS))
  const next = async () => Date.parse((await pledgesOnFile())[0]?.nextReminderAt ?? '')
  expect(await next()).toBeGreaterThan(now + 400 * DAY_MS)
  await sendReminders(new Date(now))
  const rescheduled = await next()
  expect(rescheduled).toBeGreaterThan(now)
  expect(rescheduled).toBeLessThan(now + 32 * DAY_MS)
  await sendReminders(new Date(now + DAY_MS))
  expect(await next()).toBe(rescheduled)
})

it('a monthly gift is asked about again', async () => {
  const started = await callApi('/api/monthly-gifts', { method: 'POST', body: monthlyOf() })
  const { subscriptionId } = await started.json()
  gateway.ledger.authorise(subscriptionId, { outcome: 'captured' })
  const { db } = await getPayloadClient()
  const data = { nextCheckAt: inForty() }
  await db.updateMany({ collection: slugs.subscriptions, where: {}, data })
  await reconcileMandates(new Date(), { isAll: false })
  expect(await mandatesOnFile()).toMatchObject([{ status: 'active', paidCount: 1 }])
})

describe('money', () => {
  const requestsAhead = async (data: object = {}) => {
    const { db } = await getPayloadClient()
    const ahead = { leaseUntil: inForty(), nextCheckAt: inForty(), ...data }
    await db.updateMany({ collection: slugs.moneyRequests, where: {}, data: ahead })
  }
  const REFERENCE = '123456789012'
  const recordGift = (key: string) =>
    callApi('/api/admin/donations', {
      method: 'POST',
      cookie,
      headers: { 'Idempotency-Key': key },
      body: {
        donorName: 'Asha Devi',
        amount: 250,
        receivedOn: '2024-03-05',
        paymentMethod: 'upi',
        reference: REFERENCE,
      },
    })

  it('that an admin records is not held by a server that died until then', async () => {
    const key = crypto.randomUUID()
    expect((await recordGift(key)).status).toBe(201)
    await requestsAhead({ state: 'open' })
    expect((await recordGift(key)).status).toBe(201)
    await requestsAhead({ state: 'open' })
    await reconcile()
    expect(await findAll({ collection: slugs.moneyRequests })).toMatchObject([{ state: 'done' }])
  })

  it('that is refunded with an unknown outcome is asked about', async () => {
    await paidOrder()
    await reconcile(new Date(), { isAll: true })
    const [paid] = await findAll({ collection: slugs.transactions })
    gateway.behave('payments.refund', { kind: 'lost', times: 1 })
    expect((await decide(refundRoute, paid?.id ?? '', {})).status).toBe(202)
    await requestsAhead()
    await reconcile()
    expect(await findAll({ collection: slugs.transactions })).toMatchObject([
      { refundedPaise: paid?.amountPaise, openRefund: null },
    ])
  })

  it('is not refused for a transfer that was reserved then and never counted', async () => {
    const reserved = { reference: REFERENCE, holder: 'gone', updatedAt: inForty() }
    const { db } = await getPayloadClient()
    await db.create({ collection: slugs.countedTransfers, data: reserved })
    expect((await recordGift(crypto.randomUUID())).status).toBe(201)
  })
})

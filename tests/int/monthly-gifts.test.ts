import { describe, expect, it, vi } from 'vitest'
import { slugs } from '@/cms/slugs'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import { messages } from '@/domain/messages'
import { purposeKeyOf } from '@/domain/purpose'
import type { MandateStartDto } from '@/domain/responses/monthly-gift'
import { changeWhere } from '@/server/documents/records'
import { readReturnedForm } from '@/server/http/returned-form'
import { endMandate, reconcileMandates } from '@/server/monthly-gifts/follow'
import { manageKey } from '@/server/monthly-gifts/manage-link'
import { changeMandate } from '@/server/monthly-gifts/mandates'
import { startMonthlyGift } from '@/server/monthly-gifts/start'
import { getPayloadClient } from '@/server/payload-client'
import { causedByGateway } from '@/server/payments/attempts'
import { findGateway } from '@/server/payments/gateway/gateway-settings'
import { reconcile } from '@/server/payments/reconcile'
import { PRACTICE_KEYS } from '../../simulator/server'
import { callApi } from '../support/api'
import { mandateResponse, mandatesOnFile, monthlyOf } from '../support/monthly-gifts'
import { cookie, deliverAll, gateway, openDesk, post } from '../support/payment-desk'
import { bookkeeping, enterKeys } from '../support/payments'
import { makeProgram } from '../support/purposes'

const startRoute = '/api/monthly-gifts'
const verifyRoute = '/api/monthly-gifts/verify'

openDesk()

/** Starts a mandate, which is not authorised yet. */
async function begun(amount?: number): Promise<MandateStartDto> {
  const response = await post(startRoute, monthlyOf(amount))
  expect(response.status).toBe(201)
  return response.json()
}

/** Authorises a mandate, with its first charge; none of this has reached us yet. */
async function given(amount?: number) {
  const start = await begun(amount)
  const payment = gateway.ledger.authorise(start.subscriptionId, {
    outcome: 'captured',
    method: 'upi',
    email: 'asha@example.org',
  })
  return { ...start, payment, input: mandateResponse(gateway.ledger, start, payment.id) }
}

/** Authorises and verifies a mandate, with its first charge counted. */
async function running() {
  const gift = await given()
  expect((await post(verifyRoute, gift.input)).status).toBe(200)
  return gift
}

const linkOf = ({ monthlyGiftId }: MandateStartDto) => manageKey('mandate', monthlyGiftId)
const look = (key: string) => callApi(`/api/my-gift/${key}`)
const act = (key: string, what: string, body: object = {}) =>
  callApi(`/api/my-gift/${key}/${what}`, { method: 'POST', body })

/** Delivers all events of the gateway so far. */
const deliverEvents = () => deliverAll([...gateway.ledger.events()])

async function paymentsOfGifts() {
  const { donations } = await bookkeeping()
  return donations.map(({ paymentId }) => paymentId).sort()
}

/** Expects exactly one gift here for each paid invoice at the gateway. */
async function expectGiftsToEqualBills() {
  const paid = gateway.ledger.paidInvoices().items.map(({ payment_id }) => payment_id)
  expect(await paymentsOfGifts()).toEqual(paid.sort())
}

const mailsAbout = async (word: string) => {
  const { mails } = await bookkeeping()
  return mails.filter(({ subject }) => subject.includes(word))
}

describe('a donor who closed the payment window', () => {
  const status = (id: string) => callApi(`/api/monthly-gifts/${id}/status`)

  it('is told whether the bank has confirmed the gift, and nothing else', async () => {
    const { monthlyGiftId, subscriptionId } = await begun()
    expect(await (await status(monthlyGiftId)).json()).toEqual({ isAuthorised: false })
    gateway.ledger.authorise(subscriptionId, { outcome: 'captured' })
    expect(await (await status(monthlyGiftId)).json()).toEqual({ isAuthorised: true })
    await expectGiftsToEqualBills()
    expect((await status('0'.repeat(32))).status).toBe(404)
  })

  it('is told of none while the gateway does not respond', async () => {
    const { monthlyGiftId, subscriptionId } = await begun()
    gateway.ledger.authorise(subscriptionId, { outcome: 'captured' })
    gateway.behave('subscriptions.fetch', { kind: 'lost', times: 1 })
    expect(await (await status(monthlyGiftId)).json()).toEqual({ isAuthorised: false })
    gateway.behave('subscriptions.fetch', 'fine')
  })
})

describe('the start', () => {
  it('makes one subscription for 120 months, which expires if nobody authorises it', async () => {
    const { subscriptionId, monthlyGiftId } = await begun()
    const made = gateway.ledger.fetchSubscription(subscriptionId)
    expect(made).toMatchObject({
      total_count: 120,
      quantity: 1,
      start_at: null,
      status: 'created',
      notes: { monthly_gift: monthlyGiftId },
    })
    expect(made.expire_by).toBeGreaterThan(Date.now() / 1000)
    expect(await mandatesOnFile()).toMatchObject([{ status: 'created', subscriptionId }])
  })

  it('makes one subscription of two clicks, and one plan of many donors', async () => {
    const form = monthlyOf()
    const [first, second] = await Promise.all([post(startRoute, form), post(startRoute, form)])
    expect(await first.json()).toEqual(await second.json())
    await Promise.all([begun(), begun(), begun(700)])
    expect(gateway.ledger.subscriptions()).toHaveLength(4)
    expect(
      gateway.ledger
        .listPlans()
        .items.map(({ item }) => item.amount)
        .sort(),
    ).toEqual([50_000, 70_000])
  })

  it('returns no gift of the same attempt that was about something else, or has begun', async () => {
    const { id: purpose } = await makeProgram('Winter care')
    const givenFor = purposeKeyOf({ purpose })
    const form = monthlyOf()
    const again = (change = {}) => post(startRoute, { ...form, ...change })
    const { subscriptionId } = await (await again()).json()
    const others = [{ amount: 700 }, { email: 'ravi@example.org' }, { givenFor }]
    for (const change of others) expect((await again(change)).status).toBe(409)
    const setMode = (testMode: boolean) =>
      changeWhere({ collection: slugs.subscriptions, where: {}, data: { testMode } })
    await setMode(false)
    expect((await again()).status).toBe(409)
    await setMode(true)
    expect(await (await again()).json()).toMatchObject({ subscriptionId })
    gateway.ledger.authorise(subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    expect((await again()).status).toBe(409)
    expect(gateway.ledger.subscriptions()).toHaveLength(1)
  })

  it('finds what the gateway created although its response was lost', async () => {
    for (const call of ['plans.create', 'subscriptions.create'] as const) {
      gateway.behave(call, { kind: 'lost', times: 1 })
      const form = monthlyOf(900)
      expect((await post(startRoute, form)).status).toBe(502)
      expect((await post(startRoute, form)).status).toBe(201)
      gateway.behave(call, 'fine')
    }
    expect(gateway.ledger.listPlans().items).toHaveLength(1)
    expect(gateway.ledger.subscriptions()).toHaveLength(2)
  })

  it('adopts it even if the donor does not come back', async () => {
    gateway.behave('subscriptions.create', { kind: 'lost', times: 1 })
    await post(startRoute, monthlyOf())
    expect(await mandatesOnFile()).toMatchObject([{ status: 'starting' }])
    await reconcile(new Date(), { isAll: true })
    expect(await mandatesOnFile()).toMatchObject([
      { status: 'created', subscriptionId: gateway.ledger.subscriptions()[0]?.id },
    ])
  })

  it('that never reached the gateway expires once, and is not asked about for ever', async () => {
    gateway.behave('subscriptions.create', { kind: 'down', times: 1 })
    expect((await post(startRoute, monthlyOf())).status).toBe(502)
    const check = (days: number) =>
      reconcileMandates(new Date(Date.now() + days * DAY_MS), { isAll: true })
    await check(0.5)
    expect(await mandatesOnFile()).toMatchObject([{ status: 'starting' }])
    for (const days of [2, 3, 4, 12]) await check(days)
    const [gift] = await mandatesOnFile()
    expect([gift?.status, gift?.nextCheckAt ?? null]).toEqual(['expired', null])
    const { log } = await bookkeeping()
    expect(log.filter(({ subject }) => subject === 'monthly-gift')).toHaveLength(1)
  })

  it("requires the citizen's declaration, and accepts no more than a mandate allows", async () => {
    for (const wrong of [{ isIndianCitizen: false }, { amount: 15_001 }, { amount: 49 }]) {
      expect((await post(startRoute, { ...monthlyOf(), ...wrong })).status).toBe(400)
    }
    expect(gateway.ledger.subscriptions()).toEqual([])
  })

  it('says so if the account has no Subscriptions, and pledges are offered from then on', async () => {
    const way = async () => (await callApi('/api/monthly-gifts/way')).json()
    expect(await way()).toEqual({ way: 'mandate' })
    gateway.ledger.configure({ hasSubscriptions: false })
    const response = await post(startRoute, monthlyOf())
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: 'no-mandates' })
    expect(await way()).toEqual({ way: 'pledge' })
  })

  it('is offered only while donations are taken online', async () => {
    const way = async () => (await callApi('/api/monthly-gifts/way')).json()
    const keys = { webhookSecret: PRACTICE_KEYS.webhookSecret }
    await enterKeys(PRACTICE_KEYS, { ...keys, isActive: false })
    expect(await way()).toEqual({ way: 'pledge' })
    await enterKeys(PRACTICE_KEYS, keys)
    expect(await way()).toEqual({ way: 'mandate' })
  })

  it('is known before the first donor, because the account is checked once a day', async () => {
    gateway.ledger.configure({ hasSubscriptions: false })
    await reconcile()
    expect(await (await callApi('/api/monthly-gifts/way')).json()).toEqual({ way: 'pledge' })
    expect(gateway.ledger.subscriptions()).toEqual([])
  })
})

describe('the first gift', () => {
  it('is a donation for the first charge, thanked for once, with the way to cancel', async () => {
    const { input, payment, monthlyGiftId } = await given()
    const response = await post(verifyRoute, input)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ kind: 'mandate', status: 'active', amount: 500 })
    expect((await post(verifyRoute, input)).status).toBe(200)
    await deliverEvents()
    const { donations, transactions, mails } = await bookkeeping()
    expect(donations).toMatchObject([
      { paymentId: payment.id, amountPaise: 50_000, donorName: 'Asha Devi' },
    ])
    expect(transactions).toMatchObject([
      { status: 'completed', orderId: payment.order_id, monthlyGift: monthlyGiftId },
    ])
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(`/my-gift/${manageKey('mandate', monthlyGiftId)}`)
    expect(await mandatesOnFile()).toMatchObject([
      { status: 'active', paidCount: 1, isBooked: true },
    ])
  })

  it('is not accepted with a wrong signature, nor with one over another subscription', async () => {
    const one = await given()
    const other = await begun()
    const wrong = [
      { razorpay_signature: '0'.repeat(64) },
      { monthlyGiftId: other.monthlyGiftId },
      { razorpay_subscription_id: other.subscriptionId },
      {
        razorpay_subscription_id: other.subscriptionId,
        razorpay_signature: gateway.ledger.signMandate(one.payment.id, other.subscriptionId),
      },
    ]
    for (const change of wrong) {
      expect((await post(verifyRoute, { ...one.input, ...change })).status).toBe(400)
    }
    expect(await paymentsOfGifts()).toEqual([])
  })

  it('is found if the browser was closed, by events in any order or without any', async () => {
    await given()
    await deliverAll([...gateway.ledger.events()].reverse())
    await expectGiftsToEqualBills()
    await given()
    await reconcile(new Date(), { isAll: true })
    await expectGiftsToEqualBills()
    expect((await mandatesOnFile()).map(({ status }) => status)).toEqual(['active', 'active'])
  })

  it('waits for an admin if it comes from abroad', async () => {
    const { subscriptionId } = await begun()
    gateway.ledger.authorise(subscriptionId, { outcome: 'captured', international: true })
    await deliverEvents()
    const { donations, transactions } = await bookkeeping()
    expect(donations).toEqual([])
    expect(transactions).toMatchObject([{ status: 'quarantined', attention: 'international' }])
  })

  it('waits for an admin if it is of another amount than the donor agreed to', async () => {
    const { subscriptionId } = await begun()
    gateway.ledger.authorise(subscriptionId, { outcome: 'captured', amountOverride: 49_900 })
    await deliverEvents()
    const { donations, transactions } = await bookkeeping()
    expect(donations).toEqual([])
    expect(transactions).toMatchObject([
      {
        status: 'quarantined',
        attention: 'amount-mismatch',
        failure: expect.stringContaining('499'),
      },
    ])
  })
})

describe('charges', () => {
  it('are one donation each, whether reported three times or never', async () => {
    const { subscriptionId } = await running()
    gateway.ledger.charge(subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    await deliverEvents()
    await expectGiftsToEqualBills()
    gateway.ledger.charge(subscriptionId, { outcome: 'captured' })
    gateway.ledger.charge(subscriptionId, { outcome: 'captured' })
    await reconcile(new Date(), { isAll: true })
    await expectGiftsToEqualBills()
    expect(await paymentsOfGifts()).toHaveLength(4)
    expect(await mailsAbout('Thank you')).toHaveLength(4)
  })

  it('that fail are reported once to the donor, with a way to fix it, and to the admin', async () => {
    const { subscriptionId } = await running()
    for (let day = 0; day < 3; day += 1) {
      gateway.ledger.charge(subscriptionId, { outcome: 'failed' })
      await deliverEvents()
    }
    const { short_url } = gateway.ledger.fetchSubscription(subscriptionId)
    const failed = await mailsAbout('could not be collected')
    expect(failed).toHaveLength(1)
    expect(failed[0]?.text).toContain(short_url)
    expect(failed[0]?.text).toContain('/my-gift/')
    const attention = await callApi('/api/admin/attention?kind=monthly-gift', { cookie })
    expect(await attention.json()).toMatchObject([{ kind: 'monthly-gift', title: 'Asha Devi' }])
    gateway.ledger.charge(subscriptionId, { outcome: 'failed' })
    await deliverEvents()
    expect(await mailsAbout('come to a halt')).toHaveLength(1)
    expect(await mandatesOnFile()).toMatchObject([
      { status: 'halted', failedAt: expect.stringMatching(/^\d{4}-/) },
    ])
    await expectGiftsToEqualBills()
  })

  it('continue after another card was chosen, and old invoices are not charged', async () => {
    const { subscriptionId } = await running()
    for (let day = 0; day < 4; day += 1) {
      gateway.ledger.charge(subscriptionId, { outcome: 'failed' })
    }
    gateway.ledger.charge(subscriptionId, { outcome: 'captured' })
    gateway.ledger.changeMethod(subscriptionId, 'card')
    await deliverEvents()
    expect(await mandatesOnFile()).toMatchObject([{ status: 'active' }])
    gateway.ledger.charge(subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    await expectGiftsToEqualBills()
    expect(await paymentsOfGifts()).toHaveLength(2)
    const attention = await callApi('/api/admin/attention?kind=monthly-gift', { cookie })
    expect(await attention.json()).toEqual([])
  })

  it('that a bank approves late, after a retry went through, are set aside', async () => {
    const { subscriptionId } = await running()
    const failed = gateway.ledger.charge(subscriptionId, { outcome: 'failed' })
    gateway.ledger.charge(subscriptionId, { outcome: 'captured' })
    gateway.ledger.lateAuthorise(failed?.id ?? '')
    await deliverAll([...gateway.ledger.events()].reverse())
    await expectGiftsToEqualBills()
    const { transactions } = await bookkeeping()
    expect(transactions.filter(({ attention }) => attention === 'second-payment')).toMatchObject([
      { paymentId: failed?.id, secondPaymentOf: failed?.order_id, donorName: 'Asha Devi' },
    ])
  })

  it('are found even if many older mandates are checked as well', async () => {
    const payload = await getPayloadClient()
    const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
    for (let index = 0; index < 200; index += 1) {
      await payload.db.create({
        collection: slugs.subscriptions,
        data: {
          number: `old-${index}`,
          donorName: 'A',
          amountPaise: 50_000,
          status: 'created',
          testMode: true,
          nextCheckAt: day(2),
          createdAt: day(-0.5),
          isBooked: true,
          revision: 0,
        },
      })
    }
    const { subscriptionId } = await running()
    gateway.ledger.charge(subscriptionId, { outcome: 'captured' })
    await reconcileMandates(new Date(), { isAll: true })
    await expectGiftsToEqualBills()
  })

  it('are asked about again soon if the gateway does not respond, which is no problem of theirs', async () => {
    await running()
    const ask = () => reconcileMandates(new Date(Date.now() + 2 * DAY_MS), { isAll: false })
    gateway.behave('subscriptions.fetch', { kind: 'down', times: 1 })
    expect(await ask()).toEqual({ unanswered: 1 })
    const [waiting] = await mandatesOnFile()
    expect([waiting?.lookupFailures, waiting?.lookupProblem ?? null]).toEqual([1, null])
    expect(Date.parse(waiting?.nextCheckAt ?? '')).toBeLessThan(Date.now() + HOUR_MS)
    expect(await ask()).toEqual({ unanswered: 0 })
    expect(await mandatesOnFile()).toMatchObject([{ lookupFailures: 0 }])
  })

  it('that these keys do not know are listed until they do', async () => {
    const { subscriptionId } = await running()
    const listedAs = async (id: string) => {
      const data = { subscriptionId: id }
      await changeWhere({ collection: slugs.subscriptions, where: {}, data })
      await reconcileMandates(new Date(), { isAll: true })
      return (await callApi('/api/admin/attention?kind=monthly-gift', { cookie })).json()
    }
    expect(await listedAs('sub_ofanotheraccount')).toHaveLength(1)
    expect(await listedAs(subscriptionId)).toEqual([])
  })

  it('that these keys do not know are given up a week after their end', async () => {
    const { subscriptionId } = await running()
    gateway.ledger.cancelByDonor(subscriptionId)
    await deliverEvents()
    /** Asks the keys of another account. @returns whether they will be asked again. */
    const isAskedAgain = async (endedAt: Date) => {
      const data = { subscriptionId: 'sub_ofanotheraccount', endedAt: endedAt.toISOString() }
      await changeWhere({ collection: slugs.subscriptions, where: {}, data })
      expect(await reconcileMandates(new Date(), { isAll: true })).toEqual({ unanswered: 1 })
      return Boolean((await mandatesOnFile())[0]?.nextCheckAt)
    }
    expect(await isAskedAgain(new Date(Date.now() - 6 * DAY_MS))).toBe(true)
    expect(await isAskedAgain(new Date(Date.now() - 8 * DAY_MS))).toBe(false)
    expect(await reconcileMandates(new Date(), { isAll: true })).toEqual({ unanswered: 0 })
  })

  it('with keys of the other mode are not asked about', async () => {
    const { subscriptionId } = await running()
    const data = { testMode: false }
    await changeWhere({ collection: slugs.subscriptions, where: {}, data })
    gateway.ledger.pauseSubscription(subscriptionId)
    expect(await reconcileMandates(new Date(), { isAll: true })).toEqual({ unanswered: 0 })
    expect(await mandatesOnFile()).toMatchObject([{ status: 'active' }])
  })

  it('of a subscription that this site did not create wait for an admin', async () => {
    const plan = gateway.ledger.createPlan({
      period: 'monthly',
      interval: 1,
      item: { name: 'Elsewhere', amount: 50_000, currency: 'INR' },
    })
    const { id } = gateway.ledger.createSubscription({ plan_id: plan.id, total_count: 12 })
    gateway.ledger.authorise(id, { outcome: 'captured' })
    await deliverEvents()
    const { donations, transactions } = await bookkeeping()
    expect(donations).toEqual([])
    expect(transactions).toMatchObject([{ status: 'quarantined', attention: 'unmatched' }])
  })
})

describe('a pause and an end', () => {
  it('by the donor in the UPI app are mirrored and reported', async () => {
    const { subscriptionId } = await running()
    gateway.ledger.pauseSubscription(subscriptionId, 'customer')
    await deliverEvents()
    expect(await mandatesOnFile()).toMatchObject([{ status: 'paused' }])
    expect(await mailsAbout('paused')).toHaveLength(1)
    gateway.ledger.resumeSubscription(subscriptionId, 'customer')
    gateway.ledger.cancelByDonor(subscriptionId)
    await reconcile(new Date(), { isAll: true })
    const [gift] = await mandatesOnFile()
    expect([gift?.status, gift?.cancelReason ?? null]).toEqual(['cancelled', null])
    expect(await mailsAbout('has ended')).toHaveLength(1)
  })

  it('by a forged event changes nothing', async () => {
    const { subscriptionId } = await running()
    const [event] = gateway.ledger.events().filter(({ type }) => type === 'subscription.charged')
    gateway.ledger.pauseSubscription(subscriptionId)
    gateway.ledger.resumeSubscription(subscriptionId)
    const paused = gateway.ledger.events().filter(({ type }) => type === 'subscription.paused')
    await deliverAll([...paused, ...(event ? [event] : [])])
    expect(await mandatesOnFile()).toMatchObject([{ status: 'active' }])
  })

  it('by the link in the e-mail: opening changes nothing, the button cancels at once', async () => {
    const gift = await running()
    const key = linkOf(gift)
    for (let open = 0; open < 3; open += 1) {
      expect(await (await look(key)).json()).toMatchObject({ status: 'active', isEnding: false })
    }
    const stopped = await act(key, 'stop')
    expect(await stopped.json()).toMatchObject({ status: 'cancelled', isEnding: false })
    expect(gateway.ledger.fetchSubscription(gift.subscriptionId).status).toBe('cancelled')
    expect(await mailsAbout('has ended')).toHaveLength(1)
    expect((await act(key, 'stop')).status).toBe(200)
    const { log } = await bookkeeping()
    const entries = log.filter(({ subject }) => subject === 'monthly-gift')
    expect(entries.map(({ action }) => action)).toContain('cancel-requested')
  })

  it('is not kept waiting by a charge that cannot be booked yet, which is booked later', async () => {
    const gift = await running()
    gateway.ledger.charge(gift.subscriptionId, { outcome: 'captured' })
    gateway.behave('payments.fetch', { kind: 'down' })
    expect(await (await act(linkOf(gift), 'stop')).json()).toMatchObject({ status: 'cancelled' })
    expect(gateway.ledger.fetchSubscription(gift.subscriptionId).status).toBe('cancelled')
    gateway.behave('payments.fetch', 'fine')
    await reconcile(new Date(Date.now() + DAY_MS))
    await expectGiftsToEqualBills()
  })

  it('is done if the donor ends it at the bank in the same moment', async () => {
    await running()
    const account = await findGateway()
    const [gift] = await mandatesOnFile()
    if (!account || !gift) throw new Error('There is no monthly gift')
    const cancelSubscription = vi.fn(async (id: string) => {
      gateway.ledger.cancelByDonor(id)
      await account.gateway.cancelSubscription(id)
    })
    const both = { ...account, gateway: { ...account.gateway, cancelSubscription } }
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(await endMandate(gift, 'donor', both)).toMatchObject({ status: 'cancelled' })
    log.mockRestore()
    expect(cancelSubscription).toHaveBeenCalledOnce()
  })

  it('by which the mail of an earlier change is not lost', async () => {
    const { subscriptionId } = await running()
    const [gift] = await mandatesOnFile()
    // As a crash leaves it, before its mail is written.
    const paused = { ...causedByGateway('changed'), notice: 'paused' } as const
    if (gift) await changeMandate(gift, { status: 'paused' }, paused)
    gateway.ledger.cancelByDonor(subscriptionId)
    await deliverEvents()
    expect(await mailsAbout('paused')).toHaveLength(1)
    expect(await mailsAbout('has ended')).toHaveLength(1)
  })

  it('fails if the request cannot be stored', async () => {
    const gift = await running()
    const { db } = await getPayloadClient()
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const write = vi.spyOn(db, 'updateOne').mockResolvedValue(null as never)
    const stopped = await act(linkOf(gift), 'stop')
    write.mockRestore()
    log.mockRestore()
    expect(stopped.status).toBe(500)
  })

  it('is not called done before the gateway says so, and is done later', async () => {
    const gift = await running()
    gateway.behave('subscriptions.cancel', { kind: 'down' })
    expect(await (await act(linkOf(gift), 'stop')).json()).toMatchObject({
      status: 'active',
      isEnding: true,
    })
    expect(await mailsAbout('has ended')).toEqual([])
    expect((await act(linkOf(gift), 'change', { amount: 800 })).status).toBe(409)
    gateway.behave('subscriptions.cancel', { kind: 'lost', times: 1 })
    await reconcile(new Date(Date.now() + DAY_MS))
    gateway.behave('subscriptions.cancel', 'fine')
    await reconcile(new Date(Date.now() + 2 * DAY_MS))
    expect(await mandatesOnFile()).toMatchObject([
      { status: 'cancelled', cancelReason: 'donor', paidCount: 1 },
    ])
    expect(await mailsAbout('has ended')).toHaveLength(1)
  })

  it('by a forged link is refused in the same way, whether the number exists or not', async () => {
    const { monthlyGiftId } = await running()
    const wrong = [
      `m${monthlyGiftId}-${'0'.repeat(32)}`,
      `p${monthlyGiftId}-${manageKey('mandate', monthlyGiftId).split('-')[1]}`,
      `m${'0'.repeat(32)}-${'0'.repeat(32)}`,
      'x',
    ]
    for (const key of wrong) {
      expect((await look(key)).status).toBe(404)
      expect((await act(key, 'stop')).status).toBe(404)
    }
    expect(await mandatesOnFile()).toMatchObject([{ status: 'active' }])
  })

  it('by an admin', async () => {
    await running()
    const list = await callApi('/api/admin/subscriptions', { cookie })
    const [item] = await list.json()
    expect(item).toMatchObject({
      donorName: 'Asha Devi',
      amount: 500,
      status: 'active',
      paidCount: 1,
    })
    const response = await callApi(`/api/admin/subscriptions/${item.id}/cancel`, {
      method: 'POST',
      cookie,
    })
    expect(await response.json()).toMatchObject({ status: 'cancelled', cancelReason: 'admin' })
  })
})

describe('another amount', () => {
  async function changed() {
    const old = await running()
    const response = await act(linkOf(old), 'change', { amount: 800 })
    expect(response.status).toBe(201)
    return { old, next: (await response.json()) as MandateStartDto }
  }

  it('is a new mandate that begins with the next charge; the old one ends once it is authorised', async () => {
    const { old, next } = await changed()
    const before = gateway.ledger.fetchSubscription(old.subscriptionId)
    expect(gateway.ledger.fetchSubscription(next.subscriptionId).start_at).toBe(before.charge_at)
    expect(before.status).toBe('active')
    const token = gateway.ledger.authorise(next.subscriptionId, { outcome: 'captured' })
    const verified = await post(verifyRoute, mandateResponse(gateway.ledger, next, token.id))
    expect(await verified.json()).toMatchObject({ status: 'authenticated', amount: 800 })
    expect(await mandatesOnFile()).toMatchObject([
      { status: 'cancelled', cancelReason: 'changed' },
      { status: 'authenticated' },
    ])
    // The old one was replaced, not ended: only the new start is reported.
    expect(await mailsAbout('has ended')).toEqual([])
    expect(await mailsAbout('is set up')).toHaveLength(1)
    gateway.ledger.charge(next.subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    await expectGiftsToEqualBills()
    expect(await paymentsOfGifts()).toHaveLength(2)
  })

  it('keeps PAN, consent and declaration as the donor gave them, and when', async () => {
    const old = await running()
    const given = {
      panNumber: 'ABCPE1234F',
      address: 'Village Rampur',
      citizenDeclaredAt: new Date(Date.now() - 90 * DAY_MS).toISOString(),
      updatesAgreedAt: new Date(Date.now() - 80 * DAY_MS).toISOString(),
      updatesWords: 1,
      noticeVersion: 1,
      noticeAt: new Date(Date.now() - 90 * DAY_MS).toISOString(),
    }
    await changeWhere({ collection: slugs.subscriptions, where: {}, data: given })
    expect((await act(linkOf(old), 'change', { amount: 800 })).status).toBe(201)
    expect(await mandatesOnFile()).toMatchObject([
      { amountPaise: 50_000, ...given },
      { amountPaise: 80_000, ...given },
    ])
  })

  it('is reached from the link in every older e-mail, even after a second change', async () => {
    const { old, next } = await changed()
    gateway.ledger.authorise(next.subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    const again = await act(linkOf(old), 'change', { amount: 900 })
    const last = (await again.json()) as MandateStartDto
    expect(await (await look(linkOf(old))).json()).toMatchObject({ amount: 800 })
    gateway.ledger.authorise(last.subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    for (const link of [old, next, last].map(linkOf)) {
      expect(await (await look(link)).json()).toMatchObject({
        status: 'authenticated',
        amount: 900,
      })
    }
    expect(await (await act(linkOf(old), 'stop')).json()).toMatchObject({ status: 'cancelled' })
    expect((await mandatesOnFile()).map(({ status }) => status)).toEqual(Array(3).fill('cancelled'))
    expect(await mailsAbout('has ended')).toHaveLength(1)
  })

  it('never counts the small payment that confirms it, whatever is reported first', async () => {
    const { next } = await changed()
    const token = gateway.ledger.authorise(next.subscriptionId, {
      outcome: 'captured',
      email: 'somebody@example.org',
    })
    await deliverEvents()
    await reconcile(new Date(), { isAll: true })
    await post(verifyRoute, mandateResponse(gateway.ledger, next, token.id))
    await expectGiftsToEqualBills()
    const { transactions } = await bookkeeping()
    const own = transactions.find(({ paymentId }) => paymentId === token.id)
    expect(own).toMatchObject({ status: 'ignored', attention: null, refundedPaise: 500 })
    const accepted = await callApi(`/api/admin/transactions/${own?.id}/accept`, {
      method: 'POST',
      cookie,
    })
    expect(accepted.status).toBe(409)
  })

  it('does not turn other money from its donor into a payment that confirms it', async () => {
    const { next } = await changed()
    const email = 'asha@example.org'
    const gift = gateway.ledger.payDirect({ via: 'qr_code', amount: 50_000, email })
    await deliverEvents()
    const startAt = { startAt: new Date(Date.now() - DAY_MS).toISOString() }
    await changeWhere({
      collection: slugs.subscriptions,
      where: { number: { equals: next.monthlyGiftId } },
      data: startAt,
    })
    const afterTheStart = gateway.ledger.payDirect({ via: 'qr_code', amount: 500, email })
    await deliverEvents()
    const { transactions } = await bookkeeping()
    for (const { id } of [gift, afterTheStart]) {
      expect(transactions.find(({ paymentId }) => paymentId === id)).toMatchObject({
        status: 'quarantined',
        attention: 'unmatched',
      })
    }
  })

  it('works without scripts: the browser is redirected to the page of the new one', async () => {
    const old = await running()
    const form = (fields: string) =>
      callApi(`/api/my-gift/${linkOf(old)}/change?locale=hi`, {
        method: 'POST',
        body: fields,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    const changed = await form('amount=800')
    expect(changed.status).toBe(303)
    // An amount that was refused before is not shown again.
    expect(changed.headers.get('set-cookie')).toMatch(/^returned-form=; Max-Age=0/)
    const [, next] = await mandatesOnFile()
    const key = manageKey('mandate', next?.number ?? '')
    expect(changed.headers.get('location')).toMatch(new RegExp(`/hi/my-gift/${key}$`))
    expect(await (await look(key)).json()).toMatchObject({
      status: 'created',
      amount: 800,
      mendUrl: gateway.ledger.fetchSubscription(next?.subscriptionId ?? '').short_url,
    })
    const refused = await form('amount=1')
    const place = `/my-gift/${linkOf(old)}#my-gift-failed`
    expect(refused.headers.get('location')).toBe(`/hi${place}`)
    const [cookie = ''] = (refused.headers.get('set-cookie') ?? '').split(';')
    expect(readReturnedForm(new Headers({ cookie }), place)).toEqual({
      place,
      fields: { amount: '1' },
      errors: { amount: expect.any(String) },
    })
  })

  describe('that the bank has not confirmed', () => {
    const statusOf = ({ subscriptionId }: MandateStartDto) =>
      gateway.ledger.fetchSubscription(subscriptionId).status

    it('says what is collected until then, and how to confirm', async () => {
      const { old, next } = await changed()
      const own = await (await look(linkOf(next))).json()
      expect(own).toMatchObject({
        status: 'created',
        amount: 800,
        replaced: { amount: 500, path: `/my-gift/${linkOf(old)}` },
      })
      expect(await (await look(linkOf(old))).json()).not.toHaveProperty('replaced')
      gateway.ledger.cancelByDonor(old.subscriptionId)
      expect(await (await look(linkOf(next))).json()).not.toHaveProperty('replaced')
    })

    it('ends with the old one if the donor stops: nothing more is collected', async () => {
      const { old, next } = await changed()
      const stopped = await act(linkOf(next), 'stop')
      expect(await stopped.json()).toMatchObject({ status: 'cancelled', isEnding: false })
      expect([old, next].map(statusOf)).toEqual(['cancelled', 'cancelled'])
      expect((await mandatesOnFile()).map(({ cancelReason }) => cancelReason)).toEqual([
        ...['donor', 'donor'],
      ])
      expect(await mailsAbout('has ended')).toHaveLength(1)
    })

    it.each([
      ['the donor, by the link of the old one', (old: MandateStartDto) => act(linkOf(old), 'stop')],
      [
        'an admin',
        async () => {
          const [, { id = '' } = {}] = await (
            await callApi('/api/admin/subscriptions', { cookie })
          ).json()
          return callApi(`/api/admin/subscriptions/${id}/cancel`, { method: 'POST', cookie })
        },
      ],
    ])('ends with the old one that is ended by %s', async (_, stop) => {
      const { old, next } = await changed()
      const stopped = await stop(old)
      expect(await stopped.json()).toMatchObject({ status: 'cancelled', amount: 500 })
      expect([old, next].map(statusOf)).toEqual(['cancelled', 'cancelled'])
      // Its link does not ask to confirm it any more.
      expect(await (await look(linkOf(next))).json()).not.toHaveProperty('mendUrl')
      expect(await mailsAbout('has ended')).toHaveLength(1)
    })

    it('ends later with the old one if the gateway does not respond', async () => {
      const { old, next } = await changed()
      gateway.behave('subscriptions.cancel', { kind: 'down', times: 2 })
      expect(await (await act(linkOf(old), 'stop')).json()).toMatchObject({ isEnding: true })
      gateway.behave('subscriptions.cancel', 'fine')
      expect([old, next].map(statusOf)).toEqual(['active', 'created'])
      await reconcile(new Date(Date.now() + DAY_MS))
      expect([old, next].map(statusOf)).toEqual(['cancelled', 'cancelled'])
    })

    it('ends with the one that was confirmed instead', async () => {
      const { old, next } = await changed()
      const last: MandateStartDto = await (await act(linkOf(old), 'change', { amount: 900 })).json()
      gateway.ledger.authorise(next.subscriptionId, { outcome: 'captured' })
      await deliverEvents()
      await act(linkOf(old), 'stop')
      expect([old, next, last].map(statusOf)).toEqual(Array(3).fill('cancelled'))
    })

    it('ends alone if an admin ends only this one', async () => {
      const { old, next } = await changed()
      const last: MandateStartDto = await (await act(linkOf(old), 'change', { amount: 900 })).json()
      const [, { id } = { id: '' }] = await mandatesOnFile()
      await callApi(`/api/admin/subscriptions/${id}/cancel`, { method: 'POST', cookie })
      expect([old, next, last].map(statusOf)).toEqual(['active', 'cancelled', 'created'])
    })

    it('ends with the one that charges now, also after a second change', async () => {
      const { old, next } = await changed()
      const again = await act(linkOf(old), 'change', { amount: 900 })
      const last = (await again.json()) as MandateStartDto
      gateway.ledger.authorise(next.subscriptionId, { outcome: 'captured' })
      await deliverEvents()
      expect(await (await look(linkOf(last))).json()).toMatchObject({ replaced: { amount: 800 } })
      await act(linkOf(last), 'stop')
      expect([old, next, last].map(statusOf)).toEqual(Array(3).fill('cancelled'))
    })

    it('is not called ended before the gateway has ended both', async () => {
      const { old, next } = await changed()
      gateway.behave('subscriptions.cancel', { kind: 'down', times: 1 })
      const stopped = await act(linkOf(next), 'stop')
      gateway.behave('subscriptions.cancel', 'fine')
      expect([old, next].map(statusOf)).toEqual(['active', 'cancelled'])
      expect(await stopped.json()).toMatchObject({ status: 'active', amount: 500, isEnding: true })
      await reconcile(new Date(Date.now() + DAY_MS))
      expect([old, next].map(statusOf)).toEqual(['cancelled', 'cancelled'])
      expect(await (await look(linkOf(next))).json()).toMatchObject({
        status: 'cancelled',
        amount: 800,
        isEnding: false,
      })
    })

    it('returns to the old one after it has expired', async () => {
      const { old, next } = await changed()
      gateway.ledger.expireSubscription(next.subscriptionId)
      for (let open = 0; open < 2; open += 1) {
        expect(await (await look(linkOf(next))).json()).toMatchObject({
          status: 'active',
          amount: 500,
        })
      }
      expect((await act(linkOf(next), 'change', { amount: 900 })).status).toBe(201)
      expect(await (await act(linkOf(next), 'stop')).json()).toMatchObject({ amount: 500 })
      expect(statusOf(old)).toBe('cancelled')
    })
  })

  it('that is the same amount is no change', async () => {
    const old = await running()
    expect((await act(linkOf(old), 'change', { amount: 500 })).status).toBe(409)
    expect(gateway.ledger.subscriptions()).toHaveLength(1)
  })

  it('leaves the old one unchanged if the new one is not authorised', async () => {
    const { old, next } = await changed()
    gateway.ledger.expireSubscription(next.subscriptionId)
    await reconcile(new Date(), { isAll: true })
    gateway.ledger.charge(old.subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    expect((await mandatesOnFile()).map(({ status }) => status)).toEqual(['active', 'expired'])
    await expectGiftsToEqualBills()
  })

  describe('shortly before the next charge', () => {
    /** Authorises a mandate that is first charged after this many hours. */
    async function chargedIn(hours: number) {
      const startAt = new Date(Date.now() + hours * HOUR_MS)
      const start = await startMonthlyGift(monthlyOf(), 'en', {
        replaces: 'another',
        takeover: { startAt, authoriseBy: startAt },
        givenFor: {},
        agreement: {},
      })
      gateway.ledger.authorise(start.subscriptionId, { outcome: 'captured' })
      return { link: linkOf(start), startAt }
    }

    it('begins at once, and can be authorised only until then', async () => {
      const { link, startAt } = await chargedIn(12)
      const changed = await act(link, 'change', { amount: 800 })
      expect(changed.status).toBe(201)
      const { subscriptionId } = await changed.json()
      const { start_at, expire_by } = gateway.ledger.fetchSubscription(subscriptionId)
      expect(start_at).toBeNull()
      expect(expire_by).toBe(Math.floor((startAt.getTime() - HOUR_MS) / 1000))
    })

    it('has to wait until after it', async () => {
      const { link } = await chargedIn(1)
      expect(await (await look(link)).json()).toMatchObject({ isChargeNear: true })
      const changed = await act(link, 'change', { amount: 800 })
      expect(changed.status).toBe(409)
      expect(await changed.json()).toEqual({ message: messages.chargeNear })
      expect(gateway.ledger.subscriptions()).toHaveLength(1)
    })
  })

  it('of a gift with keys of the other mode is refused, and so is its cancellation', async () => {
    const old = await running()
    await changeWhere({
      collection: slugs.subscriptions,
      where: { number: { equals: old.monthlyGiftId } },
      data: { testMode: false },
    })
    const [gift] = await mandatesOnFile()
    const refused = [
      await act(linkOf(old), 'change', { amount: 800 }),
      await act(linkOf(old), 'stop'),
      await callApi(`/api/admin/subscriptions/${gift?.id}/cancel`, { method: 'POST', cookie }),
    ]
    for (const response of refused) {
      expect(response.status).toBe(409)
      expect(await response.json()).toEqual({ message: messages.mandateOfOtherMode })
    }
    expect(gateway.ledger.subscriptions()).toHaveLength(1)
    expect(await mandatesOnFile()).toMatchObject([{ status: 'active' }])
  })

  it('takes effect even if the account does not know the old one, which is listed', async () => {
    const { old, next } = await changed()
    await changeWhere({
      collection: slugs.subscriptions,
      where: { number: { equals: old.monthlyGiftId } },
      data: { subscriptionId: 'sub_ofanotheraccount' },
    })
    const token = gateway.ledger.authorise(next.subscriptionId, { outcome: 'captured' })
    const verified = await post(verifyRoute, mandateResponse(gateway.ledger, next, token.id))
    expect(await verified.json()).toMatchObject({ status: 'authenticated', amount: 800 })
    const attention = await callApi('/api/admin/attention?kind=monthly-gift', { cookie })
    expect(await attention.json()).toMatchObject([
      { reference: 'sub_ofanotheraccount', detail: expect.stringContaining('not a valid id') },
    ])
  })

  it('leaves an old one that the account does not know to be set aside permanently', async () => {
    const { old, next } = await changed()
    await changeWhere({
      collection: slugs.subscriptions,
      where: { number: { equals: old.monthlyGiftId } },
      data: { subscriptionId: 'sub_ofanotheraccount' },
    })
    const id = (await mandatesOnFile())[0]?.id
    const setAside = (reason: string) =>
      callApi(`/api/admin/subscriptions/${id}/set-aside`, {
        method: 'POST',
        body: { reason },
        cookie,
      })
    const waiting = async () =>
      (await callApi('/api/admin/attention?kind=monthly-gift', { cookie })).json()
    expect((await setAside('Too early')).status).toBe(409)
    gateway.ledger.authorise(next.subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    expect(await waiting()).toMatchObject([{ id, canSetAside: true }])
    expect((await setAside('')).status).toBe(400)
    expect((await setAside('Ended at the old account')).status).toBe(200)
    expect((await setAside('Twice')).status).toBe(409)
    for (let time = 0; time < 2; time += 1) await reconcile(new Date(), { isAll: true })
    expect(await (await look(linkOf(next))).json()).toMatchObject({ status: 'authenticated' })
    expect(await waiting()).toEqual([])
    gateway.ledger.cancelByDonor(next.subscriptionId)
    expect(await (await look(linkOf(next))).json()).toMatchObject({
      status: 'cancelled',
      amount: 800,
    })
    const { log } = await bookkeeping()
    expect(log.find(({ action }) => action === 'ignored')).toMatchObject({
      subject: 'monthly-gift',
      changes: { note: { to: 'Ended at the old account' } },
    })
  })

  it('chosen twice leaves one mandate, the newer one', async () => {
    const { old, next } = await changed()
    const again = await act(linkOf(old), 'change', { amount: 900 })
    const last = (await again.json()) as MandateStartDto
    gateway.ledger.authorise(last.subscriptionId, { outcome: 'captured' })
    gateway.ledger.authorise(next.subscriptionId, { outcome: 'captured' })
    await deliverEvents()
    await reconcile(new Date(), { isAll: true })
    expect((await mandatesOnFile()).map(({ status }) => status)).toEqual([
      ...['cancelled', 'cancelled', 'authenticated'],
    ])
  })
})

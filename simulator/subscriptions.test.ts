import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger'
import { PRACTICE_KEYS, type Simulator, startRazorpaySimulator } from './server'

const DAY_SECONDS = 24 * 60 * 60

let ledger: Ledger
beforeEach(() => {
  ledger = createLedger(PRACTICE_KEYS)
})

const plan = (amount = 50_000) =>
  ledger.createPlan({
    period: 'monthly',
    interval: 1,
    item: { name: 'Gift', amount, currency: 'INR' },
  })
const subscription = (more: object = {}) =>
  ledger.createSubscription({ plan_id: plan().id, total_count: 3, ...more })
const types = () => ledger.events().map(({ type }) => type)
const inADay = () => Math.floor(Date.now() / 1000) + DAY_SECONDS

describe('an account', () => {
  it('without Subscriptions says that there is no such address', () => {
    const { id } = plan()
    ledger.configure({ hasSubscriptions: false })
    const off = /^The requested URL was not found on the server/
    expect(() => ledger.createSubscription({ plan_id: id, total_count: 1 })).toThrow(off)
    expect(() => plan()).toThrow(off)
  })

  it('refuses fields that the API does not have', () => {
    expect(() => subscription({ order_id: 'order_1' })).toThrow(/order_id/)
    expect(() => subscription({ total_count: 0 })).toThrow(/total count/)
    expect(() => subscription({ start_at: 1 })).toThrow(/future/)
  })
})

describe('an immediate start', () => {
  it('charges at once: the gateway makes the order and the invoice, and the notes are empty', () => {
    const { id } = subscription({ notes: { ours: '1' } })
    const payment = ledger.authorise(id, { outcome: 'captured', notes: { ours: '1' } })
    expect(payment).toMatchObject({
      amount: 50_000,
      captured: true,
      notes: [],
      description: 'Recurring Payment via Subscription',
    })
    const [invoice] = ledger.listInvoices({ subscriptionId: id }).items
    expect(invoice).toMatchObject({ status: 'paid', payment_id: payment.id, amount_due: 0 })
    expect(payment).toMatchObject({ invoice_id: invoice?.id, order_id: invoice?.order_id })
    expect(ledger.fetchSubscription(id)).toMatchObject({ status: 'active', paid_count: 1 })
    expect(types()).toEqual([
      ...['payment.authorized', 'payment.captured', 'order.paid', 'invoice.paid'],
      ...['subscription.activated', 'subscription.charged'],
    ])
    const charged = JSON.parse(ledger.events().at(-1)?.body ?? '')
    expect(charged.payload.payment.entity.captured).toBe('1')
  })

  it('stays created if the first charge fails', () => {
    const { id } = subscription()
    expect(ledger.authorise(id, { outcome: 'failed' }).status).toBe('failed')
    expect(ledger.fetchSubscription(id).status).toBe('created')
    ledger.authorise(id, { outcome: 'captured' })
    expect(ledger.listInvoices({ subscriptionId: id }).items).toHaveLength(1)
  })

  it('ends after the last charge', () => {
    const { id } = subscription({ total_count: 2 })
    ledger.authorise(id, { outcome: 'captured' })
    ledger.charge(id, { outcome: 'captured' })
    expect(ledger.fetchSubscription(id)).toMatchObject({ status: 'completed', remaining_count: 0 })
    expect(types().at(-1)).toBe('subscription.completed')
  })
})

describe('a later start', () => {
  it('takes a small payment that no invoice names, and returns it', () => {
    const { id } = subscription({ start_at: inADay() })
    const token = ledger.authorise(id, { outcome: 'captured' })
    expect(token).toMatchObject({
      amount: 500,
      order_id: null,
      invoice_id: null,
      amount_refunded: 500,
    })
    expect(ledger.listInvoices({ subscriptionId: id }).items).toEqual([])
    expect(ledger.fetchSubscription(id)).toMatchObject({ status: 'authenticated', paid_count: 0 })
  })

  it('is cancelled by a pause', () => {
    const { id } = subscription({ start_at: inADay() })
    ledger.authorise(id, { outcome: 'captured' })
    expect(ledger.pauseSubscription(id).status).toBe('cancelled')
  })
})

describe('a charge that fails', () => {
  it('is retried three times on the same invoice, then halts; invoices continue and are not charged', () => {
    const { id } = subscription()
    ledger.authorise(id, { outcome: 'captured' })
    for (const status of ['pending', 'pending', 'pending', 'halted']) {
      ledger.charge(id, { outcome: 'failed' })
      expect(ledger.fetchSubscription(id).status).toBe(status)
    }
    expect(ledger.listInvoices({ subscriptionId: id }).items).toHaveLength(2)
    expect(ledger.charge(id, { outcome: 'captured' })).toBeNull()
    expect(ledger.listInvoices({ subscriptionId: id }).items).toHaveLength(3)
    expect(ledger.changeMethod(id, 'card')).toMatchObject({ status: 'active', paid_count: 1 })
  })

  it('that the bank approves late pays its invoice, or is a second payment of it', () => {
    const { id } = subscription()
    ledger.authorise(id, { outcome: 'captured' })
    const failed = ledger.charge(id, { outcome: 'failed' })
    const retried = ledger.charge(id, { outcome: 'captured' })
    ledger.lateAuthorise(failed?.id ?? '')
    expect(ledger.paidInvoices().items[0]?.payment_id).toBe(retried?.id)
    expect(ledger.fetchSubscription(id).paid_count).toBe(2)
  })
})

describe('a cancellation', () => {
  it('is immediate only with false; otherwise nothing shows it until the cycle is over', () => {
    const one = subscription()
    expect(ledger.cancelSubscription(one.id, { cancel_at_cycle_end: false }).status).toBe(
      'cancelled',
    )
    const other = subscription()
    ledger.authorise(other.id, { outcome: 'captured' })
    const before = types().length
    // What the package sends for `cancel(id, { cancel_at_cycle_end: false })`.
    expect(ledger.cancelSubscription(other.id, { cancel_at_cycle_end: 1 }).status).toBe('active')
    expect(types()).toHaveLength(before)
    expect(ledger.charge(other.id, { outcome: 'captured' })).toBeNull()
    expect(ledger.fetchSubscription(other.id).status).toBe('cancelled')
  })

  it('is final', () => {
    const { id } = subscription()
    ledger.cancelByDonor(id)
    expect(() => ledger.cancelSubscription(id, {})).toThrow('not cancellable in cancelled status')
    expect(() => ledger.resumeSubscription(id)).toThrow('cannot be resumed')
  })

  it('is not a pause: only the donor resumes what the donor has paused', () => {
    const { id } = subscription()
    ledger.authorise(id, { outcome: 'captured' })
    ledger.pauseSubscription(id, 'customer')
    expect(() => ledger.resumeSubscription(id)).toThrow('Only the customer')
    expect(ledger.resumeSubscription(id, 'customer').status).toBe('active')
  })
})

describe('the server', () => {
  let gateway: Simulator
  beforeEach(async () => {
    gateway = await startRazorpaySimulator({ webhooks: { mode: 'off' } })
    ledger = gateway.ledger
  })
  afterEach(() => gateway.stop())

  const send = (path: string, body: object) =>
    fetch(`${gateway.url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    })

  it('has a page for each subscription, on which the donor authorises the mandate', async () => {
    const { id, short_url } = subscription()
    const page = await fetch(short_url)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(id)
    expect((await fetch(`${short_url.slice(0, -3)}AAA`)).status).toBe(400)
    const keys = { key_id: PRACTICE_KEYS.keyId, subscription_id: id }
    const result = await (await send('/v1/checkout/authorise', { ...keys, choice: 'upi' })).json()
    expect(result.razorpay_signature).toBe(ledger.signMandate(result.razorpay_payment_id, id))
    expect(ledger.fetchSubscription(id).status).toBe('active')
  })

  it('can be controlled by tests in another process', async () => {
    const { id: subscriptionId } = subscription()
    await send('/_simulator/authorise', { subscriptionId, outcome: 'captured' })
    await send('/_simulator/charge', { subscriptionId, outcome: 'failed' })
    expect(ledger.fetchSubscription(subscriptionId).status).toBe('pending')
    await send('/_simulator/change-method', { subscriptionId })
    await send('/_simulator/pause-by-donor', { subscriptionId })
    await send('/_simulator/resume-by-donor', { subscriptionId })
    await send('/_simulator/cancel-by-donor', { subscriptionId })
    expect(ledger.fetchSubscription(subscriptionId)).toMatchObject({
      status: 'cancelled',
      paid_count: 2,
      cancel_initiated_by: 'customer',
    })
  })
})

import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { AttentionDto } from '@/domain/responses/attention'
import { resetEnv } from '@/env'
import { reconcile } from '@/server/payments/reconcile'
import { callNames } from '../../simulator/behaviour'
import {
  PRACTICE_KEYS,
  type Simulator,
  type SimulatorOptions,
  startRazorpaySimulator,
} from '../../simulator/server'
import { callApi, sessionCookie } from './api'
import {
  bookkeeping,
  checkoutResponse,
  donationOf,
  emptyBooks,
  enterKeys,
  transactionOf,
} from './payments'

const orderRoute = '/api/create-order'

export type GatewayEvent = { id: string; body: string; signature: string }

/** The practice gateway; tests deliver its events themselves. */
export let gateway: Simulator
/** An admin's session. */
export let cookie = ''

/** Gives the tests of a file a gateway and an admin, and each test an empty ledger. */
export function openDesk(options: Pick<SimulatorOptions, 'accounts'> = {}): void {
  beforeAll(async () => {
    gateway = await startRazorpaySimulator({ webhooks: { mode: 'off' }, ...options })
    process.env.RAZORPAY_API_URL = gateway.url
    resetEnv()
    await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
    cookie = await sessionCookie('admin')
  })
  afterAll(() => gateway.stop())
  beforeEach(async () => {
    await emptyBooks()
    for (const account of gateway.accounts) account.empty()
  })
  afterEach(() => {
    for (const name of ['*', ...callNames] as const) gateway.behave(name, 'fine')
    gateway.ledger.configure({
      refundStatus: 'pending',
      isSecondPaymentRefunded: false,
      hasSubscriptions: true,
    })
  })
}

/** Posts to a call, as a visitor unless `more` has a cookie. */
export const post = (route: string, body: unknown, more = {}) =>
  callApi(route, { method: 'POST', body, ...more })

/** An admin's decision on a transaction. @param key for `Idempotency-Key`. */
export const decide = (route: string, id: string, body: unknown = {}, key?: string) =>
  callApi(route, {
    method: 'POST',
    body,
    cookie,
    id,
    headers: key ? { 'Idempotency-Key': key } : {},
  })

/** Reads a list or sum as an admin. */
export const readAsAdmin = async (route: string, query = '') =>
  (await callApi(`${route}${query}`, { cookie })).json()

/** Reads what needs an admin's attention, of one kind or all. */
export const attention = (kind?: string): Promise<AttentionDto[]> =>
  readAsAdmin('/api/admin/attention', kind ? `?kind=${kind}` : '')

/** Creates a donor's order. */
export async function order(amount?: number) {
  const response = await post(orderRoute, donationOf(amount))
  expect(response.status).toBe(201)
  return (await response.json()) as { orderId: string; donationId: string; amount: number }
}

/** Creates an order and pays it at the gateway; `input` is the payment window's response. */
export async function paidOrder(amount?: number) {
  const made = await order(amount)
  const payment = gateway.ledger.pay(made.orderId, { outcome: 'captured', method: 'upi' })
  return { ...made, payment, input: checkoutResponse(gateway.ledger, made, payment.id) }
}

/** Makes a settled payment. @returns it and its transaction's id. */
export async function settledPayment(amount?: number) {
  const paid = await paidOrder(amount)
  expect((await post('/api/verify-payment', paid.input)).status).toBe(200)
  return { ...paid, id: (await transactionOf(paid.donationId)).id }
}

/** Returns the gateway's events about a payment, oldest first. */
export function eventsOf(paymentId: string, type?: string): GatewayEvent[] {
  return gateway.ledger
    .events()
    .filter((event) => event.body.includes(paymentId) && (!type || event.type === type))
}

/** Delivers an event like the gateway, or with other headers. */
export function deliver(
  { id, body, signature }: GatewayEvent,
  change: Record<string, string> = {},
) {
  return callApi('/api/razorpay/webhook', {
    method: 'POST',
    body,
    origin: null,
    headers: { 'x-razorpay-signature': signature, 'x-razorpay-event-id': id, ...change },
  })
}

/** Delivers events and waits until they are processed. */
export async function deliverAll(events: GatewayEvent[]) {
  for (const event of events) expect((await deliver(event)).status).toBe(200)
  await reconcile()
}

/** Expects one donation and one thank-you, both of this order. */
export async function expectOneGift(donationId: string, amountPaise = 50_000) {
  const { donations, mails } = await bookkeeping()
  expect(donations).toMatchObject([{ transactionId: donationId, amountPaise }])
  expect(mails).toMatchObject([{ key: `thank-you-${donationId}`, to: 'asha@example.org' }])
  expect(await transactionOf(donationId)).toMatchObject({ status: 'completed', isBooked: true })
}

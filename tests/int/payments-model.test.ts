import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Transaction } from '@/cms/payload-types'
import { resetEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { getPayloadClient } from '@/server/payload-client'
import { type Gateway, type GatewayPeriod, PAGE_SIZE } from '@/server/payments/gateway'
import { createOrder } from '@/server/payments/orders'
import { getPaymentStatus } from '@/server/payments/payment-status'
import { toGatewayDispute, toGatewayPayment, toGatewayRefund } from '@/server/payments/razorpay'
import { reconcile } from '@/server/payments/reconcile'
import { verifyPayment } from '@/server/payments/verify'
import { receiveEvent } from '@/server/payments/webhook'
import { type Books, createBooks } from '../../simulator/books'
import { PRACTICE_KEYS } from '../../simulator/server'
import { bookkeeping, donationOf, emptyBooks, enterKeys, windowAnswer } from '../support/payments'

/**
 * Random interleavings of everything that may happen to payments, against the gateway's own books.
 * MODEL_RUNS sets how many: fewer on each push, 10,000 before a release (docs/bench.md says when).
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 150)
const AMOUNT_PAISE = 50_000

let books: Books
const sentMails: string[] = []

vi.mock('@/server/mail/transport', () => ({
  sendMail: async ({ key }: { key: string }) => {
    sentMails.push(key)
  },
}))
vi.mock('@/server/payments/razorpay', async (original) => ({
  ...(await original<typeof import('@/server/payments/razorpay')>()),
  createRazorpay: (): Gateway => ({
    createOrder: async ({ amountPaise, receipt }) => {
      const { id } = books.createOrder({ amount: amountPaise, currency: 'INR', receipt })
      return { id, amountPaise, currency: 'INR' }
    },
    findOrder: async () => null,
    fetchPayment: async (id) => toGatewayPayment(books.fetchPayment(id)),
    paymentsOfOrder: async (id) => books.paymentsOfOrder(id).items.map(toGatewayPayment),
    listPayments: async (period) => books.listPayments(pageOf(period)).items.map(toGatewayPayment),
    refund: async ({ paymentId, amountPaise, key }) =>
      toGatewayRefund(
        books.refund(paymentId, {
          amount: amountPaise,
          notes: { refund: key },
          idempotencyKey: key,
        }),
      ),
    refundsOf: async (id) => books.refundsOf(id).items.map(toGatewayRefund),
    listRefunds: async (period) => books.listRefunds(pageOf(period)).items.map(toGatewayRefund),
    fetchDispute: async (id) => toGatewayDispute(books.fetchDispute(id)),
    listDisputes: async ({ skip }) =>
      books.listDisputes({ skip, count: PAGE_SIZE }).items.map(toGatewayDispute),
    check: async () => undefined,
  }),
}))

function pageOf({ from, to, skip }: GatewayPeriod) {
  const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
  return { from: seconds(from), to: seconds(to), skip, count: PAGE_SIZE }
}

/** The process dies at the n-th write: before it or after it, and then nothing works any more. */
const crash = { writesLeft: Number.POSITIVE_INFINITY, isAfter: false, isDead: false }

function dieAt(writesLeft: number, isAfter: boolean) {
  Object.assign(crash, { writesLeft, isAfter })
}
function restart() {
  Object.assign(crash, { writesLeft: Number.POSITIVE_INFINITY, isDead: false })
}

async function mortal<Result>(write: () => Promise<Result>): Promise<Result> {
  if (crash.isDead) throw new Error('The process is dead')
  crash.writesLeft -= 1
  if (crash.writesLeft >= 0) return write()
  crash.isDead = true
  if (crash.isAfter) await write()
  throw new Error('The process died')
}

beforeAll(async () => {
  await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  resetEnv()
  const payload = await getPayloadClient()
  const { create } = payload
  const { updateOne } = payload.db
  payload.create = ((args: never) => mortal(() => create.call(payload, args))) as typeof create
  payload.db.updateOne = ((args: never) =>
    mortal(() => updateOne.call(payload.db, args))) as typeof updateOne
})

type Step =
  | { kind: 'order' }
  | { kind: 'pay'; order: number; outcome: 'captured' | 'authorized' | 'failed'; isOdd: boolean }
  | { kind: 'late'; payment: number }
  | { kind: 'capture'; payment: number }
  | { kind: 'refund'; payment: number; part: number }
  | { kind: 'fail-refund'; payment: number }
  | { kind: 'event'; at: number; copies: number }
  | { kind: 'all-events'; isReversed: boolean }
  | { kind: 'forged-event'; at: number }
  | { kind: 'verify'; payment: number; copies: number }
  | { kind: 'forged-verify'; payment: number }
  | { kind: 'status'; order: number }
  | { kind: 'reconcile' }
  | { kind: 'die'; writes: number; isAfter: boolean }
  | { kind: 'restart' }

const index = fc.nat(5)
const copies = fc.integer({ min: 1, max: 3 })
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('order' as const) }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pay' as const),
      order: index,
      outcome: fc.constantFrom('captured' as const, 'captured', 'authorized', 'failed'),
      isOdd: fc.integer({ min: 0, max: 9 }).map((value) => value === 0),
    }),
  },
  fc.record({ kind: fc.constantFrom('late' as const, 'capture'), payment: index }),
  fc.record({
    kind: fc.constant('refund' as const),
    payment: index,
    part: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ kind: fc.constant('fail-refund' as const), payment: index }),
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('event' as const), at: fc.nat(30), copies }),
  },
  fc.record({ kind: fc.constant('all-events' as const), isReversed: fc.boolean() }),
  fc.record({ kind: fc.constant('forged-event' as const), at: fc.nat(30) }),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('verify' as const), payment: index, copies }),
  },
  fc.record({ kind: fc.constant('forged-verify' as const), payment: index }),
  fc.record({ kind: fc.constant('status' as const), order: index }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
  fc.record({ kind: fc.constant('die' as const), writes: fc.nat(6), isAfter: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
)

type Order = { orderId: string; donationId: string }

async function run(steps: Step[]): Promise<void> {
  books = createBooks(PRACTICE_KEYS)
  books.configure({ refundStatus: 'pending' })
  sentMails.length = 0
  restart()
  await emptyBooks()
  const orders: Order[] = [await newOrder()]
  const seen = new Map<string, Transaction['status']>()
  for (const one of steps) {
    await take(one, orders).catch(() => undefined)
    if (!crash.isDead) await expectForward(seen)
  }
  restart()
  await backgroundSettled()
  await untilQuiet()
  await backgroundSettled()
  await expectBooksToAgree()
}

async function newOrder(): Promise<Order> {
  const { orderId, donationId } = await createOrder(donationOf(AMOUNT_PAISE / 100), 'en')
  return { orderId, donationId }
}

async function take(one: Step, orders: Order[]): Promise<void> {
  const order = 'order' in one ? orders[one.order % orders.length] : undefined
  const payment = 'payment' in one ? paymentAt(one.payment) : undefined
  const owner = payment && orders.find(({ orderId }) => orderId === payment.order_id)
  switch (one.kind) {
    case 'order':
      if (orders.length < 3) orders.push(await newOrder())
      return
    case 'pay':
      if (!order) return
      books.pay(order.orderId, {
        outcome: one.outcome,
        ...(one.isOdd && { amountOverride: AMOUNT_PAISE - 100 }),
      })
      return
    case 'late':
      if (payment) books.lateAuthorise(payment.id)
      return
    case 'capture':
      if (payment) books.capture(payment.id, payment.amount, payment.currency)
      return
    case 'refund':
      if (payment) books.refund(payment.id, { amount: Math.floor(payment.amount / one.part) })
      return
    case 'fail-refund': {
      const refund = payment && books.refundsOf(payment.id).items[0]
      if (refund) books.failRefund(refund.id)
      return
    }
    case 'event': {
      const event = eventAt(one.at)
      if (event) await Promise.all(Array.from({ length: one.copies }, () => deliver(event)))
      return
    }
    case 'all-events': {
      const events = one.isReversed ? books.events().toReversed() : books.events()
      await Promise.allSettled(events.map((event) => deliver(event)))
      return
    }
    case 'forged-event': {
      const event = eventAt(one.at)
      const body = event?.body.replace(/"amount":\d+/, '"amount":99999999')
      if (event && body) await expect(deliver({ ...event, body })).rejects.toThrow()
      return
    }
    case 'verify':
      if (!payment || !owner) return
      await Promise.allSettled(
        Array.from({ length: one.copies }, () =>
          verifyPayment(windowAnswer(books, owner, payment.id)),
        ),
      )
      return
    case 'forged-verify': {
      if (!payment || !owner) return
      const answer = windowAnswer(books, owner, payment.id)
      const razorpay_signature = answer.razorpay_signature.replace(/^./, (c) =>
        c === '0' ? '1' : '0',
      )
      await expect(verifyPayment({ ...answer, razorpay_signature })).rejects.toThrow()
      return
    }
    case 'status':
      if (order) await getPaymentStatus(order.donationId)
      return
    case 'reconcile':
      await reconcile(farFuture())
      return
    case 'die':
      return dieAt(one.writes, one.isAfter)
    case 'restart':
      return restart()
  }
}

function paymentAt(position: number) {
  const { items } = books.listPayments({ count: 100 })
  return items[position % Math.max(1, items.length)]
}

function eventAt(position: number) {
  const events = books.events()
  return events[position % Math.max(1, events.length)]
}

async function deliver({ id, body, signature }: { id: string; body: string; signature: string }) {
  await receiveEvent({ body: Buffer.from(body), signature, eventId: id })
}

/** Every attempt is due by then. */
function farFuture(): Date {
  return new Date(Date.now() + 365 * 24 * 60 * 60 * 1000)
}

/** What goes on beside the answers has ended once nothing is open any more. */
async function untilQuiet(): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    await reconcile(farFuture())
    const { events, transactions, mails } = await bookkeeping()
    const isQuiet =
      events.every(({ isOpen }) => !isOpen) &&
      transactions.every(({ isBooked }) => isBooked !== false) &&
      mails.every(({ status }) => status === 'sent')
    if (isQuiet) return
  }
  throw new Error('It never came to rest')
}

const RANK = { pending: 0, failed: 1, quarantined: 2, ignored: 3, completed: 4 }

/** No status ever moves back, and no payment is two donations. */
async function expectForward(seen: Map<string, Transaction['status']>): Promise<void> {
  const { transactions, donations } = await bookkeeping()
  for (const { transactionId, status } of transactions) {
    const before = seen.get(transactionId) ?? 'pending'
    expect(RANK[status], `${before} to ${status}`).toBeGreaterThanOrEqual(RANK[before])
    seen.set(transactionId, status)
  }
  const payments = donations.map(({ paymentId }) => paymentId)
  expect(new Set(payments).size).toBe(payments.length)
}

async function expectBooksToAgree(): Promise<void> {
  const { transactions, donations, mails } = await bookkeeping()
  const captured = books.listPayments({ count: 100 }).items.filter((payment) => payment.captured)
  const settled = transactions.filter(({ paymentId }) => paymentId)
  // Every payment that came in stands in exactly one transaction, with what was given back of it.
  expect(settled.map(({ paymentId }) => paymentId).sort()).toEqual(
    captured.map(({ id }) => id).sort(),
  )
  for (const payment of captured) {
    const own = settled.find(({ paymentId }) => paymentId === payment.id)
    expect(own?.refundedPaise ?? 0).toBe(payment.amount_refunded)
  }
  // Donations are exactly the completed ones, each with its thank-you.
  const completed = transactions.filter(({ status }) => status === 'completed')
  expect(donations.map(({ transactionId }) => transactionId).sort()).toEqual(
    completed.map(({ transactionId }) => transactionId).sort(),
  )
  expect(mails).toHaveLength(completed.length)
  // The sum of all is what the gateway says, rupee by rupee.
  const counted = donations.reduce((sum, d) => sum + d.amountPaise - (d.refundedPaise ?? 0), 0)
  const aside = settled
    .filter(({ status }) => status === 'quarantined')
    .map(({ paymentId }) => captured.find(({ id }) => id === paymentId))
    .reduce((sum, p) => sum + (p?.amount ?? 0) - (p?.amount_refunded ?? 0), 0)
  const { capturedPaise, refundedPaise } = books.totals()
  expect(counted + aside).toBe(capturedPaise - refundedPaise)
}

it(
  `the books agree with the gateway's after ${RUNS} random interleavings`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), run), {
      numRuns: RUNS,
    })
  },
  60 * 60 * 1000,
)

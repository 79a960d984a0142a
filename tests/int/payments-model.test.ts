import { createHmac, randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Donation, MoneyRequest, Transaction, User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { HOUR_MS } from '@/domain/durations'
import type { OfflineGiftInput } from '@/domain/gift-by-hand'
import { resetEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { requireById } from '@/server/documents/records'
import { recordGift, requireGift } from '@/server/donations/gifts'
import { getDonationStats } from '@/server/donations/service'
import { voidGift } from '@/server/donations/void-gift'
import { getPayloadClient } from '@/server/payload-client'
import { type Gateway, PAGE_SIZE } from '@/server/payments/gateway/gateway'
import { runMoneyRequest } from '@/server/payments/money-requests'
import { createOrder } from '@/server/payments/orders'
import { getPaymentStatus } from '@/server/payments/payment-status'
import { reconcile } from '@/server/payments/reconcile'
import { verifyPayment } from '@/server/payments/verify'
import { importDueSettlements } from '@/server/settlements/fetch-settlements'
import {
  acceptTransaction,
  decideOnce,
  ignoreTransaction,
  recordTransaction,
} from '@/server/transactions/decisions'
import { refundTransaction } from '@/server/transactions/refunds'
import { createLedger, type Ledger } from '../../simulator/ledger'
import { PRACTICE_KEYS } from '../../simulator/server'
import { createLedgerGateway, type Network } from '../support/ledger-gateway'
import {
  collectGarbage,
  crash,
  deliver,
  dieAt,
  expectReplayToAgree,
  farFuture,
  makeWritesMortal,
  restart,
} from '../support/model'
import {
  bookkeeping,
  checkoutResponse,
  donationOf,
  emptyBooks,
  enterKeys,
  moneyOnFile,
} from '../support/payments'

/**
 * Random interleavings of everything that may happen to payments, compared with the gateway's own ledger.
 * MODEL_RUNS sets how many run on each database: fewer on each push, 10,000 before a release (docs/bench.md
 * says when). The other database gets different stories.
 */
const RUNS = Number(process.env.MODEL_RUNS ?? 75)
const AMOUNT_PAISE = 50_000
let runs = 0

let ledger: Ledger
const sentMails: string[] = []

vi.mock('@/server/mail/transport', () => ({
  sendMail: async ({ key }: { key: string }) => {
    sentMails.push(key)
  },
}))
vi.mock('@/server/payments/gateway/razorpay', async (original) => ({
  ...(await original<typeof import('@/server/payments/gateway/razorpay')>()),
  createRazorpay: (): Gateway => createLedgerGateway(() => ledger, network),
}))

/** What happens to the next refund request to the gateway. */
const network: Network = { isDown: false, isLossy: false }

beforeAll(async () => {
  await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  resetEnv()
  await makeWritesMortal()
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
  | { kind: 'direct'; via: 'qr_code' | 'payment_link'; isForeign: boolean }
  | { kind: 'invented-event' }
  | { kind: 'dispute'; payment: number }
  | { kind: 'move-dispute'; at: number; move: 'under_review' | 'won' | 'lost' }
  | { kind: 'admin-refund'; at: number; part: number; network: 'fine' | 'lost' | 'down' }
  | { kind: 'admin-refund-again' }
  | { kind: 'decide'; at: number; decision: 'accept' | 'record' | 'ignore'; copies: number }
  | { kind: 'gift'; copies: number }
  | { kind: 'void'; copies: number }
  | { kind: 'settle'; isInBank: boolean }
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
  fc.record({
    kind: fc.constant('direct' as const),
    via: fc.constantFrom('qr_code' as const, 'payment_link' as const),
    isForeign: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('invented-event' as const) }),
  fc.record({ kind: fc.constant('dispute' as const), payment: index }),
  fc.record({
    kind: fc.constant('move-dispute' as const),
    at: index,
    move: fc.constantFrom('under_review' as const, 'won' as const, 'lost' as const),
  }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('admin-refund' as const),
      at: index,
      part: fc.integer({ min: 1, max: 3 }),
      network: fc.constantFrom('fine' as const, 'lost' as const, 'down' as const),
    }),
  },
  fc.record({ kind: fc.constant('admin-refund-again' as const) }),
  fc.record({
    kind: fc.constant('decide' as const),
    at: index,
    decision: fc.constantFrom('accept' as const, 'record' as const, 'ignore' as const),
    copies,
  }),
  fc.record({ kind: fc.constantFrom('gift' as const, 'void' as const), copies }),
  fc.record({ kind: fc.constant('settle' as const), isInBank: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
  fc.record({ kind: fc.constant('die' as const), writes: fc.nat(6), isAfter: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('restart' as const) }) },
)

type Order = { orderId: string; donationId: string }

async function run(steps: Step[]): Promise<void> {
  ledger = createLedger(PRACTICE_KEYS)
  ledger.configure({ refundStatus: 'pending' })
  sentMails.length = 0
  lastRefund = undefined
  lastGift = ''
  restart()
  await emptyBooks()
  runs += 1
  await collectGarbage(runs)
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
  await expectReplayToAgree()
  await expectSettlementsToTie()
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
      ledger.pay(order.orderId, {
        outcome: one.outcome,
        ...(one.isOdd && { amountOverride: AMOUNT_PAISE - 100 }),
      })
      return
    case 'late':
      if (payment) ledger.lateAuthorise(payment.id)
      return
    case 'capture':
      if (payment) ledger.capture(payment.id, payment.amount, payment.currency)
      return
    case 'refund':
      if (payment) ledger.refund(payment.id, { amount: Math.floor(payment.amount / one.part) })
      return
    case 'fail-refund': {
      const refund = payment && ledger.refundsOf(payment.id).items[0]
      if (refund) ledger.failRefund(refund.id)
      return
    }
    case 'event': {
      const event = eventAt(one.at)
      if (event) await Promise.all(Array.from({ length: one.copies }, () => deliver(event)))
      return
    }
    case 'all-events': {
      const events = one.isReversed ? ledger.events().toReversed() : ledger.events()
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
          verifyPayment(checkoutResponse(ledger, owner, payment.id)),
        ),
      )
      return
    case 'forged-verify': {
      if (!payment || !owner) return
      const response = checkoutResponse(ledger, owner, payment.id)
      const razorpay_signature = response.razorpay_signature.replace(/^./, (c) =>
        c === '0' ? '1' : '0',
      )
      await expect(verifyPayment({ ...response, razorpay_signature })).rejects.toThrow()
      return
    }
    case 'status':
      if (order) await getPaymentStatus(order.donationId)
      return
    case 'direct':
      ledger.payDirect({
        via: one.via,
        amount: AMOUNT_PAISE,
        email: 'asha@example.org',
        ...(one.isForeign && { international: true }),
      })
      return
    case 'invented-event': {
      const orderId = orders[0]?.orderId
      const payment = { id: 'pay_AAAAAAAAAAAAAA', order_id: orderId, amount: AMOUNT_PAISE }
      const body = JSON.stringify({
        event: 'payment.captured',
        payload: { payment: { entity: { ...payment, status: 'captured', captured: true } } },
      })
      const signature = createHmac('sha256', PRACTICE_KEYS.webhookSecret).update(body).digest('hex')
      return deliver({ id: 'evt_invented', body, signature })
    }
    case 'dispute':
      if (payment) ledger.openDispute(payment.id, { amount: Math.floor(payment.amount / 2) })
      return
    case 'move-dispute': {
      const disputes = ledger.listDisputes({ count: PAGE_SIZE }).items
      const dispute = disputes[one.at % Math.max(1, disputes.length)]
      if (dispute) ledger.moveDispute(dispute.id, one.move)
      return
    }
    case 'admin-refund': {
      const attempt = (await settledAttempts())[one.at]
      if (!attempt) return
      lastRefund = {
        id: attempt.id,
        key: randomUUID(),
        body: {
          amount: Math.floor(attempt.amountPaise / 100 / one.part),
          refundedBefore: (attempt.refundedPaise ?? 0) / 100,
        },
      }
      return refundOn(one.network, lastRefund)
    }
    case 'admin-refund-again':
      return lastRefund && refundOn('fine', lastRefund)
    case 'decide': {
      const { transactions } = await moneyOnFile()
      const aside = transactions.filter(
        ({ status }) => status === 'quarantined' || status === 'ignored',
      )
      const attempt = aside[one.at % Math.max(1, aside.length)]
      if (!attempt) return
      const key = randomUUID()
      await Promise.allSettled(
        Array.from({ length: one.copies }, () => decide(one.decision, attempt.id, key)),
      )
      return
    }
    case 'gift': {
      const key = randomUUID()
      const copies = await Promise.allSettled(
        Array.from({ length: one.copies }, () => giveByHand(key)),
      )
      if (copies.some(({ status }) => status === 'fulfilled')) lastGift = `gift-${key}`
      return
    }
    case 'void': {
      const { donations } = await moneyOnFile()
      const gift = donations.find(({ transactionId }) => transactionId === lastGift)
      if (!gift) return
      const key = randomUUID()
      await Promise.allSettled(Array.from({ length: one.copies }, () => voidByHand(gift.id, key)))
      return
    }
    case 'settle':
      ledger.settle({ status: one.isInBank ? 'processed' : 'created' })
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

const ADMIN = { id: 'admin', username: 'admin', role: 'admin' } as User
type Refund = { id: string; key: string; body: { amount: number; refundedBefore: number } }
let lastRefund: Refund | undefined
let lastGift = ''

const requestWith = (key: string) =>
  new Request('http://localhost:3000/api/x', { headers: { 'Idempotency-Key': key } })

async function settledAttempts(): Promise<Transaction[]> {
  const { transactions } = await moneyOnFile()
  return transactions.filter(({ paymentId }) => paymentId)
}

async function refundOn(way: 'fine' | 'lost' | 'down', { id, key, body }: Refund): Promise<void> {
  Object.assign(network, { isDown: way === 'down', isLossy: way === 'lost' })
  const decision = { call: 'refund', id, body, user: ADMIN } as const
  await decideOnce(requestWith(key), decision, (attempt, request) =>
    refundTransaction(attempt, request, body),
  ).finally(() => Object.assign(network, { isDown: false, isLossy: false }))
}

function decide(decision: 'accept' | 'record' | 'ignore', id: string, key: string) {
  const donor = { donorName: 'Sita Devi', isAnonymous: false }
  const body = { accept: {}, record: donor, ignore: { reason: 'Not for us' } }[decision]
  return decideOnce(
    requestWith(key),
    { call: decision, id, body, user: ADMIN },
    (attempt, request) => {
      if (decision === 'accept') return acceptTransaction(attempt, request)
      if (decision === 'record') return recordTransaction(attempt, request, donor)
      return ignoreTransaction(attempt, request, { reason: 'Not for us' })
    },
  )
}

function giveByHand(key: string) {
  const body: OfflineGiftInput = {
    donorName: 'Ravi',
    amount: 300,
    paymentMethod: 'cash',
    receivedOn: '2026-04-01',
    isAnonymous: false,
  }
  return runMoneyRequest(requestWith(key), {
    call: 'gift',
    body,
    user: ADMIN,
    act: (request) => recordGift(body, request),
    read: requireGift,
  })
}

const VOID = { reason: 'Entered twice', claim: 'open' } as const

function voidByHand(id: string, key: string) {
  return runMoneyRequest(requestWith(key), {
    call: 'void',
    subjectId: id,
    user: ADMIN,
    body: VOID,
    act: (request) => voidGift(id, VOID, request),
    read: () => requireById(slugs.donations, id),
  })
}

function paymentAt(position: number) {
  const { items } = ledger.listPayments({ count: 100 })
  return items[position % Math.max(1, items.length)]
}

function eventAt(position: number) {
  const events = ledger.events()
  return events[position % Math.max(1, events.length)]
}

/** Waits until no background work is left. */
async function untilQuiet(): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    await reconcile(farFuture())
    // E-mails are pending while their receipts are drawn.
    await backgroundSettled()
    const { events, transactions, mails, requests, disputes } = await bookkeeping()
    const isQuiet =
      requests.every(
        ({ call, state }) => call !== 'refund' || state === 'done' || state === 'refused',
      ) &&
      disputes.every(({ isBooked }) => isBooked) &&
      events.every(({ isOpen }) => !isOpen) &&
      transactions.every(({ isBooked }) => isBooked !== false) &&
      mails.every(({ status }) => status === 'sent')
    if (isQuiet) return
  }
  throw new Error('It never came to rest')
}

const RANK = { pending: 0, failed: 1, quarantined: 2, ignored: 3, completed: 4 }

/** Expects that no status moves back, and that no payment makes two donations. */
async function expectForward(seen: Map<string, Transaction['status']>): Promise<void> {
  const { transactions, donations } = await moneyOnFile()
  for (const { transactionId, status } of transactions) {
    const before = seen.get(transactionId) ?? 'pending'
    expect(RANK[status], `${before} to ${status}`).toBeGreaterThanOrEqual(RANK[before])
    seen.set(transactionId, status)
  }
  const payments = donations.flatMap(({ paymentId }) => paymentId ?? [])
  expect(new Set(payments).size).toBe(payments.length)
}

async function expectBooksToAgree(): Promise<void> {
  const { transactions, donations, receipts, mails, requests, disputes } = await bookkeeping()
  const captured = ledger.listPayments({ count: 100 }).items.filter((payment) => payment.captured)
  const settled = transactions.filter(({ paymentId }) => paymentId)
  // Every payment received is in exactly one transaction, with its refunds.
  expect(settled.map(({ paymentId }) => paymentId).sort()).toEqual(
    captured.map(({ id }) => id).sort(),
  )
  const told = ledger.listDisputes({ count: 100 }).items
  for (const payment of captured) {
    const own = settled.find(({ paymentId }) => paymentId === payment.id)
    expect(own?.amountPaise).toBe(payment.amount)
    expect(own?.refundedPaise ?? 0).toBe(payment.amount_refunded)
    const refunds = ledger.refundsOf(payment.id).items
    const failedPaise = refunds
      .filter(({ status }) => status === 'failed')
      .reduce((sum, { amount }) => sum + amount, 0)
    // Less if another refund was made before the failure was seen.
    expect(own?.failedRefundPaise ?? 0).toBeLessThanOrEqual(failedPaise)
    const lost = told.filter(
      ({ payment_id, status }) => payment_id === payment.id && status === 'lost',
    )
    const lostPaise = lost.reduce((sum, { amount }) => sum + amount, 0)
    expect(own?.chargedBackPaise ?? 0).toBe(Math.min(payment.amount, lostPaise))
    expect(own?.difference ?? null).toBeNull()
  }
  expect(disputes.map(({ disputeId, status }) => [disputeId, status]).sort()).toEqual(
    told.map(({ id, status }) => [id, status]).sort(),
  )
  // Each refund that an admin requested was made once, and all have an outcome. A refund also counts as
  // refused if the bank had failed to pay it by the time its lost response was looked up.
  const asked = requests.filter(({ call }) => call === 'refund')
  expect(asked.filter(({ state }) => state !== 'done' && state !== 'refused')).toEqual([])
  const keysOf = (state: MoneyRequest['state']) =>
    asked.filter((request) => request.state === state).map(({ key }) => key)
  const refused = new Set(keysOf('refused'))
  const made = ledger.listRefunds({ count: 100 }).items.flatMap((refund) => {
    const key = keyOfRefund(refund)
    return key && !(refund.status === 'failed' && refused.has(key)) ? [key] : []
  })
  expect(made.sort()).toEqual(keysOf('done').sort())
  expect(transactions.filter(({ openRefund }) => openRefund)).toEqual([])
  // The donations are the completed transactions with their figures, plus the gifts by hand.
  const completed = transactions.filter(({ status }) => status === 'completed')
  const online = donations.filter(({ recordedBy }) => !recordedBy)
  const figures = (docs: (Transaction | Donation)[]) =>
    docs
      .map(({ transactionId, amountPaise, refundedPaise, chargedBackPaise }) =>
        [transactionId, amountPaise, refundedPaise ?? 0, chargedBackPaise ?? 0].join(' '),
      )
      .sort()
  expect(figures(online)).toEqual(figures(completed))
  expect(mails).toHaveLength(completed.filter(({ email }) => email).length)
  // Each gift that is not fully returned has one valid receipt for the rest, and no number is missing.
  const left = (gift: Donation) =>
    gift.amountPaise - (gift.refundedPaise ?? 0) - (gift.chargedBackPaise ?? 0)
  expect(
    receipts
      .filter(({ status }) => status === 'valid')
      .map(({ donation, amountPaise }) => `${donation} ${amountPaise}`)
      .sort(),
  ).toEqual(
    donations
      .filter((gift) => left(gift) > 0)
      .map((gift) => `${gift.id} ${left(gift)}`)
      .sort(),
  )
  for (const isTest of [true, false]) {
    const serials = receipts
      .filter(({ testMode }) => testMode === isTest)
      .map(({ serial }) => serial)
    expect(serials).toEqual(serials.map((_, at) => at + 1))
  }
  const { totalRaised } = await getDonationStats()
  // All of it is practice money, except the gifts by hand.
  const byHand = donations.filter(({ recordedBy }) => recordedBy)
  expect(totalRaised * 100).toBe(
    byHand.reduce((sum, gift) => sum + gift.amountPaise - (gift.refundedPaise ?? 0), 0),
  )
}

function keyOfRefund({ notes }: { notes: object }): string | undefined {
  return 'refund' in notes ? String(notes.refund) : undefined
}

/** Expects that we have every row of the gateway's report, and that they add up to the payouts, to the paisa. */
async function expectSettlementsToTie(): Promise<void> {
  await importDueSettlements(new Date(), { isForced: true })
  const payload = await getPayloadClient()
  const all = { depth: 0, pagination: false, limit: 0, overrideAccess: true } as const
  const { docs: settlements } = await payload.find({ collection: slugs.settlements, ...all })
  const { docs: rows } = await payload.find({ collection: slugs.settlementRows, ...all })
  const told = ledger.listSettlements({ count: 100 }).items
  expect(
    settlements.map(({ settlementId, amountPaise }) => [settlementId, amountPaise]).sort(),
  ).toEqual(told.map(({ id, amount }) => [id, amount]).sort())
  for (const { id, amount } of told) {
    const own = rows.filter(({ settlementId }) => settlementId === id)
    expect(own.reduce((sum, row) => sum + row.creditPaise - row.debitPaise, 0)).toBe(amount)
  }
}

/** The server dies at one of the writes by which the reconciler makes and completes a refund. */
function deathInRefund(writes: number): [Step[]] {
  return [
    [
      { kind: 'pay', order: 0, outcome: 'captured', isOdd: true },
      { kind: 'verify', payment: 0, copies: 1 },
      { kind: 'admin-refund', at: 0, part: 1, network: 'down' },
      { kind: 'die', writes, isAfter: true },
      { kind: 'reconcile' },
    ],
  ]
}

/** The response to a refund is lost, and the bank fails the refund before it is looked up. */
const FAILED_UNHEARD: [Step[]] = [
  [
    { kind: 'pay', order: 0, outcome: 'captured', isOdd: true },
    { kind: 'verify', payment: 0, copies: 1 },
    { kind: 'admin-refund', at: 0, part: 1, network: 'lost' },
    { kind: 'fail-refund', payment: 0 },
    { kind: 'reconcile' },
  ],
]

it(
  `the ledger agrees with the gateway's after ${RUNS} random interleavings`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), run), {
      numRuns: RUNS,
      examples: [
        ...Array.from({ length: 9 }, (_, writes) => deathInRefund(writes)),
        FAILED_UNHEARD,
      ],
    })
  },
  6 * HOUR_MS,
)

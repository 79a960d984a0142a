import fc from 'fast-check'
import { beforeAll, expect, it, vi } from 'vitest'
import type { Subscription } from '@/cms/payload-types'
import { HOUR_MS } from '@/domain/durations'
import { isOver } from '@/domain/monthly-gift'
import { resetEnv } from '@/env'
import { backgroundSettled } from '@/server/background'
import { manageKey } from '@/server/monthly-gifts/manage-link'
import { changeMyMandate, getMyGift, stopMyGift } from '@/server/monthly-gifts/my-gift'
import { startMonthlyGift } from '@/server/monthly-gifts/start'
import { verifyMonthlyGift } from '@/server/monthly-gifts/verify'
import type { Gateway } from '@/server/payments/gateway/gateway'
import { reconcile } from '@/server/payments/reconcile'
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
import { mandateResponse, mandatesOnFile, monthlyOf } from '../support/monthly-gifts'
import { bookkeeping, emptyBooks, enterKeys, moneyOnFile } from '../support/payments'

/**
 * Random interleavings of everything that may happen to monthly gifts, compared with the gateway's own
 * ledger: once everything is quiet, gifts here equal paid invoices there. MONTHLY_RUNS sets how many run
 * on each database, with different stories: fewer on each push, 10,000 before a release
 * (docs/decisions/0111).
 */
const RUNS = Number(process.env.MONTHLY_RUNS ?? 40)
const AMOUNT_RUPEES = 500
const MAX_MANDATES = 4
let runs = 0

let ledger: Ledger
const network: Network = { isDown: false, isLossy: false }

vi.mock('@/server/mail/transport', () => ({ sendMail: async () => undefined }))
// Drawing the receipts would take longer than the run; receipt-papers.test.ts tests them.
vi.mock('@/server/receipts/pdf', () => ({ receiptsPdf: async () => Buffer.from('%PDF-') }))
vi.mock('@/server/payments/gateway/razorpay', async (original) => ({
  ...(await original<typeof import('@/server/payments/gateway/razorpay')>()),
  createRazorpay: (): Gateway => createLedgerGateway(() => ledger, network),
}))

beforeAll(async () => {
  await enterKeys(PRACTICE_KEYS, { webhookSecret: PRACTICE_KEYS.webhookSecret })
  resetEnv()
  await makeWritesMortal()
})

type Way = 'fine' | 'lost' | 'down'
type Step =
  | { kind: 'start'; way: Way }
  | { kind: 'authorise'; at: number; outcome: 'captured' | 'failed'; isForeign: boolean }
  | { kind: 'charge'; at: number; outcome: 'captured' | 'failed'; isForeign: boolean }
  | { kind: 'late' | 'paid-twice'; at: number }
  | { kind: 'pay-open-bill'; at: number }
  | { kind: 'refund'; at: number }
  | { kind: 'change-method' | 'pause' | 'pause-by-donor' | 'resume' | 'expire'; at: number }
  | { kind: 'cancel-at-gateway'; at: number; by: 'donor' | 'account' | 'cycle-end' }
  | { kind: 'verify'; at: number; copies: number }
  | { kind: 'forged-verify'; at: number }
  | { kind: 'look'; at: number }
  | { kind: 'stop'; at: number; way: Way; copies: number }
  | { kind: 'change'; at: number; way: Way }
  | { kind: 'event'; at: number; copies: number }
  | { kind: 'all-events'; isReversed: boolean }
  | { kind: 'reconcile' }
  | { kind: 'die'; writes: number; isAfter: boolean }
  | { kind: 'restart' }

const at = fc.nat(7)
const copies = fc.integer({ min: 1, max: 3 })
const way = fc.constantFrom<Way>('fine', 'fine', 'fine', 'lost', 'down')
const outcome = fc.constantFrom<'captured' | 'failed'>('captured', 'captured', 'failed')
const isForeign = fc.nat(9).map((value) => value === 0)
const is = <Kind extends Step['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: is('start'), way }) },
  { weight: 5, arbitrary: fc.record({ kind: is('authorise'), at, outcome, isForeign }) },
  { weight: 8, arbitrary: fc.record({ kind: is('charge'), at, outcome, isForeign }) },
  { weight: 2, arbitrary: fc.record({ kind: is('change-method'), at }) },
  fc.record({ kind: is('late', 'pay-open-bill', 'refund'), at }),
  { weight: 2, arbitrary: fc.record({ kind: is('paid-twice'), at }) },
  fc.record({ kind: is('pause', 'pause-by-donor', 'resume', 'expire'), at }),
  fc.record({
    kind: is('cancel-at-gateway'),
    by: fc.constantFrom<'donor' | 'account' | 'cycle-end'>('donor', 'account', 'cycle-end'),
    at,
  }),
  { weight: 3, arbitrary: fc.record({ kind: is('verify'), at, copies }) },
  fc.record({ kind: is('forged-verify', 'look'), at }),
  { weight: 2, arbitrary: fc.record({ kind: is('stop'), at, way, copies }) },
  { weight: 2, arbitrary: fc.record({ kind: is('change'), at, way }) },
  { weight: 5, arbitrary: fc.record({ kind: is('event'), at: fc.nat(60), copies }) },
  { weight: 2, arbitrary: fc.record({ kind: is('all-events'), isReversed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: is('reconcile') }) },
  fc.record({ kind: is('die'), writes: fc.nat(8), isAfter: fc.boolean() }),
  { weight: 2, arbitrary: fc.record({ kind: is('restart') }) },
)

/** Found by a run: the first sweep began after the payments of the first charge. */
const LATE_BESIDE_FIRST: Step[] = [
  { kind: 'restart' },
  { kind: 'charge', at: 0, outcome: 'captured', isForeign: true },
  { kind: 'change-method', at: 3 },
  { kind: 'verify', at: 3, copies: 1 },
  { kind: 'authorise', at: 0, outcome: 'captured', isForeign: false },
  { kind: 'paid-twice', at: 0 },
]

/** Found by a run: a payment approved long after the end was a gift, but missing in the mandate's count. */
const LATE_AFTER_THE_END: Step[] = [
  { kind: 'authorise', at: 0, outcome: 'failed', isForeign: true },
  { kind: 'stop', at: 0, way: 'fine', copies: 1 },
  { kind: 'reconcile' },
  { kind: 'authorise', at: 0, outcome: 'captured', isForeign: true },
  { kind: 'verify', at: 0, copies: 1 },
  { kind: 'late', at: 0 },
  { kind: 'reconcile' },
]

/** Found by a run: an invoice paid late after the end, found by the last reconciliation before the comparison. */
const LATE_IN_THE_LAST_RUN: Step[] = [
  { kind: 'authorise', at: 0, outcome: 'failed', isForeign: true },
  { kind: 'expire', at: 0 },
  { kind: 'reconcile' },
  { kind: 'late', at: 0 },
]

async function run(steps: Step[]): Promise<void> {
  ledger = createLedger(PRACTICE_KEYS)
  restart()
  Object.assign(network, { isDown: false, isLossy: false })
  await emptyBooks()
  runs += 1
  await collectGarbage(runs)
  await start('fine')
  for (const one of steps) {
    await take(one).catch(() => undefined)
    if (!crash.isDead) await expectNoGiftWithoutBill()
  }
  restart()
  await backgroundSettled()
  await untilQuiet()
  await backgroundSettled()
  await expectGiftsToEqualBills()
  await expectMandatesToAgree()
  await expectReplayToAgree()
}

async function start(through: Way): Promise<void> {
  await on(through, () => startMonthlyGift(monthlyOf(AMOUNT_RUPEES), 'en'))
}

async function on<Result>(through: Way, work: () => Promise<Result>): Promise<Result> {
  Object.assign(network, { isDown: through === 'down', isLossy: through === 'lost' })
  return work().finally(() => Object.assign(network, { isDown: false, isLossy: false }))
}

async function take(one: Step): Promise<unknown> {
  const subscription = 'at' in one ? pick(ledger.subscriptions(), one.at) : undefined
  switch (one.kind) {
    case 'start':
      if (ledger.subscriptions().length < MAX_MANDATES) await start(one.way)
      return
    case 'authorise':
      return subscription && ledger.authorise(subscription.id, optionsOf(one))
    case 'charge':
      return subscription && ledger.charge(subscription.id, optionsOf(one))
    case 'late': {
      const failed = payments().filter(({ status }) => status === 'failed')
      const payment = pick(failed, one.at)
      return payment && ledger.lateAuthorise(payment.id)
    }
    case 'paid-twice': {
      // A retry succeeds, and then the bank approves the first attempt as well.
      if (!subscription) return
      const failed = ledger.charge(subscription.id, { outcome: 'failed' })
      ledger.charge(subscription.id, { outcome: 'captured' })
      return failed && ledger.lateAuthorise(failed.id)
    }
    case 'pay-open-bill': {
      const open = ledger
        .listInvoices({ count: 100 })
        .items.filter(({ status }) => status !== 'paid')
      const invoice = pick(open, one.at)
      return invoice && ledger.payInvoice(invoice.id, { outcome: 'captured' })
    }
    case 'refund': {
      const payment = pick(payments(), one.at)
      return payment && ledger.refund(payment.id, {})
    }
    case 'change-method':
      return subscription && ledger.changeMethod(subscription.id, 'card')
    case 'pause':
      return subscription && ledger.pauseSubscription(subscription.id)
    case 'pause-by-donor':
      return subscription && ledger.pauseSubscription(subscription.id, 'customer')
    case 'resume':
      return subscription && ledger.resumeSubscription(subscription.id, 'customer')
    case 'expire':
      return subscription && ledger.expireSubscription(subscription.id)
    case 'cancel-at-gateway':
      if (!subscription) return
      if (one.by === 'donor') return ledger.cancelByDonor(subscription.id)
      return ledger.cancelSubscription(subscription.id, {
        cancel_at_cycle_end: one.by === 'cycle-end',
      })
    case 'verify':
    case 'forged-verify':
      return verify(one)
    case 'look': {
      const gift = await giftAt(one.at)
      return gift && getMyGift(keyOf(gift))
    }
    case 'stop': {
      const gift = await giftAt(one.at)
      if (!gift) return
      return on(one.way, () =>
        Promise.allSettled(Array.from({ length: one.copies }, () => stopMyGift(keyOf(gift)))),
      )
    }
    case 'change': {
      const gift = await giftAt(one.at)
      const isFull = ledger.subscriptions().length >= MAX_MANDATES
      if (!gift || isFull) return
      const amount = gift.amountPaise / 100 + 100
      return on(one.way, () => changeMyMandate(keyOf(gift), amount))
    }
    case 'event': {
      const event = pick([...ledger.events()], one.at)
      if (!event) return
      return Promise.all(Array.from({ length: one.copies }, () => deliver(event)))
    }
    case 'all-events': {
      const events = one.isReversed ? ledger.events().toReversed() : ledger.events()
      return Promise.allSettled(events.map((event) => deliver(event)))
    }
    case 'reconcile':
      return reconcile(farFuture())
    case 'die':
      return dieAt(one.writes, one.isAfter)
    case 'restart':
      return restart()
  }
}

async function verify(one: Extract<Step, { kind: 'verify' | 'forged-verify' }>) {
  const gift = await giftAt(one.at)
  const payment = pick(payments(), one.at)
  if (!gift?.subscriptionId || !payment) return
  const response = mandateResponse(
    ledger,
    { subscriptionId: gift.subscriptionId, monthlyGiftId: gift.number },
    payment.id,
  )
  if (one.kind === 'forged-verify') {
    const flip = (digit: string) => (digit === '0' ? '1' : '0')
    const razorpay_signature = response.razorpay_signature.replace(/^./, flip)
    await expect(verifyMonthlyGift({ ...response, razorpay_signature })).rejects.toThrow()
    return
  }
  // Checkout signs only payments of that subscription.
  if (subscriptionOf(payment.id) !== gift.subscriptionId) return
  await Promise.allSettled(Array.from({ length: one.copies }, () => verifyMonthlyGift(response)))
}

/** Returns the subscription of a charge. A payment that confirms a later start names none: it belongs to the newest such one. */
function subscriptionOf(paymentId: string): string | undefined {
  const payment = ledger.fetchPayment(paymentId)
  if (payment.invoice_id) return ledger.fetchInvoice(payment.invoice_id).subscription_id
  return ledger.subscriptions().findLast(({ start_at }) => start_at !== null)?.id
}

function optionsOf({ outcome, isForeign }: { outcome: 'captured' | 'failed'; isForeign: boolean }) {
  // Identifies the small payment of a later start if checkout reports nothing.
  return { outcome, email: 'asha@example.org', ...(isForeign && { international: true }) }
}

async function giftAt(position: number): Promise<Subscription | undefined> {
  return pick(await mandatesOnFile(), position)
}

function keyOf({ number }: Subscription): string {
  return manageKey('mandate', number)
}

function pick<Item>(items: Item[], position: number): Item | undefined {
  return items[position % Math.max(1, items.length)]
}

function payments() {
  return ledger.listPayments({ count: 100 }).items
}

async function untilQuiet(): Promise<void> {
  for (let round = 0; round < 50; round += 1) {
    await reconcile(farFuture(), { isAll: true })
    // E-mails are pending while their receipts are drawn.
    await backgroundSettled()
    const { events, transactions, mails } = await bookkeeping()
    const gifts = await mandatesOnFile()
    const isQuiet =
      events.every(({ isOpen }) => !isOpen) &&
      transactions.every(({ isBooked }) => isBooked !== false) &&
      gifts.every(
        (gift) =>
          gift.isBooked !== false &&
          !isDue(gift) &&
          gift.status !== 'starting' &&
          (!gift.cancelRequestedAt || isOver(gift.status)),
      ) &&
      mails.every(({ status }) => status === 'sent')
    if (isQuiet) return
  }
  throw new Error('It never came to rest')
}

/** Whether the next reconciliation checks it, as after a late charge. */
function isDue({ nextCheckAt }: Subscription): boolean {
  return Boolean(nextCheckAt && Date.parse(nextCheckAt) <= Date.now())
}

/** Expects that never more is counted than was paid. */
async function expectNoGiftWithoutBill(): Promise<void> {
  const { donations } = await moneyOnFile()
  const counted = donations.flatMap(({ paymentId }) => paymentId ?? [])
  expect(new Set(counted).size).toBe(counted.length)
  const paid = new Set(ledger.paidInvoices().items.map(({ payment_id }) => payment_id))
  expect(counted.filter((paymentId) => !paid.has(paymentId))).toEqual([])
}

async function expectGiftsToEqualBills(): Promise<void> {
  const { donations, transactions, mails } = await bookkeeping()
  const captured = payments().filter((payment) => payment.captured)
  // Every payment received is in exactly one transaction, with its refunds.
  const settled = transactions.filter(({ paymentId }) => paymentId)
  expect(
    settled.map(({ paymentId, refundedPaise }) => [paymentId, refundedPaise ?? 0].join(' ')).sort(),
  ).toEqual(captured.map(({ id, amount_refunded }) => [id, amount_refunded].join(' ')).sort())
  // Payments from abroad wait for an admin.
  const paid = ledger
    .paidInvoices()
    .items.flatMap(({ payment_id }) => payment_id ?? [])
    .filter((id) => !ledger.fetchPayment(id).international)
  expect(donations.map(({ paymentId }) => paymentId).sort()).toEqual(paid.sort())
  for (const donation of donations) {
    const payment = ledger.fetchPayment(donation.paymentId ?? '')
    expect(donation.amountPaise).toBe(payment.amount)
    expect(donation.refundedPaise ?? 0).toBe(payment.amount_refunded)
  }
  const thanks = mails.filter(({ key }) => key.startsWith('thank-you-'))
  expect(thanks).toHaveLength(donations.length)
}

async function expectMandatesToAgree(): Promise<void> {
  const gifts = await mandatesOnFile()
  const told = ledger.subscriptions()
  for (const { id, status, paid_count, notes } of told) {
    const own = gifts.filter(({ subscriptionId }) => subscriptionId === id)
    if (own.length === 0) {
      // Created although the response was lost, and not created again: it belongs to the gift.
      const number = 'monthly_gift' in notes ? String(notes.monthly_gift) : ''
      expect(gifts.filter((gift) => gift.number === number && gift.subscriptionId)).toHaveLength(1)
      continue
    }
    expect(own.map((gift) => [gift.status, gift.paidCount])).toEqual([[status, paid_count]])
  }
  // Nobody is charged under two mandates if one replaces the other.
  for (const gift of gifts.filter(({ replaces, status }) => replaces && isRunning(status))) {
    const replaced = gifts.find(({ number }) => number === gift.replaces)
    expect(replaced && isRunning(replaced.status)).toBe(false)
  }
}

function isRunning(status: Subscription['status']): boolean {
  return !isOver(status) && status !== 'created' && status !== 'starting'
}

it(
  `gifts here equal paid bills there after ${RUNS} random interleavings`,
  async () => {
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 20 }), run), {
      numRuns: RUNS,
      examples: [[LATE_BESIDE_FIRST], [LATE_AFTER_THE_END], [LATE_IN_THE_LAST_RUN]],
    })
  },
  6 * HOUR_MS,
)

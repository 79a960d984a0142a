import type { Where } from 'payload'
import type { Dispute, Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { GatewayDispute } from '@/domain/dispute'
import { DAY_MS, HOUR_MS } from '@/domain/durations'
import type { GatewayPayment } from '@/domain/payment-attempt'
import { isTestKey } from '@/domain/payment-settings'
import { isAhead } from '../clock-ahead'
import { countAll, findAll, findFirst } from '../documents/records'
import { logError } from '../log'
import { noteOnAttempt } from './attempts'
import { isUnchanged, settleDispute } from './disputes'
import { type GatewayRefund, isGatewayError, isRefusal, PAGE_SIZE } from './gateway/gateway'
import { moveMark } from './gateway/gateway-marks'
import { findGateway, type GatewayAccount } from './gateway/gateway-settings'
import { settlePayment } from './settle'

/** Banks approve up to five days late, so walks overlap by this much. */
const OVERLAP_MS = 7 * DAY_MS
/** The list of refunds goes by when they were made, and a bank may return one weeks later. */
const REFUND_OVERLAP_MS = 60 * DAY_MS
/** A very recent payment may not be in the list yet. */
const SETTLING_MS = HOUR_MS
const NOT_KNOWN = 'Razorpay does not know this payment'

/**
 * Walks the gateway's own lists of payments, refunds and disputes, so that money without an order
 * here, or changes that no event reported, show up as well. Every run starts well before the end of
 * the last one, which is stored in the database: after a restore that is the time of the backup.
 */
export async function sweepGateway(): Promise<{
  found: number
  differences: number
  unanswered: number
}> {
  const now = new Date()
  const counts = { found: 0, differences: 0, unanswered: 0 }
  const account = await findGateway()
  if (!account) return counts
  const sweep = { account, failures: [] }
  try {
    const { since, until } = await startOfSweep(account, now)
    const periodOf = (overlapMs: number) => ({
      from: latest(since, new Date(until.getTime() - overlapMs)),
      to: now,
    })
    const period = periodOf(OVERLAP_MS)
    const seen = new Set<string>()
    await walk(
      (skip) => account.gateway.listPayments({ ...period, skip }),
      async (payments) => {
        for (const { id } of payments) seen.add(id)
        counts.found += await settleStrayed(payments, sweep)
      },
    )
    await walk(
      (skip) => account.gateway.listRefunds({ ...periodOf(REFUND_OVERLAP_MS), skip }),
      async (refunds) => {
        counts.found += await settleRefunded(refunds, sweep)
      },
    )
    await settleDisputes(sweep)
    await noteMissing(period, seen, sweep)
    if (sweep.failures.length > 0) throw sweep.failures[0]
    await moveMark(markName(account), now, since)
  } catch (error) {
    // A walk that did not complete is repeated.
    counts.unanswered += 1
    logError("The gateway's lists could not be read", error)
  }
  counts.differences = await countAll({
    collection: slugs.transactions,
    where: { difference: { exists: true } },
  })
  return counts
}

type Sweep = {
  account: GatewayAccount
  /** What could not be settled, although the gateway answers: it must not block the rest. */
  failures: unknown[]
}

/**
 * Notes why one item could not be settled.
 * @throws the error if the gateway does not answer: then it would not about others either.
 */
function noteFailure({ failures }: Sweep, error: unknown): undefined {
  if (isGatewayError(error) && !isRefusal(error)) throw error
  failures.push(error)
}

async function walk<Item>(
  page: (skip: number) => Promise<Item[]>,
  take: (items: Item[]) => Promise<void>,
): Promise<void> {
  for (let skip = 0; ; skip += PAGE_SIZE) {
    const items = await page(skip)
    await take(items)
    if (items.length < PAGE_SIZE) return
  }
}

/**
 * Settles payments that differ from our ledger.
 * @returns how many there were.
 */
async function settleStrayed(payments: GatewayPayment[], sweep: Sweep): Promise<number> {
  const captured = payments.filter(({ isCaptured }) => isCaptured)
  const known = await byPaymentId(captured.map(({ id }) => id))
  let found = 0
  for (const payment of captured) {
    if (agrees(known.get(payment.id), payment)) continue
    const settled = await settlePayment(payment.id, sweep.account).catch((error: unknown) =>
      noteFailure(sweep, error),
    )
    if (settled) found += 1
  }
  return found
}

function agrees(own: Transaction | undefined, payment: GatewayPayment): boolean {
  return (
    own !== undefined &&
    own.amountPaise === payment.amountPaise &&
    (own.refundedPaise ?? 0) === payment.refundedPaise &&
    !own.difference
  )
}

async function settleRefunded(refunds: GatewayRefund[], sweep: Sweep): Promise<number> {
  const paymentIds = [...new Set(refunds.map(({ paymentId }) => paymentId))]
  const known = await byPaymentId(paymentIds)
  let found = 0
  for (const paymentId of paymentIds) {
    const refundedPaise = refunds
      .filter((refund) => refund.paymentId === paymentId && !refund.isFailed)
      .reduce((sum, { amountPaise }) => sum + amountPaise, 0)
    const own = known.get(paymentId)
    if (own && (own.refundedPaise ?? 0) === refundedPaise) continue
    // An older payment, or earlier refunds outside the period: fetching the payment decides.
    const settled = await settlePayment(paymentId, sweep.account).catch((error: unknown) =>
      noteFailure(sweep, error),
    )
    if (settled && settled.refundedPaise !== own?.refundedPaise) found += 1
  }
  return found
}

/** Settles each dispute that differs from our ledger; the list has every dispute there ever was. */
async function settleDisputes(sweep: Sweep): Promise<void> {
  const { account } = sweep
  await walk(
    (skip) => listDisputes(account, skip),
    async (disputes) => {
      const known = await byDisputeId(disputes.map(({ id }) => id))
      for (const remote of disputes) {
        const own = known.get(remote.id)
        if (own && isUnchanged(own, remote)) continue
        await settleDispute(remote.id, account).catch((error: unknown) => {
          if (isRefusal(error)) logError('A dispute could not be settled', error)
          else noteFailure(sweep, error)
        })
      }
    },
  )
}

async function listDisputes({ gateway }: GatewayAccount, skip: number): Promise<GatewayDispute[]> {
  try {
    return await gateway.listDisputes({ skip })
  } catch (error) {
    // An account without this list has no disputes either.
    if (isRefusal(error)) return []
    throw error
  }
}

async function byPaymentId(paymentIds: string[]): Promise<Map<string, Transaction>> {
  if (paymentIds.length === 0) return new Map()
  const docs = await findAll({
    collection: slugs.transactions,
    where: { paymentId: { in: paymentIds } },
  })
  return new Map(docs.map((doc) => [doc.paymentId ?? '', doc]))
}

async function byDisputeId(disputeIds: string[]): Promise<Map<string, Dispute>> {
  if (disputeIds.length === 0) return new Map()
  const docs = await findAll({
    collection: slugs.disputes,
    where: { disputeId: { in: disputeIds } },
  })
  return new Map(docs.map((doc) => [doc.disputeId, doc]))
}

/**
 * Reports payments of ours that the gateway does not list, once it denies them when asked directly.
 */
async function noteMissing(
  { from, to }: { from: Date; to: Date },
  seen: Set<string>,
  sweep: Sweep,
): Promise<void> {
  const { account } = sweep
  const paid = await findAll({
    collection: slugs.transactions,
    where: {
      and: [
        { paidAt: { greater_than_equal: new Date(from.getTime() + DAY_MS).toISOString() } },
        { paidAt: { less_than_equal: new Date(to.getTime() - SETTLING_MS).toISOString() } },
        { paymentId: { exists: true } },
        { testMode: { equals: account.isTest } },
      ],
    },
    select: { paymentId: true, keyId: true, orderId: true, difference: true, revision: true },
  })
  for (const own of paid) {
    // Payments taken with other keys may belong to another account.
    const isOfAccount = !own.keyId || own.keyId === account.keyId
    if (!own.paymentId || seen.has(own.paymentId) || !isOfAccount) continue
    try {
      await settlePayment(own.paymentId, account)
    } catch (error) {
      if (!isRefusal(error)) noteFailure(sweep, error)
      else if (own.difference !== NOT_KNOWN) await noteOnAttempt(own, { difference: NOT_KNOWN })
    }
  }
}

const MARK_PREFIX = 'payments:'

/** Returns the name of the mark for how far an account's lists have been walked. */
export function markName({ keyId }: GatewayAccount): string {
  return `${MARK_PREFIX}${keyId}`
}

/** Returns when the walks with these keys began and how far the last one came. */
async function startOfSweep(
  account: GatewayAccount,
  now: Date,
): Promise<{ since: Date; until: Date }> {
  const docs = await findAll({
    collection: slugs.gatewayMarks,
    where: { name: { contains: MARK_PREFIX } },
  })
  const own = docs.find(({ name }) => name === markName(account))
  // Even if this walk fails: a mark in the future would hide that the gateway is down.
  if (own?.until && isAhead(new Date(own.until))) await moveMark(own.name, now)
  // If a wrong clock has left a start in the future, the start is determined again below.
  if (own?.until && own.since && new Date(own.since) <= now) {
    return { since: new Date(own.since), until: earliest(new Date(own.until), now) }
  }
  // New keys of the same account continue where the old ones ended.
  const before = docs.filter(
    ({ name, until }) =>
      until && name !== own?.name && isTestKey(name.slice(MARK_PREFIX.length)) === account.isTest,
  )
  const ends = before.map(({ until }) => new Date(until ?? 0)).reduce(latest, new Date(0))
  const started = before.length > 0 ? ends : ((await firstStartAt(account)) ?? now)
  const since = earliest(started, now)
  return { since, until: since }
}

function earliest(a: Date, b: Date): Date {
  return a < b ? a : b
}

function latest(a: Date, b: Date): Date {
  return a > b ? a : b
}

/**
 * Returns when the first order, mandate or QR code was created: what an account received before
 * this site had its keys is none of its business. A mandate counts, because its charge precedes its
 * transaction.
 */
async function firstStartAt({ isTest, keyId }: GatewayAccount): Promise<Date | null> {
  const testMode: Where = { testMode: { equals: isTest } }
  const ordered: Where = { and: [testMode, { orderId: { exists: true } }] }
  const firsts = await Promise.all([
    findFirst(slugs.transactions, ordered, 'createdAt'),
    findFirst(slugs.subscriptions, testMode, 'createdAt'),
    findFirst(slugs.qrCodes, { keyId: { equals: keyId } }, 'createdAt'),
  ])
  const moments = firsts.flatMap((first) => (first ? [Date.parse(first.createdAt)] : []))
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { ReconcileDto } from '@/domain/donation'
import { ABANDONED_AFTER_MS, type GatewayPayment } from '@/domain/payment-attempt'
import { onStop } from '@/lib/stop-hooks'
import { logError, logInfo } from '../log'
import { sendWaitingMails } from '../mail/outbox'
import { oneAtATime } from '../one-at-a-time'
import { getPayloadClient } from '../payload-client'
import { changeAttempt, findAttempt, nextCheckAt } from './attempts'
import { bookDonation } from './book-donation'
import { findGateway, type PaymentGateway } from './gateway-settings'
import { correctRefund, settlePayment } from './settle'
import { importDueSettlements } from './settlements'
import { processOpenEvents } from './webhook'

/** Issue 6: every 15 minutes, and on demand. */
const EVERY_MS = 15 * 60 * 1000
/** A restart first serves its visitors. */
const FIRST_AFTER_MS = 20 * 1000
/** Transactions looked at in one go; the rest follows in the next. */
const BATCH = 200

/**
 * Brings our books in line with the gateway's: works on events that were left, asks about attempts
 * that no event told of, and finishes what a crash left half done.
 * @param options.isAll asks about every attempt that may still change, not only those that are due.
 */
export function reconcile(
  now = new Date(),
  { isAll = false }: { isAll?: boolean } = {},
): Promise<ReconcileDto> {
  return oneAtATime('reconcile', async () => {
    const events = await processOpenEvents()
    const counts = await askAboutDue(now, isAll)
    await bookUnbooked()
    await sendWaitingMails(now)
    await importDueSettlements(now, { isForced: isAll })
    return { events, ...counts }
  })
}

/**
 * Asks the gateway about one attempt, unless it is settled.
 * @returns the transaction as it is then.
 * @throws GatewayError where there is no answer.
 */
export async function checkAttempt(
  attempt: Transaction,
  { gateway, isTest }: PaymentGateway,
): Promise<Transaction> {
  // Other keys know nothing of it.
  if (!attempt.orderId || attempt.testMode !== isTest) return attempt
  const payments = await gateway.paymentsOfOrder(attempt.orderId)
  for (const payment of payments.toSorted(moneyFirst)) {
    const settled = await settlePayment(payment)
    const isLower =
      settled?.paymentId === payment.id && payment.refundedPaise < (settled.refundedPaise ?? 0)
    // A refund failed, and no event told.
    if (isLower) await correctRefund(payment.id, () => gateway.fetchPayment(payment.id))
  }
  return (await findAttempt({ id: { equals: attempt.id } })) ?? attempt
}

/** Reconciles every 15 minutes until the process stops. */
export function startReconcileTimer(): void {
  const first = setTimeout(run, FIRST_AFTER_MS)
  const timer = setInterval(run, EVERY_MS)
  for (const each of [first, timer]) each.unref()
  onStop(() => {
    clearTimeout(first)
    clearInterval(timer)
  })
}

async function run(): Promise<void> {
  try {
    const { changed, unanswered } = await reconcile()
    if (changed + unanswered > 0) logInfo('payments reconciled', { changed, unanswered })
  } catch (error) {
    logError('The reconciliation of payments failed', error)
  }
}

async function askAboutDue(now: Date, isAll: boolean): Promise<Omit<ReconcileDto, 'events'>> {
  const found = await findGateway()
  const counts = { asked: 0, changed: 0, unanswered: 0, hasGateway: found !== null }
  if (!found) return counts
  for (const attempt of await dueAttempts(found.isTest, isAll ? null : now)) {
    counts.asked += 1
    try {
      const checked = await checkAttempt(attempt, found)
      const after = await giveUp(checked, now)
      if (after.status !== attempt.status) counts.changed += 1
    } catch (error) {
      counts.unanswered += 1
      logError('The gateway did not answer about a payment', error)
      // Down for one is down for all: the rest is asked next time.
      if (counts.unanswered >= 3) return counts
    }
  }
  return counts
}

/** @param now null for all that may still change. */
async function dueAttempts(isTest: boolean, now: Date | null): Promise<Transaction[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.transactions,
    where: {
      and: [
        {
          nextCheckAt: now ? { less_than_equal: now.toISOString() } : { exists: true },
        },
        { testMode: { equals: isTest } },
        { orderId: { exists: true } },
      ],
    },
    sort: 'nextCheckAt',
    depth: 0,
    limit: BATCH,
    pagination: false,
    overrideAccess: true,
  })
  return docs
}

/** Sets the next question, and calls an attempt failed that nobody has paid within a day. */
async function giveUp(attempt: Transaction, now: Date): Promise<Transaction> {
  const ageMs = now.getTime() - Date.parse(attempt.createdAt)
  const isAbandoned = attempt.status === 'pending' && ageMs > ABANDONED_AFTER_MS
  const status = isAbandoned ? 'failed' : attempt.status
  const changed = await changeAttempt(attempt, {
    status,
    ...(isAbandoned && { failure: 'Nobody paid within a day' }),
    nextCheckAt: nextCheckAt(attempt, status),
  })
  return changed ?? attempt
}

async function bookUnbooked(): Promise<void> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.transactions,
    where: { isBooked: { equals: false } },
    sort: 'createdAt',
    depth: 0,
    limit: BATCH,
    pagination: false,
    overrideAccess: true,
  })
  for (const attempt of docs) {
    await bookDonation(attempt).catch((error: unknown) =>
      logError('A donation could not be booked', error),
    )
  }
}

/** An attempt is not called failed first where the same answer says that it was paid. */
function moneyFirst(a: GatewayPayment, b: GatewayPayment): number {
  return Number(b.isCaptured) - Number(a.isCaptured)
}

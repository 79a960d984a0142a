import type { Where } from 'payload'
import type { Transaction } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { MINUTE_MS } from '@/domain/durations'
import { CLAIM_GATEWAY } from '@/domain/gateways'
import {
  ABANDONED_AFTER_MS,
  type GatewayPayment,
  retryLookupAfterMs,
} from '@/domain/payment-attempt'
import type { ReconcileDto } from '@/domain/responses/attention'
import { repeat } from '../background'
import { findAll } from '../documents/records'
import { finishGifts } from '../donations/gifts'
import { logError, logInfo } from '../log'
import { sendMailsSoon } from '../mail/outbox'
import { reconcileMandates } from '../monthly-gifts/follow'
import { sendReminders } from '../monthly-gifts/pledges'
import { checkMandates } from '../monthly-gifts/ways'
import { finishReceipts } from '../receipts/follow'
import { importDueSettlements } from '../settlements/fetch-settlements'
import { settleOpenRefunds } from '../transactions/refunds'
import { sendDueCards } from '../tribute-cards/service'
import { mailUpdates } from '../updates/mailings'
import { withLock } from '../with-lock'
import { changeAttempt, nextCheckAt, noteOnAttempt, rereadAttempt } from './attempts'
import { followDispute } from './disputes'
import { followUp } from './follow-up'
import { type GatewayError, isGatewayError, isRefusal } from './gateway/gateway'
import { findGateway, type GatewayAccount } from './gateway/gateway-settings'
import { settlePayment } from './settle'
import { sweepGateway } from './sweep'
import { processOpenEvents } from './webhook'

const EVERY_MS = 15 * MINUTE_MS
/** After a restart, visitors come first. */
const FIRST_AFTER_MS = 20 * 1000
/** Transactions per run; the rest follows in the next. */
const BATCH = 200
const MAX_PROBLEM_LENGTH = 300

/**
 * Brings our ledger in line with the gateway's: processes leftover events, settles refunds with an
 * unknown outcome, asks about attempts that no event reported, walks the gateway's own lists, and
 * finishes what a crash interrupted. A part that fails holds up no other: without usable keys,
 * reminders and receipts still go out.
 * @param options.isAll asks about every attempt that may still change, not only those that are due.
 * @throws the first error, once the other parts are done.
 */
export function reconcile(
  now = new Date(),
  { isAll = false }: { isAll?: boolean } = {},
): Promise<ReconcileDto> {
  return withLock('reconcile', async () => {
    const failures: unknown[] = []
    const noted = <Result>(part: Promise<Result>): Promise<Result | undefined> =>
      part.catch((error: unknown) => {
        failures.push(error)
        return undefined
      })
    const events = await noted(processOpenEvents())
    const refunds = await noted(settleOpenRefunds(now, { isAll }))
    await noted(finishGifts(now))
    await noted(finishReceipts())
    const asked = await noted(askAboutDue(now, { isAll }))
    await noted(failUnordered(now))
    const followed = await noted(reconcileMandates(now, { isAll }))
    await noted(checkMandates())
    const swept = await noted(sweepGateway())
    await noted(finishUnfinished())
    await noted(importDueSettlements(notLaterThanNow(now), { isForced: isAll }))
    await noted(sendReminders(notLaterThanNow(now)))
    await noted(sendDueCards(notLaterThanNow(now)))
    await noted(mailUpdates())
    // Not awaited, in case the mail server does not respond. Includes mails queued in this run.
    sendMailsSoon(notEarlierThanNow(now))
    if (failures.length > 0 || !asked || !followed || !swept) throw failures[0]
    const unanswered = asked.unanswered + followed.unanswered + swept.unanswered
    const found = (refunds ?? 0) + swept.found
    return { ...asked, ...swept, found, unanswered, events: events ?? 0 }
  })
}

/**
 * Asks the gateway about one attempt, unless it is settled.
 * @returns the transaction as it is now.
 * @throws GatewayError if the gateway does not say.
 */
export async function checkAttempt(
  attempt: Transaction,
  account: GatewayAccount,
): Promise<Transaction> {
  // Keys of the other mode know nothing about it.
  if ((attempt.testMode ?? false) !== account.isTest) return attempt
  for (const paymentId of await paymentIdsOf(attempt, account)) {
    await settlePayment(paymentId, account)
  }
  return rereadAttempt(attempt)
}

/** Returns the payments of its order; without an order of this site, its own payment. */
async function paymentIdsOf(
  { orderId, paymentId }: Transaction,
  { gateway }: GatewayAccount,
): Promise<string[]> {
  if (!orderId) return paymentId ? [paymentId] : []
  const payments = await gateway.paymentsOfOrder(orderId)
  return payments.toSorted(moneyFirst).map(({ id }) => id)
}

/** Reconciles every 15 minutes until the process stops. */
export function startReconcileTimer(): void {
  repeat(reconcileAndLog, {
    name: 'payments',
    everyMs: EVERY_MS,
    firstAfterMs: FIRST_AFTER_MS,
    label: 'The reconciliation of payments failed',
  })
}

async function reconcileAndLog(): Promise<void> {
  const { changed, found, differences, unanswered } = await reconcile()
  if (changed + found + differences + unanswered > 0) {
    logInfo('Payments were reconciled', { changed, found, differences, unanswered })
  }
}

async function askAboutDue(now: Date, { isAll }: { isAll: boolean }) {
  const account = await findGateway()
  const counts = { asked: 0, changed: 0, unanswered: 0, hasGateway: account !== null }
  if (!account) return counts
  for (const attempt of await dueAttempts(account.isTest, isAll ? null : now)) {
    counts.asked += 1
    try {
      const checked = await checkAttempt(attempt, account)
      const after = await planNextCheck(checked, now)
      if (after.status !== attempt.status) counts.changed += 1
    } catch (error) {
      counts.unanswered += 1
      if (!isGatewayError(error)) {
        logError('An attempt could not be checked', error)
        continue
      }
      // An attempt that cannot be looked up must not delay the others, in this run or the next.
      await noteFailedLookup(attempt, error)
      if (!isRefusal(error) && !(await isReachable(account))) return counts
    }
  }
  return counts
}

/** Whether the gateway works at all, or only this one request failed. */
async function isReachable({ gateway }: GatewayAccount): Promise<boolean> {
  try {
    await gateway.check()
    return true
  } catch (error) {
    logError('The gateway cannot be reached', error)
    return false
  }
}

/** Schedules a retry; an admin is told of an order that the gateway does not know. */
async function noteFailedLookup(attempt: Transaction, error: GatewayError): Promise<void> {
  const isRefused = isRefusal(error)
  const current = await rereadAttempt(attempt)
  const lookupFailures = (current.lookupFailures ?? 0) + 1
  const retryAt = new Date(Date.now() + retryLookupAfterMs(lookupFailures)).toISOString()
  // An order unknown to these keys is given up eventually; without a response, never.
  const isGivenUp = isRefused && nextCheckAt(current, current.status) === null
  await noteOnAttempt(current, {
    lookupFailures,
    nextCheckAt: isGivenUp ? null : retryAt,
    ...(isRefused && { lookupProblem: error.message.slice(0, MAX_PROBLEM_LENGTH) }),
  })
}

/**
 * Finds the newest due attempts, whose donors are waiting, and the most overdue ones: after an
 * update thousands of old payments may be due at once, and a busy day must not starve them.
 * @param now null for all that may still change.
 */
async function dueAttempts(isTest: boolean, now: Date | null): Promise<Transaction[]> {
  const where: Where = {
    and: [
      { nextCheckAt: now ? { less_than_equal: now.toISOString() } : { exists: true } },
      { testMode: { equals: isTest } },
      // A claim has neither: nobody can be asked about it.
      { or: [{ orderId: { exists: true } }, { paymentId: { exists: true } }] },
    ],
  }
  const due = { collection: slugs.transactions, where, limit: BATCH / 2 } as const
  const newest = await findAll({ ...due, sort: '-createdAt' })
  const overdue = await findAll({ ...due, sort: 'nextCheckAt' })
  return [...new Map([...newest, ...overdue].map((attempt) => [attempt.id, attempt])).values()]
}

/**
 * Marks attempts as failed whose order the gateway has not confirmed within a day: nobody can pay
 * them, and only the data of failed attempts are deleted after a while.
 */
async function failUnordered(now: Date): Promise<void> {
  const before = new Date(now.getTime() - ABANDONED_AFTER_MS).toISOString()
  const unordered = await findAll({
    collection: slugs.transactions,
    where: {
      and: [
        { status: { equals: 'pending' } },
        { gateway: { not_equals: CLAIM_GATEWAY } },
        { orderId: { exists: false } },
        { paymentId: { exists: false } },
        { createdAt: { less_than: before } },
      ],
    },
    sort: 'createdAt',
    limit: BATCH,
  })
  for (const attempt of unordered) {
    const failed = await changeAttempt(attempt, ABANDONED, { action: 'failed' })
    if (failed) await followUp(failed)
  }
}

const ABANDONED = { status: 'failed', failure: 'Nobody paid within a day' } as const

/** Schedules the next check, and marks an attempt as failed that nobody has paid within a day. */
async function planNextCheck(attempt: Transaction, now: Date): Promise<Transaction> {
  const ageMs = now.getTime() - Date.parse(attempt.createdAt)
  if (attempt.status === 'pending' && ageMs > ABANDONED_AFTER_MS) {
    const failed = await changeAttempt(attempt, ABANDONED, { action: 'failed' })
    if (failed) return planNextCheck(await followUp(failed), now)
  }
  const planned = await noteOnAttempt(attempt, {
    nextCheckAt: nextCheckAt(attempt, attempt.status),
    lookupFailures: 0,
    lookupProblem: null,
  })
  return planned ?? attempt
}

async function finishUnfinished(): Promise<void> {
  const unbooked = { where: { isBooked: { equals: false } }, sort: 'createdAt', limit: BATCH }
  for (const attempt of await findAll({ collection: slugs.transactions, ...unbooked })) {
    await followUp(attempt).catch((error: unknown) =>
      logError('A donation could not be recorded', error),
    )
  }
  const account = await findGateway()
  if (!account) return
  for (const dispute of await findAll({ collection: slugs.disputes, ...unbooked })) {
    await followDispute(dispute, account).catch((error: unknown) =>
      logError('A dispute could not be settled', error),
    )
  }
}

/** A caller may pass a future time to see what is due then; this caps it at now. */
function notLaterThanNow(moment: Date): Date {
  return new Date(Math.min(moment.getTime(), Date.now()))
}

function notEarlierThanNow(moment: Date): Date {
  return new Date(Math.max(moment.getTime(), Date.now()))
}

/**
 * Sorts captured payments first, so that an attempt that was paid is not marked as failed before.
 */
function moneyFirst(a: GatewayPayment, b: GatewayPayment): number {
  return Number(b.isCaptured) - Number(a.isCaptured)
}

import type { Where } from 'payload'
import type { Subscription } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { DAY_MS } from '@/domain/durations'
import {
  applySubscription,
  isAuthorised,
  isOver,
  type MandateNotice,
  mandateStatuses,
} from '@/domain/monthly-gift'
import { retryLookupAfterMs } from '@/domain/payment-attempt'
import { latestStored } from '../clock-ahead'
import { findAll } from '../documents/records'
import { untilWritten } from '../documents/until-written'
import { logError } from '../log'
import { causedByGateway } from '../payments/attempts'
import { isRefusal } from '../payments/gateway/gateway'
import { findGateway, type GatewayAccount } from '../payments/gateway/gateway-settings'
import { settlePayment } from '../payments/settle'
import { findBySubscription } from './charges'
import {
  bookMandate,
  changeMandate,
  findMandate,
  findMandates,
  nextMandateCheckAt,
  noteOnMandate,
  rereadMandate,
  toMandate,
} from './mandates'

/** Mandates per run; the rest follows in the next. */
const BATCH = 200
const MAX_PROBLEM_LENGTH = 300

/**
 * Brings a mandate in line with the gateway's subscription and its charges in line with the bills,
 * and carries out whatever we still want done. The single entry point for checkout, events, the
 * donor's page and the reconciler. The subscription is fetched after our own state was read; of an
 * event only the id is trusted.
 * @returns the mandate as it is now.
 * @throws GatewayError if the gateway does not say.
 */
export async function followMandate(id: string, account: GatewayAccount): Promise<Subscription> {
  const followed = await mirror(id, account)
  // First what ends: a bill that cannot be settled yet must not let the gateway charge again.
  if (followed.replaces && isAuthorised(followed.status)) await endReplaced(followed, account)
  const isToEnd = followed.cancelRequestedAt && !isOver(followed.status)
  const current = isToEnd ? await carryOutEnd(followed, account) : followed
  await settleBills(current, account)
  return current
}

/** Like `followMandate`, for the mandate behind a subscription; null if we have no such mandate. */
export async function followSubscription(
  subscriptionId: string,
  account: GatewayAccount,
): Promise<Subscription | null> {
  const own = await findBySubscription(subscriptionId, account)
  return own && followMandate(own.id, account)
}

/**
 * Requests the end of a mandate, and makes the gateway end it. The request is stored first, because
 * the gateway does not know of it and its response may be lost; the reconciler carries out what is
 * left.
 * @returns the mandate; its status, which comes from the gateway, tells whether it has ended.
 * @throws GatewayError if the gateway cannot say yet.
 */
export async function endMandate(
  own: Subscription,
  reason: NonNullable<Subscription['cancelReason']>,
  account: GatewayAccount,
): Promise<Subscription> {
  let current = own
  await untilWritten('store that a monthly gift is to end', async () => {
    if (isOver(current.status) || current.cancelRequestedAt) return current
    const wanted = await changeMandate(
      current,
      {
        cancelRequestedAt: new Date().toISOString(),
        cancelReason: reason,
        nextCheckAt: new Date().toISOString(),
      },
      { action: 'cancel-requested' },
    )
    if (wanted) return bookMandate(wanted)
    current = await rereadMandate(current)
    return undefined
  })
  return followMandate(own.id, account)
}

/**
 * Asks about the mandates that are due, and finishes what a crash interrupted.
 * @param options.isAll asks about every mandate that may still change.
 */
export async function reconcileMandates(
  now: Date,
  { isAll }: { isAll: boolean },
): Promise<{ unanswered: number }> {
  const unbooked = { where: { isBooked: { equals: false } }, sort: 'createdAt', limit: BATCH }
  for (const gift of await findAll({ collection: slugs.subscriptions, ...unbooked })) {
    await bookMandate(gift).catch((error: unknown) =>
      logError('A monthly gift could not be recorded', error),
    )
  }
  const account = await findGateway()
  const counts = { unanswered: 0 }
  if (!account) return counts
  // No check is scheduled that late: the clock was ahead when the time was set.
  const tooLate = latestStored(new Date(now.getTime() + DAY_MS))
  const isDue: Where = {
    or: [
      { nextCheckAt: { less_than_equal: now.toISOString() } },
      { nextCheckAt: { greater_than: tooLate.toISOString() } },
    ],
  }
  const due = await findAll({
    collection: slugs.subscriptions,
    where: {
      and: [
        isAll ? { nextCheckAt: { exists: true } } : isDue,
        { testMode: { equals: account.isTest } },
      ],
    },
    // The most overdue first, so that none waits forever.
    sort: 'nextCheckAt',
    limit: BATCH,
  })
  for (const gift of due) {
    try {
      const followed = gift.subscriptionId
        ? await followMandate(gift.id, account)
        : await adopt(gift, account, now)
      await noteOnMandate(followed, {
        nextCheckAt: nextMandateCheckAt(followed, now),
        lookupFailures: 0,
        lookupProblem: null,
      })
    } catch (error) {
      counts.unanswered += 1
      logError('A monthly gift could not be checked', error)
      await noteFailedCheck(gift, error)
    }
  }
  return counts
}

async function mirror(id: string, account: GatewayAccount): Promise<Subscription> {
  return untilWritten('follow a monthly gift', async () => {
    const own = await findMandate({ id: { equals: id } })
    if (!own?.subscriptionId) throw new Error('A monthly gift without a subscription')
    const remote = await account.gateway.fetchSubscription(own.subscriptionId)
    const change = applySubscription(toMandate(own), remote)
    const next = change
      ? await changeMandate(
          own,
          {
            ...change.data,
            ...(isFailure(change.notice) && { failedAt: new Date().toISOString() }),
            nextCheckAt: nextMandateCheckAt({ ...own, ...change.data }),
          },
          { ...causedByGateway('changed'), notice: change.notice },
        )
      : own
    return next ? bookMandate(next) : undefined
  })
}

function isFailure(notice: MandateNotice | null): boolean {
  return notice === 'charge-failed' || notice === 'charges-stopped'
}

/** Every paid bill is a gift, even if no event reported it. */
async function settleBills(gift: Subscription, account: GatewayAccount): Promise<void> {
  if (!gift.subscriptionId || !gift.paidCount) return
  const settled = await findAll({
    collection: slugs.transactions,
    where: { monthlyGift: { equals: gift.number } },
  })
  const known = new Set(settled.map(({ paymentId }) => paymentId))
  for (const { paymentId, isPaid } of await account.gateway.invoicesOf(gift.subscriptionId)) {
    if (isPaid && paymentId && !known.has(paymentId)) await settlePayment(paymentId, account)
  }
}

/**
 * Ends the mandates that this one replaces, once it is authorised: a changed amount is a new mandate. An
 * earlier one that the gateway refuses (it may belong to another account) is listed for an admin,
 * and does not block the new one.
 */
async function endReplaced(gift: Subscription, account: GatewayAccount): Promise<void> {
  const others = await findMandates({
    and: [
      {
        or: [
          { number: { equals: gift.replaces } },
          // Changed twice: the newer one counts.
          {
            and: [
              { replaces: { equals: gift.replaces } },
              { createdAt: { less_than: gift.createdAt } },
            ],
          },
        ],
      },
      { status: { not_in: mandateStatuses.filter(isOver) } },
      // Others have been set aside by an admin.
      { nextCheckAt: { exists: true } },
    ],
  })
  for (const other of others) {
    if (!other.subscriptionId) continue
    try {
      await endMandate(other, 'changed', account)
    } catch (error) {
      if (!isRefusal(error)) throw error
      logError('A replaced monthly gift could not be ended', error)
      await noteFailedCheck(other, error)
    }
  }
}

async function carryOutEnd(gift: Subscription, account: GatewayAccount): Promise<Subscription> {
  if (!gift.subscriptionId) return gift
  try {
    await account.gateway.cancelSubscription(gift.subscriptionId)
  } catch (error) {
    // It may have ended by itself in the meantime: `mirror` will tell.
    if (!isRefusal(error)) throw error
    logError('A subscription could not be cancelled', error)
  }
  return mirror(gift.id, account)
}

/** Adopts a subscription whose creation response was lost: its notes have our number. */
async function adopt(
  gift: Subscription,
  account: GatewayAccount,
  now: Date,
): Promise<Subscription> {
  const { planId, number } = gift
  const found = planId ? await account.gateway.findSubscription({ planId, number }) : null
  if (found) {
    const adopted = await noteOnMandate(gift, { subscriptionId: found.id })
    return adopted ? followMandate(adopted.id, account) : gift
  }
  const isNew = now.getTime() - Date.parse(gift.createdAt) < DAY_MS
  if (isNew || isOver(gift.status)) return gift
  const data = { status: 'expired', endedAt: now.toISOString() } as const
  const expired = await changeMandate(gift, data, { action: 'changed' })
  return expired ? bookMandate(expired) : gift
}

async function noteFailedCheck(gift: Subscription, error: unknown): Promise<void> {
  const current = await rereadMandate(gift)
  const lookupFailures = (current.lookupFailures ?? 0) + 1
  const retryAt = new Date(Date.now() + retryLookupAfterMs(lookupFailures)).toISOString()
  // One unknown to these keys is given up once it has been over for long; without a response, never.
  const isGivenUp = isRefusal(error) && nextMandateCheckAt(current) === null
  await noteOnMandate(current, {
    lookupFailures,
    nextCheckAt: isGivenUp ? null : retryAt,
    ...(isRefusal(error) && { lookupProblem: error.message.slice(0, MAX_PROBLEM_LENGTH) }),
  })
}

import { randomUUID } from 'node:crypto'
import type { Pledge, Subscription } from '@/cms/payload-types'
import { messages } from '@/domain/messages'
import { isGiven, isOver, planTakeover } from '@/domain/monthly-gift'
import type {
  MandateStartDto,
  MonthlyGiftDto,
  MyGiftDto,
  MyPledgeDto,
} from '@/domain/responses/monthly-gift'
import { storedLocale } from '@/lib/locale'
import { fromPaise, toPaise } from '@/lib/money'
import { ApiError } from '../http/api-error'
import { logError } from '../log'
import { isGatewayError } from '../payments/gateway/gateway'
import { findGateway, type PaymentGateway } from '../payments/gateway/gateway-settings'
import { toGivenFor } from '../purposes/given-for'
import { endMandate, followMandate } from './follow'
import { manageKey, managePath, readManageKey } from './manage-link'
import { findMandate, findMandates, toMandate } from './mandates'
import { changePledge, requirePledge, skipReminder, stopPledge } from './pledges'
import { startMonthlyGift } from './start'

// What a donor does with the link in a mail. Looking changes nothing: mail scanners open links.

/**
 * The monthly gift behind a link, as the gateway tells it where it does.
 * @throws ApiError 404 if the link is not valid.
 */
export async function getMyGift(key: string): Promise<MyGiftDto> {
  const { kind, number } = readManageKey(key)
  if (kind === 'pledge') return toMyPledgeDto(await requirePledge(number))
  const gift = await askAbout(await requireMandate(number))
  const known = await findReplaced(gift)
  const replaced = known && (await askAbout(known))
  if (!replaced || !isGiven(replaced.status)) return toMonthlyGiftDto(gift)
  if (isOver(gift.status)) return toMonthlyGiftDto(replaced)
  return { ...toMonthlyGiftDto(gift), replaced: toReplacedDto(replaced) }
}

/** A mandate as the gateway tells it, where it does. */
async function askAbout(gift: Subscription): Promise<Subscription> {
  const account = await accountOf(gift)
  if (!account || isOver(gift.status)) return gift
  try {
    return await followMandate(gift.id, account)
  } catch (error) {
    if (!isGatewayError(error)) throw error
    logError('The gateway did not answer about a monthly gift', error)
    return gift
  }
}

/**
 * Ends a mandate, or the reminders of a pledge. With a mandate that was to take the place of another and
 * is not given yet, the other one ends as well: nothing more is collected.
 * @returns what it is then. A mandate has ended only where its status says so: until the gateway
 * does, `isEnding` does.
 */
export async function stopMyGift(key: string): Promise<MyGiftDto> {
  const { kind, number } = readManageKey(key)
  if (kind === 'pledge') return toMyPledgeDto(await stopPledge(number))
  const gift = await requireMandate(number)
  const replaced = await findReplaced(gift)
  // The one that charges first: a crash between the two leaves what collects nothing.
  const before = replaced && (await endAndTell(replaced, 'donor'))
  const ended = await endAndTell(gift, 'donor')
  return before && isOver(ended.status) && !isOver(before.status) ? before : ended
}

/**
 * As `stopMyGift`, by an admin, of a mandate.
 * @throws ApiError 409 where it was given with keys of the other mode, 503 where it cannot be reached.
 */
export async function endAndTell(
  gift: Subscription,
  reason: 'donor' | 'admin',
): Promise<MonthlyGiftDto> {
  const account = await requireAccountOf(gift)
  try {
    return toMonthlyGiftDto(await endMandate(gift, reason, account))
  } catch (error) {
    if (!isGatewayError(error)) throw error
    // The wish is stored, and carried out as soon as the gateway can be reached.
    logError('A monthly gift is not cancelled yet', error)
    return toMonthlyGiftDto((await findMandate({ id: { equals: gift.id } })) ?? gift)
  }
}

/**
 * Changes the amount of a mandate: a new one, which the donor authorises, and which ends the old one
 * once it is given. It begins when the old one would have been charged next, or before that, so that
 * no month is paid twice.
 * @param amount in rupees.
 * @throws ApiError 409 where it is over or not given, its next charge is too near, the amount is the
 * same, or it was given with keys of the other mode; as `startMonthlyGift`.
 */
export async function changeMyMandate(key: string, amount: number): Promise<MandateStartDto> {
  const { kind, number } = readManageKey(key)
  if (kind !== 'mandate') throw new ApiError(404, messages.notFound)
  const known = await requireMandate(number)
  await requireAccountOf(known)
  const gift = await askAbout(known)
  const isOpen = isGiven(gift.status) && !gift.cancelRequestedAt
  if (!isOpen || toPaise(amount) === gift.amountPaise) {
    throw new ApiError(409, messages.changedMeanwhile)
  }
  const takeover = planTakeover(toMandate(gift), new Date())
  if (!takeover) throw new ApiError(409, messages.chargeNear)
  const { donorName, email, phone, message, address, panNumber } = gift
  const { updatesAgreedAt, updatesWords, noticeVersion, noticeAt } = gift
  return startMonthlyGift(
    {
      attemptId: randomUUID(),
      amount,
      donorName,
      isIndianCitizen: true,
      email: email ?? '',
      phone: phone ?? '',
      message: message ?? undefined,
      address: address ?? undefined,
      panNumber: panNumber ?? undefined,
      wantsTaxReceipt: Boolean(panNumber),
    },
    storedLocale(gift),
    {
      replaces: gift.number,
      takeover,
      givenFor: toGivenFor(gift),
      agreement: { updatesAgreedAt, updatesWords, noticeVersion, noticeAt },
    },
  )
}

/** Changes the amount of a pledge, in rupees. */
export async function changeMyPledge(key: string, amount: number): Promise<MyPledgeDto> {
  return toMyPledgeDto(await changePledge(pledgeNumber(key), amount))
}

/** Leaves out the reminder that comes next. @param seen when that is, as the page showed it. */
export async function skipMyReminder(key: string, seen: string): Promise<MyPledgeDto> {
  return toMyPledgeDto(await skipReminder(pledgeNumber(key), seen))
}

/** A mandate as its donor sees it. */
export function toMonthlyGiftDto(gift: Subscription): MonthlyGiftDto {
  return {
    kind: 'mandate',
    status: gift.status,
    amount: fromPaise(gift.amountPaise),
    purpose: gift.purpose ?? undefined,
    nextChargeAt: isOver(gift.status) ? undefined : (gift.chargeAt ?? undefined),
    isEnding: Boolean(gift.cancelRequestedAt) && !isOver(gift.status),
    isChargeNear: planTakeover(toMandate(gift), new Date()) === null,
    mendUrl: isOver(gift.status) ? undefined : (gift.hostedUrl ?? undefined),
    testMode: gift.testMode ?? false,
  }
}

function toReplacedDto({ amountPaise, number }: Subscription): MonthlyGiftDto['replaced'] {
  return { amount: fromPaise(amountPaise), path: managePath(manageKey('mandate', number)) }
}

function toMyPledgeDto(pledge: Pledge): MyPledgeDto {
  return {
    kind: 'pledge',
    status: pledge.status,
    amount: fromPaise(pledge.amountPaise),
    purpose: pledge.purpose ?? undefined,
    nextReminderAt: pledge.status === 'active' ? (pledge.nextReminderAt ?? undefined) : undefined,
  }
}

function pledgeNumber(key: string): string {
  const { kind, number } = readManageKey(key)
  if (kind !== 'pledge') throw new ApiError(404, messages.notFound)
  return number
}

/**
 * The mandate of a link: where the amount was changed since its mail, the one that charges now. So it is
 * where the link is that of a change which was never given.
 */
async function requireMandate(number: string): Promise<Subscription> {
  const gift = await findMandate({ number: { equals: number } })
  if (!gift) throw new ApiError(404, messages.notFound)
  const successor = await findSuccessor(gift)
  if (successor) return successor
  return (isOver(gift.status) && (await findReplaced(gift))) || gift
}

/** The mandate that charges until this one is given; null where this one is, or replaces none. */
async function findReplaced(gift: Subscription): Promise<Subscription | null> {
  if (!gift.replaces || isGiven(gift.status)) return null
  const replaced = await findMandate({ number: { equals: gift.replaces } })
  const charging = replaced && ((await findSuccessor(replaced)) ?? replaced)
  // An admin has set aside what is never asked about again.
  return charging?.nextCheckAt && isGiven(charging.status) ? charging : null
}

/** The newest mandate that was given in place of this one, or of one that took its place. */
async function findSuccessor(gift: Subscription): Promise<Subscription | null> {
  let newest: Subscription | null = null
  let replaced = [gift.number]
  while (replaced.length > 0) {
    const next = await findMandates({ replaces: { in: replaced } })
    newest = next.findLast(({ status }) => isGiven(status)) ?? newest
    replaced = next.map(({ number }) => number)
  }
  return newest
}

/** The gateway with the keys that the mandate was made with, as far as they are still entered. */
async function accountOf(gift: Subscription): Promise<PaymentGateway | null> {
  const account = gift.subscriptionId ? await findGateway() : null
  return account && account.isTest === (gift.testMode ?? false) ? account : null
}

/** As `accountOf`. Other keys cannot reach a mandate: nothing is promised then. */
async function requireAccountOf(gift: Subscription): Promise<PaymentGateway> {
  const account = await accountOf(gift)
  if (account) return account
  const entered = await findGateway()
  const isOtherMode = entered !== null && entered.isTest !== (gift.testMode ?? false)
  if (isOtherMode) throw new ApiError(409, messages.mandateOfOtherMode)
  throw new ApiError(503, messages.paymentNotConfirmed)
}

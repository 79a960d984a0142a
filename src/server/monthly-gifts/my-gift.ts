import type { Pledge, Subscription } from '@/cms/payload-types'
import { messages } from '@/domain/messages'
import { isAuthorised, isOver, nextChargeOf, planTakeover } from '@/domain/monthly-gift'
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
import { findGateway, type GatewayAccount } from '../payments/gateway/gateway-settings'
import { toGivenFor } from '../purposes/given-for'
import { endMandate, followMandate } from './follow'
import { manageKey, managePath, readManageKey } from './manage-link'
import { findMandate, findMandates, rereadMandate, toMandate } from './mandates'
import { changePledge, requirePledge, skipReminder, stopPledge } from './pledges'
import { startMonthlyGift } from './start'

// What a donor does with the link in a mail. Reading changes nothing: mail scanners open links.

/**
 * Returns the monthly gift behind a link, up to date with the gateway if it answers.
 * @throws ApiError 404 if the link is not valid.
 */
export async function getMyGift(key: string): Promise<MyGiftDto> {
  const { kind, number } = readManageKey(key)
  if (kind === 'pledge') return toMyPledgeDto(await requirePledge(number))
  const gift = await askAbout(await requireMandate(number))
  const known = await findReplaced(gift)
  const replaced = known && (await askAbout(known))
  if (!replaced || !isAuthorised(replaced.status)) return toMonthlyGiftDto(gift)
  if (isOver(gift.status)) return toMonthlyGiftDto(replaced)
  return { ...toMonthlyGiftDto(gift), replaced: toReplacedDto(replaced) }
}

/**
 * Whether a mandate is authorised, for a donor who has closed the payment window.
 * @throws ApiError 404 if there is no such mandate.
 */
export async function isMandateAuthorised(number: string): Promise<boolean> {
  const gift = await findMandate({ number: { equals: number } })
  if (!gift) throw new ApiError(404, messages.notFound)
  return isAuthorised((await askAbout(gift)).status)
}

/** Returns a mandate, up to date with the gateway if it answers. */
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
 * Ends a mandate, or the reminders of a pledge. If the mandate was to replace another one and is
 * not authorised yet, the other one ends as well: nothing more is collected.
 * @returns its state now. A mandate has ended only if its status says so; until the gateway
 * confirms, `isEnding` is set.
 */
export async function stopMyGift(key: string): Promise<MyGiftDto> {
  const { kind, number } = readManageKey(key)
  if (kind === 'pledge') return toMyPledgeDto(await stopPledge(number))
  const gift = await requireMandate(number)
  const replaced = await findReplaced(gift)
  // First the one that charges: a crash between the two leaves only one that collects nothing.
  const before = replaced && (await requestMandateEnd(replaced, 'donor'))
  const ended = await requestMandateEnd(gift, 'donor')
  return before && isOver(ended.status) && !isOver(before.status) ? before : ended
}

/**
 * Ends a mandate, and changes of it that nobody has authorised: these would otherwise still ask to be. If the
 * gateway does not respond, the request is stored and carried out later.
 * @throws ApiError 409 if it was authorised with keys of the other mode, 503 if it cannot be reached.
 */
export async function requestMandateEnd(
  gift: Subscription,
  reason: 'donor' | 'admin',
): Promise<MonthlyGiftDto> {
  const account = await requireAccountOf(gift)
  const end = async (each: Subscription) => {
    try {
      return await endMandate(each, reason, account)
    } catch (error) {
      if (!isGatewayError(error)) throw error
      logError('A monthly gift could not be cancelled yet', error)
      return rereadMandate(each)
    }
  }
  const ended = await end(gift)
  for (const change of await findOpenChanges(gift)) await end(change)
  return toMonthlyGiftDto(ended)
}

/** Finds the mandates that were to replace this one, or what it replaced, and are not authorised. */
function findOpenChanges({ number, replaces, status, testMode }: Subscription) {
  const replaced = replaces && isAuthorised(status) ? [number, replaces] : [number]
  return findMandates({
    and: [
      { replaces: { in: replaced } },
      { status: { equals: 'created' } },
      { testMode: { equals: testMode ?? false } },
    ],
  })
}

/**
 * Changes the amount of a mandate: starts a new one for the donor to authorise, which ends the old
 * one once it is authorised. It starts on or before the old one's next charge, so no month is paid
 * twice.
 * @param amount in rupees.
 * @throws ApiError 409 if it is over or not authorised, its next charge is too near, the amount is the
 * same, or it was authorised with keys of the other mode; like `startMonthlyGift`.
 */
export async function changeMyMandate(key: string, amount: number): Promise<MandateStartDto> {
  const { kind, number } = readManageKey(key)
  if (kind !== 'mandate') throw new ApiError(404, messages.notFound)
  const known = await requireMandate(number)
  await requireAccountOf(known)
  const gift = await askAbout(known)
  const isOpen = isAuthorised(gift.status) && !gift.cancelRequestedAt
  if (!isOpen || toPaise(amount) === gift.amountPaise) {
    throw new ApiError(409, messages.changedMeanwhile)
  }
  const takeover = planTakeover(toMandate(gift), new Date())
  if (!takeover) throw new ApiError(409, messages.chargeNear)
  const { donorName, email, phone, message, address, panNumber } = gift
  const { citizenDeclaredAt, updatesAgreedAt, updatesWords, noticeVersion, noticeAt } = gift
  return startMonthlyGift(
    {
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
      agreement: { citizenDeclaredAt, updatesAgreedAt, updatesWords, noticeVersion, noticeAt },
    },
  )
}

/** Changes the amount of a pledge, in rupees. */
export async function changeMyPledge(key: string, amount: number): Promise<MyPledgeDto> {
  return toMyPledgeDto(await changePledge(pledgeNumber(key), amount))
}

/**
 * Skips the next reminder.
 * @param seen its time, as shown on the page.
 */
export async function skipMyReminder(key: string, seen: string): Promise<MyPledgeDto> {
  return toMyPledgeDto(await skipReminder(pledgeNumber(key), seen))
}

/** Maps a mandate for its donor. */
export function toMonthlyGiftDto(gift: Subscription): MonthlyGiftDto {
  return {
    kind: 'mandate',
    status: gift.status,
    amount: fromPaise(gift.amountPaise),
    purpose: gift.purpose ?? undefined,
    nextChargeAt: nextChargeOf(gift),
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
 * Returns the mandate of a link. If the amount has been changed since that mail, this is the one
 * that charges now; likewise if the link belongs to a change that was never authorised.
 */
async function requireMandate(number: string): Promise<Subscription> {
  const gift = await findMandate({ number: { equals: number } })
  if (!gift) throw new ApiError(404, messages.notFound)
  const successor = await findSuccessor(gift)
  if (successor) return successor
  return (isOver(gift.status) && (await findReplaced(gift))) || gift
}

/**
 * Returns the mandate that charges until this one is authorised; null if it is, or if it replaces none.
 */
async function findReplaced(gift: Subscription): Promise<Subscription | null> {
  if (!gift.replaces || isAuthorised(gift.status)) return null
  const replaced = await findMandate({ number: { equals: gift.replaces } })
  const charging = replaced && ((await findSuccessor(replaced)) ?? replaced)
  // A mandate without a next check was set aside by an admin.
  return charging?.nextCheckAt && isAuthorised(charging.status) ? charging : null
}

/** Finds the newest authorised mandate among those that replaced this one, directly or indirectly. */
async function findSuccessor(gift: Subscription): Promise<Subscription | null> {
  let newest: Subscription | null = null
  let replaced = [gift.number]
  while (replaced.length > 0) {
    const next = await findMandates({ replaces: { in: replaced } })
    newest = next.findLast(({ status }) => isAuthorised(status)) ?? newest
    replaced = next.map(({ number }) => number)
  }
  return newest
}

/**
 * Returns the gateway with the mode that the mandate was made with, if its keys are still entered.
 */
async function accountOf(gift: Subscription): Promise<GatewayAccount | null> {
  const account = gift.subscriptionId ? await findGateway() : null
  return account && account.isTest === (gift.testMode ?? false) ? account : null
}

/**
 * Like `accountOf`, but throws: other keys cannot reach a mandate, so nothing could be promised.
 */
async function requireAccountOf(gift: Subscription): Promise<GatewayAccount> {
  const account = await accountOf(gift)
  if (account) return account
  const entered = await findGateway()
  const isOtherMode = entered !== null && entered.isTest !== (gift.testMode ?? false)
  if (isOtherMode) throw new ApiError(409, messages.mandateOfOtherMode)
  throw new ApiError(503, messages.paymentNotConfirmed)
}

import type { MonthlyGiftInput } from '@/domain/monthly-gift'
import type { MandateStartDto, MonthlyGiftDto } from '@/domain/responses/monthly-gift'
import { ApiRequestError, apiRequest } from '@/lib/api-client'
import type { Locale } from '@/lib/locale'
import { untilOnline } from '@/lib/until-online'
import { mandateAttempt, pledgeAttempt } from './attempt'
import { forgetBegunGift, rememberBegunGift } from './begun-gift'
import { loadCheckout, openCheckout } from './checkout'
import type { GiveOptions } from './give-online'

/** What the payment window returns after a mandate. */
type MandateResponse = {
  razorpay_payment_id: string
  razorpay_subscription_id: string
  razorpay_signature: string
}

export type MonthlyResult =
  | { kind: 'thanks'; gift?: MonthlyGiftDto }
  /** The window was closed without a mandate. */
  | { kind: 'cancelled' }
  /** The server could not verify the mandate (400). */
  | { kind: 'not-verified' }
  /** Authorised but not yet confirmed: a mail follows once it is. */
  | { kind: 'unconfirmed' }
  /** The gateway account does not support mandates: use `makePledge`. */
  | { kind: 'no-mandates' }

/** Delays before each attempt to verify, in ms: the first charge may take a moment. */
const VERIFY_PAUSES_MS = [0, 1_000, 3_000, 6_000]

/**
 * Starts a monthly gift: mandate, payment window, verification. Retrying with the same details is
 * the same attempt.
 * @throws ApiRequestError if there is no mandate, an AbortError if the server does not respond in time,
 * CheckoutBlockedError if the payment window cannot be loaded.
 */
export async function giveMonthly(
  gift: Omit<MonthlyGiftInput, 'attemptId'>,
  { locale, checkoutScript, foundationName, description, onStage }: GiveOptions,
): Promise<MonthlyResult> {
  onStage('order')
  // The bank may have confirmed it after the window was closed: do not set up a second one.
  const begun = navigator.onLine ? mandateAttempt.begun(gift) : undefined
  if (begun && (await isAuthorised(begun.monthlyGiftId))) return thankFor()
  // In parallel: on a slow connection each of the two takes seconds.
  const script = loadCheckout(checkoutScript)
  script.catch(() => undefined)
  const start = await createMandate(gift, locale)
  if (!start) return { kind: 'no-mandates' }
  const Checkout = await script
  const { monthlyGiftId } = start
  rememberBegunGift({ monthlyGiftId, amount: gift.amount })
  onStage('window')
  const response = await openCheckout<MandateResponse>(Checkout, {
    keyId: start.keyId,
    donor: gift,
    foundationName,
    description,
    locale,
    payment: { subscription_id: start.subscriptionId },
  })
  onStage('verify')
  // A donor who confirmed it in another app and then closed the window gives monthly.
  if (!response) {
    const isConfirmed = await isAuthorised(monthlyGiftId)
    forgetBegunGift()
    return isConfirmed ? thankFor() : { kind: 'cancelled' }
  }
  const result = await verify(response, monthlyGiftId)
  forgetBegunGift()
  mandateAttempt.end()
  return result
}

/** @returns null if the account does not support mandates. */
async function createMandate(
  gift: Omit<MonthlyGiftInput, 'attemptId'>,
  locale: Locale,
): Promise<MandateStartDto | null> {
  try {
    return await mandateAttempt.start(gift, (attemptId, signal) =>
      apiRequest('POST', `/api/monthly-gifts?locale=${locale}`, { ...gift, attemptId }, { signal }),
    )
  } catch (error) {
    if (error instanceof ApiRequestError && error.body?.code === 'no-mandates') return null
    throw error
  }
}

/**
 * Makes a pledge: the donor is reminded to give each month. The first gift is a separate, ordinary
 * donation. Until `pledgeAttempt` ends, another amount updates the same pledge.
 * @throws ApiRequestError, an AbortError if the server does not respond in time.
 */
export async function makePledge(
  pledge: Omit<MonthlyGiftInput, 'attemptId'>,
  locale: Locale,
): Promise<void> {
  await pledgeAttempt.start({ email: pledge.email }, (attemptId, signal) =>
    apiRequest('POST', `/api/pledges?locale=${locale}`, { ...pledge, attemptId }, { signal }),
  )
}

function thankFor(): MonthlyResult {
  mandateAttempt.end()
  return { kind: 'thanks' }
}

/** Whether the bank has confirmed a mandate, as far as the server says. */
export async function isAuthorised(monthlyGiftId: string): Promise<boolean> {
  await untilOnline()
  return apiRequest('GET', `/api/monthly-gifts/${monthlyGiftId}/status`).then(
    (response) => response.isAuthorised,
    () => false,
  )
}

async function verify(response: MandateResponse, monthlyGiftId: string): Promise<MonthlyResult> {
  for (const pause of VERIFY_PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    await untilOnline()
    try {
      const body = { ...response, monthlyGiftId }
      return { kind: 'thanks', gift: await apiRequest('POST', '/api/monthly-gifts/verify', body) }
    } catch (error) {
      if (error instanceof ApiRequestError && error.status === 400) return { kind: 'not-verified' }
    }
  }
  return { kind: 'unconfirmed' }
}

import type { DonationInput } from '@/domain/donation'
import type { PaymentOrderDto, PaymentStatusDto } from '@/domain/responses/payment'
import { ApiRequestError, apiRequest } from '@/lib/api-client'
import type { Locale } from '@/lib/locale'
import { untilOnline } from '@/lib/until-online'
import { orderAttempt } from './attempt'
import { forgetBegunGift, rememberBegunGift } from './begun-gift'
import { isInsideAnotherApp, loadCheckout, openCheckout } from './checkout'

/** What the payment window returns after a payment. */
type PaymentResponse = {
  razorpay_order_id: string
  razorpay_payment_id: string
  razorpay_signature: string
}

/** Stages of an online donation or of a mandate. */
export type GivingStage = 'order' | 'window' | 'verify'

export type GivingResult =
  | { kind: 'thanks'; donationId: string; amount: number }
  /** The window was closed without a payment. */
  | { kind: 'cancelled' }
  /** The server could not verify the payment (400). */
  | { kind: 'not-verified'; donationId: string; paymentId: string }
  /** Paid but not yet confirmed: continue on the status page. */
  | { kind: 'unconfirmed'; donationId: string }

export type GiveOptions = {
  locale: Locale
  /** URL of the gateway's script. */
  checkoutScript: string
  foundationName: string
  /** Description in the payment window. */
  description: string
  /** Called at each stage. */
  onStage: (stage: GivingStage) => void
}

/**
 * Delays before each attempt to find out the outcome, in ms: a phone may lose its connection while switching
 * apps.
 */
const VERIFY_PAUSES_MS = [0, 1_000, 3_000]

/**
 * Makes an online donation: order, payment window, verification (spec section 4).
 * @throws ApiRequestError if no order is created, an AbortError if the server does not respond in
 * time, CheckoutBlockedError if the payment window cannot be loaded.
 */
export async function giveOnline(
  donation: DonationInput,
  { locale, checkoutScript, foundationName, description, onStage }: GiveOptions,
): Promise<GivingResult> {
  onStage('order')
  // The bank may have let a payment through after its window was closed: do not ask for a second one.
  const begun = navigator.onLine ? orderAttempt.begun(donation) : undefined
  const before = begun && (await afterDismissal(begun.donationId, donation.amount))
  if (before && before.kind !== 'cancelled') return before
  // In parallel: on a slow connection each of the two takes seconds.
  const script = loadCheckout(checkoutScript)
  script.catch(() => undefined)
  const order = await createOrder(donation, locale)
  const Checkout = await script

  const { donationId } = order
  rememberBegunGift({ donationId, amount: donation.amount })
  onStage('window')
  const response = await openCheckout<PaymentResponse>(Checkout, {
    keyId: order.keyId,
    donor: donation,
    foundationName,
    description,
    locale,
    payment: paymentOptions(order, locale),
  })
  onStage('verify')
  if (!response) return afterDismissal(donationId, donation.amount)
  const result = await verify(response, donationId, donation.amount)
  if (result.kind !== 'unconfirmed') forgetBegunGift()
  orderAttempt.end()
  return result
}

function createOrder(donation: DonationInput, locale: Locale): Promise<PaymentOrderDto> {
  return orderAttempt.start(donation, (attemptId, signal) =>
    apiRequest(
      'POST',
      `/api/create-order?locale=${locale}`,
      { ...donation, attemptId },
      { signal },
    ),
  )
}

function paymentOptions(
  { amount, currency, orderId, donationId }: PaymentOrderDto,
  locale: Locale,
) {
  return {
    amount,
    currency,
    order_id: orderId,
    ...(isInsideAnotherApp() && {
      callback_url: `${location.origin}/api/razorpay/callback?locale=${locale}&donation=${donationId}`,
      redirect: true,
    }),
  }
}

async function verify(
  response: PaymentResponse,
  donationId: string,
  amount: number,
): Promise<GivingResult> {
  for (const pause of VERIFY_PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    await untilOnline()
    try {
      await apiRequest('POST', '/api/verify-payment', { ...response, donationId })
      return { kind: 'thanks', donationId, amount }
    } catch (error) {
      if (error instanceof ApiRequestError && error.status === 400) {
        return { kind: 'not-verified', donationId, paymentId: response.razorpay_payment_id }
      }
    }
  }
  // The status page would not load.
  await untilOnline()
  return { kind: 'unconfirmed', donationId }
}

/** Checks the status: a donor who paid in another app and then closed the window has paid. */
async function afterDismissal(donationId: string, amount: number): Promise<GivingResult> {
  const status = await askForStatus(donationId)
  if (status === 'pending' || status === 'failed') {
    forgetBegunGift()
    return { kind: 'cancelled' }
  }
  orderAttempt.end()
  if (status !== 'completed') return { kind: 'unconfirmed', donationId }
  forgetBegunGift()
  return { kind: 'thanks', donationId, amount }
}

/** @returns null if the server does not say. */
async function askForStatus(donationId: string): Promise<PaymentStatusDto['status'] | null> {
  for (const pause of VERIFY_PAUSES_MS) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    await untilOnline()
    const response = await apiRequest('GET', `/api/payment-status/${donationId}`).catch(() => null)
    if (response) return response.status
  }
  await untilOnline()
  return null
}

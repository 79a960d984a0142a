import { openSecret } from '@/cms/database/encryption/secret-box'
import type { PaymentSetting } from '@/cms/payload-types'
import { MAXIMUM_DONATION_RUPEES } from '@/domain/donation'
import { getEnv, RAZORPAY_LIVE_URL } from '@/env'
import { ApiError } from '../../http/api-error'
import { readPaymentSettings } from '../../payment-settings/read'
import type { Gateway } from './gateway'
import { openGateway } from './open-gateway'

const LIVE_CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/** All that the payment flow needs of the settings, secrets opened. Never leaves the server. */
export type PaymentGateway = {
  gateway: Gateway
  keyId: string
  keySecret: string
  /** Told by the key itself: no switch can call test money real. */
  isTest: boolean
  /** Switched off, it takes no new order; what is under way is still brought to its end. */
  isActive: boolean
}

/** Where the payment window's script lies: with the simulator, where that one is used. */
export function checkoutScriptUrl(): string {
  const { RAZORPAY_API_URL } = getEnv()
  return RAZORPAY_API_URL === RAZORPAY_LIVE_URL
    ? LIVE_CHECKOUT_SCRIPT
    : new URL('/v1/checkout.js', RAZORPAY_API_URL).href
}

/**
 * The gateway of the settings.
 * @throws ApiError 503 where none is set up.
 */
export async function requireGateway(): Promise<PaymentGateway> {
  const found = await findGateway()
  if (!found) throw notSetUp()
  return found
}

/**
 * The gateway for a new order.
 * @throws ApiError 503 where none is set up, or it is switched off.
 */
export async function requireOpenGateway(): Promise<PaymentGateway> {
  const found = await requireGateway()
  if (!found.isActive) throw notSetUp()
  return found
}

/** As `requireGateway`; null while it is not set up. */
export async function findGateway(): Promise<PaymentGateway | null> {
  return openGateway(await readPaymentSettings(0))
}

/** The secrets that a webhook may be signed with: the current one, and for a day the one before it. */
export async function webhookSecrets(): Promise<string[]> {
  const settings = await readPaymentSettings(0)
  const { webhookSecret, previousWebhookSecret } = settings
  return [
    ...(webhookSecret ? [openSecret(webhookSecret, 'webhookSecret')] : []),
    ...(previousWebhookSecret && hasPreviousSecret(settings)
      ? [openSecret(previousWebhookSecret, 'webhookSecret')]
      : []),
  ]
}

/** Whether the previous webhook secret is still good; one of a version without an end is not. */
export function hasPreviousSecret({
  previousWebhookSecret,
  previousWebhookSecretUntil,
}: Pick<PaymentSetting, 'previousWebhookSecret' | 'previousWebhookSecretUntil'>): boolean {
  const isTimely =
    Boolean(previousWebhookSecretUntil) && Date.parse(previousWebhookSecretUntil ?? '') > Date.now()
  return Boolean(previousWebhookSecret) && isTimely
}

/** What the foundation takes: from where, and how much at once, in rupees. */
export async function donationLimits(): Promise<{
  acceptsInternational: boolean
  maximumRupees: number
}> {
  const { acceptsInternational, maximumRupees } = await readPaymentSettings(0)
  return {
    acceptsInternational: acceptsInternational ?? false,
    maximumRupees: maximumRupees ?? MAXIMUM_DONATION_RUPEES,
  }
}

function notSetUp(): ApiError {
  return new ApiError(503, 'Online payment is not set up yet.')
}

import { openSecret } from '@/cms/database/encryption/secret-box'
import type { PaymentSetting } from '@/cms/payload-types'
import { MAXIMUM_DONATION_RUPEES } from '@/domain/donation'
import { getEnv, RAZORPAY_LIVE_URL } from '@/env'
import { ApiError } from '../../http/api-error'
import { readPaymentSettings } from '../../payment-settings/read'
import type { Gateway } from './gateway'
import { openGateway } from './open-gateway'

const LIVE_CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

/**
 * The foundation's account at the gateway: all that the payment flow needs of the settings, with decrypted
 * secrets. Never leaves the server.
 */
export type GatewayAccount = {
  gateway: Gateway
  keyId: string
  keySecret: string
  /** Derived from the key itself: no setting can make test money count as real. */
  isTest: boolean
  /** If false, it takes no new orders; what is in progress is still completed. */
  isActive: boolean
  /** Whether the foundation may accept money from abroad (FCRA). */
  acceptsInternational: boolean
}

/** Returns the URL of the payment window's script: the simulator's, if that is in use. */
export function checkoutScriptUrl(): string {
  const { RAZORPAY_API_URL } = getEnv()
  return RAZORPAY_API_URL === RAZORPAY_LIVE_URL
    ? LIVE_CHECKOUT_SCRIPT
    : new URL('/v1/checkout.js', RAZORPAY_API_URL).href
}

/**
 * Returns the configured gateway.
 * @throws ApiError 503 if none is set up.
 */
export async function requireGateway(): Promise<GatewayAccount> {
  const found = await findGateway()
  if (!found) throw notSetUp()
  return found
}

/**
 * Returns the gateway for a new order.
 * @throws ApiError 503 if none is set up, or it is switched off.
 */
export async function requireOpenGateway(): Promise<GatewayAccount> {
  const found = await requireGateway()
  if (!found.isActive) throw notSetUp()
  return found
}

/** Like `requireGateway`; null if none is set up. */
export async function findGateway(): Promise<GatewayAccount | null> {
  return openGateway(await readPaymentSettings(0))
}

/**
 * Returns the secrets that a webhook may be signed with: the current one, and for a day the last.
 */
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

/** Whether the previous webhook secret is still valid; one stored without an expiry is not. */
export function hasPreviousSecret({
  previousWebhookSecret,
  previousWebhookSecretUntil,
}: Pick<PaymentSetting, 'previousWebhookSecret' | 'previousWebhookSecretUntil'>): boolean {
  const isTimely =
    Boolean(previousWebhookSecretUntil) && Date.parse(previousWebhookSecretUntil ?? '') > Date.now()
  return Boolean(previousWebhookSecret) && isTimely
}

/** Returns the limits for donations on the site: whether from abroad, and the maximum in rupees. */
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

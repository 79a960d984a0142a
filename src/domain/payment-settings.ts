import * as z from 'zod/mini'
import { MINIMUM_DONATION_RUPEES } from './amount'
import { DAY_MS, MINUTE_MS } from './durations'
import { clearableImageUrlField } from './media-url'
import { messages } from './messages'
import { blankIsAbsent, blankIsNull, cleanLine, flag, optionalLine, requiredLine } from './text'
import { withAsciiDigits } from './typed-number'
import { isUpiId } from './upi'

export const PAYMENT_PROVIDER = 'razorpay'
const TEST_KEY_PREFIX = 'rzp_test_'
/** Where the gateway sends its webhook events; `webhookEvents` lists those to subscribe to. */
export const WEBHOOK_PATH = '/api/razorpay/webhook'
/** An event normally comes within minutes of the payment; the gateway retries it for a day. */
export const WEBHOOK_LATE_MS = 30 * MINUTE_MS
/** Payments without an event are reported for this long. */
export const WEBHOOK_LOOKED_BACK_MS = 7 * DAY_MS
export const webhookEvents = [
  'payment.authorized',
  'payment.captured',
  'payment.failed',
  'order.paid',
  'refund.created',
  'refund.processed',
  'refund.failed',
  'payment.dispute.created',
  'payment.dispute.under_review',
  'payment.dispute.action_required',
  'payment.dispute.won',
  'payment.dispute.lost',
  'payment.dispute.closed',
  'settlement.processed',
  'invoice.paid',
  'subscription.authenticated',
  'subscription.activated',
  'subscription.charged',
  'subscription.pending',
  'subscription.halted',
  'subscription.paused',
  'subscription.resumed',
  'subscription.cancelled',
  'subscription.completed',
] as const
/** Shortest webhook secret, in characters: anybody who guesses it can forge events. */
const WEBHOOK_SECRET_MIN_LENGTH = 24
/** The `If-Match` value for settings that nobody has saved yet. */
export const NEVER_SAVED = 'never'
/** Highest possible setting of the limit for one online donation: one crore. */
const MAXIMUM_LIMIT_RUPEES = 10_000_000
/** A bank branch's code: four letters of the bank, a zero, six of the branch. */
export const IFSC_PATTERN = /^[A-Z]{4}0[A-Z0-9]{6}$/
/** Account numbers of Indian banks have 9 to 18 digits. */
export const BANK_ACCOUNT_PATTERN = /^\d{9,18}$/

/** Returns an account number or IFSC code without the spaces and hyphens that people type. */
export function tidyBankCode(typed: string): string {
  return withAsciiDigits(cleanLine(typed)).replace(/[\s-]/g, '').toUpperCase()
}

/** Fields that decide where money goes and who can act as the gateway: changing them needs a recent password. */
export const GUARDED_PAYMENT_FIELDS = [
  'keyId',
  'keySecret',
  'webhookSecret',
  'previousWebhookSecret',
  'upiId',
  'qrCode',
  'qrCodeExternalUrl',
  'bankAccountName',
  'bankAccountNumber',
  'bankIfscCode',
  'bankBranch',
] as const

/**
 * Body of POST /api/admin/payment-settings, and the values of its form (spec section 5). A blank secret
 * is parsed as absent: the stored one is kept. Whether one is required depends on what is stored: see
 * `keySecretProblem`.
 */
export const paymentSettingsForm = z.object(
  {
    provider: z._default(z.literal(PAYMENT_PROVIDER, messages.providerUnknown), PAYMENT_PROVIDER),
    keyId: requiredLine(messages.keyIdRequired, 100),
    keySecret: optionalLine(200),
    webhookSecret: blankIsAbsent(
      requiredLine(messages.webhookSecretTooShort, 200).check(
        z.minLength(WEBHOOK_SECRET_MIN_LENGTH, messages.webhookSecretTooShort),
      ),
    ),
    testMode: z._default(flag(), true),
    isActive: z._default(flag(), true),
    acceptsInternational: z.optional(flag()),
    maximumRupees: z.optional(
      z
        .number(messages.amountInvalid)
        .check(
          z.int(messages.amountInvalid),
          z.gte(MINIMUM_DONATION_RUPEES, messages.amountMinimum),
          z.lte(MAXIMUM_LIMIT_RUPEES, messages.amountInvalid),
        ),
    ),
    qrCodeImageUrl: clearableImageUrlField,
    upiId: blankIsNull(
      requiredLine(messages.upiIdInvalid, 255).check(z.refine(isUpiId, messages.upiIdInvalid)),
    ),
    bankAccountName: blankIsNull(requiredLine(messages.textInvalid, 200)),
    bankAccountNumber: blankIsNull(
      requiredLine(messages.bankAccountInvalid, 40).check(
        z.overwrite(tidyBankCode),
        z.regex(BANK_ACCOUNT_PATTERN, messages.bankAccountInvalid),
      ),
    ),
    bankIfscCode: blankIsNull(
      requiredLine(messages.ifscInvalid, 20).check(
        z.overwrite(tidyBankCode),
        z.regex(IFSC_PATTERN, messages.ifscInvalid),
      ),
    ),
    bankBranch: blankIsNull(requiredLine(messages.textInvalid, 200)),
  },
  messages.bodyInvalid,
)
export type PaymentSettingsFormValues = z.input<typeof paymentSettingsForm>
export type PaymentSettingsInput = z.output<typeof paymentSettingsForm>

/** Whether a key belongs to the gateway's test mode: the key decides, not the `testMode` switch. */
export function isTestKey(keyId: string): boolean {
  return keyId.startsWith(TEST_KEY_PREFIX)
}

/**
 * Returns the message for a missing key secret (spec section 5, contract).
 * @param keySecret as parsed: absent means "keep the stored one".
 * @param hasStoredSecret whether there is one to keep.
 * @returns the message for the field `keySecret`, or `null` if none is missing.
 */
export function keySecretProblem(
  keySecret: string | undefined,
  hasStoredSecret: boolean,
): string | null {
  return keySecret || hasStoredSecret ? null : messages.keySecretRequired
}

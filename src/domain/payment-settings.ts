import * as z from 'zod/mini'
import { MINIMUM_DONATION_RUPEES } from './amount'
import { DAY_MS, MINUTE_MS } from './durations'
import { clearableImageUrlField } from './media-url'
import { messages } from './messages'
import { blankIsAbsent, blankIsNull, flag, optionalLine, requiredLine } from './text'
import { withAsciiDigits } from './typed-number'
import { isUpiId } from './upi'

export const PAYMENT_PROVIDER = 'razorpay'
const TEST_KEY_PREFIX = 'rzp_test_'
/** Where the gateway sends its messages, and which of them it should send. */
export const WEBHOOK_PATH = '/api/razorpay/webhook'
/** The gateway repeats a message for a day; a payment's own comes within minutes. */
export const WEBHOOK_LATE_MS = 30 * MINUTE_MS
/** Payments without a message are told this long. */
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
/** Shortest webhook secret, in characters: anybody who guesses it can send messages. */
const WEBHOOK_SECRET_MIN_LENGTH = 24
/** The version of settings that nobody has saved yet, as `If-Match` names it. */
export const NEVER_SAVED = 'never'
/** The limit of one online donation may be set to this at most, in rupees: one crore. */
const MAXIMUM_LIMIT_RUPEES = 10_000_000
/** A bank branch's code: four letters of the bank, a zero, six of the branch. */
export const IFSC_PATTERN = /^[A-Z]{4}0[A-Z0-9]{6}$/
/** Account numbers of Indian banks have 9 to 18 digits. */
const BANK_ACCOUNT_PATTERN = /^\d{9,18}$/

/** Where money goes and who can prove to be the gateway: a change asks for the password again. */
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
 * Body of POST /api/admin/payment-settings, and the values of its form (spec section 5). Where a
 * secret is blank or absent it is absent here, too: the stored one is kept. Whether one must be
 * given depends on what is stored: see `keySecretProblem`.
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
        z.overwrite((number) => withAsciiDigits(number).replace(/[\s-]/g, '')),
        z.regex(BANK_ACCOUNT_PATTERN, messages.bankAccountInvalid),
      ),
    ),
    bankIfscCode: blankIsNull(
      requiredLine(messages.ifscInvalid, 20).check(
        z.toUpperCase(),
        z.regex(IFSC_PATTERN, messages.ifscInvalid),
      ),
    ),
    bankBranch: blankIsNull(requiredLine(messages.textInvalid, 200)),
  },
  messages.bodyInvalid,
)
export type PaymentSettingsFormValues = z.input<typeof paymentSettingsForm>
export type PaymentSettingsInput = z.output<typeof paymentSettingsForm>

/** Whether a key is one of the gateway's test mode: the key itself tells, whatever a switch says. */
export function isTestKey(keyId: string): boolean {
  return keyId.startsWith(TEST_KEY_PREFIX)
}

/**
 * What is wrong with an absent key secret (spec section 5, contract).
 * @param keySecret as parsed: absent means "keep the stored one".
 * @param hasStoredSecret whether there is one to keep.
 * @returns the message for the field `keySecret`, or `null` where all is well.
 */
export function keySecretProblem(
  keySecret: string | undefined,
  hasStoredSecret: boolean,
): string | null {
  return keySecret || hasStoredSecret ? null : messages.keySecretRequired
}

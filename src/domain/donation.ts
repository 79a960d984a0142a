import * as z from 'zod/mini'
import { MINIMUM_DONATION_RUPEES, readAmount } from './amount'
import { attemptIdField } from './attempt-id'
import { emailField } from './email'
import { hasWords } from './has-words'
import { messages } from './messages'
import { panField } from './pan'
import { phoneField } from './phone'
import { givenForField } from './purpose'
import { blankIsAbsent, flag, isBlank, optionalText, requiredLine } from './text'

/** Largest donation that the form accepts, unless configured otherwise. */
export const MAXIMUM_DONATION_RUPEES = 500_000
/** The quick-donation buttons (spec section 9); 'Custom Amount' comes after them. */
export const quickAmountsRupees = [500, 1000, 2500, 5000] as const
export const CURRENCY = 'INR'
/** Entries of Recent Donations (spec section 9). */
export const RECENT_DONATIONS_COUNT = 10
/** When the floating prompt collapses, and the flag that records it (spec sections 4 and 9). */
export const DONATE_PROMPT_COLLAPSE_MS = 10_000
export const DONATE_PROMPT_SEEN_KEY = 'donateButtonSeen'

/** Longest id or signature of the gateway, in characters. */
const GATEWAY_TEXT_MAX_LENGTH = 200

/**
 * The values of the donation form (spec section 5). The amount is in rupees, as a number or an input's
 * text; it is parsed to a number.
 * @param maximumRupees largest accepted amount.
 */
export function donationForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  return z.object(donationFields(maximumRupees), messages.bodyInvalid).check(checkTaxReceipt)
}
export type DonationFormValues = z.input<ReturnType<typeof donationForm>>
export type DonationInput = z.output<ReturnType<typeof donationForm>>

/**
 * Body of POST /api/create-order. `attemptId` is the browser's idempotency key: a retry with the same
 * one returns the same order.
 */
export function orderForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  return z
    .object(
      {
        ...donationFields(maximumRupees),
        attemptId: attemptIdField,
      },
      messages.bodyInvalid,
    )
    .check(checkTaxReceipt)
}
export type OrderInput = z.output<ReturnType<typeof orderForm>>

/** The fields that a search in the list of donations covers. */
export const donationSearchFields = [
  'donorName',
  'email',
  'phone',
  'reference',
  'oldReceiptNumber',
] as const

/** Body of POST /api/verify-payment: what the payment window returns (spec section 3). */
export const verifyPaymentForm = z.object(
  {
    razorpay_order_id: gatewayText(),
    razorpay_payment_id: gatewayText(),
    razorpay_signature: gatewayText(),
    donationId: gatewayText(),
  },
  messages.bodyInvalid,
)
export type VerifyPaymentInput = z.output<typeof verifyPaymentForm>

/** Where a check across fields reports its errors. */
export type Issues = {
  push(issue: { code: 'custom'; message: string; input: unknown; path: string[] }): unknown
}

/** The fields of every donation form, whatever the payment method. */
export function donationFields(maximumRupees: number, minimumRupees = MINIMUM_DONATION_RUPEES) {
  return {
    donorName: requiredLine(messages.donorNameRequired, 200),
    email: emailField,
    phone: phoneField,
    amount: amountField(maximumRupees, minimumRupees),
    message: optionalText(2000),
    givenFor: givenForField,
    /** Or gives for an Indian organisation. Absent from clients of the contract, which has no such field. `false` is refused (FCRA). */
    isIndianCitizen: z.optional(z.literal(true, messages.citizensOnly)),
    /** Consent to news about what the gift did; never assumed. */
    wantsUpdates: z.optional(flag()),
    /** A receipt for Section 80G needs PAN and address; they are asked for and stored only then. */
    wantsTaxReceipt: z.optional(flag()),
    panNumber: blankIsAbsent(panField),
    address: optionalText(500),
  }
}

type TaxReceiptCheck = {
  value: { wantsTaxReceipt?: boolean | undefined; panNumber?: string; address?: string }
  issues: Issues
}

/** Requires PAN and address if a tax receipt is wanted. */
export function checkTaxReceipt({ value, issues }: TaxReceiptCheck) {
  if (!value.wantsTaxReceipt) return
  const required = { panNumber: messages.panRequired, address: messages.addressRequired } as const
  for (const field of ['panNumber', 'address'] as const) {
    // The yearly statement counts a dash as no address, and the gift would not be in it.
    if (!hasWords(value[field] ?? '')) {
      issues.push({ code: 'custom', message: required[field], input: '', path: [field] })
    }
  }
}

/** An amount in rupees, as a number or typed text; parsed to a number. */
export function amountField(maximumRupees: number, minimumRupees = MINIMUM_DONATION_RUPEES) {
  const isDonation = minimumRupees === MINIMUM_DONATION_RUPEES
  const messageFor = {
    missing: isDonation ? messages.amountMinimum : messages.amountInvalid,
    'too-little': isDonation ? messages.amountMinimum : messages.giftMinimum,
    'too-much': messages.amountMaximum,
    decimals: messages.amountDecimals,
    'not-an-amount': messages.amountInvalid,
  }
  return z.transform((value: number | string, context): number => {
    const isMissing = typeof value === 'string' && isBlank(value)
    const amount = isMissing ? 'missing' : readAmount(value, { minimumRupees, maximumRupees })
    if (typeof amount === 'number') return amount
    context.issues.push({ code: 'custom', message: messageFor[amount], input: value })
    return z.NEVER
  })
}

/** An id or signature from the gateway. */
export function gatewayText() {
  return requiredLine(messages.paymentDetailsInvalid, GATEWAY_TEXT_MAX_LENGTH)
}

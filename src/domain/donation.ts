import * as z from 'zod/mini'
import type {
  donationAnswer,
  donationStatsAnswer,
  paymentOrderAnswer,
  transactionAnswer,
  verifyPaymentAnswer,
} from './answers'
import { emailField } from './email'
import { messages } from './messages'
import { phoneField } from './phone'
import { isBlank, optionalText, requiredLine } from './text'

/** Smallest donation (spec section 9), in rupees; `messages.amountMinimum` names it too. */
export const MINIMUM_DONATION_RUPEES = 50
/** Largest donation that is taken without a word first, in rupees, where nothing else is configured. */
export const MAXIMUM_DONATION_RUPEES = 500_000
/** The quick-donation buttons (spec section 9); 'Custom Amount' stands beside them. */
export const quickAmountsRupees = [500, 1000, 2500, 5000] as const
/** What an amount makes possible (spec section 9); the words stand in content by these ids. */
export const impactTiers = [
  { id: 'school-month', amountRupees: 500 },
  { id: 'elderly-care', amountRupees: 1000 },
  { id: 'fifty-trees', amountRupees: 2500 },
  { id: 'skill-training', amountRupees: 5000 },
] as const
export type ImpactTierId = (typeof impactTiers)[number]['id']

export const CURRENCY = 'INR'
/** Colour of the gateway's payment window (spec section 7). */
export const CHECKOUT_THEME_COLOR = '#3B82F6'
/** Entries of Recent Donations (spec section 9). */
export const RECENT_DONATIONS_COUNT = 10
/** When the floating prompt collapses, and the flag that says that it has (spec sections 4 and 9). */
export const DONATE_PROMPT_COLLAPSE_MS = 10_000
export const DONATE_PROMPT_SEEN_KEY = 'donateButtonSeen'

/** Longest id or signature of the gateway, in characters. */
const GATEWAY_TEXT_MAX_LENGTH = 200

export const transactionStatuses = ['pending', 'completed', 'failed'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** Answer of POST /api/create-order. */
export type PaymentOrderDto = z.output<typeof paymentOrderAnswer>

/** Answer of POST /api/verify-payment. */
export type VerifyPaymentDto = z.output<typeof verifyPaymentAnswer>

/** An item of GET /api/admin/donations. */
export type DonationDto = z.output<typeof donationAnswer>

/** Answer of GET /api/admin/donations/stats. */
export type DonationStatsDto = z.output<typeof donationStatsAnswer>

/** An item of GET /api/admin/transactions. */
export type TransactionDto = z.output<typeof transactionAnswer>

/**
 * Body of POST /api/create-order, and the values of the donation form (spec section 5). The amount
 * is in rupees, a number or, from an input, its text; it comes out as a number.
 * @param maximumRupees largest amount that is taken.
 */
export function donationForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  return z.object(
    {
      donorName: requiredLine(messages.donorNameRequired, 200),
      email: emailField,
      phone: phoneField,
      amount: amountField(maximumRupees),
      message: optionalText(2000),
    },
    messages.bodyInvalid,
  )
}
export type DonationFormValues = z.input<ReturnType<typeof donationForm>>
export type DonationInput = z.output<ReturnType<typeof donationForm>>

/** Body of POST /api/verify-payment: what the payment window hands back (spec section 3). */
export const verifyPayment = z.object(
  {
    razorpay_order_id: gatewayText(),
    razorpay_payment_id: gatewayText(),
    razorpay_signature: gatewayText(),
    donationId: gatewayText(),
  },
  messages.bodyInvalid,
)
export type VerifyPaymentInput = z.output<typeof verifyPayment>

/**
 * Whether a payment attempt may change its status. A failed one may still be completed, since a
 * bank may approve late; a completed one never falls back, whatever comes in afterwards.
 */
export function canChangeTransaction(from: TransactionStatus, to: TransactionStatus): boolean {
  return (from === 'pending' && to !== 'pending') || (from === 'failed' && to === 'completed')
}

const PLAIN_AMOUNT = /^-?\d+(\.\d+)?$/
const PAISE_DIGITS = /^-?\d+(\.\d{1,2})?$/
const AMOUNT_MAX_LENGTH = 30

function amountField(maximumRupees: number) {
  return z.transform((value: number | string, context): number => {
    const amount = parseAmount(value, maximumRupees)
    if (typeof amount === 'number') return amount
    context.issues.push({ code: 'custom', message: amount.problem, input: value })
    return z.NEVER
  })
}

/** Written out in digits only: '5e1', 'Infinity' and '0x50' are no amounts that a person means. */
function parseAmount(value: unknown, maximumRupees: number): number | { problem: string } {
  if (typeof value === 'number') {
    if (!(value >= MINIMUM_DONATION_RUPEES)) return { problem: messages.amountMinimum }
    if (value > maximumRupees) return { problem: messages.amountMaximum }
    return PAISE_DIGITS.test(String(value)) ? value : { problem: messages.amountDecimals }
  }
  if (typeof value !== 'string' || isBlank(value)) return { problem: messages.amountMinimum }

  const text = value.trim()
  if (text.length > AMOUNT_MAX_LENGTH || !PLAIN_AMOUNT.test(text)) {
    return { problem: messages.amountInvalid }
  }
  const amount = Number(text)
  if (amount < MINIMUM_DONATION_RUPEES) return { problem: messages.amountMinimum }
  if (amount > maximumRupees) return { problem: messages.amountMaximum }
  return PAISE_DIGITS.test(text) ? amount : { problem: messages.amountDecimals }
}

function gatewayText() {
  return requiredLine(messages.paymentDetailsInvalid, GATEWAY_TEXT_MAX_LENGTH)
}

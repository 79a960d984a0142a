import * as z from 'zod/mini'
import { CLAIM_CODE } from './claim-number'
import { emailField } from './email'
import { messages } from './messages'
import { panField, panOrMaskField } from './pan'
import { phoneField } from './phone'
import { givenForField } from './purpose'
import { blankIsAbsent, flag, isBlank, optionalLine, optionalText, requiredLine } from './text'
import { plainAmount, withAsciiDigits } from './typed-number'

/** Smallest donation (spec section 9), in rupees; `messages.amountMinimum` names it too. */
export const MINIMUM_DONATION_RUPEES = 50
/** Largest donation that is taken without a word first, in rupees, where nothing else is configured. */
export const MAXIMUM_DONATION_RUPEES = 500_000
/** The quick-donation buttons (spec section 9); 'Custom Amount' comes after them. */
export const quickAmountsRupees = [500, 1000, 2500, 5000] as const
export const CURRENCY = 'INR'
/** Entries of Recent Donations (spec section 9). */
export const RECENT_DONATIONS_COUNT = 10
/** When the floating prompt collapses, and the flag that says that it has (spec sections 4 and 9). */
export const DONATE_PROMPT_COLLAPSE_MS = 10_000
export const DONATE_PROMPT_SEEN_KEY = 'donateButtonSeen'

/** Longest id or signature of the gateway, in characters. */
const GATEWAY_TEXT_MAX_LENGTH = 200

/**
 * The states of an attempt to pay. `quarantined` is money that came in and is not counted until an
 * admin decides; `ignored` is money that an admin decided not to count.
 */
export const transactionStatuses = [
  'pending',
  'completed',
  'failed',
  'quarantined',
  'ignored',
] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** The method of an imported gift, as lists show it, where its table does not say how the money came. */
export const METHOD_NOT_RECORDED = 'Not recorded'

/** What an item of the list 'Needs attention' is about, in the order in which they are listed. */
export const attentionKinds = [
  'dispute',
  'refund',
  'claim',
  'unmatched',
  'second-payment',
  'amount-mismatch',
  'currency',
  'international',
  'difference',
  'monthly-gift',
  'settlement',
  'order',
  'stuck',
  'event',
  'false-event',
  'mail',
  'suspected-claim',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/**
 * Body of POST /api/create-order, and the values of the donation form (spec section 5). The amount
 * is in rupees, a number or, from an input, its text; it comes out as a number.
 * @param maximumRupees largest amount that is taken.
 */
export function donationForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  return z.object(donationFields(maximumRupees), messages.bodyInvalid).check(checkTaxReceipt)
}
export type DonationFormValues = z.input<ReturnType<typeof donationForm>>
export type DonationInput = z.output<ReturnType<typeof donationForm>>

/**
 * Body of POST /api/create-order. `attemptId` is the browser's own number of the attempt: sent again
 * with it, the same order comes back.
 */
export function orderForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  return z
    .object(
      {
        ...donationFields(maximumRupees),
        attemptId: z.optional(z.uuid(messages.bodyInvalid)),
      },
      messages.bodyInvalid,
    )
    .check(checkTaxReceipt)
}
export type OrderInput = z.output<ReturnType<typeof orderForm>>

/** How a donor may have paid outside the gateway. */
export const claimMethods = ['upi', 'bank'] as const
/** How a gift that an admin enters by hand came in. */
export const giftMethods = ['cash', 'cheque', 'bank', 'upi'] as const
export type GiftMethod = (typeof giftMethods)[number]
/** What the lists call them. */
export const giftMethodLabels: Record<GiftMethod, string> = {
  cash: 'Cash',
  cheque: 'Cheque',
  bank: 'Bank transfer',
  upi: 'UPI',
}

/** @returns undefined for a way that only the gateway takes, or one that nobody wrote down. */
export function giftMethodOf(label: string): GiftMethod | undefined {
  return giftMethods.find((method) => giftMethodLabels[method] === label)
}

/** Largest gift that can be claimed, entered by hand or imported, in rupees: ten crore. */
export const MAXIMUM_GIFT_RUPEES = 100_000_000

/**
 * Body of POST /api/payment-claims: a donor paid by UPI or bank and names the reference, which comes
 * out as `bareReference` writes it. The limit of online donations does not apply: the money has come
 * already.
 */
export const paymentClaimForm = z
  .object(
    {
      ...donationFields(MAXIMUM_GIFT_RUPEES),
      method: z.enum(claimMethods, messages.methodUnknown),
      reference: z.pipe(
        requiredLine(messages.referenceRequired, 50),
        z.transform((reference: string) => bareReference(reference)),
      ),
      /** What the page wrote into the note of the UPI payment (`makeClaimCode`). */
      claimCode: z.optional(
        z.string(messages.bodyInvalid).check(z.regex(CLAIM_CODE, messages.bodyInvalid)),
      ),
    },
    messages.bodyInvalid,
  )
  .check(checkTaxReceipt, (context) => checkReference(context, context.value.method))
export type PaymentClaimInput = z.output<typeof paymentClaimForm>

/** The law forbids this much or more in cash from one person in one day, in rupees: section 269ST of the Act of 1961. */
const FORBIDDEN_CASH_RUPEES = 200_000

/** No gift is recorded from before: an older year is a typing error. */
export const FIRST_GIFT_YEAR = 1950

/** The Indian day on which money came in. */
const receivedOnField = z.iso
  .date({ error: messages.receivedOnInvalid, abort: true })
  .check(z.refine((day) => Number(day.slice(0, 4)) >= FIRST_GIFT_YEAR, messages.receivedOnTooEarly))

/** What an admin enters of a donor. */
const donorFields = {
  donorName: requiredLine(messages.donorNameRequired, 200),
  email: blankIsAbsent(emailField),
  phone: blankIsAbsent(phoneField),
  address: optionalText(500),
  panNumber: blankIsAbsent(panField),
  isAnonymous: z._default(flag(), false),
  message: optionalText(2000),
  givenFor: givenForField,
}

/** Body of POST /api/admin/donations: a gift that was received outside the gateway. */
export const offlineGiftForm = z
  .object(
    {
      ...donorFields,
      amount: amountField(MAXIMUM_GIFT_RUPEES, 1),
      paymentMethod: z.enum(giftMethods, messages.methodUnknown),
      reference: optionalLine(100),
      receivedOn: receivedOnField,
      /** Said after the warning that a gift with the number of this cheque is counted already. */
      isAnother: z.optional(flag()),
    },
    messages.bodyInvalid,
  )
  .check(
    (context) => checkReference(context, context.value.paymentMethod),
    ({ value: { amount, paymentMethod }, issues }) => {
      if (!isForbiddenCash(paymentMethod, amount)) return
      issues.push({
        code: 'custom',
        message: messages.cashForbidden,
        input: amount,
        path: ['amount'],
      })
    },
  )
export type OfflineGiftValues = z.input<typeof offlineGiftForm>
export type OfflineGiftInput = z.output<typeof offlineGiftForm>

/** @param rupees what one person gave in one day; `takeCash` adds it up. */
export function isForbiddenCash(method: GiftMethod, rupees: number): boolean {
  return method === 'cash' && rupees >= FORBIDDEN_CASH_RUPEES
}

/** What a search in the list of donations looks into. */
export const donationSearchFields = [
  'donorName',
  'email',
  'phone',
  'reference',
  'oldReceiptNumber',
] as const

/**
 * Body of POST /api/admin/donations/{id}/correct: all that can be corrected of a gift, as it should
 * be. Day, method and reference are left out for money that came through the gateway.
 */
export const correctionForm = z.object(
  {
    ...donorFields,
    /** The mask that the list shows leaves it as it is. */
    panNumber: blankIsAbsent(panOrMaskField),
    reference: optionalLine(100),
    receivedOn: z.optional(receivedOnField),
    /** Left out it stays: it may be one that a gift by hand cannot have. */
    paymentMethod: blankIsAbsent(z.enum(giftMethods, messages.methodUnknown)),
    reason: requiredLine(messages.reasonRequired, 300),
    /** What the admin saw: where the gift was corrected since, nothing is changed. */
    corrections: z.number(messages.bodyInvalid),
  },
  messages.bodyInvalid,
)
export type CorrectionValues = z.input<typeof correctionForm>
export type CorrectionInput = z.output<typeof correctionForm>

/** Where a claim goes that was confirmed by mistake: it waits again, or is rejected. */
export const undoneClaimStates = ['open', 'rejected'] as const

/** Body of POST /api/admin/donations/{id}/void. `claim` is for a confirmed claim only. */
export const voidForm = z.object(
  {
    reason: requiredLine(messages.reasonRequired, 300),
    claim: z._default(z.enum(undoneClaimStates, messages.bodyInvalid), 'open'),
  },
  messages.bodyInvalid,
)
export type VoidValues = z.input<typeof voidForm>
export type VoidInput = z.output<typeof voidForm>

/**
 * Body of POST /api/admin/transactions/{id}/refund: all that is left, or a part in rupees.
 * `refundedBefore` is what the admin saw as refunded already, in rupees: where that is no longer so,
 * nothing is refunded.
 */
export const refundForm = z.object(
  {
    amount: z.optional(amountField(MAXIMUM_GIFT_RUPEES, 1)),
    refundedBefore: z.optional(
      z.number(messages.amountInvalid).check(z.gte(0, messages.amountInvalid)),
    ),
  },
  messages.bodyInvalid,
)
export type RefundValues = z.input<typeof refundForm>
export type RefundInput = z.output<typeof refundForm>

/** Body of POST /api/admin/transactions/{id}/record: who gave an unmatched payment. */
export const recordForm = z.object(donorFields, messages.bodyInvalid)
export type RecordValues = z.input<typeof recordForm>
export type RecordInput = z.output<typeof recordForm>

/** Body of POST /api/admin/transactions/{id}/ignore and POST /api/admin/subscriptions/{id}/set-aside. */
export const ignoreForm = z.object(
  { reason: requiredLine(messages.reasonRequired, 300) },
  messages.bodyInvalid,
)
export type IgnoreValues = z.input<typeof ignoreForm>
export type IgnoreInput = z.output<typeof ignoreForm>

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

/** A bank's reference as it is compared: people type it with spaces, in small letters or Hindi digits. */
export function bareReference(reference: string): string {
  return withAsciiDigits(reference).replace(/[\s-]/g, '').toUpperCase()
}

/** NPCI numbers each UPI payment with twelve digits (RRN, shown by apps as UTR). */
const UPI_REFERENCE = /^\d{12}$/
/** NEFT, RTGS and IMPS references differ by bank. */
const BANK_REFERENCE = /^[A-Z0-9]{6,30}$/

type Issues = {
  push(issue: { code: 'custom'; message: string; input: unknown; path: string[] }): unknown
}

type ReferenceCheck = { value: { reference?: string | undefined }; issues: Issues }

/** Refuses a reference that no UPI app or bank gives out. */
function checkReference({ value: { reference }, issues }: ReferenceCheck, method: GiftMethod) {
  if (!reference) return
  const message = referenceProblem(bareReference(reference), method)
  if (message) issues.push({ code: 'custom', message, input: reference, path: ['reference'] })
}

/** What is wrong with a reference; null where nothing is. @param bare as `bareReference` writes it. */
export function referenceProblem(bare: string, method: GiftMethod): string | null {
  if (method === 'upi' && !UPI_REFERENCE.test(bare)) return messages.upiReferenceInvalid
  if (method === 'bank' && !BANK_REFERENCE.test(bare)) return messages.bankReferenceInvalid
  return null
}

/** What a donor tells, whichever way they pay. */
export function donationFields(maximumRupees: number) {
  return {
    donorName: requiredLine(messages.donorNameRequired, 200),
    email: emailField,
    phone: phoneField,
    amount: amountField(maximumRupees),
    message: optionalText(2000),
    givenFor: givenForField,
    /** Absent where nobody asked: the contract knows no such field. A 'no' is refused (FCRA). */
    isIndianCitizen: z.optional(z.literal(true, messages.citizensOnly)),
    /** Agrees to get news of what the gift did; never assumed. */
    wantsUpdates: z.optional(flag()),
    /** A receipt for Section 80G names PAN and address; they are asked for and kept only then. */
    wantsTaxReceipt: z.optional(flag()),
    panNumber: blankIsAbsent(panField),
    address: optionalText(500),
  }
}

type TaxReceiptCheck = {
  value: { wantsTaxReceipt?: boolean | undefined; panNumber?: string; address?: string }
  issues: Issues
}

/** Refuses a wish for a tax receipt without PAN or address. */
export function checkTaxReceipt({ value, issues }: TaxReceiptCheck) {
  if (!value.wantsTaxReceipt) return
  const required = { panNumber: messages.panRequired, address: messages.addressRequired } as const
  for (const field of ['panNumber', 'address'] as const) {
    if (value[field] === undefined) {
      issues.push({ code: 'custom', message: required[field], input: '', path: [field] })
    }
  }
}

const PLAIN_AMOUNT = /^-?\d+(\.\d+)?$/
const PAISE_DIGITS = /^-?\d+(\.\d{1,2})?$/
const AMOUNT_MAX_LENGTH = 30

function amountField(maximumRupees: number, minimumRupees = MINIMUM_DONATION_RUPEES) {
  return z.transform((value: number | string, context): number => {
    const amount = parseAmount(value, { minimumRupees, maximumRupees })
    if (typeof amount === 'number') return amount
    context.issues.push({ code: 'custom', message: amount.problem, input: value })
    return z.NEVER
  })
}

/** Written out in digits, grouped or not: '5e1', 'Infinity' and '0x50' are no amounts that a person means. */
function parseAmount(
  value: unknown,
  { minimumRupees, maximumRupees }: { minimumRupees: number; maximumRupees: number },
): number | { problem: string } {
  const tooLittle =
    minimumRupees === MINIMUM_DONATION_RUPEES ? messages.amountMinimum : messages.amountInvalid
  if (typeof value === 'number') {
    if (!(value >= minimumRupees)) return { problem: tooLittle }
    if (value > maximumRupees) return { problem: messages.amountMaximum }
    return PAISE_DIGITS.test(String(value)) ? value : { problem: messages.amountDecimals }
  }
  if (typeof value !== 'string' || isBlank(value)) return { problem: tooLittle }

  const text = plainAmount(value)
  if (text.length > AMOUNT_MAX_LENGTH || !PLAIN_AMOUNT.test(text)) {
    return { problem: messages.amountInvalid }
  }
  const amount = Number(text)
  if (amount < minimumRupees) return { problem: tooLittle }
  if (amount > maximumRupees) return { problem: messages.amountMaximum }
  return PAISE_DIGITS.test(text) ? amount : { problem: messages.amountDecimals }
}

function gatewayText() {
  return requiredLine(messages.paymentDetailsInvalid, GATEWAY_TEXT_MAX_LENGTH)
}

import * as z from 'zod/mini'
import { CLAIM_CODE } from './claim-number'
import { amountField, checkTaxReceipt, donationFields, type Issues } from './donation'
import { claimMethods, type GiftMethod, giftMethods } from './donation-methods'
import { emailField } from './email'
import { messages } from './messages'
import { panField, panOrMaskField } from './pan'
import { phoneField } from './phone'
import { givenForField } from './purpose'
import { blankIsAbsent, flag, optionalLine, optionalText, requiredLine } from './text'
import { typedDay } from './typed-day'
import { withAsciiDigits } from './typed-number'

/** Largest gift that can be claimed, entered by hand or imported: ten crore. */
export const MAXIMUM_GIFT_RUPEES = 100_000_000
/** Smallest such gift: no bank or UPI app moves less. */
export const SMALLEST_GIFT_RUPEES = 1

/**
 * Body of POST /api/payment-claims: a donor paid by UPI or bank and gives the reference, which is
 * normalized by `bareReference`. The limits of online donations do not apply: the money has already
 * been paid.
 */
export const paymentClaimForm = z
  .object(
    {
      ...donationFields(MAXIMUM_GIFT_RUPEES, SMALLEST_GIFT_RUPEES),
      method: z.enum(claimMethods, messages.methodUnknown),
      reference: z.pipe(
        requiredLine(messages.referenceRequired, 50),
        z.transform((reference: string) => bareReference(reference)),
      ),
      /** The code in the note of the UPI payment (`makeClaimCode`). */
      claimCode: z.optional(
        z.string(messages.bodyInvalid).check(z.regex(CLAIM_CODE, messages.bodyInvalid)),
      ),
    },
    messages.bodyInvalid,
  )
  .check(checkTaxReceipt, (context) => checkReference(context, context.value.method))
export type PaymentClaimInput = z.output<typeof paymentClaimForm>

/** The law forbids this much or more in cash from one person in one day: section 269ST of the Act of 1961. */
const FORBIDDEN_CASH_RUPEES = 200_000

/** The Indian day on which money came in. */
const receivedOnField = typedDay(messages.receivedOnInvalid)

/** What an admin enters about a donor. */
export const donorFields = {
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
      amount: amountField(MAXIMUM_GIFT_RUPEES, SMALLEST_GIFT_RUPEES),
      paymentMethod: z.enum(giftMethods, messages.methodUnknown),
      reference: optionalLine(100),
      receivedOn: receivedOnField,
      /** Confirms the warning that this cheque number is already recorded, or that a donor has reported the transfer. */
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

/** @param rupees one person's total of one day; `takeCash` adds it up. */
export function isForbiddenCash(method: GiftMethod, rupees: number): boolean {
  return method === 'cash' && rupees >= FORBIDDEN_CASH_RUPEES
}

/**
 * Body of POST /api/admin/donations/{id}/correct: the corrected values of every field that can be
 * corrected. Day, method and reference are omitted for gateway payments.
 */
export const correctionForm = z.object(
  {
    ...donorFields,
    /** The mask shown in the list leaves it unchanged. */
    panNumber: blankIsAbsent(panOrMaskField),
    reference: optionalLine(100),
    receivedOn: z.optional(receivedOnField),
    /** Absent leaves it unchanged: it may be one that a gift by hand cannot have. */
    paymentMethod: blankIsAbsent(z.enum(giftMethods, messages.methodUnknown)),
    reason: requiredLine(messages.reasonRequired, 300),
    /** The number of corrections that the admin saw: if there are more now, nothing is changed. */
    corrections: z.number(messages.bodyInvalid),
  },
  messages.bodyInvalid,
)
export type CorrectionValues = z.input<typeof correctionForm>
export type CorrectionInput = z.output<typeof correctionForm>

/** Normalizes a bank's reference: people type spaces, lower case or Hindi digits. */
export function bareReference(reference: string): string {
  return withAsciiDigits(reference).replace(/[\s-]/g, '').toUpperCase()
}

/** NPCI numbers each UPI payment with twelve digits (RRN, shown by apps as UTR). */
const UPI_REFERENCE = /^\d{12}$/
/** NEFT, RTGS and IMPS references differ by bank. */
const BANK_REFERENCE = /^[A-Z0-9]{6,30}$/

type ReferenceCheck = { value: { reference?: string | undefined }; issues: Issues }

/** Refuses a reference that no UPI app or bank would issue. */
function checkReference({ value: { reference }, issues }: ReferenceCheck, method: GiftMethod) {
  if (!reference) return
  const message = referenceProblem(bareReference(reference), method)
  if (message) issues.push({ code: 'custom', message, input: reference, path: ['reference'] })
}

/** Returns what is wrong with a reference, or null. @param bare normalized by `bareReference`. */
export function referenceProblem(bare: string, method: GiftMethod): string | null {
  if (method === 'upi' && !UPI_REFERENCE.test(bare)) return messages.upiReferenceInvalid
  if (method === 'bank' && !BANK_REFERENCE.test(bare)) return messages.bankReferenceInvalid
  return null
}

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
import { withAsciiDigits } from './typed-number'

/** Largest gift that can be claimed, entered by hand or imported, in rupees: ten crore. */
export const MAXIMUM_GIFT_RUPEES = 100_000_000
/** The smallest, in rupees: no bank and no UPI app moves less. */
export const SMALLEST_GIFT_RUPEES = 1

/**
 * Body of POST /api/payment-claims: a donor paid by UPI or bank and names the reference, which comes
 * out as `bareReference` writes it. The limits of online donations do not apply: the money has come
 * already.
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

/** A bank's reference as it is compared: people type it with spaces, in small letters or Hindi digits. */
export function bareReference(reference: string): string {
  return withAsciiDigits(reference).replace(/[\s-]/g, '').toUpperCase()
}

/** NPCI numbers each UPI payment with twelve digits (RRN, shown by apps as UTR). */
const UPI_REFERENCE = /^\d{12}$/
/** NEFT, RTGS and IMPS references differ by bank. */
const BANK_REFERENCE = /^[A-Z0-9]{6,30}$/

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

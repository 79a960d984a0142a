import * as z from 'zod/mini'
import { attemptIdField } from './attempt-id'
import { checkTaxReceipt, donationFields, gatewayText, MAXIMUM_DONATION_RUPEES } from './donation'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'
import { messages } from './messages'

/** RBI's limit for mandates: above it a bank asks for a PIN or code at each charge. */
export const MAXIMUM_MONTHLY_RUPEES = 15_000
/** Number of charges of a mandate: ten years, the gateway's maximum. */
export const MONTHLY_CHARGES = 120
/** A mandate that nobody has authorised by then expires at the gateway. */
export const AUTHORISE_WITHIN_MS = DAY_MS

/** The id of the note on the page of a monthly gift, where a refused form is shown again. */
export const MY_GIFT_FAILED = 'my-gift-failed'

/** The fields that a search in the lists of mandates and pledges covers. */
export const monthlyGiftSearchFields = ['donorName', 'email', 'phone', 'number'] as const

/** The states of a subscription at the gateway. */
export const gatewayMandateStatuses = [
  'created',
  'authenticated',
  'active',
  'pending',
  'halted',
  'paused',
  'cancelled',
  'completed',
  'expired',
] as const

/** The states of a mandate: `starting` until the gateway confirms it, then the gateway's states. */
export const mandateStatuses = ['starting', ...gatewayMandateStatuses] as const
export type MandateStatus = (typeof mandateStatuses)[number]

/** Why we cancelled a mandate. */
export const cancelReasons = ['donor', 'admin', 'changed'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** The mails to a donor about a mandate; each charge also gets its own thank-you. */
export type MandateNotice =
  | 'begins-later'
  | 'charge-failed'
  | 'charges-stopped'
  | 'paused'
  | 'cancelled'
  | 'completed'

/** The states of a pledge: a promise without a mandate, with reminders to the donor. */
export const pledgeStatuses = ['active', 'stopped'] as const
export type PledgeStatus = (typeof pledgeStatuses)[number]

/** A subscription as the gateway reports it, in our terms. */
export type GatewaySubscription = {
  id: string
  planId: string
  status: Exclude<MandateStatus, 'starting'>
  paidCount: number
  /** When the next charge is due, as an ISO date. */
  chargeAt: string | null
  endedAt: string | null
  /** The gateway's page on which the donor gives the mandate, or changes the card or account. */
  hostedUrl: string | null
  /** 'UPI', 'Card', …: for display. */
  method: string | null
  /** Our number for it, from its notes. */
  number: string | null
}

/** The invoice of one charge. */
export type GatewayInvoice = {
  id: string
  subscriptionId: string | null
  paymentId: string | null
  isPaid: boolean
}

/** The part of a mandate that the rules below need. */
export type Mandate = {
  status: MandateStatus
  paidCount: number
  chargeAt: string | null
  endedAt: string | null
  hostedUrl: string | null
  method: string | null
  /** Set once the donor or an admin has asked to end it. */
  cancelReason: CancelReason | null
}

export type MandateChange = {
  data: Pick<Mandate, 'status' | 'paidCount' | 'chargeAt' | 'endedAt' | 'hostedUrl' | 'method'>
  notice: MandateNotice | null
}

/** Whether a mandate has ended for good: nothing can be charged any more. */
export function isOver(status: MandateStatus): boolean {
  return status === 'cancelled' || status === 'completed' || status === 'expired'
}

/** Whether the donor has authorised the mandate, and it has not ended. */
export function isAuthorised(status: MandateStatus): boolean {
  return !isOver(status) && status !== 'starting' && status !== 'created'
}

/** Returns when the next charge is due; undefined if none is. Once charges have stopped, the gateway keeps an old day. */
export function nextChargeOf({
  status,
  chargeAt,
}: {
  status: MandateStatus
  chargeAt?: string | null
}): string | undefined {
  return isOver(status) || status === 'halted' ? undefined : (chargeAt ?? undefined)
}

/** Whether a charge failed and the donor has to act. */
export function isInTrouble(status: MandateStatus): boolean {
  return status === 'pending' || status === 'halted'
}

/**
 * Returns the change that the gateway's report makes to a mandate, and the mail to its donor.
 * @param reported must be fetched after the mandate was read, so that it is the newer of the two.
 * @returns null if nothing has changed.
 */
export function applySubscription(
  own: Mandate,
  reported: GatewaySubscription,
): MandateChange | null {
  const data = {
    status: reported.status,
    paidCount: reported.paidCount,
    chargeAt: reported.chargeAt,
    endedAt: reported.endedAt,
    hostedUrl: reported.hostedUrl,
    method: reported.method,
  }
  const isKnown = (Object.keys(data) as (keyof typeof data)[]).every(
    (field) => (own[field] ?? null) === data[field],
  )
  return isKnown ? null : { data, notice: noticeOf(own, reported) }
}

function noticeOf(own: Mandate, reported: GatewaySubscription): MandateNotice | null {
  // The same state after another charge is a new event.
  const isNew = own.status !== reported.status || own.paidCount !== reported.paidCount
  if (!isNew) return null
  switch (reported.status) {
    case 'authenticated':
      return own.status === reported.status ? null : 'begins-later'
    case 'pending':
      return 'charge-failed'
    case 'halted':
      return 'charges-stopped'
    case 'paused':
      return own.status === reported.status ? null : 'paused'
    case 'cancelled':
      // No mail for a mandate that never began or was replaced.
      return isAuthorised(own.status) && own.cancelReason !== 'changed' ? 'cancelled' : null
    case 'completed':
      return own.status === reported.status ? null : 'completed'
    default:
      return null
  }
}

const QUARTER_HOUR_MS = 15 * MINUTE_MS
/** A charge may still be reported some days after the end. */
const WATCH_ENDED_MS = 7 * DAY_MS

/**
 * Returns when to poll the gateway about a mandate next, unless an event arrives first.
 * @param mandate.ageMs time since it was started.
 * @param mandate.endedMs time since it ended; null if it has not.
 * @param mandate.isEnding whether its end was requested and is not confirmed yet.
 * @returns milliseconds from now, or null if nothing can happen any more.
 */
export function nextMandateCheckAfterMs(
  status: MandateStatus,
  { ageMs, endedMs, isEnding }: { ageMs: number; endedMs: number | null; isEnding: boolean },
): number | null {
  if (isOver(status)) return (endedMs ?? ageMs) > WATCH_ENDED_MS ? null : DAY_MS
  if (isEnding) return QUARTER_HOUR_MS
  if (isAuthorised(status)) return DAY_MS
  return Math.min(DAY_MS, Math.max(QUARTER_HOUR_MS, ageMs / 4))
}

/** The new mandate must be authorised this long before the old one's charge, to leave time to cancel the old one. */
const END_BEFORE_CHARGE_MS = HOUR_MS
/** The time that a donor needs for the payment window and the bank. */
const LEAST_TO_AUTHORISE_MS = 30 * MINUTE_MS

export type Takeover = {
  /** When the first charge is due; null for immediately. */
  startAt: Date | null
  /** The deadline for the donor to authorise the mandate. */
  authoriseBy: Date
}

/**
 * Plans how a new mandate replaces this one without charging a month twice: from its next charge if that
 * is more than a day away, else immediately and before that charge.
 * @returns null if the next charge is too near.
 */
export function planTakeover(
  { status, chargeAt }: Pick<Mandate, 'status' | 'chargeAt'>,
  now: Date,
): Takeover | null {
  const authoriseBy = new Date(now.getTime() + AUTHORISE_WITHIN_MS)
  if (!chargeAt) return { startAt: null, authoriseBy }
  const at = new Date(chargeAt)
  if (at.getTime() - now.getTime() > DAY_MS) return { startAt: at, authoriseBy: at }
  // Nothing is charged in the other states, whatever date the gateway gives.
  const isCharging = status === 'authenticated' || status === 'active' || status === 'pending'
  if (!isCharging) return { startAt: null, authoriseBy }
  const last = new Date(at.getTime() - END_BEFORE_CHARGE_MS)
  if (last.getTime() - now.getTime() < LEAST_TO_AUTHORISE_MS) return null
  return { startAt: null, authoriseBy: last }
}

function monthlyFields(maximumRupees: number) {
  return donationFields(Math.min(maximumRupees, MAXIMUM_MONTHLY_RUPEES))
}

/**
 * Body of POST /api/monthly-gifts and POST /api/pledges: as the donation form, but the donor must be a
 * citizen of India. `attemptId` is the browser's idempotency key.
 * @param maximumRupees largest accepted single amount.
 */
export function monthlyGiftForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  return z
    .object(
      {
        ...monthlyFields(maximumRupees),
        attemptId: attemptIdField,
        // FCRA: the donor, not the currency, makes a gift foreign.
        isIndianCitizen: z.literal(true, messages.citizensOnly),
      },
      messages.bodyInvalid,
    )
    .check(checkTaxReceipt)
}
export type MonthlyGiftInput = z.output<ReturnType<typeof monthlyGiftForm>>

/** Body of POST /api/monthly-gifts/verify: what the payment window returns for a mandate. */
export const verifyMandateForm = z.object(
  {
    razorpay_payment_id: gatewayText(),
    razorpay_subscription_id: gatewayText(),
    razorpay_signature: gatewayText(),
    monthlyGiftId: gatewayText(),
  },
  messages.bodyInvalid,
)
export type VerifyMandateInput = z.output<typeof verifyMandateForm>

/** Body of POST /api/my-gift/{id}/change: the new amount, in rupees. */
export function changeAmountForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  const { amount } = monthlyFields(maximumRupees)
  return z.object({ amount }, messages.bodyInvalid)
}

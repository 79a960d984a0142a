import * as z from 'zod/mini'
import { checkTaxReceipt, donationFields, gatewayText, MAXIMUM_DONATION_RUPEES } from './donation'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations'
import { messages } from './messages'

/** Above it a bank asks for PIN or code at each charge: RBI's limit for mandates, in rupees. */
export const MAXIMUM_MONTHLY_RUPEES = 15_000
/** Charges that a mandate is made for: ten years, the longest that the gateway takes. */
export const MONTHLY_CHARGES = 120
/** A mandate that nobody has authorised by then expires at the gateway. */
export const AUTHORISE_WITHIN_MS = DAY_MS

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

/** The states of a mandate: `starting` while it is not known whether the gateway has made it, then its own. */
export const mandateStatuses = ['starting', ...gatewayMandateStatuses] as const
export type MandateStatus = (typeof mandateStatuses)[number]

/** Why a mandate is cancelled from our side. */
export const cancelReasons = ['donor', 'admin', 'changed'] as const
export type CancelReason = (typeof cancelReasons)[number]

/** What a donor is told by mail about a mandate; each charge has its thank-you besides. */
export type MandateNotice =
  | 'begins-later'
  | 'charge-failed'
  | 'charges-stopped'
  | 'paused'
  | 'cancelled'
  | 'completed'

/** The states of a pledge: a promise without a mandate, of which the donor is reminded. */
export const pledgeStatuses = ['active', 'stopped'] as const
export type PledgeStatus = (typeof pledgeStatuses)[number]

/** A subscription as the gateway tells it, in our words. */
export type GatewaySubscription = {
  id: string
  planId: string
  status: Exclude<MandateStatus, 'starting'>
  paidCount: number
  /** When the next charge is due, as an ISO date. */
  chargeAt: string | null
  endedAt: string | null
  /** The gateway's own page: the mandate is given there, or another card or account chosen. */
  hostedUrl: string | null
  /** 'UPI', 'Card', …: for people. */
  method: string | null
  /** Our number of it, from its notes. */
  number: string | null
}

/** The bill of one charge. */
export type GatewayInvoice = {
  id: string
  subscriptionId: string | null
  paymentId: string | null
  isPaid: boolean
}

/** What the rules below need to know of a mandate. */
export type Mandate = {
  status: MandateStatus
  paidCount: number
  chargeAt: string | null
  endedAt: string | null
  hostedUrl: string | null
  method: string | null
  /** Set once somebody on our side wants it to end. */
  cancelReason: CancelReason | null
}

export type MandateChange = {
  data: Pick<Mandate, 'status' | 'paidCount' | 'chargeAt' | 'endedAt' | 'hostedUrl' | 'method'>
  notice: MandateNotice | null
}

/** Whether nothing can be charged any more, and nothing leads back. */
export function isOver(status: MandateStatus): boolean {
  return status === 'cancelled' || status === 'completed' || status === 'expired'
}

/** Whether the donor has given the mandate, and it is not over. */
export function isGiven(status: MandateStatus): boolean {
  return !isOver(status) && status !== 'starting' && status !== 'created'
}

/** Whether a charge failed, and the donor has to do something about it. */
export function isInTrouble(status: MandateStatus): boolean {
  return status === 'pending' || status === 'halted'
}

/**
 * What the gateway's word means for a mandate, and what its donor is told.
 * @param told fetched after the mandate was read, so that it is the newer of the two.
 * @returns null where the mandate knows it already.
 */
export function applySubscription(own: Mandate, told: GatewaySubscription): MandateChange | null {
  const data = {
    status: told.status,
    paidCount: told.paidCount,
    chargeAt: told.chargeAt,
    endedAt: told.endedAt,
    hostedUrl: told.hostedUrl,
    method: told.method,
  }
  const isKnown = (Object.keys(data) as (keyof typeof data)[]).every(
    (field) => (own[field] ?? null) === data[field],
  )
  return isKnown ? null : { data, notice: noticeOf(own, told) }
}

function noticeOf(own: Mandate, told: GatewaySubscription): MandateNotice | null {
  // The same trouble in another month is another one.
  const isNew = own.status !== told.status || own.paidCount !== told.paidCount
  if (!isNew) return null
  switch (told.status) {
    case 'authenticated':
      return own.status === told.status ? null : 'begins-later'
    case 'pending':
      return 'charge-failed'
    case 'halted':
      return 'charges-stopped'
    case 'paused':
      return own.status === told.status ? null : 'paused'
    case 'cancelled':
      // One that never began, or that another one has replaced, ends in silence.
      return isGiven(own.status) && own.cancelReason !== 'changed' ? 'cancelled' : null
    case 'completed':
      return own.status === told.status ? null : 'completed'
    default:
      return null
  }
}

const QUARTER_HOUR_MS = 15 * MINUTE_MS
/** A charge may be told of some days after the end. */
const WATCH_ENDED_MS = 7 * DAY_MS

/**
 * When the gateway is asked next about a mandate, should no event tell.
 * @param mandate.ageMs how long ago it was started, in milliseconds.
 * @param mandate.endedMs how long ago it ended; null while it has not.
 * @param mandate.isEnding whether it was asked to end and has not yet.
 * @returns milliseconds from now, or null where nothing can happen any more.
 */
export function nextLookAfterMs(
  status: MandateStatus,
  { ageMs, endedMs, isEnding }: { ageMs: number; endedMs: number | null; isEnding: boolean },
): number | null {
  if (isOver(status)) return (endedMs ?? ageMs) > WATCH_ENDED_MS ? null : DAY_MS
  if (isEnding) return QUARTER_HOUR_MS
  if (isGiven(status)) return DAY_MS
  return Math.min(DAY_MS, Math.max(QUARTER_HOUR_MS, ageMs / 4))
}

/** The new mandate is given this long before the old one's charge, so that there is time to end the old one. */
const END_BEFORE_CHARGE_MS = HOUR_MS
/** How long a donor needs for the payment window and the bank. */
const LEAST_TO_AUTHORISE_MS = 30 * MINUTE_MS

export type Takeover = {
  /** When the first charge is due; null for at once. */
  startAt: Date | null
  /** Until when the donor may give the mandate. */
  authoriseBy: Date
}

/**
 * How another mandate takes the place of this one, so that no month is paid twice: with its next charge
 * where that is more than a day away, else at once and before that charge.
 * @returns null where the charge is too near for that.
 */
export function planTakeover(
  { status, chargeAt }: Pick<Mandate, 'status' | 'chargeAt'>,
  now: Date,
): Takeover | null {
  const authoriseBy = new Date(now.getTime() + AUTHORISE_WITHIN_MS)
  if (!chargeAt) return { startAt: null, authoriseBy }
  const at = new Date(chargeAt)
  if (at.getTime() - now.getTime() > DAY_MS) return { startAt: at, authoriseBy: at }
  // Nothing is charged in the other states, whatever day the gateway names.
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
 * Body of POST /api/monthly-gifts and POST /api/pledges: as the donation form, but the donor has to
 * be a citizen of India. `attemptId` is the browser's own number of the attempt.
 * @param maximumRupees largest amount that is taken at once.
 */
export function monthlyGiftForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  return z
    .object(
      {
        ...monthlyFields(maximumRupees),
        attemptId: z.optional(z.uuid(messages.bodyInvalid)),
        // FCRA: who gives, not in which currency, tells whether a gift is foreign.
        isIndianCitizen: z.literal(true, messages.citizensOnly),
      },
      messages.bodyInvalid,
    )
    .check(checkTaxReceipt)
}
export type MonthlyGiftInput = z.output<ReturnType<typeof monthlyGiftForm>>

/** Body of POST /api/monthly-gifts/verify: what the payment window hands back after a mandate. */
export const verifyMandate = z.object(
  {
    razorpay_payment_id: gatewayText(),
    razorpay_subscription_id: gatewayText(),
    razorpay_signature: gatewayText(),
    monthlyGiftId: gatewayText(),
  },
  messages.bodyInvalid,
)
export type VerifyMandateInput = z.output<typeof verifyMandate>

/** Body of POST /api/my-gift/{id}/change: the new amount, in rupees. */
export function changeAmountForm(maximumRupees: number = MAXIMUM_DONATION_RUPEES) {
  const { amount } = monthlyFields(maximumRupees)
  return z.object({ amount }, messages.bodyInvalid)
}

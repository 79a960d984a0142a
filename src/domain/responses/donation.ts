import * as z from 'zod/mini'
import { instant, optionalText, settledPayment, text } from './fields'
import { purposeSumResponse } from './purpose'
import { donationReceiptResponse } from './receipt'
import { settlementTotalsResponse } from './settlement'

/** An item of GET /api/admin/donations. */
export const donationResponse = z.object({
  id: text,
  transactionId: optionalText,
  donorName: text,
  email: optionalText,
  phone: optionalText,
  address: optionalText,
  /** Masked, as ••••••234F; POST /api/admin/donations/{id}/pan gives all of it. */
  panNumber: optionalText,
  /** In rupees. */
  amount: z.number(),
  /** Given back of it, in rupees. */
  refunded: z.number(),
  /** Taken back by the donor's bank after a lost dispute, in rupees. */
  chargedBack: z.number(),
  paymentMethod: text,
  isAnonymous: z.boolean(),
  message: optionalText,
  /** What program and campaign it is for were called when it was given. */
  purposeName: optionalText,
  campaignName: optionalText,
  /** Whether it may be spent on its purpose alone. */
  isRestricted: z.boolean(),
  /** Paid by a QR code, and nobody has said yet who gave it. */
  isUnclaimed: z.boolean(),
  reference: optionalText,
  /** When the money came in; for what was entered by hand, the day of the gift. */
  receivedAt: z.optional(instant),
  /** Entered by hand, not paid through the gateway. */
  isByHand: z.boolean(),
  /** Brought in from a file, with the number of the receipt that was given then. */
  isImported: z.optional(z.literal(true)),
  oldReceiptNumber: optionalText,
  /** Paid with a foreign card or account; told in the list. */
  isFromAbroad: z.optional(z.literal(true)),
  /** Its amount, day and number are the gateway's. */
  isFromGateway: z.boolean(),
  /** Entered by hand or claimed, and voided since: a mistake, returned by the bank or given back. */
  isVoid: z.boolean(),
  /** The key of what it is for, such as `program:…`. */
  givenFor: optionalText,
  /** How often it was corrected. */
  corrections: z.number(),
  /** The newest; absent where it has had none. */
  receipt: z.optional(donationReceiptResponse),
  ...settledPayment,
  createdAt: instant,
})
export type DonationDto = z.output<typeof donationResponse>

/** Response of POST /api/admin/donations/{id}/pan. */
export const donationPanResponse = z.object({ panNumber: text })
export type DonationPanDto = z.output<typeof donationPanResponse>

/** Response of GET /api/admin/donations/sum: of a part of the list. */
export const donationSumResponse = z.object({
  /** In rupees, less what went back. */
  amount: z.number(),
  /** How many donations it is the sum of. */
  count: z.number(),
})
export type DonationSumDto = z.output<typeof donationSumResponse>

/** Response of GET /api/admin/donations/stats. */
export const donationStatsResponse = z.object({
  /** In rupees. */
  totalRaised: z.number(),
  totalDonations: z.number(),
  /** The same by purpose, the largest first; absent until something is given for one. */
  purposes: z.optional(z.array(purposeSumResponse)),
  /** Without tests; absent until the gateway has paid something out. */
  paidOut: z.optional(settlementTotalsResponse),
})
export type DonationStatsDto = z.output<typeof donationStatsResponse>

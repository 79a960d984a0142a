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
  /** Masked, as ••••••234F; POST /api/admin/donations/{id}/pan returns it in full. */
  panNumber: optionalText,
  /** In rupees. */
  amount: z.number(),
  /** In rupees. */
  refunded: z.number(),
  /** Taken by the donor's bank after a lost dispute, in rupees. */
  chargedBack: z.number(),
  paymentMethod: text,
  isAnonymous: z.boolean(),
  message: optionalText,
  /** Names of its program and campaign when it was given. */
  purposeName: optionalText,
  campaignName: optionalText,
  /** Whether it may only be spent on its purpose. */
  isRestricted: z.boolean(),
  /** Paid by a QR code, and the donor is still unknown. */
  isUnclaimed: z.boolean(),
  reference: optionalText,
  /** When the money came in; for gifts by hand, the day of the gift. */
  receivedAt: z.optional(instant),
  /** Entered by hand, not paid through the gateway. */
  isByHand: z.boolean(),
  /** Imported from a file; `oldReceiptNumber` is that of its paper receipt. */
  isImported: z.optional(z.literal(true)),
  oldReceiptNumber: optionalText,
  /** Paid with a foreign card or account. */
  isFromAbroad: z.optional(z.literal(true)),
  /** Its amount, day and number come from the gateway. */
  isFromGateway: z.boolean(),
  /** Entered by hand or claimed, and since voided: a mistake, returned by the bank or given back. */
  isVoid: z.boolean(),
  /** The key of what it is for, such as `program:…`. */
  givenFor: optionalText,
  /** How often it was corrected. */
  corrections: z.number(),
  /** The newest; absent if there never was one. */
  receipt: z.optional(donationReceiptResponse),
  ...settledPayment,
  createdAt: instant,
})
export type DonationDto = z.output<typeof donationResponse>

/** Response of POST /api/admin/donations/{id}/pan. */
export const donationPanResponse = z.object({ panNumber: text })
export type DonationPanDto = z.output<typeof donationPanResponse>

/** Response of GET /api/admin/donations/sum: totals of the filtered list. */
export const donationSumResponse = z.object({
  /** In rupees, net of refunds. */
  amount: z.number(),
  /** Number of donations in it. */
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
  /** Without test payments; absent until the gateway has paid something out. */
  paidOut: z.optional(settlementTotalsResponse),
})
export type DonationStatsDto = z.output<typeof donationStatsResponse>

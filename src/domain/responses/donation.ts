import * as z from 'zod/mini'
import { instant, optionalText, settledPayment, text } from './fields'
import { settlementTotalsResponse } from './settlement'

/** An item of GET /api/admin/donations. */
export const donationResponse = z.object({
  id: text,
  transactionId: optionalText,
  donorName: text,
  email: optionalText,
  phone: optionalText,
  address: optionalText,
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
  reference: optionalText,
  /** When the money came in; for what was entered by hand, the day of the gift. */
  receivedAt: z.optional(instant),
  /** Entered by hand, not paid through the gateway. */
  isByHand: z.boolean(),
  ...settledPayment,
  createdAt: instant,
})
export type DonationDto = z.output<typeof donationResponse>

/** Response of GET /api/admin/donations/stats. */
export const donationStatsResponse = z.object({
  /** In rupees. */
  totalRaised: z.number(),
  totalDonations: z.number(),
  /** Without tests; absent until the gateway has paid something out. */
  paidOut: z.optional(settlementTotalsResponse),
})
export type DonationStatsDto = z.output<typeof donationStatsResponse>

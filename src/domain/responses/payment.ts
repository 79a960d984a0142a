import * as z from 'zod/mini'
import { CURRENCY } from '../donation'
import { text } from './fields'

/** Response of GET /api/payment-status/{donationId}; without personal data. */
export const paymentStatusResponse = z.object({
  donationId: text,
  /** A donor's claim to have paid by UPI or bank, or a payment through the gateway. */
  kind: z.enum(['claim', 'payment']),
  status: z.enum(['pending', 'completed', 'failed', 'quarantined']),
  /** In rupees. */
  amount: z.number(),
  /** What has gone back: by refunds or lost disputes. */
  refunded: z.number(),
  /** How all of it went back: of a claim that failed after the money had arrived, or by a lost dispute. */
  wentBack: z.optional(z.enum(['returned-by-bank', 'given-back'])),
  /** Of a claim that was rejected: another donation with its reference counts. */
  isRecordedAlready: z.optional(z.literal(true)),
})
export type PaymentStatusDto = z.output<typeof paymentStatusResponse>

/** Response of POST /api/create-order. */
export const paymentOrderResponse = z.object({
  keyId: text,
  /** In paise. */
  amount: z.number(),
  currency: z.literal(CURRENCY),
  orderId: text,
  donationId: text,
})
export type PaymentOrderDto = z.output<typeof paymentOrderResponse>

/** Response of POST /api/payment-claims. */
export const paymentClaimResponse = z.object({ success: z.literal(true), claimNumber: text })

/** Response of POST /api/verify-payment. */
export const verifyPaymentResponse = z.object({ success: z.literal(true), donationId: text })
export type VerifyPaymentDto = z.output<typeof verifyPaymentResponse>

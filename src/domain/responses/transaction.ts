import * as z from 'zod/mini'
import { attentionReasons, transactionStatuses } from '../payment-attempt'
import { instant, optionalText, settledPayment, text } from './fields'

/** An item of GET /api/admin/transactions. */
export const transactionResponse = z.object({
  id: text,
  transactionId: text,
  paymentId: optionalText,
  /** In rupees. */
  amount: z.number(),
  status: z.enum(transactionStatuses),
  gateway: text,
  method: text,
  donorName: optionalText,
  purposeName: optionalText,
  campaignName: optionalText,
  reference: optionalText,
  /** Why it failed, as the gateway describes it. */
  failure: optionalText,
  /** The most important reason why an admin must decide; `reasons` lists all. */
  attention: z.optional(z.enum(attentionReasons)),
  reasons: z.array(z.enum(attentionReasons)),
  /** Currency of the amount. Only INR counts. */
  currency: text,
  orderId: optionalText,
  /** The API key that made the order. */
  keyId: optionalText,
  /** In rupees. */
  refunded: z.number(),
  /** Taken by the donor's bank after a lost dispute, in rupees. */
  chargedBack: z.number(),
  /** A requested refund whose outcome at the gateway is unknown. */
  openRefund: z.optional(z.object({ amount: z.optional(z.number()), state: z.literal('unknown') })),
  /** No real money: paid with the gateway's test keys. */
  testMode: z.boolean(),
  /** When the donor declared to be a citizen of India or to give for an Indian organisation (FCRA). */
  citizenDeclaredAt: z.optional(instant),
  ...settledPayment,
  createdAt: instant,
})
export type TransactionDto = z.output<typeof transactionResponse>

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
  /** Why it failed, in the gateway's words. */
  failure: optionalText,
  /** Why it waits for an admin, the most important reason first. */
  attention: z.optional(z.enum(attentionReasons)),
  reasons: z.array(z.enum(attentionReasons)),
  /** Currency of the amount. Only INR can be counted. */
  currency: text,
  orderId: optionalText,
  /** The API key that made the order. */
  keyId: optionalText,
  /** Given back of it, in rupees. */
  refunded: z.number(),
  /** Taken back by the donor's bank after a lost dispute, in rupees. */
  chargedBack: z.number(),
  /** A refund that was asked for and is not settled: whether the gateway made it is not known. */
  openRefund: z.optional(z.object({ amount: z.optional(z.number()), state: z.literal('unknown') })),
  /** No real money: paid with the gateway's test keys. */
  testMode: z.boolean(),
  /** When the donor declared to be a citizen of India or to give for an Indian organisation (FCRA). */
  citizenDeclaredAt: z.optional(instant),
  ...settledPayment,
  createdAt: instant,
})
export type TransactionDto = z.output<typeof transactionResponse>

import * as z from 'zod/mini'
import { receiptStatuses, registerStates, voidReasons } from '../receipt'
import { instant, optionalText, text } from './fields'

/** A donation's receipt, in GET /api/admin/donations. */
export const donationReceiptResponse = z.object({
  id: text,
  number: text,
  status: z.enum(receiptStatuses),
  /** Path of its PDF, which opens without a login. */
  path: text,
  /** Opens WhatsApp with the link for the donor; absent without a phone number. */
  whatsappUrl: optionalText,
})
export type DonationReceiptDto = z.output<typeof donationReceiptResponse>

/** An item of GET /api/admin/receipt-register: a receipt number and its status. */
export const registeredReceiptResponse = z.object({
  id: text,
  number: text,
  state: z.enum(registerStates),
  issuedAt: instant,
  /** When it was last corrected under the same number. */
  correctedAt: z.optional(instant),
  voidedAt: z.optional(instant),
  voidReason: z.optional(z.enum(voidReasons)),
  /** The number that replaced it. */
  replacedBy: optionalText,
  /** When the gift came in. */
  receivedAt: instant,
  donorName: text,
  /** Masked, as ••••••234F. */
  panNumber: optionalText,
  /** In rupees. */
  amount: z.number(),
  paymentMethod: optionalText,
  reference: optionalText,
  /** From the practice series. */
  testMode: z.boolean(),
})
export type RegisteredReceiptDto = z.output<typeof registeredReceiptResponse>

/** Response of POST /api/admin/receipts/missing. */
export const issuedReceiptsResponse = z.object({ issued: z.number(), left: z.number() })
export type IssuedReceiptsDto = z.output<typeof issuedReceiptsResponse>

/** Response of POST /api/admin/receipts/late-approvals. */
export const rewrittenReceiptsResponse = z.object({ written: z.number(), left: z.number() })
export type RewrittenReceiptsDto = z.output<typeof rewrittenReceiptsResponse>

import * as z from 'zod/mini'
import { receiptStatuses } from '../receipt'
import { optionalText, text } from './fields'

/** A donation's receipt, in GET /api/admin/donations. */
export const donationReceiptResponse = z.object({
  id: text,
  number: text,
  status: z.enum(receiptStatuses),
  /** Of its PDF: the path alone opens it. */
  path: text,
  /** Opens WhatsApp with the link for the donor; absent without a number. */
  whatsappUrl: optionalText,
})
export type DonationReceiptDto = z.output<typeof donationReceiptResponse>

/** Response of POST /api/admin/receipts/missing. */
export const issuedReceiptsResponse = z.object({ issued: z.number(), left: z.number() })
export type IssuedReceiptsDto = z.output<typeof issuedReceiptsResponse>

import * as z from 'zod/mini'
import { settlementRowTypes, settlementStatuses } from '../settlement'
import { instant, optionalText, text } from './fields'

/** Totals of all settlements in rupees: gross - fee - refunds + adjustments + difference = net. */
export const settlementTotalsResponse = z.object({
  gross: z.number(),
  fee: z.number(),
  refunds: z.number(),
  adjustments: z.number(),
  /** Not explained by the rows: normally 0. */
  difference: z.number(),
  net: z.number(),
})
export type SettlementTotalsDto = z.output<typeof settlementTotalsResponse>

/** An item of GET /api/admin/settlements: one transfer of the gateway to the bank. Amounts in rupees. */
export const settlementResponse = z.object({
  id: text,
  /** The gateway's own number. */
  settlementId: text,
  settledAt: instant,
  /** The bank's reference, as on its statement; absent until it is known. */
  utr: optionalText,
  status: z.enum(settlementStatuses),
  /** What donors paid. */
  gross: z.number(),
  /** The gateway's fee, including tax. */
  fee: z.number(),
  /** Part of the fee. */
  tax: z.number(),
  /** The gateway's charge for an instant payout; not part of `fee`, and absent for a normal one. */
  payoutFee: z.optional(z.number()),
  refunds: z.number(),
  /** Lost disputes and other corrections: negative if money was deducted. */
  adjustments: z.number(),
  /** What reached the bank: gross - fee - refunds + adjustments, unless there is a difference. */
  net: z.number(),
  /** By how much `net` exceeds the sum of the rows: normally 0. */
  difference: z.number(),
  /** Number of payments. */
  gifts: z.number(),
  /** Number of all rows; 0 until the gateway has reported them. */
  rows: z.number(),
  /** No real money: made with the gateway's test keys. */
  testMode: z.boolean(),
})
export type SettlementDto = z.output<typeof settlementResponse>

/** A row of a settlement, and an item of GET /api/admin/settlement-rows. Amounts in rupees. */
export const settlementRowResponse = z.object({
  id: text,
  settlementId: text,
  settledAt: instant,
  utr: optionalText,
  type: z.enum(settlementRowTypes),
  /** The gateway's number of the payment, refund or correction itself. */
  entityId: text,
  paymentId: optionalText,
  orderId: optionalText,
  disputeId: optionalText,
  method: optionalText,
  /** The gateway's description of a correction. */
  description: optionalText,
  /** The amount before the fee: negative for a refund. */
  gross: z.number(),
  /** Tax included. */
  fee: z.number(),
  tax: z.number(),
  /** Its share of the payout: gross - fee. */
  net: z.number(),
  donorName: optionalText,
  /** Ids of donation and transaction, if this site knows the payment. */
  donationId: optionalText,
  transactionId: optionalText,
  testMode: z.boolean(),
})
export type SettlementRowDto = z.output<typeof settlementRowResponse>

/** Response of GET /api/admin/settlements/{id}. */
export const settlementDetailResponse = z.object({
  settlement: settlementResponse,
  rows: z.array(settlementRowResponse),
})
export type SettlementDetailDto = z.output<typeof settlementDetailResponse>

import * as z from 'zod/mini'
import { attentionKinds } from '../attention'
import { attentionReasons } from '../payment-attempt'
import { instant, optionalText, text } from './fields'

/** An item of GET /api/admin/attention: something that an admin must handle. */
export const attentionResponse = z.object({
  /** Id of the transaction, dispute, event or mail. */
  id: text,
  kind: z.enum(attentionKinds),
  title: text,
  donorEmail: optionalText,
  donorPhone: optionalText,
  /** In rupees, or in whole units of `currency`. */
  amount: z.optional(z.number()),
  currency: optionalText,
  refunded: z.optional(z.number()),
  /** What the bank could not pay out to the donor. */
  failedRefund: z.optional(z.number()),
  /** What the bank has taken back through disputes. */
  chargedBack: z.optional(z.number()),
  method: optionalText,
  reference: optionalText,
  /** A warning that a gift with this reference is already recorded. */
  countedAlready: optionalText,
  /** Claims only; begins with the code in the note of the UPI payment. */
  claimNumber: optionalText,
  paymentId: optionalText,
  /** Second payments only: the first payment for the same donation. */
  firstPayment: z.optional(z.object({ paymentId: text, paidAt: z.optional(instant) })),
  /** What the gateway or the reconciler reports. */
  detail: optionalText,
  reasons: z.optional(z.array(z.enum(attentionReasons))),
  /** Disputes only: the gateway's deadline for a response, and the phase. */
  respondBy: z.optional(instant),
  phase: optionalText,
  /** Monthly gifts only: whether the gateway does not know it. */
  canSetAside: z.optional(z.boolean()),
  testMode: z.optional(z.boolean()),
  createdAt: instant,
})
export type AttentionDto = z.output<typeof attentionResponse>

/** Response of GET /api/admin/attention/counts: kinds with at least one item. */
export const attentionCountsResponse = z.object({
  total: z.number(),
  kinds: z.array(z.object({ kind: z.enum(attentionKinds), count: z.number() })),
})
export type AttentionCountsDto = z.output<typeof attentionCountsResponse>

/** Response of POST /api/admin/reconcile. */
export const reconcileResponse = z.object({
  /** Gateway events that were processed. */
  events: z.number(),
  /** Attempts that were looked up at the gateway, and those whose status changed. */
  asked: z.number(),
  changed: z.number(),
  /** Requests that got no response. */
  unanswered: z.number(),
  /** Settled payments and refunds: those found in the gateway's lists, and refunds made here. */
  found: z.number(),
  /** Payments on which our ledger and the gateway's differ: an admin must decide. */
  differences: z.number(),
  /** False if no keys are configured. */
  hasGateway: z.boolean(),
})
export type ReconcileDto = z.output<typeof reconcileResponse>

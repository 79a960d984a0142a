import * as z from 'zod/mini'
import { attentionKinds } from '../attention'
import { attentionReasons } from '../payment-attempt'
import { instant, optionalText, text } from './fields'

/** An item of GET /api/admin/attention: something that waits for an admin. */
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
  /** What the bank has taken back through disputes. */
  chargedBack: z.optional(z.number()),
  method: optionalText,
  reference: optionalText,
  /** Warns that a gift with this reference is counted already, in words. */
  countedAlready: optionalText,
  /** Claims only; begins with the code in the note of the UPI payment. */
  claimNumber: optionalText,
  paymentId: optionalText,
  /** Second payments only: the one that came first for the same donation. */
  firstPayment: z.optional(z.object({ paymentId: text, paidAt: z.optional(instant) })),
  /** What the gateway or the reconciler says of it. */
  detail: optionalText,
  reasons: z.optional(z.array(z.enum(attentionReasons))),
  /** Disputes only: until when the gateway takes a response, and the phase. */
  respondBy: z.optional(instant),
  phase: optionalText,
  /** Monthly gifts only: whether the gateway denies it. */
  canSetAside: z.optional(z.boolean()),
  testMode: z.optional(z.boolean()),
  createdAt: instant,
})
export type AttentionDto = z.output<typeof attentionResponse>

/** Response of GET /api/admin/attention/counts: the kinds of which something waits. */
export const attentionCountsResponse = z.object({
  total: z.number(),
  kinds: z.array(z.object({ kind: z.enum(attentionKinds), count: z.number() })),
})
export type AttentionCountsDto = z.output<typeof attentionCountsResponse>

/** Response of POST /api/admin/reconcile. */
export const reconcileResponse = z.object({
  /** Events of the gateway that were worked on. */
  events: z.number(),
  /** Attempts that the gateway was asked about, and those whose status changed by it. */
  asked: z.number(),
  changed: z.number(),
  /** Requests that got no response. */
  unanswered: z.number(),
  /** Payments and refunds that were found at the gateway and settled here by walking its lists. */
  found: z.number(),
  /** Payments about which our ledger and the gateway's disagree: they wait for an admin. */
  differences: z.number(),
  /** False where no keys are entered, so that nobody can be asked. */
  hasGateway: z.boolean(),
})
export type ReconcileDto = z.output<typeof reconcileResponse>

import * as z from 'zod/mini'
import { amountField } from './donation'
import { donorFields, MAXIMUM_GIFT_RUPEES, SMALLEST_GIFT_RUPEES } from './gift-by-hand'
import { voidCauses } from './gift-money'
import { messages } from './messages'
import { requiredLine } from './text'

/** The next state of a claim that was confirmed by mistake: open again, or rejected. */
export const undoneClaimStates = ['open', 'rejected'] as const

/**
 * Body of POST /api/admin/donations/{id}/void. By default the `cause` is that the gift was entered or
 * confirmed by mistake. `claim` applies to such a claim; with any other cause a claim is always rejected.
 */
export const voidForm = z.object(
  {
    reason: requiredLine(messages.reasonRequired, 300),
    cause: z.optional(z.enum(voidCauses, messages.bodyInvalid)),
    claim: z._default(z.enum(undoneClaimStates, messages.bodyInvalid), 'open'),
  },
  messages.bodyInvalid,
)
export type VoidValues = z.input<typeof voidForm>
export type VoidInput = z.output<typeof voidForm>

/**
 * Body of POST /api/admin/transactions/{id}/refund: everything that is left, or a part in rupees.
 * `refundedBefore` is what the admin saw as already refunded, in rupees: if it has changed since,
 * nothing is refunded.
 */
export const refundForm = z.object(
  {
    amount: z.optional(amountField(MAXIMUM_GIFT_RUPEES, SMALLEST_GIFT_RUPEES)),
    refundedBefore: z.optional(
      z
        .number(messages.amountInvalid)
        .check(
          z.minimum(0, messages.amountInvalid),
          z.maximum(MAXIMUM_GIFT_RUPEES, messages.amountInvalid),
          z.multipleOf(0.01, messages.amountDecimals),
        ),
    ),
  },
  messages.bodyInvalid,
)
export type RefundValues = z.input<typeof refundForm>
export type RefundInput = z.output<typeof refundForm>

/** Body of POST /api/admin/transactions/{id}/record: who gave an unmatched payment. */
export const recordForm = z.object(donorFields, messages.bodyInvalid)
export type RecordValues = z.input<typeof recordForm>
export type RecordInput = z.output<typeof recordForm>

/**
 * Body of POST /api/admin/transactions/{id}/ignore and …/set-refund-aside, and of
 * POST /api/admin/subscriptions/{id}/set-aside.
 */
export const ignoreForm = z.object(
  { reason: requiredLine(messages.reasonRequired, 300) },
  messages.bodyInvalid,
)
export type IgnoreValues = z.input<typeof ignoreForm>
export type IgnoreInput = z.output<typeof ignoreForm>

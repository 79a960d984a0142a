import * as z from 'zod/mini'
import { listQuery } from './list-query'
import { messages } from './messages'

/** The kinds of items under 'Needs attention', in their order there. */
export const attentionKinds = [
  'dispute',
  'refund',
  'failed-refund',
  'claim',
  'unmatched',
  'second-payment',
  'amount-mismatch',
  'currency',
  'international',
  'difference',
  'monthly-gift',
  'settlement',
  'order',
  'stuck',
  'event',
  'false-event',
  'mail',
  'suspected-claim',
] as const
export type AttentionKind = (typeof attentionKinds)[number]

/** The query of GET /api/admin/attention: a page of one kind, or the first items of every kind. */
export const attentionQuery = z.extend(z.omit(listQuery, { search: true }), {
  kind: z.optional(z.enum(attentionKinds, messages.kindUnknown)),
})
export type AttentionQuery = z.output<typeof attentionQuery>

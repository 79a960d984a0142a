import * as z from 'zod/mini'
import { attentionKinds } from './donation'
import { listQuery } from './list-query'
import { messages } from './messages'

/** The query of GET /api/admin/attention: a page of one kind, or the first items of all. */
export const attentionQuery = z.extend(z.omit(listQuery, { search: true }), {
  kind: z.optional(z.enum(attentionKinds, messages.kindUnknown)),
})
export type AttentionQuery = z.output<typeof attentionQuery>

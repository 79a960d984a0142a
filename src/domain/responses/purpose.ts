import * as z from 'zod/mini'
import { text } from './fields'

/** An item of GET /api/admin/purposes: a purpose for recording and filtering gifts. */
export const purposeResponse = z.object({
  /** The value for `givenFor` of a gift. */
  key: text,
  kind: z.enum(['program', 'campaign']),
  name: text,
  /** Its name in Hindi, if it has one. */
  nameHi: z.optional(text),
})
export type PurposeDto = z.output<typeof purposeResponse>

/** What came in for a purpose, in rupees, net of refunds. */
export const purposeSumResponse = z.object({
  /** As in `purposeResponse`. */
  key: z.optional(text),
  /** Absent for gifts that go where they are needed most. */
  name: z.optional(text),
  amount: z.number(),
  count: z.number(),
})

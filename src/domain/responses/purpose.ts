import * as z from 'zod/mini'
import { text } from './fields'

/** An item of GET /api/admin/purposes: what an admin may record a gift for, and look through gifts by. */
export const purposeResponse = z.object({
  /** As `givenFor` of a gift takes it. */
  key: text,
  kind: z.enum(['program', 'campaign']),
  name: text,
  /** Its name in Hindi, where it has one. */
  nameHi: z.optional(text),
})
export type PurposeDto = z.output<typeof purposeResponse>

/** What came in for a purpose, in rupees, less what was given back. */
export const purposeSumResponse = z.object({
  /** Absent for what goes where it is needed most. */
  name: z.optional(text),
  amount: z.number(),
  count: z.number(),
})

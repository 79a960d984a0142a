import * as z from 'zod/mini'
import { optionalText, sampleMark, text, version } from './fields'

/** An item of GET /api/inspirations. */
export const inspirationResponse = z.object({
  id: text,
  name: text,
  line: optionalText,
  imageUrl: optionalText,
  /** By default 0. */
  sortOrder: z.optional(z.number()),
})
export type InspirationDto = z.output<typeof inspirationResponse>

/** An item of each response of /api/admin/inspirations. */
export const adminInspirationResponse = z.extend(inspirationResponse, {
  nameHi: optionalText,
  lineHi: optionalText,
  ...version,
  ...sampleMark,
})
export type AdminInspirationDto = z.output<typeof adminInspirationResponse>

import * as z from 'zod/mini'
import { instant, optionalText, sampleMark, text, version } from './fields'

/** An item of GET /api/about-slider. */
export const slideResponse = z.object({ id: text, imageUrl: text, altText: text })
export type SlideDto = z.output<typeof slideResponse>

/** An item of each response of /api/admin/about-slider. */
export const adminSlideResponse = z.extend(slideResponse, {
  altTextHi: optionalText,
  displayOrder: z.number(),
  isActive: z.boolean(),
  createdAt: instant,
  ...version,
  ...sampleMark,
})
export type AdminSlideDto = z.output<typeof adminSlideResponse>

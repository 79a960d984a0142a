import * as z from 'zod/mini'
import { portfolioCategories } from '../portfolio'
import { instant, optionalText, sampleMark, text, version } from './fields'

/** An item of GET /api/portfolio. */
export const portfolioItemResponse = z.object({
  id: text,
  title: text,
  description: text,
  imageUrl: text,
  /** Shown as 'Gallery' if absent (spec section 3). */
  category: z.optional(z.enum(portfolioCategories)),
  isPublished: z.boolean(),
  sortOrder: z.number(),
  createdAt: instant,
})
export type PortfolioItemDto = z.output<typeof portfolioItemResponse>

/** An item of each response of /api/admin/portfolio. */
export const adminPortfolioItemResponse = z.extend(portfolioItemResponse, {
  titleHi: optionalText,
  descriptionHi: optionalText,
  ...version,
  ...sampleMark,
})
export type AdminPortfolioItemDto = z.output<typeof adminPortfolioItemResponse>

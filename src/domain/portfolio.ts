import * as z from 'zod/mini'
import { imageUrlField } from './media-url'
import { messages } from './messages'
import {
  choice,
  flag,
  ORDER_MAX,
  optionalHindiLine,
  optionalHindiText,
  patchOf,
  requiredLine,
  requiredText,
} from './text'
import { withAsciiDigits } from './typed-number'

/** As in spec section 5. */
export const portfolioCategories = [
  'general',
  'education',
  'healthcare',
  'environment',
  'events',
  'community',
] as const
export type PortfolioCategory = (typeof portfolioCategories)[number]
export const DEFAULT_PORTFOLIO_CATEGORY: PortfolioCategory = 'general'

const fields = {
  title: requiredLine(messages.titleRequired, 200),
  description: requiredText(messages.descriptionRequired, 4000),
  titleHi: optionalHindiLine(200),
  descriptionHi: optionalHindiText(4000),
  imageUrl: imageUrlField,
  category: choice({
    options: portfolioCategories,
    required: messages.categoryRequired,
    unknown: messages.categoryUnknown,
  }),
  isPublished: flag(),
  sortOrder: z.transform(toSortOrder),
}

/** Body of POST /api/admin/portfolio, and the values of its form (spec section 5). */
export const portfolioForm = z.object(
  { ...fields, isPublished: z._default(fields.isPublished, true) },
  messages.bodyInvalid,
)
export type PortfolioFormValues = z.input<typeof portfolioForm>
export type PortfolioInput = z.output<typeof portfolioForm>

/** Body of PATCH /api/admin/portfolio/{id}: any of the same fields; absent ones stay unchanged. */
export const portfolioPatch = patchOf(fields)

/**
 * Parses a sort order from a number or text (spec section 5).
 * @returns a whole number; 0 if it cannot be read, clamped to the allowed range.
 */
function toSortOrder(value: number | string | null | undefined): number {
  const parsed = typeof value === 'string' ? Number.parseInt(withAsciiDigits(value), 10) : value
  if (typeof parsed !== 'number' || Number.isNaN(parsed)) return 0
  const bounded = Math.min(ORDER_MAX, Math.max(-ORDER_MAX, Math.trunc(parsed)))
  return bounded || 0 // not -0, which JSON and databases turn into 0 anyway
}

import * as z from 'zod/mini'
import { imageUrlField } from './media-url'
import { messages } from './messages'
import { flag, optionalHindiLine, orderFromZero, requiredLine } from './text'

/** Recommended size of a slider picture (spec section 9); shown to the admin, not enforced. */
export const SLIDE_MIN_WIDTH_PX = 1920
export const SLIDE_MIN_HEIGHT_PX = 1080
export const SLIDE_BEST_WIDTH_PX = 2560
export const SLIDE_BEST_HEIGHT_PX = 1440
export const SLIDE_MAX_FILE_MB = 2

/** Body of POST /api/admin/about-slider and PUT .../{id}, and the values of the form (spec section 5). */
export const slideForm = z.object(
  {
    imageUrl: imageUrlField,
    altText: requiredLine(messages.altTextRequired, 300),
    altTextHi: optionalHindiLine(300),
    displayOrder: orderFromZero(messages.displayOrderInvalid),
    isActive: z._default(flag(), true),
  },
  messages.bodyInvalid,
)
export type SlideFormValues = z.input<typeof slideForm>
export type SlideInput = z.output<typeof slideForm>

import * as z from 'zod/mini'
import type { adminInspirationAnswer, inspirationAnswer } from './answers'
import { clearableImageUrlField } from './media-url'
import { messages } from './messages'
import { orderFromZero, requiredLine } from './text'

/** Cards shown while the people load (spec section 9). */
export const INSPIRATION_SKELETON_COUNT = 8

/** An item of GET /api/inspirations. */
export type InspirationDto = z.output<typeof inspirationAnswer>

/** An item of each answer of /api/admin/inspirations; for `updatedAt` see `VolunteerDto`. */
export type AdminInspirationDto = z.output<typeof adminInspirationAnswer>

/** Body of POST /api/admin/inspirations and PUT .../{id}, and the values of the form (spec section 5). */
export const inspirationForm = z.object(
  {
    name: requiredLine(messages.nameRequired, 200),
    imageUrl: clearableImageUrlField,
    sortOrder: orderFromZero(messages.sortOrderInvalid),
  },
  messages.bodyInvalid,
)
export type InspirationFormValues = z.input<typeof inspirationForm>
export type InspirationInput = z.output<typeof inspirationForm>

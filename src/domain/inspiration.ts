import * as z from 'zod/mini'
import { clearableImageUrlField } from './media-url'
import { messages } from './messages'
import { blankIsNull, optionalHindiLine, orderFromZero, requiredLine } from './text'

/** Number of skeleton cards while the people load (spec section 9). */
export const INSPIRATION_SKELETON_COUNT = 8

/** Longest line about a person, in characters. */
export const INSPIRATION_LINE_MAX_LENGTH = 140

/** Body of POST /api/admin/inspirations and PUT .../{id}, and the values of the form (spec section 5). */
export const inspirationForm = z.object(
  {
    name: requiredLine(messages.nameRequired, 200),
    nameHi: optionalHindiLine(200),
    line: blankIsNull(requiredLine(messages.textInvalid, INSPIRATION_LINE_MAX_LENGTH)),
    lineHi: optionalHindiLine(INSPIRATION_LINE_MAX_LENGTH),
    imageUrl: clearableImageUrlField,
    sortOrder: orderFromZero(messages.sortOrderInvalid),
  },
  messages.bodyInvalid,
)
export type InspirationFormValues = z.input<typeof inspirationForm>
export type InspirationInput = z.output<typeof inspirationForm>

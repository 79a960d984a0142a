import * as z from 'zod/mini'
import type { Issues } from './donation'
import { isAfterEvent, lacksEventDate, placesField } from './event-sign-up'
import { INDIAN_ZONE } from './indian-month'
import { clearableImageUrlField, clearableVideoUrlField } from './media-url'
import { messages } from './messages'
import {
  blankIsNull,
  choice,
  flag,
  optionalHindiLine,
  optionalHindiText,
  patchOf,
  requiredLine,
  requiredText,
} from './text'
import { isBeforeFirstYear, typedDay } from './typed-day'

/** The types an admin may choose (spec section 3). */
export const postTypes = ['text', 'photo', 'video', 'event'] as const

const fields = {
  type: choice({
    options: postTypes,
    required: messages.typeRequired,
    unknown: messages.typeUnknown,
  }),
  title: requiredLine(messages.titleRequired, 200),
  content: requiredText(messages.contentRequired, 20_000),
  titleHi: optionalHindiLine(200),
  contentHi: optionalHindiText(20_000),
  imageUrl: clearableImageUrlField,
  videoUrl: clearableVideoUrlField,
  eventDate: blankIsNull(
    z.string(messages.eventDateInvalid).check(
      z.refine((value) => parseEventDate(value) !== null, {
        error: messages.eventDateInvalid,
        abort: true,
      }),
      z.overwrite((value) => parseEventDate(value) ?? value),
      z.refine((date) => !isBeforeFirstYear(date), messages.receivedOnTooEarly),
    ),
  ),
  eventLocation: blankIsNull(requiredLine(messages.textInvalid, 300)),
  eventLocationHi: optionalHindiLine(300),
  takesSignUps: z.optional(flag()),
  places: placesField,
  signUpsUntil: blankIsNull(typedDay()),
  isPublished: flag(),
}

/** Body of POST /api/admin/posts, and the values of its form (spec section 5). */
export const postForm = z
  .object({ ...fields, isPublished: z._default(fields.isPublished, true) }, messages.bodyInvalid)
  .check(checkDays, checkEventDate)
export type PostFormValues = z.input<typeof postForm>
export type PostInput = z.output<typeof postForm>

/** Body of PATCH /api/admin/posts/{id}: any of the same fields; absent ones stay unchanged. */
export const postPatch = patchOf(fields).check(checkDays)

type DaysCheck = {
  value: { eventDate?: string | null | undefined; signUpsUntil?: string | null | undefined }
  issues: Issues
}

function checkDays({ value: { eventDate, signUpsUntil }, issues }: DaysCheck) {
  if (!isAfterEvent(signUpsUntil, eventDate)) return
  const message = messages.signUpsAfterEvent
  issues.push({ code: 'custom', message, input: signUpsUntil, path: ['signUpsUntil'] })
}

type EventCheck = { value: Parameters<typeof lacksEventDate>[0]; issues: Issues }

/** Not for patches, which hold only some fields: there the collection checks the resulting document. */
function checkEventDate({ value, issues }: EventCheck) {
  if (!lacksEventDate(value)) return
  const message = messages.eventDateRequired
  issues.push({ code: 'custom', message, input: value.eventDate, path: ['eventDate'] })
}

/**
 * Parses an event's date, independent of the server's time zone.
 * @param text ISO 8601. A date alone is that day in UTC (the same day in India); a time without a zone,
 * as a browser's date input sends it, is Indian time (+05:30).
 * @returns ISO 8601 in UTC, or `null` for any other text and for days that do not exist.
 */
export function parseEventDate(text: string): string | null {
  const match = ISO_DATE.exec(text.trim())
  if (!match) return null
  const [, day = '', clock, zone] = match
  if (!isRealDay(day)) return null

  const at = new Date(clock === undefined ? day : `${day}T${clock}${zone ?? INDIAN_ZONE}`)
  // A later year has more than four digits, which no date of a database or browser may have.
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > LAST_YEAR ? null : at.toISOString()
}

const ISO_DATE =
  /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?)(Z|[+-]\d{2}:\d{2})?)?$/

const LAST_YEAR = 9999

/** `Date` would turn 30 February into 2 March. */
function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

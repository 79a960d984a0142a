import * as z from 'zod/mini'
import { DAY_MS } from './durations'
import { emailField } from './email'
import { startOfIndianDay } from './indian-month'
import { exportPart, LIST_LIMIT_MAX, listQuery } from './list-query'
import { messages } from './messages'
import { phoneField } from './phone'
import { blankIsAbsent, optionalLine, requiredLine } from './text'
import { withAsciiDigits } from './typed-number'
import { hoursField } from './volunteer-hours'

export const SIGN_UP_NAME_MAX_LENGTH = 200
/** Most places that an event can have. */
export const PLACES_MAX = 100_000
const ID_MAX_LENGTH = 64

/**
 * The places of an event: a whole number of 1 or more, also as text. Absent leaves the stored value;
 * blank and null remove the limit (null).
 */
export const placesField = z.optional(
  z.pipe(
    z.transform((value: number | string | null) =>
      typeof value === 'string' ? toNumber(value) : value,
    ),
    z.nullable(
      z
        .number(messages.placesInvalid)
        .check(
          z.int(messages.placesInvalid),
          z.minimum(1, messages.placesInvalid),
          z.maximum(PLACES_MAX, messages.placesInvalid),
        ),
    ),
  ),
)

function toNumber(typed: string): number | null {
  const digits = withAsciiDigits(typed.trim())
  if (digits === '') return null
  return /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN
}

/** Body of POST /api/events/{id}/sign-ups, and the fields of its form. */
export const signUpForm = z.object(
  {
    name: requiredLine(messages.nameRequired, SIGN_UP_NAME_MAX_LENGTH),
    phone: phoneField,
    email: blankIsAbsent(emailField),
  },
  messages.bodyInvalid,
)
export type SignUpInput = z.output<typeof signUpForm>

/** The outcomes of a sign-up; also the ids of the notes on its page. */
export const signUpOutcomes = ['signed-up', 'already-signed-up'] as const
/** The id of the form on its page, where a refused sign-up is shown again. */
export const SIGN_UP_FAILED = 'sign-up-failed'

/** Returns the path of an event's sign-up page, in English. */
export function signUpPath(id: string): string {
  return `/activities/${encodeURIComponent(id)}/sign-up`
}

/** An event that takes sign-ups. */
export type SignUpRules = {
  /** When it begins, ISO 8601; null if not known yet. */
  eventDate: string | null
  /** null for no limit. */
  places: number | null
  /** ISO 8601: sign-ups close at the end of its Indian day. null: when the event begins. */
  lastDay: string | null
}

/** Whether an event takes more people, or is full, closed for sign-ups, or has begun. */
export type SignUpState = 'open' | 'full' | 'closed' | 'over'

/** @param taken the number of places taken. */
export function signUpState(rules: SignUpRules, taken: number, now: Date): SignUpState {
  const { closesAt, beginsAt } = signUpMoments(rules)
  if (now.getTime() >= beginsAt) return 'over'
  if (now.getTime() >= closesAt) return 'closed'
  return rules.places !== null && taken >= rules.places ? 'full' : 'open'
}

/** Returns when sign-ups close and when the event begins, in ms; Infinity if unset. */
export function signUpMoments({ eventDate, lastDay }: SignUpRules): {
  closesAt: number
  beginsAt: number
} {
  return {
    closesAt: lastDay ? startOfIndianDay(lastDay) + DAY_MS : Number.POSITIVE_INFINITY,
    beginsAt: eventDate ? Date.parse(eventDate) : Number.POSITIVE_INFINITY,
  }
}

/**
 * Whether attendance can be recorded: from the beginning of the event's day in India, or at any time if it has no date.
 * @param eventDate ISO 8601 or empty.
 */
export function hasEventDayCome(eventDate: string | null | undefined, now: Date): boolean {
  return !eventDate || now.getTime() >= startOfIndianDay(eventDate)
}

/** Whether a published event takes sign-ups without a date: they would never close. */
export function lacksEventDate(post: {
  type?: string | undefined
  takesSignUps?: boolean | null | undefined
  eventDate?: string | null | undefined
  isPublished: boolean
}): boolean {
  const takesSignUps = post.type === 'event' && post.isPublished && Boolean(post.takesSignUps)
  return takesSignUps && !post.eventDate
}

/** Whether the last day of the sign-ups is by mistake after the event; each as ISO 8601 or empty. */
export function isAfterEvent(
  lastDay: string | null | undefined,
  eventDate: string | null | undefined,
): boolean {
  return lastDay && eventDate ? startOfIndianDay(lastDay) > Date.parse(eventDate) : false
}

/** The query of the events, or of a single one. */
export const eventListQuery = z.extend(listQuery, { id: optionalLine(ID_MAX_LENGTH) })
export type EventListQuery = z.output<typeof eventListQuery>

/** The query of the sign-ups of one event, or of all. */
export const signUpListQuery = z.extend(listQuery, {
  ...exportPart,
  event: optionalLine(ID_MAX_LENGTH),
})
export type SignUpListQuery = z.output<typeof signUpListQuery>

/** The values of the dialog that says who came, and for how long. */
export const attendanceForm = z.object({ hours: hoursField }, messages.bodyInvalid)
export type AttendanceValues = z.output<typeof attendanceForm>

/** Body of POST /api/admin/event-attendance: who came, and for how long; null removes it. */
export const attendance = z.object(
  {
    ids: z
      .array(requiredLine(messages.bodyInvalid, ID_MAX_LENGTH), messages.bodyInvalid)
      .check(
        z.minLength(1, messages.bodyInvalid),
        z.maxLength(LIST_LIMIT_MAX, messages.bodyInvalid),
      ),
    hours: z.nullable(hoursField),
  },
  messages.bodyInvalid,
)
export type Attendance = z.output<typeof attendance>

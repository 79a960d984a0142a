import * as z from 'zod/mini'
import { messages } from './messages'
import { requiredLine } from './text'
import { typedDay } from './typed-day'
import { withAsciiDigits } from './typed-number'
import { chosenVolunteers } from './volunteer-desk'

export const ACTIVITY_MAX_LENGTH = 120
const MINUTES_PER_HOUR = 60
const DAY_HOURS = 24
/** Hours as people write them: '2', '1.5', '१:३०'. */
const HOURS = /^(\d{1,2})(?:[.,](\d{1,2})|:([0-5]\d))?$/

/**
 * Converts typed hours to minutes.
 * @returns NaN for anything but a time from a minute to a day.
 */
export function toMinutes(typed: string): number {
  const [, hours, part = '', minutes = ''] = HOURS.exec(withAsciiDigits(typed.trim())) ?? []
  if (!hours) return Number.NaN
  const total = part
    ? Math.round(Number(`${hours}.${part}`) * MINUTES_PER_HOUR)
    : Number(hours) * MINUTES_PER_HOUR + Number(minutes)
  return total > 0 && total <= DAY_HOURS * MINUTES_PER_HOUR ? total : Number.NaN
}

/** Converts minutes to hours with at most two decimals, for a spreadsheet: 50 is 0.83. */
export function hoursAsNumber(minutes: number): number {
  return Math.round((minutes / MINUTES_PER_HOUR) * 100) / 100
}

/** Formats minutes as hours with at most two decimals: 90 is '1.5'. */
export function hoursOf(minutes: number): string {
  return (minutes / MINUTES_PER_HOUR).toLocaleString('en-IN', { maximumFractionDigits: 2 })
}

/** Typed hours, as `toMinutes` reads them. */
export const hoursField = z
  .string(messages.hoursInvalid)
  .check(z.refine((typed) => !Number.isNaN(toMinutes(typed)), messages.hoursInvalid))

/** The values of the dialog that records when volunteers helped. */
export const volunteerHoursForm = z.object(
  {
    day: typedDay(),
    hours: hoursField,
    activity: requiredLine(messages.activityRequired, ACTIVITY_MAX_LENGTH),
  },
  messages.bodyInvalid,
)
export type VolunteerHoursValues = z.output<typeof volunteerHoursForm>

/** Body of POST /api/admin/volunteer-hours. `entry` is an idempotency key. */
export const volunteerHoursEntry = z.extend(volunteerHoursForm, {
  ids: chosenVolunteers,
  entry: z.uuid(messages.bodyInvalid),
})
export type VolunteerHoursEntry = z.output<typeof volunteerHoursEntry>

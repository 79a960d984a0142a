import * as z from 'zod/mini'
import { signUpOutcomes } from '../event-sign-up'
import { instant, optionalText, text } from './fields'

/** The outcome of a sign-up. */
export const signUpResponse = z.object({ outcome: z.enum(signUpOutcomes) })
export type SignUpDto = z.output<typeof signUpResponse>

/** An event that takes or took sign-ups. */
export const eventResponse = z.object({
  id: text,
  title: text,
  titleHi: optionalText,
  eventDate: z.optional(instant),
  eventLocation: optionalText,
  eventLocationHi: optionalText,
  isPublished: z.boolean(),
  state: z.enum(['open', 'full', 'closed', 'over', 'off']),
  /** Absent for no limit. */
  places: z.optional(z.number()),
  /** The last day of the sign-ups. */
  lastDay: z.optional(instant),
  signedUp: z.number(),
  came: z.number(),
})
export type EventDto = z.output<typeof eventResponse>

/** A person who signed up for an event. */
export const eventSignUpResponse = z.object({
  id: text,
  name: text,
  phone: text,
  email: optionalText,
  /** For how long, if the person came. */
  minutes: z.optional(z.number()),
  /** The volunteer to whom the hours are added. */
  volunteer: optionalText,
  /** Whether that volunteer is in the trash: the hours count once they are restored. */
  isVolunteerInTrash: z.boolean(),
  /** Does not count as a taken place. */
  suspectedSpam: z.boolean(),
  createdAt: instant,
})
export type EventSignUpDto = z.output<typeof eventSignUpResponse>

/** The result of recording attendance. */
export const attendanceResponse = z.object({
  changed: z.number(),
  /** How many of them are volunteers whose hours changed. */
  volunteers: z.number(),
})
export type AttendanceDto = z.output<typeof attendanceResponse>

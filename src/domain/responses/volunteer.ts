import * as z from 'zod/mini'
import { interestIds, volunteerStatuses } from '../volunteer'
import { volunteerLanguages } from '../volunteer-desk'
import { instant, optionalText, text, version } from './fields'

/** Recorded hours of a volunteer. */
export const volunteerHoursResponse = z.object({
  id: text,
  day: z.iso.date(),
  minutes: z.number(),
  activity: text,
})
export type VolunteerHoursDto = z.output<typeof volunteerHoursResponse>

/** A volunteer's total service. */
const service = z.object({
  minutes: z.number(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Each activity once, the latest first. */
  activities: z.array(text),
})
export type ServiceDto = z.output<typeof service>

/** An item of each response of /api/admin/volunteers. */
export const volunteerResponse = z.object({
  id: text,
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  address: optionalText,
  photoUrl: optionalText,
  occupation: optionalText,
  organization: optionalText,
  interests: z.array(z.enum(interestIds)),
  availability: text,
  experience: text,
  motivation: text,
  skills: z.array(text),
  emergencyContact: text,
  /** The dashboard shows any other value as a red badge. */
  status: z.enum(volunteerStatuses),
  /** Only if rejected. */
  rejectionReason: optionalText,
  /** Admins' notes for each other; the volunteer never sees them. */
  notes: optionalText,
  /** Only if approved; the ID card is valid from then. */
  approvedAt: z.optional(instant),
  /** The code of /verify/{code}, in the QR code on card and certificate. */
  verifyCode: optionalText,
  /** Present if hours were recorded. */
  service: z.optional(service),
  /** Language of card, certificate and e-mails: initially that of the form's page. */
  language: z.enum(volunteerLanguages),
  createdAt: instant,
  ...version,
})
export type VolunteerDto = z.output<typeof volunteerResponse>

/** The result of approving several applications. */
export const volunteerApprovalResponse = z.object({
  approved: z.number(),
  /** Approved before, deleted, or open in the panel. */
  unchanged: z.number(),
})
export type VolunteerApprovalDto = z.output<typeof volunteerApprovalResponse>

/** The number of e-mails to volunteers that were queued. */
export const volunteerMailingResponse = z.object({ written: z.number() })

/** The number of volunteers whose hours were recorded. */
export const recordedHoursResponse = z.object({ recorded: z.number() })

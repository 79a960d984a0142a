import * as z from 'zod/mini'
import { interestIds, volunteerStatuses } from '../volunteer'
import { volunteerLanguages } from '../volunteer-desk'
import { instant, optionalText, text, version } from './fields'

/** When a volunteer helped. */
export const volunteerHoursResponse = z.object({
  id: text,
  day: z.iso.date(),
  minutes: z.number(),
  activity: text,
})
export type VolunteerHoursDto = z.output<typeof volunteerHoursResponse>

/** The service of a volunteer as a whole. */
const service = z.object({
  minutes: z.number(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** What was done, each once, the latest first. */
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
  /** Any other value is shown as a red badge. */
  status: z.enum(volunteerStatuses),
  /** Why, where it is rejected. */
  rejectionReason: optionalText,
  /** What admins note for each other; the volunteer never sees it. */
  notes: optionalText,
  /** Since when, where it is approved: the ID card counts from it. */
  approvedAt: z.optional(instant),
  /** What the QR code on card and certificate leads to: /verify/{code}. */
  verifyCode: optionalText,
  /** Where hours were recorded. */
  service: z.optional(service),
  /** Language of card, certificate and e-mails: at first that of the page with the form. */
  language: z.enum(volunteerLanguages),
  createdAt: instant,
  ...version,
})
export type VolunteerDto = z.output<typeof volunteerResponse>

/** What approving several applications did. */
export const volunteerApprovalResponse = z.object({
  approved: z.number(),
  /** Approved before, deleted, or open in the panel. */
  unchanged: z.number(),
})
export type VolunteerApprovalDto = z.output<typeof volunteerApprovalResponse>

/** How many e-mails to volunteers were written. */
export const volunteerMailingResponse = z.object({ written: z.number() })

/** For how many volunteers hours were recorded. */
export const recordedHoursResponse = z.object({ recorded: z.number() })

import * as z from 'zod/mini'
import { interestIds, volunteerStatuses } from '../volunteer'
import { instant, optionalText, text, version } from './fields'

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
  createdAt: instant,
  ...version,
})
export type VolunteerDto = z.output<typeof volunteerResponse>

import * as z from 'zod/mini'
import { datedListQuery, exportPart, LIST_LIMIT_MAX } from './list-query'
import { photoUrlField } from './media-url'
import { messages } from './messages'
import {
  blankIsNull,
  choice,
  optionalChoice,
  optionalLine,
  optionalText,
  patchOf,
  requiredLine,
  requiredText,
} from './text'
import { interestIds, volunteerFields, volunteerStatuses } from './volunteer'

// What admins do with applications.

export const REJECTION_REASON_MAX_LENGTH = 1000
export const VOLUNTEER_NOTES_MAX_LENGTH = 4000
const MAIL_SUBJECT_MAX_LENGTH = 150
const MAIL_TEXT_MAX_LENGTH = 5000

/** The languages of a volunteer's card, certificate and e-mails. */
export const volunteerLanguages = ['en', 'hi'] as const

const line = (maxLength: number) => blankIsNull(requiredLine(messages.textInvalid, maxLength))
const text = (maxLength: number) => blankIsNull(requiredText(messages.textInvalid, maxLength))
const { firstName, lastName, email, phone, interests, skills } = volunteerFields

/** The fields of an application that can be corrected; blank clears optional ones. */
const details = {
  firstName,
  lastName,
  email,
  phone,
  address: text(500),
  emergencyContact: line(200),
  occupation: line(200),
  organization: line(200),
  interests,
  availability: line(100),
  experience: text(4000),
  motivation: text(4000),
  skills,
  language: choice({ options: volunteerLanguages, required: messages.languageUnknown }),
}

/** The values of the dialog that corrects an application. */
export const volunteerDetailsForm = z.object(details, messages.bodyInvalid)
export type VolunteerDetailsValues = z.input<typeof volunteerDetailsForm>
export type VolunteerDetailsInput = z.output<typeof volunteerDetailsForm>

/** Whether the applicant is mailed about a rejection; the mail does not name the reason. */
const writesToApplicant = z.optional(z.boolean(messages.bodyInvalid))

/**
 * Body of PATCH /api/admin/volunteers/{id}: any of the details, status, photo and notes. A rejection needs
 * a reason, which is kept as long as the application is rejected.
 */
export const volunteerPatch = patchOf({
  ...details,
  interests: z.optional(interests),
  status: choice({ options: volunteerStatuses, required: messages.statusUnknown }),
  photoUrl: photoUrlField,
  rejectionReason: optionalText(REJECTION_REASON_MAX_LENGTH),
  notes: blankIsNull(requiredText(messages.textInvalid, VOLUNTEER_NOTES_MAX_LENGTH)),
  writesToApplicant,
  /** Restarts an approved volunteer's card from today. */
  renewsCard: z.literal(true, messages.bodyInvalid),
}).check(
  z.refine(
    ({ status, rejectionReason }) => status !== 'rejected' || rejectionReason !== undefined,
    {
      error: messages.reasonRequired,
      path: ['rejectionReason'],
    },
  ),
)
export type VolunteerPatch = z.output<typeof volunteerPatch>

/** The values of the dialog that rejects an application. */
export const rejectionForm = z.object(
  {
    rejectionReason: requiredText(messages.reasonRequired, REJECTION_REASON_MAX_LENGTH),
    writesToApplicant,
  },
  messages.bodyInvalid,
)
export type RejectionValues = z.output<typeof rejectionForm>

/** The values of the dialog with the notes on an application. */
export const volunteerNotesForm = z.object(
  { notes: blankIsNull(requiredText(messages.textInvalid, VOLUNTEER_NOTES_MAX_LENGTH)) },
  messages.bodyInvalid,
)
export type VolunteerNotesValues = z.input<typeof volunteerNotesForm>
export type VolunteerNotesInput = z.output<typeof volunteerNotesForm>

/** The ids of applications for a bulk action: at most one page. */
export const chosenVolunteers = z
  .array(requiredLine(messages.bodyInvalid, 64), messages.bodyInvalid)
  .check(z.minLength(1, messages.bodyInvalid), z.maxLength(LIST_LIMIT_MAX, messages.bodyInvalid))

/** Body of POST /api/admin/volunteer-approvals. */
export const volunteerApproval = z.object({ ids: chosenVolunteers }, messages.bodyInvalid)

/** The values of the dialog that mails several volunteers. */
export const volunteerMailForm = z.object(
  {
    subject: requiredLine(messages.subjectRequired, MAIL_SUBJECT_MAX_LENGTH),
    text: requiredText(messages.messageRequired, MAIL_TEXT_MAX_LENGTH),
  },
  messages.bodyInvalid,
)
export type VolunteerMailValues = z.output<typeof volunteerMailForm>

/** Body of POST /api/admin/volunteer-mailings. `mailing` is an idempotency key. */
export const volunteerMailing = z.extend(volunteerMailForm, {
  ids: chosenVolunteers,
  mailing: z.uuid(messages.bodyInvalid),
})
export type VolunteerMailing = z.output<typeof volunteerMailing>

/** The sort orders of the list. */
export const volunteerOrders = ['newest', 'oldest', 'name'] as const

/** The query of the admin's list; filters: days, status, interest, village in the address. */
export const volunteerListQuery = z.extend(datedListQuery, {
  ...exportPart,
  status: optionalChoice(volunteerStatuses, messages.noSuchStatus),
  interest: optionalChoice(interestIds, messages.interestsInvalid),
  village: optionalLine(100),
  order: optionalChoice(volunteerOrders, messages.bodyInvalid),
})
export type VolunteerListQuery = z.output<typeof volunteerListQuery>

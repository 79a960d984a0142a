import * as z from 'zod/mini'
import { attemptIdField } from './attempt-id'
import { emailField } from './email'
import { listQuery } from './list-query'
import { messages } from './messages'
import { optionalPhoneField } from './phone'
import { choice, optionalChoice, patchOf, requiredLine, requiredText } from './text'

/** As in spec section 5. */
export const contactSubjects = [
  'General Inquiry',
  'Volunteer Opportunity',
  'Donation',
  'Partnership',
  'Support',
] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** How far a message has been handled. */
export const contactStatuses = ['new', 'read', 'answered'] as const
export type ContactStatus = (typeof contactStatuses)[number]

/** The values of the form on /contact (spec section 5). */
export const contactForm = z.object(
  {
    name: requiredLine(messages.nameRequired, 200),
    email: emailField,
    phone: optionalPhoneField,
    subject: choice({
      options: contactSubjects,
      required: messages.subjectRequired,
      unknown: messages.subjectUnknown,
    }),
    message: requiredText(messages.messageRequired, 5000),
  },
  messages.bodyInvalid,
)
export type ContactFormValues = z.input<typeof contactForm>
export type ContactInput = z.output<typeof contactForm>

/** Body of POST /api/contact. */
export const contactMessage = z.extend(contactForm, { attemptId: attemptIdField })

/** Body of PATCH /api/admin/contacts/{id}. */
export const contactPatch = patchOf({
  status: choice({ options: contactStatuses, required: messages.contactStatusUnknown }),
})
export type ContactPatch = z.output<typeof contactPatch>

/** The query of the admin's list: all messages, or those of one status. */
export const contactListQuery = z.extend(listQuery, {
  status: optionalChoice(contactStatuses, messages.noSuchStatus),
})
export type ContactListQuery = z.output<typeof contactListQuery>

import * as z from 'zod/mini'
import type { contactAnswer } from './answers'
import { emailField } from './email'
import { messages } from './messages'
import { optionalPhoneField } from './phone'
import { choice, requiredLine, requiredText } from './text'

/** Spec section 5. */
export const contactSubjects = [
  'General Inquiry',
  'Volunteer Opportunity',
  'Donation',
  'Partnership',
  'Support',
] as const
export type ContactSubject = (typeof contactSubjects)[number]

/** An item of GET /api/admin/contacts. */
export type ContactDto = z.output<typeof contactAnswer>

/** Body of POST /api/contact, and the values of its form (spec section 5). */
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

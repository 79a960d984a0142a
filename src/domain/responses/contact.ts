import * as z from 'zod/mini'
import { contactStatuses, contactSubjects } from '../contact'
import { instant, optionalText, text, version } from './fields'

/** An item of each response of /api/admin/contacts. */
export const contactResponse = z.object({
  id: text,
  name: text,
  email: text,
  phone: optionalText,
  subject: z.enum(contactSubjects),
  message: text,
  status: z.enum(contactStatuses),
  createdAt: instant,
  ...version,
})
export type ContactDto = z.output<typeof contactResponse>

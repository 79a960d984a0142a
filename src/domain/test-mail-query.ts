import * as z from 'zod/mini'
import { localeField } from './locale-query'
import { mailNames } from './mail-texts'
import { messages } from './messages'

/** The query of POST /api/admin/test-mail. */
export const testMailQuery = z.object(
  {
    locale: localeField,
    /** Sends this mail, filled with sample values, instead of the test message. */
    mail: z.optional(z.enum(mailNames, messages.bodyInvalid)),
  },
  messages.bodyInvalid,
)

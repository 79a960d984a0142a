import * as z from 'zod/mini'
import { errorCodes } from '../login'
import { text } from './fields'

/** Response of POST /api/volunteers and POST /api/contact, and of calls that delete a document. */
export const idResponse = z.object({ id: text })
export type IdDto = z.output<typeof idResponse>

/** Response of POST /api/admin/logout. */
export const successResponse = z.object({ success: z.literal(true) })
export type SuccessDto = z.output<typeof successResponse>

/** Response of GET /api/health while the database can be reached. */
export const healthResponse = z.object({ status: z.literal('ok') })

/** Every error response. */
export const errorResponse = z.object({
  /** The text for a toast. */
  message: text,
  /** The message of each invalid field. */
  errors: z.optional(z.record(z.string(), z.string())),
  /** For the few errors that a client handles by itself. */
  code: z.optional(z.enum(errorCodes)),
})

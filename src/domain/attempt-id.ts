import * as z from 'zod/mini'
import { messages } from './messages'

/**
 * The browser's idempotency key: a form sent again after a lost response carries the same one, and
 * counts once.
 */
export const attemptIdField = z.optional(z.uuid(messages.bodyInvalid))

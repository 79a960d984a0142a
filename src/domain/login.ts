import * as z from 'zod/mini'
import type { sessionAnswer } from './answers'
import { messages } from './messages'
import { isBlank, requiredLine } from './text'

/** Longest password that is worth hashing, in characters; ADMIN_PASSWORD may have 200. */
export const PASSWORD_MAX_LENGTH = 200
/** From the toast of a login to the dashboard (spec section 9). */
export const LOGIN_SUCCESS_DELAY_MS = 1_000

export const userRoles = ['admin', 'editor'] as const
export type UserRole = (typeof userRoles)[number]

/** Answer of POST /api/admin/login and GET /api/admin/check-auth. */
export type SessionDto = z.output<typeof sessionAnswer>

/**
 * Body of POST /api/admin/login, and the values of its form (spec section 5). The password is the
 * one text that is neither trimmed nor cleaned: it must stay what it was set to.
 */
export const loginForm = z.object(
  {
    username: requiredLine(messages.usernameRequired, 100),
    password: z.string(messages.passwordRequired).check(
      z.refine((password) => !isBlank(password), {
        error: messages.passwordRequired,
        abort: true,
      }),
      z.maxLength(PASSWORD_MAX_LENGTH, messages.textTooLong),
    ),
  },
  messages.bodyInvalid,
)
export type LoginFormValues = z.output<typeof loginForm>

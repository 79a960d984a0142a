import * as z from 'zod/mini'
import { messages } from './messages'
import { isBlank, requiredLine } from './text'
import { withAsciiDigits } from './typed-number'

/** Longest password that is hashed, in characters; ADMIN_PASSWORD may have 200. */
export const PASSWORD_MAX_LENGTH = 200
/** Delay from the toast of a login to the dashboard (spec section 9). */
export const LOGIN_SUCCESS_DELAY_MS = 1_000

export const userRoles = ['admin', 'editor'] as const
/** Languages of the dashboard. */
export const officeLanguages = ['en', 'hi'] as const

/** Machine-readable codes of error bodies, for clients to react to. */
export const errorCodes = [
  /** The password was given too long ago: POST /api/admin/confirm-password, then retry. */
  'password-required',
  /** Name and password are right; retry the call with `code`. */
  'second-factor-required',
  /** The role needs a second factor and the account has none yet. */
  'second-factor-setup-required',
  /** The gateway account supports no mandates: a pledge may be made instead. */
  'no-mandates',
] as const
export type ErrorCode = (typeof errorCodes)[number]

/** A password, neither trimmed nor cleaned: it must match exactly. */
export function passwordField(required: string = messages.passwordRequired) {
  return z.string(required).check(
    z.refine((password) => !isBlank(password), { error: required, abort: true }),
    z.maxLength(PASSWORD_MAX_LENGTH, messages.textTooLong),
  )
}

/** A code of the authenticator app, or a recovery code; Hindi digits are converted. */
export function codeField() {
  return requiredLine(messages.codeRequired, 40).check(z.overwrite(withAsciiDigits))
}

/**
 * Body of POST /api/admin/login, and the values of its form (spec section 5). `code` is needed if the
 * account has a second factor.
 */
export const loginForm = z.object(
  {
    username: requiredLine(messages.usernameRequired, 100),
    password: passwordField(),
    code: z.optional(codeField()),
  },
  messages.bodyInvalid,
)
export type LoginFormValues = z.output<typeof loginForm>

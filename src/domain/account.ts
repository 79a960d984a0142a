import * as z from 'zod/mini'
import { MINUTE_MS } from './durations'
import { emailField } from './email'
import { codeField, officeLanguages, passwordField } from './login'
import { messages } from './messages'
import { blankIsNull, requiredLine } from './text'

/** How long a confirmed password counts as recent. */
export const RECENT_PASSWORD_MS = 10 * MINUTE_MS
/** How long the link of a password reset works. */
export const RESET_LINK_MS = 30 * MINUTE_MS
export const RECOVERY_CODE_COUNT = 10
export const SECOND_FACTOR_DIGITS = 6

/** The page of a user's own settings: password, second factor, sessions. */
export const ACCOUNT_PATH = '/admin/account'
/** The part of that page where the password is confirmed. */
export const CONFIRM_ANCHOR = 'confirm'
/** Where the link of a password reset leads. */
export const RESET_PAGE_PATH = '/admin-login/reset'

/** Body of POST /api/admin/confirm-password. */
export const confirmPasswordForm = z.object(
  {
    password: passwordField(),
    code: z.optional(codeField()),
  },
  messages.bodyInvalid,
)
export type ConfirmPasswordInput = z.output<typeof confirmPasswordForm>

/** Body of POST /api/admin/account/password. The server checks the strength of the new one. */
export const changePasswordForm = z.object(
  {
    currentPassword: passwordField(messages.currentPasswordRequired),
    newPassword: passwordField(messages.newPasswordRequired),
  },
  messages.bodyInvalid,
)
export type ChangePasswordInput = z.output<typeof changePasswordForm>

/** Body of PATCH /api/admin/account; blank or null removes the address. */
export const accountPatch = z.object({ email: blankIsNull(emailField) }, messages.bodyInvalid)
export type AccountPatch = z.output<typeof accountPatch>

/** Body of PATCH /api/admin/account/language. */
export const languagePatch = z.object(
  { language: z.enum(officeLanguages, messages.bodyInvalid) },
  messages.bodyInvalid,
)
export type LanguagePatch = z.output<typeof languagePatch>

/** Body of POST /api/admin/second-factor/confirm. */
export const secondFactorForm = z.object({ code: codeField() }, messages.bodyInvalid)
export type SecondFactorInput = z.output<typeof secondFactorForm>

/** Body of POST /api/admin/second-factor/disable. */
export const passwordForm = z.object({ password: passwordField() }, messages.bodyInvalid)
export type PasswordInput = z.output<typeof passwordForm>

/** Body of POST /api/admin/forgot-password: a username or the e-mail address of an account. */
export const forgotPasswordForm = z.object(
  { username: requiredLine(messages.usernameRequired, 200) },
  messages.bodyInvalid,
)
export type ForgotPasswordInput = z.output<typeof forgotPasswordForm>

/** Body of POST /api/admin/reset-password. */
export const resetPasswordForm = z.object(
  {
    token: requiredLine(messages.resetLinkInvalid, 200),
    newPassword: passwordField(messages.newPasswordRequired),
  },
  messages.bodyInvalid,
)
export type ResetPasswordInput = z.output<typeof resetPasswordForm>

import * as z from 'zod/mini'
import { officeLanguages, userRoles } from '../login'
import { text, textOrNull } from './fields'

/** Response of POST /api/admin/login and GET /api/admin/check-auth. */
export const sessionResponse = z.object({
  user: z.object({
    id: text,
    username: text,
    role: z.enum(userRoles),
  }),
  /** Present if a second factor must be set up before anything else. */
  mustSetUpSecondFactor: z.optional(z.literal(true)),
})
export type SessionDto = z.output<typeof sessionResponse>

/** Response of GET and PATCH /api/admin/account and of PATCH …/language: the user's own account. */
export const accountResponse = z.object({
  username: text,
  role: z.enum(userRoles),
  email: textOrNull,
  language: z.enum(officeLanguages),
  hasSecondFactor: z.boolean(),
  /** Whether the role requires one. */
  isSecondFactorRequired: z.boolean(),
  /** How many of the ten are unused. */
  recoveryCodesLeft: z.number(),
  /** Whether a forgotten password can be reset by mail. */
  canResetByMail: z.boolean(),
})
export type AccountDto = z.output<typeof accountResponse>

/** Response of POST /api/admin/second-factor/enrol: shown once, until a code confirms it. */
export const secondFactorKeyResponse = z.object({
  /** To type if the QR code cannot be scanned, in groups of four. */
  key: text,
  /** Side of the QR code in modules, and its dark modules as an SVG path. */
  qrSize: z.number(),
  qrPath: text,
})
export type SecondFactorKeyDto = z.output<typeof secondFactorKeyResponse>

/** Response of POST /api/admin/second-factor/confirm: shown once, stored as hashes. */
export const recoveryCodesResponse = z.object({ recoveryCodes: z.array(text) })
export type RecoveryCodesDto = z.output<typeof recoveryCodesResponse>

/** An item of GET /api/admin/users. */
export const colleagueResponse = z.object({
  id: text,
  username: text,
  role: z.enum(userRoles),
  hasSecondFactor: z.boolean(),
})
export type ColleagueDto = z.output<typeof colleagueResponse>

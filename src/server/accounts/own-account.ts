import {
  isSecondFactorRequired,
  needsSecondFactor,
  sessionIdOf,
} from '@/cms/accounts/session-guard'
import { endSessions } from '@/cms/accounts/sessions'
import { changesBetween } from '@/cms/audit'
import { ACCOUNTS_LEASE, withLease } from '@/cms/database/lease'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { AccountPatch, ChangePasswordInput, LanguagePatch } from '@/domain/account'
import type { AccountDto, ColleagueDto } from '@/domain/responses/account'
import { recordAudit } from '../audit/record-audit'
import { changeById } from '../documents/records'
import { getPayloadClient } from '../payload-client'
import { listColleagues } from './colleagues'
import { isStillPassword, proveIdentity } from './identity'
import { judgeNewPassword, setPassword } from './new-password'
import { countRecoveryCodes, dropCodes } from './one-time-codes'
import { canResetByMail } from './reset-password'
import { hasSecondFactor } from './second-factor'
import { findUser } from './session-user'
import { wrongPassword } from './step-up'

/** Returns what the account page shows; for an admin, also all accounts. Null without a session. */
export async function readAccountPage(
  headers: Headers,
): Promise<{ account: AccountDto; people: ColleagueDto[] | null } | null> {
  const user = await findUser(headers)
  if (!user) return null
  const isOpen = user.role === 'admin' && !needsSecondFactor(user)
  return { account: await getAccount(user), people: isOpen ? await listColleagues() : null }
}

/** Returns somebody's own account. */
export async function getAccount(user: User): Promise<AccountDto> {
  const payload = await getPayloadClient()
  return {
    username: user.username,
    role: user.role,
    email: user.email || null,
    language: user.language ?? 'en',
    hasSecondFactor: await hasSecondFactor(user.id),
    isSecondFactorRequired: await isSecondFactorRequired(payload, user.role),
    recoveryCodesLeft: await countRecoveryCodes(user.id),
    canResetByMail: canResetByMail(),
  }
}

/** Changes the e-mail address of an account; reset links sent to the old one stop working. */
export async function changeAccount(user: User, { email }: AccountPatch): Promise<AccountDto> {
  if (email === undefined) return getAccount(user)
  const payload = await getPayloadClient()
  const address = email?.toLowerCase() ?? null
  await withLease(payload, ACCOUNTS_LEASE, () =>
    changeById(slugs.users, user.id, { email: address }),
  )
  await dropCodes(user.id, 'password-reset')
  await recordAudit({
    action: 'changed',
    subject: 'user',
    subjectId: user.id,
    label: user.username,
    changes: changesBetween({ email: user.email }, { email: address }),
  })
  return getAccount({ ...user, email: address })
}

/** Sets the language of somebody's dashboard. */
export async function changeLanguage(user: User, { language }: LanguagePatch): Promise<AccountDto> {
  await changeById(slugs.users, user.id, { language })
  return getAccount({ ...user, language })
}

/**
 * Changes somebody's own password, given the old one. Ends all their other sessions.
 * @throws ApiError 403 if the old one is wrong, 400 if the new one is weak, 409 if another was set meanwhile, 429 after
 * too many failures.
 */
export async function changeOwnPassword(
  req: Request,
  user: User,
  { currentPassword, newPassword }: ChangePasswordInput,
): Promise<void> {
  const identity = await proveIdentity(req, {
    username: user.username,
    password: currentPassword,
    refusal: wrongPassword('currentPassword'),
    isPasswordEnough: true,
  })
  await judgeNewPassword(newPassword, user)
  const keptSession = sessionIdOf(user)
  await setPassword({
    user,
    password: newPassword,
    action: 'password-changed',
    keptSession,
    isAllowed: () => isStillPassword(identity, currentPassword),
  })
}

/** Ends all sessions of an account, including this one. */
export async function signOutEverywhere(user: User): Promise<void> {
  await endSessions(await getPayloadClient(), user.id)
  await recordAudit({
    action: 'sessions-ended',
    subject: 'user',
    subjectId: user.id,
    label: user.username,
  })
}

/** Checks somebody's password before a change to their own account. */
export async function provePassword(req: Request, user: User, password: string): Promise<void> {
  const { username } = user
  await proveIdentity(req, { username, password, refusal: wrongPassword(), isPasswordEnough: true })
}

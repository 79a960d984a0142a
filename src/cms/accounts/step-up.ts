import type { BasePayload, PayloadRequest } from 'payload'
import { inLanguageOf } from '@/cms/panel/both-languages'
import { refusal } from '@/cms/refusal'
import { ACCOUNT_PATH, CONFIRM_ANCHOR, RECENT_PASSWORD_MS } from '@/domain/account'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { ErrorCode } from '@/domain/login'
import { getEnv, siteUrl } from '@/env'
import { sessionIdOf } from './session-guard'
import { findOpenSession } from './sessions'

/** Whether the password was given in this session within the last ten minutes. */
export async function hasRecentPassword(
  payload: BasePayload,
  user: object | null | undefined,
): Promise<boolean> {
  const sid = sessionIdOf(user)
  const session = sid ? await findOpenSession(payload, sid) : null
  return session !== null && Date.now() - Date.parse(session.passwordAt) < RECENT_PASSWORD_MS
}

/**
 * Guards changes that need a recently entered password, in hooks. Changes by the system (without an
 * account) pass.
 * @throws APIError 403 with the code `password-required`; its message tells panel users where to enter it.
 */
export async function requireRecentPasswordIn(req: PayloadRequest): Promise<void> {
  const { payload, user } = req
  if (!user || (await hasRecentPassword(payload, user))) return
  const code: ErrorCode = 'password-required'
  const place = `${siteUrl(getEnv())}${ACCOUNT_PATH}#${CONFIRM_ANCHOR}`
  const message = inLanguageOf(
    req,
    'Please enter your password again: open {place} in another tab, confirm it there, then save here once more.',
  )
  throw refusal(fillPlaceholders(message, { place }), 403, { code })
}

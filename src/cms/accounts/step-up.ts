import type { BasePayload, PayloadRequest } from 'payload'
import { refusal } from '@/cms/refusal'
import { ACCOUNT_PATH, CONFIRM_ANCHOR, RECENT_PASSWORD_MS } from '@/domain/account'
import type { ErrorCode } from '@/domain/login'
import { messages } from '@/domain/messages'
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
export async function requireRecentPasswordIn({ payload, user }: PayloadRequest): Promise<void> {
  if (!user || (await hasRecentPassword(payload, user))) return
  const code: ErrorCode = 'password-required'
  const place = `${siteUrl(getEnv())}${ACCOUNT_PATH}#${CONFIRM_ANCHOR}`
  throw refusal(
    `${messages.passwordNeeded}: open ${place} in another tab, confirm it there, then save here once more.`,
    403,
    { code },
  )
}

import { sessionIdOf } from '@/cms/accounts/session-guard'
import { notePassword } from '@/cms/accounts/sessions'
import { hasRecentPassword } from '@/cms/accounts/step-up'
import type { User } from '@/cms/payload-types'
import type { ConfirmPasswordInput } from '@/domain/account'
import { messages } from '@/domain/messages'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { proveIdentity } from './identity'

/**
 * For routes of what only somebody may do who gave the password within the last ten minutes. To be
 * called before anything is done or noted, since the client repeats the call after the dialog.
 * @throws ApiError 403 with the code `password-required`.
 */
export async function requireRecentPassword(user: User): Promise<void> {
  if (await hasRecentPassword(await getPayloadClient(), user)) return
  throw new ApiError(403, messages.passwordNeeded, { code: 'password-required' })
}

/**
 * Renews the password of a session, and asks for a code as well where the account has a second
 * factor.
 * @throws ApiError as `proveIdentity`, with 403: the session itself stays open.
 */
export async function confirmPassword(
  req: Request,
  user: User,
  { password, code }: ConfirmPasswordInput,
): Promise<void> {
  await proveIdentity(req, { username: user.username, password, code, refusal: wrongPassword() })
  const sid = sessionIdOf(user)
  if (sid) await notePassword(await getPayloadClient(), sid)
}

/** The response to a wrong password where somebody is logged in. */
export function wrongPassword(field = 'password'): ApiError {
  return new ApiError(403, messages.passwordWrong, { errors: { [field]: messages.passwordWrong } })
}

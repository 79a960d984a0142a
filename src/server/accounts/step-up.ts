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
 * Guards actions that need the password to have been entered within the last ten minutes. Call it
 * before anything is done or recorded, since the client repeats the call after its password dialog.
 * @throws ApiError 403 with the code `password-required`.
 */
export async function requireRecentPassword(user: User): Promise<void> {
  if (await hasRecentPassword(await getPayloadClient(), user)) return
  throw new ApiError(403, messages.passwordNeeded, { code: 'password-required' })
}

/**
 * Marks the password of a session as recently entered, and asks for a code as well if the account
 * has a second factor.
 * @throws ApiError like `proveIdentity`, with 403: the session itself stays open.
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

/** Returns the response to a wrong password for somebody who is logged in. */
export function wrongPassword(field = 'password'): ApiError {
  return new ApiError(403, messages.passwordWrong, { errors: { [field]: messages.passwordWrong } })
}

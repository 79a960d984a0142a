import { generateExpiredPayloadCookie, generatePayloadCookie } from 'payload'
import {
  isSecondFactorRequired,
  needsSecondFactor,
  sessionIdOf,
} from '@/cms/accounts/session-guard'
import { endSession, openSession } from '@/cms/accounts/sessions'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { LoginFormValues } from '@/domain/login'
import { messages } from '@/domain/messages'
import type { SessionDto } from '@/domain/responses/account'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { isStillProved, proveIdentity } from './identity'
import { knownBrowser, knownBrowserCookie } from './known-browser'
import { findUser } from './session-user'
import { loginName } from './unlock'

/**
 * Opens a session, once the password and, if the account has one, the second factor are proved.
 * @param req the request, for the address of the client.
 * @returns who logged in, and the cookies for the browser, the session's first.
 * @throws ApiError 401 with the same message, and after about the same time, whether the name is
 * unknown or the password is wrong; 401 with the code `second-factor-required` if only the code is
 * missing or wrong; 429 with `Retry-After` after too many failures.
 */
export async function logIn(
  req: Request,
  { username, password, code }: LoginFormValues,
): Promise<{ session: SessionDto; cookies: string[] }> {
  const refusal = new ApiError(401, messages.loginFailed)
  const identity = await proveIdentity(req, { username, password, code, refusal })
  const { user, hasSecondFactor } = identity
  const payload = await getPayloadClient()
  const { sid, token } = await openSession(payload, { userId: user.id, hasSecondFactor })
  if (!(await isStillProved(identity, password))) {
    await endSession(payload, sid)
    throw refusal
  }
  const name = loginName(username)
  const known = knownBrowser(req, name) ? [] : [knownBrowserCookie(name)]
  const mustSetUp = !hasSecondFactor && (await isSecondFactorRequired(payload, user.role))
  return {
    session: toSession(user, mustSetUp),
    cookies: [await sessionCookie(token), ...known],
  }
}

/**
 * Ends the session itself, not only the cookie.
 * @returns the cookie that clears the browser's.
 */
export async function logOut(req: Request): Promise<string> {
  const payload = await getPayloadClient()
  const sid = sessionIdOf(await findUser(req.headers))
  if (sid) await endSession(payload, sid)
  return expiredSessionCookie()
}

/** Returns the cookie that removes a session's cookie from the browser. */
export async function expiredSessionCookie(): Promise<string> {
  const payload = await getPayloadClient()
  return generateExpiredPayloadCookie({
    collectionAuthConfig: payload.collections[slugs.users].config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  })
}

/** A session as the office pages need it. */
export type OfficeSession = SessionDto & {
  /** Language of their dashboard. */
  language: Locale
}

/** Returns the session of a request, or null. */
export async function findSession(headers: Headers): Promise<OfficeSession | null> {
  const user = await findUser(headers)
  return user ? { ...toSessionDto(user), language: user.language ?? 'en' } : null
}

/** What the browser may know of an account: never its hash, salt or sessions. */
export function toSessionDto(user: User): SessionDto {
  return toSession(user, needsSecondFactor(user))
}

function toSession({ id, username, role }: User, mustSetUp: boolean): SessionDto {
  return {
    user: { id, username, role },
    ...(mustSetUp && { mustSetUpSecondFactor: true }),
  }
}

async function sessionCookie(token: string): Promise<string> {
  const payload = await getPayloadClient()
  return generatePayloadCookie({
    collectionAuthConfig: payload.collections[slugs.users].config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
}

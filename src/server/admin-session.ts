import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  createLocalReq,
  generateExpiredPayloadCookie,
  generatePayloadCookie,
  loginOperation,
  logoutOperation,
} from 'payload'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { LoginFormValues, SessionDto } from '@/domain/login'
import { messages } from '@/domain/messages'
import { ApiError, isPayloadRefusal } from './api-error'
import { knownBrowser, knownBrowserCookie } from './known-browser'
import { admitLogin } from './login-limits'
import { oneAtATime } from './one-at-a-time'
import { getPayloadClient } from './payload-client'
import { findUser } from './session-user'
import { loginName } from './unlock'

/** As Payload hashes passwords (payload/dist/auth/strategies/local/generatePasswordSaltHash.js). */
const HASH_ITERATIONS = 600_000
const HASH_BYTES = 32

/**
 * Opens a session.
 * @param req the request, which tells from where somebody tries.
 * @returns who logged in, and the cookies for the browser: the session's first.
 * @throws ApiError 401 in the same words, and after about the same time, whether the name exists or
 * the password is wrong; 429 with `Retry-After` after too many failures.
 */
export function logIn(
  req: Request,
  { username, password }: LoginFormValues,
): Promise<{ session: SessionDto; cookies: string[] }> {
  const name = loginName(username)
  return oneAtATime(sessionsOf(name), async () => {
    const attempt = await admitLogin(req, name)
    try {
      const { token, user } = await checkPassword(name, password)
      await attempt.succeeded()
      const known = knownBrowser(req, name) ? [] : [knownBrowserCookie(name)]
      return { session: toSessionDto(user), cookies: [await sessionCookie(token), ...known] }
    } catch (error) {
      const isRefused = isPayloadRefusal(error)
      await (isRefused ? attempt.failed() : attempt.withdrawn())
      throw isRefused ? new ApiError(401, messages.loginFailed) : error
    }
  })
}

/** Ends the session itself, not only the cookie. @returns the cookie that clears the browser's. */
export async function logOut(req: Request): Promise<string> {
  const payload = await getPayloadClient()
  const user = await findUser(req.headers)
  const collection = payload.collections[slugs.users]
  if (user) {
    await oneAtATime(sessionsOf(loginName(user.username)), async () =>
      logoutOperation({ collection, req: await createLocalReq({ user }, payload) }),
    )
  }
  return generateExpiredPayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  })
}

/** The session behind a request's headers, or null. */
export async function findSession(headers: Headers): Promise<SessionDto | null> {
  const user = await findUser(headers)
  return user ? toSessionDto(user) : null
}

/** What the browser may know of an account: never its hash, salt or sessions. */
export function toSessionDto(user: User): SessionDto {
  return { user: { id: user.id, username: user.username, role: user.role } }
}

/**
 * @throws APIError of Payload below 500 where the login is refused, after the time of one hash in
 * any case, so that nobody can time which names exist.
 */
async function checkPassword(
  username: string,
  password: string,
): Promise<{ token: string; user: User }> {
  const payload = await getPayloadClient()
  const { totalDocs } = await payload.db.count({
    collection: slugs.users,
    where: { username: { equals: username } },
  })
  try {
    const { token, user } = await loginOperation({
      collection: payload.collections[slugs.users],
      data: { username, password },
      overrideAccess: false,
      req: await createLocalReq({}, payload),
    })
    if (!token || !user) throw new Error('Payload logged in without a token')
    return { token, user }
  } catch (error) {
    // Payload hashes nothing where there is no such account.
    if (totalDocs === 0) await spendHashTime(password)
    throw error
  }
}

async function spendHashTime(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32), HASH_ITERATIONS, HASH_BYTES, 'sha256')
}

async function sessionCookie(token: string): Promise<string> {
  const payload = await getPayloadClient()
  return generatePayloadCookie({
    collectionAuthConfig: payload.collections[slugs.users].config.auth,
    cookiePrefix: payload.config.cookiePrefix,
    token,
  })
}

/** Payload reads, changes and writes an account's list of sessions: two at once would lose one. */
function sessionsOf(username: string): string {
  return `sessions of ${username}`
}

import { pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import {
  APIError,
  createLocalReq,
  generateExpiredPayloadCookie,
  generatePayloadCookie,
  logoutOperation,
} from 'payload'
import type { User } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { LoginFormValues, SessionDto } from '@/domain/login'
import { messages } from '@/domain/messages'
import { ApiError } from './api-error'
import { getPayloadClient } from './payload-client'

/** As Payload hashes passwords (payload/dist/auth/strategies/local). */
const HASH_ITERATIONS = 600_000
const HASH_BYTES = 512

/**
 * Opens a session.
 * @returns who logged in, and the cookie of the session.
 * @throws ApiError 401 in the same words, and after about the same time, whether the name exists,
 * is locked, or the password is wrong.
 */
export async function logIn({
  username,
  password,
}: LoginFormValues): Promise<{ session: SessionDto; cookie: string }> {
  const payload = await getPayloadClient()
  try {
    const { token, user } = await payload.login({
      collection: slugs.users,
      data: { username, password },
      overrideAccess: false,
    })
    if (!token || !user) throw new Error('Payload logged in without a token')
    const cookie = generatePayloadCookie({
      collectionAuthConfig: payload.collections[slugs.users].config.auth,
      cookiePrefix: payload.config.cookiePrefix,
      token,
    })
    return { session: toSessionDto(user), cookie }
  } catch (error) {
    if (!(error instanceof APIError) || error.status >= 500) throw error
    throw new ApiError(401, messages.loginFailed)
  }
}

/** Ends the session itself, not only the cookie. @returns the cookie that clears the browser's. */
export async function logOut(req: Request): Promise<string> {
  const payload = await getPayloadClient()
  const { user } = await payload.auth({ headers: req.headers })
  const collection = payload.collections[slugs.users]
  if (user) {
    await logoutOperation({ collection, req: await createLocalReq({ user }, payload) })
  }
  return generateExpiredPayloadCookie({
    collectionAuthConfig: collection.config.auth,
    cookiePrefix: payload.config.cookiePrefix,
  })
}

/** The session behind a request's headers, or null. */
export async function findSession(headers: Headers): Promise<SessionDto | null> {
  const payload = await getPayloadClient()
  const { user } = await payload.auth({ headers })
  return user ? toSessionDto(user) : null
}

/** What the browser may know of an account: never its hash, salt or sessions. */
export function toSessionDto(user: User): SessionDto {
  return { user: { id: user.id, username: user.username, role: user.role } }
}

/** Takes as long as checking a real password, so that nobody can time which names exist. */
export async function spendHashTime(password: string): Promise<void> {
  await promisify(pbkdf2)(password, randomBytes(32), HASH_ITERATIONS, HASH_BYTES, 'sha256')
}

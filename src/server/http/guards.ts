import { needsSecondFactor } from '@/cms/accounts/session-guard'
import { actorOf } from '@/cms/audit'
import type { User } from '@/cms/payload-types'
import { messages } from '@/domain/messages'
import { getEnv, ownOrigins } from '@/env'
import { setActor } from '@/lib/request-context'
import { findUser } from '../accounts/session-user'
import { ApiError } from './api-error'

const READ_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * Returns the account behind the request's session cookie.
 * @throws ApiError 401 without an open session.
 */
export async function requireSession(req: Request): Promise<User> {
  const user = await findUser(req.headers)
  if (!user) throw new ApiError(401, 'Please log in.')
  const { actor } = actorOf(user)
  if (actor) setActor(actor)
  return user
}

/**
 * Refuses writes that, according to the browser, come from another site.
 * @throws ApiError 403 if so.
 */
export function refuseOtherSites(req: Request): void {
  if (READ_METHODS.includes(req.method)) return
  const origin = req.headers.get('origin')
  const site = req.headers.get('sec-fetch-site')
  const isOwn = origin
    ? ownOrigins(getEnv()).includes(origin)
    : site === null || site === 'same-origin' || site === 'none'
  if (!isOwn) throw new ApiError(403, 'This request comes from another site.')
}

/** @throws ApiError 403 for an account that must set up its second factor first. */
export function refuseBeforeSetUp(user: User): void {
  if (!needsSecondFactor(user)) return
  throw new ApiError(403, messages.secondFactorSetUpFirst, { code: 'second-factor-setup-required' })
}

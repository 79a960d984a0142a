import { findSessionUser } from '@/cms/accounts/session-guard'
import type { User } from '@/cms/payload-types'
import { getPayloadClient } from '../payload-client'

/**
 * Returns the account behind a request's session cookie, or null.
 *
 * Payload accepts a cookie only if the browser says where the request comes from. A request that
 * says nothing at all is still safe: it is from another client or from a browser on plain http, and
 * no other site can make one that writes (a browser then sends Origin) or read its response.
 * @throws whatever the database throws if it cannot be reached.
 */
export async function findUser(requestHeaders: Headers): Promise<User | null> {
  const payload = await getPayloadClient()
  const headers = new Headers(requestHeaders)
  if (!headers.has('origin') && !headers.has('sec-fetch-site')) {
    headers.set('sec-fetch-site', 'none')
  }
  return findSessionUser(payload, headers)
}

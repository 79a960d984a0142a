import { findSessionUser } from '@/cms/accounts/session-guard'
import type { User } from '@/cms/payload-types'
import { getPayloadClient } from '../payload-client'

/**
 * The account behind a request's session cookie, or null.
 *
 * Payload takes a cookie only with a browser's word for where the request comes from. A request
 * that gives none at all is still fine: it is an outside client or a browser on plain http, and no
 * other site can make one that writes (a browser then names its Origin) or read its response.
 * @throws what the database throws where it cannot be asked.
 */
export async function findUser(requestHeaders: Headers): Promise<User | null> {
  const payload = await getPayloadClient()
  const headers = new Headers(requestHeaders)
  if (!headers.has('origin') && !headers.has('sec-fetch-site')) {
    headers.set('sec-fetch-site', 'none')
  }
  return findSessionUser(payload, headers)
}

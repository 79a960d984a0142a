import { randomBytes } from 'node:crypto'
import { isSameText } from '@/lib/same-text'
import { cookie, readCookie } from '../http/cookies'
import { sign } from '../signature'

const MAX_AGE_SECONDS = 90 * 24 * 60 * 60
const ID_BYTES = 12
const COOKIE = 'manavta-browser'

/**
 * Returns the id of a browser in which this account has logged in before, from the cookie it was
 * given then. It grants no access: it only tells that browser apart from strangers who try the same
 * name (docs/decisions/0020-login-limits.md).
 * @param username as returned by `loginName`.
 * @returns null for a stranger, or a cookie that is forged, of another account or older than 90
 * days.
 */
export function knownBrowser(req: Request, username: string): string | null {
  const [issued = '', id = '', mac = ''] = (readCookie(req, COOKIE) ?? '').split('.')
  const age = Date.now() / 1000 - Number.parseInt(issued, 36)
  if (!(age >= 0 && age < MAX_AGE_SECONDS)) return null
  return isSameText(mac, macOf(username, issued, id)) ? id : null
}

/** Returns the cookie that makes a browser known, for the response to a successful login. */
export function knownBrowserCookie(username: string): string {
  const issued = Math.floor(Date.now() / 1000).toString(36)
  const id = randomBytes(ID_BYTES).toString('base64url')
  const value = `${issued}.${id}.${macOf(username, issued, id)}`
  return cookie({ name: COOKIE, value, maxAgeSeconds: MAX_AGE_SECONDS })
}

function macOf(username: string, issued: string, id: string): string {
  return sign(['known-browser', username, issued, id])
}

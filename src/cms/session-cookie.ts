import { type Env, isHttps } from '@/env'

/**
 * Returns attributes of the session cookie besides HttpOnly and Path=/, which Payload sets itself. Lax, not
 * Strict, so that links from mail programs include it. For a link in webmail Payload ignores it, but the login
 * page then checks again from this site (enter-office.ts). Writes from other sites are refused by their Origin.
 */
export function sessionCookieAttributes(env: Env) {
  return { sameSite: 'Lax', secure: isHttps(env) } as const
}

/** Returns the cookie prefix. With `__Host-` browsers enforce Secure and Path=/, and no other host can set it. */
export function sessionCookiePrefix(env: Env): string {
  return isHttps(env) ? '__Host-manavta' : 'manavta'
}

import { type Env, isHttps } from '@/env'

/**
 * Attributes of the session cookie beyond HttpOnly and Path=/, which Payload sets itself.
 * Lax, not Strict: a link in a mail program brings it along. From a link in webmail Payload does not
 * take it, but the login page then asks from here and goes on (enter-office.ts). Writes from other
 * sites are refused by their Origin.
 */
export function sessionCookieAttributes(env: Env) {
  return { sameSite: 'Lax', secure: isHttps(env) } as const
}

/** On https the browser itself then sees to Secure, Path=/ and that no other host can set it. */
export function sessionCookiePrefix(env: Env): string {
  return isHttps(env) ? '__Host-manavta' : 'manavta'
}

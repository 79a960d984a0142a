import { getEnv, isHttps } from '@/env'

type NewCookie = { name: string; value: string; maxAgeSeconds: number }

/** Returns the value of `Set-Cookie` for an HttpOnly cookie of this host only. */
export function cookie({ name, value, maxAgeSeconds }: NewCookie): string {
  const attributes = [
    `${nameOnHost(name)}=${value}`,
    `Max-Age=${maxAgeSeconds}`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps(getEnv()) ? ['Secure'] : []),
  ]
  return attributes.join('; ')
}

/** Returns the value of `Set-Cookie` that removes one of our cookies from the browser. */
export function expiredCookie(name: string): string {
  return cookie({ name, value: '', maxAgeSeconds: 0 })
}

/** Returns the value of a cookie set by `cookie`; undefined if the browser has none. */
export function readCookie({ headers }: Pick<Request, 'headers'>, name: string) {
  const start = `${nameOnHost(name)}=`
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

/** Returns the full name of a cookie; on https it is bound to this host. */
export function nameOnHost(name: string): string {
  return isHttps(getEnv()) ? `__Host-${name}` : name
}

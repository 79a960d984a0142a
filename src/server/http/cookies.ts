import { getEnv, isHttps } from '@/env'

type NewCookie = { name: string; value: string; maxAgeSeconds: number }

/** A cookie for this host alone, which no script reads, as the value of `Set-Cookie`. */
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

/** The value of `Set-Cookie` that removes one of our cookies from the browser. */
export function expiredCookie(name: string): string {
  return cookie({ name, value: '', maxAgeSeconds: 0 })
}

/** The value of a cookie that `cookie` made; undefined where the browser has none. */
export function readCookie({ headers }: Pick<Request, 'headers'>, name: string) {
  const start = `${nameOnHost(name)}=`
  const pairs = (headers.get('cookie') ?? '').split(/;\s*/)
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
}

/** The name under which `cookie` sets one: on https bound to this host. */
export function nameOnHost(name: string): string {
  return isHttps(getEnv()) ? `__Host-${name}` : name
}

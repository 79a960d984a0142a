import type { IncomingMessage } from 'node:http'
import type { Env } from '@/env'
import { forwardedValues } from './forwarded'
import { isPagePath } from './page-path'
import { isReading } from './read-methods'

const HOST = /^[\w.:[\]-]+$/

/**
 * Returns where to redirect a page request made under another host name: www for the bare domain,
 * 127.0.0.1 for localhost. Cookies and forms only work under the host of SITE_URL, so visitors are
 * sent there before they fill anything in.
 *
 * A host whose port differs from the site's is left alone: that is how a proxy in front calls us if
 * it does not forward the visitor's `Host`, and a redirect would loop.
 * @returns the address with path and query as requested, always on the site itself; null if no
 * redirect is needed.
 */
export function canonicalAddress(
  req: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { SITE_URL, TRUSTED_PROXY_HOPS }: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXY_HOPS'>,
): string | null {
  const { url = '' } = req
  if (!SITE_URL || !isReading(req) || !url.startsWith('/') || !isPagePath(url)) {
    return null
  }
  const site = new URL(SITE_URL)
  const requested = parseHost(requestedHost(req, TRUSTED_PROXY_HOPS), site.protocol)
  if (!requested || requested.host === site.host || requested.port !== site.port) return null
  return site.origin + url
}

/** Returns the host that the browser requested; behind trusted proxies it is in `X-Forwarded-Host`. */
function requestedHost({ headers }: Pick<IncomingMessage, 'headers'>, hops: number): string {
  const forwarded = hops > 0 ? forwardedValues(headers, 'x-forwarded-host') : []
  return forwarded.at(-hops) ?? forwarded[0] ?? headers.host ?? ''
}

function parseHost(host: string, protocol: string): URL | null {
  const address = `${protocol}//${host}`
  return HOST.test(host) && URL.canParse(address) ? new URL(address) : null
}

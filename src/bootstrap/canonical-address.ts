import type { IncomingMessage } from 'node:http'
import type { Env } from '@/env'
import { isPagePath } from './page-path'

const READ_METHODS = ['GET', 'HEAD']
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
  const { method = '', url = '' } = req
  if (!SITE_URL || !READ_METHODS.includes(method) || !url.startsWith('/') || !isPagePath(url)) {
    return null
  }
  const site = new URL(SITE_URL)
  const asked = parseHost(visibleHost(req, TRUSTED_PROXY_HOPS), site.protocol)
  if (!asked || asked.host === site.host || asked.port !== site.port) return null
  return site.origin + url
}

/** The host that the browser asked for; a trusted proxy may forward it next to its own. */
function visibleHost({ headers }: Pick<IncomingMessage, 'headers'>, hops: number): string {
  const forwarded = String(headers['x-forwarded-host'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  const handedOn = hops > 0 ? (forwarded.at(-hops) ?? forwarded[0]) : undefined
  return handedOn ?? headers.host ?? ''
}

function parseHost(host: string, protocol: string): URL | null {
  const address = `${protocol}//${host}`
  return HOST.test(host) && URL.canParse(address) ? new URL(address) : null
}

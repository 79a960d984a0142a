import type { IncomingMessage } from 'node:http'
import type { Env } from '@/env'
import { isPagePath } from './page-path'

const READING = ['GET', 'HEAD']
const HOST = /^[\w.:[\]-]+$/

/**
 * Where a page that was asked for by another host name belongs: www beside the bare domain,
 * 127.0.0.1 beside localhost. Cookies and forms work under the name of SITE_URL alone, so visitors
 * are led there before they fill anything in.
 *
 * A host with another port than the site's is left alone: it is how a proxy in front of us calls us
 * where it does not hand on the visitor's `Host`, and a redirect would send its visitors in circles.
 * @returns the address with path and query as asked, always on the site itself; null where the
 * request is fine as it is.
 */
export function canonicalAddress(
  req: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
  { SITE_URL, TRUSTED_PROXY_HOPS }: Pick<Env, 'SITE_URL' | 'TRUSTED_PROXY_HOPS'>,
): string | null {
  const { method = '', url = '' } = req
  if (!SITE_URL || !READING.includes(method) || !url.startsWith('/') || !isPagePath(url)) {
    return null
  }
  const site = new URL(SITE_URL)
  const asked = parseHost(visibleHost(req, TRUSTED_PROXY_HOPS), site.protocol)
  if (!asked || asked.host === site.host || asked.port !== site.port) return null
  return site.origin + url
}

/** The host that the visitor's browser asked for; a trusted proxy may hand it on beside its own. */
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

import type { IncomingMessage } from 'node:http'
import { forwardedValues } from './forwarded'

/** Headers with which a client could pose as a proxy, or bypass Next's own steps. */
const UNTRUSTED_HEADERS = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'x-middleware-subrequest',
  'x-middleware-rewrite',
  'x-invoke-path',
]

let isWarned = false

/**
 * Replaces what the client claims about its address with what we know: the socket's peer or, behind
 * `hops` of our proxies, the address that the outermost one saw. Next itself would believe the
 * client, and every rate limit depends on this address.
 */
export function setClientAddress(req: IncomingMessage, hops: number, siteOrigin: string): void {
  const chain = forwardedValues(req.headers, 'x-forwarded-for')
  if (hops === 0 && chain.length > 0) warnOfUnknownProxy()
  const peer = req.socket.remoteAddress ?? ''
  const address = hops > 0 ? (chain.at(-hops) ?? peer) : peer
  for (const name of UNTRUSTED_HEADERS) delete req.headers[name]
  const site = new URL(siteOrigin)
  req.headers['x-forwarded-for'] = address.replace(/^::ffff:/, '')
  req.headers['x-forwarded-proto'] = site.protocol.slice(0, -1)
  req.headers['x-forwarded-host'] = req.headers.host ?? site.host
}

/** Warns once: behind an unconfigured proxy all visitors look like one and share its rate limits. */
function warnOfUnknownProxy(): void {
  if (isWarned) return
  isWarned = true
  console.warn(
    'A request came with X-Forwarded-For, but TRUSTED_PROXY_HOPS is 0, so it is ignored. Behind a reverse proxy set TRUSTED_PROXY_HOPS to the number of proxies: all visitors share one set of limits until then.',
  )
}

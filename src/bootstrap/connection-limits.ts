import http from 'node:http'

type ConnectionLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: number
  /** From the first byte of a request to its last. */
  requestMs: number
  /** Without a byte either way: the client requested something and does not read it. */
  idleMs: number
  /** Between two requests on one connection. */
  keepAliveMs: number
  maxConnections: number
  /** How often Node looks for requests that are late. */
  checkEveryMs: number
}

/** The site's limits. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  // A photo of 5 MB needs 100 s at 400 kbit/s, a weak 3G line.
  requestMs: 120_000,
  // Asking the gateway about many payments takes a while, and nothing is sent meanwhile.
  idleMs: 300_000,
  // Longer than the usual 60 s of a proxy, so that a proxy never picks a connection that just died.
  keepAliveMs: 70_000,
  // A browser opens six, a proxy a few dozen; somebody who only holds them open, a thousand. Below the
  // 4,096 files that systems allow at least: Node raises its own limit to that at its start.
  maxConnections: 3_000,
  checkEveryMs: 5_000,
}

/**
 * An HTTP server on which nobody can hold connections open by sending or taking very slowly. A late
 * request gets a 408 and its connection is closed; beyond `maxConnections` new ones are dropped.
 */
export function createLimitedServer(
  handle: http.RequestListener,
  limits: ConnectionLimits = CONNECTION_LIMITS,
): http.Server {
  const server = http.createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      keepAliveTimeout: limits.keepAliveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
    },
    handle,
  )
  server.setTimeout(limits.idleMs)
  server.maxConnections = limits.maxConnections
  server.once('drop', () => {
    console.warn(
      `More than ${limits.maxConnections} connections at once: further ones are dropped.`,
    )
  })
  return server
}

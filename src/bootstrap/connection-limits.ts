import http from 'node:http'

type ConnectionLimits = {
  /** From the first byte of a request to the end of its headers. */
  headersMs: number
  /** From the first byte of a request to its last. */
  requestMs: number
  /**
   * Without a byte in either direction: the client sent a request and does not read the response.
   */
  idleMs: number
  /** Between two requests on one connection. */
  keepAliveMs: number
  maxConnections: number
  /** How often Node looks for overdue requests. */
  checkEveryMs: number
}

/** The site's limits. */
export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 20_000,
  // A photo of 5 MB needs 100 s at 400 kbit/s, a weak 3G line.
  requestMs: 120_000,
  // Asking the gateway about many payments takes a while, and nothing is sent in the meantime.
  idleMs: 300_000,
  // Longer than a proxy's usual 60 s, so that no proxy reuses a connection that just closed.
  keepAliveMs: 70_000,
  // A browser opens six, a proxy a few dozen; an attacker who only holds them open, a thousand.
  // Below 4,096, the lowest limit on open files that systems set: Node raises its own limit to that
  // at startup.
  maxConnections: 3_000,
  checkEveryMs: 5_000,
}

/**
 * Creates an HTTP server on which nobody can tie up connections by sending or reading very slowly.
 * An overdue request gets a 408 and its connection is closed; beyond `maxConnections`, new ones are
 * dropped.
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

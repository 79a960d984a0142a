/**
 * On a phone, a line that stalls may keep a request open for minutes. By then the server has given up waiting for
 * the gateway.
 */
const RESPONSE_LIMIT_MS = 30_000

/**
 * Limits the wait for a response to half a minute from now. `AbortSignal.timeout` needs Chrome 103.
 * @returns `signal` for the request, and `clear`, to be called once the request has ended.
 */
export function startResponseTimeout(): { signal: AbortSignal; clear: () => void } {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), RESPONSE_LIMIT_MS)
  return { signal: timeout.signal, clear: () => clearTimeout(timer) }
}

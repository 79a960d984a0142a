import type { IncomingHttpHeaders } from 'node:http'

/** Returns the values of an `X-Forwarded-…` header: each proxy appends one, so the nearest proxy's is last. */
export function forwardedValues(
  headers: IncomingHttpHeaders,
  name: 'x-forwarded-for' | 'x-forwarded-host',
): string[] {
  return String(headers[name] ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean)
}

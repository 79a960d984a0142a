import type { ServerResponse } from 'node:http'
import { NO_PAGE_POLICY } from './pages/content-security-policy'

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60

/** Sets the headers that every response carries. */
export function setCommonHeaders(
  res: ServerResponse,
  { isHttps, path }: { isHttps: boolean; path: string },
): void {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  res.setHeader(
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), usb=(), payment=(self)',
  )
  // Bank pages open in their own window and report back through it.
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  res.setHeader(
    'Cross-Origin-Resource-Policy',
    path.startsWith('/brand/') ? 'cross-origin' : 'same-origin',
  )
  res.setHeader('Content-Security-Policy', NO_PAGE_POLICY)
  if (isHttps) {
    // Without includeSubDomains: the domain's other names, such as webmail, are not ours to bind.
    res.setHeader('Strict-Transport-Security', `max-age=${TWO_YEARS_SECONDS}`)
  }
}

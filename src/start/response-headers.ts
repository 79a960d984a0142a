import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { getEnv } from '@/env'
import { pageStyles } from '@/printing/page-styles'
import {
  contentSecurityPolicy,
  frameworkScriptHashes,
  NO_PAGE_POLICY,
} from './content-security-policy'
import { delayScripts, STARTER_HASH } from './late-scripts'

const PRINT_STYLE_HASHES = Object.values(pageStyles).map((style) =>
  createHash('sha256').update(style).digest('base64'),
)

const TWO_YEARS_SECONDS = 2 * 365 * 24 * 60 * 60

type HeaderOptions = { path: string; isHttps: boolean; isDevelopment: boolean }

/** Headers that every answer carries. */
export function setCommonHeaders(res: ServerResponse, { isHttps, path }: HeaderOptions): void {
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  res.setHeader(
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), usb=(), payment=(self)',
  )
  // Bank pages open in a window of their own and report back through it.
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  res.setHeader(
    'Cross-Origin-Resource-Policy',
    path.startsWith('/brand/') ? 'cross-origin' : 'same-origin',
  )
  res.setHeader('Content-Security-Policy', NO_PAGE_POLICY)
  if (isHttps) {
    res.setHeader('Strict-Transport-Security', `max-age=${TWO_YEARS_SECONDS}; includeSubDomains`)
  }
}

/**
 * Holds an HTML answer back until it is whole, because the hashes of its inline scripts belong into
 * its header. Everything else passes through untouched.
 */
export function holdHtml(res: ServerResponse, options: HeaderOptions): void {
  const write = res.write.bind(res)
  const end = res.end.bind(res)
  const writeHead = res.writeHead.bind(res)
  const chunks: Buffer[] = []
  let isHeld: boolean | undefined

  /** What Next and Payload set for every answer, and what does not fit ours. */
  const correctHeaders = () => {
    if (isPanel(options.path)) return
    // Payload asks for a colour scheme hint that only its panel uses; browsers would load twice.
    res.removeHeader('Accept-CH')
    res.removeHeader('Critical-CH')
    // Pages are renewed on the server the moment their content changes: nobody else may keep them.
    if (isHtml()) res.setHeader('Cache-Control', cacheControl(options.path))
  }

  const isHtml = () => String(res.getHeader('content-type') ?? '').startsWith('text/html')
  const hold = () => {
    isHeld ??= isHtml()
    return isHeld
  }

  res.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.find((part) => typeof part === 'object' && part !== null)
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) res.setHeader(name, value as string)
    }
    correctHeaders()
    // A 304 renews the headers of the page that the browser holds: the policy with that page's
    // hashes must stay.
    if (status === 304) res.removeHeader('Content-Security-Policy')
    if (hold()) {
      res.statusCode = status
      return res
    }
    return writeHead(status)
  }) as typeof res.writeHead

  // Next asks for the headers to be sent before the first byte of a page.
  const flushHeaders = res.flushHeaders.bind(res)
  res.flushHeaders = () => {
    if (!hold()) flushHeaders()
  }

  res.write = ((chunk: string | Uint8Array, ...rest: never[]) => {
    if (!hold()) return write(chunk, ...rest)
    chunks.push(Buffer.from(chunk as string))
    for (const part of rest as unknown[]) if (typeof part === 'function') part()
    return true
  }) as typeof res.write

  res.end = ((chunk?: unknown, ...rest: never[]) => {
    if (!res.headersSent) correctHeaders()
    if (res.statusCode === 304) res.removeHeader('Content-Security-Policy')
    if (!hold()) return end(chunk as never, ...rest)
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) {
      chunks.push(Buffer.from(chunk as string))
    }
    const whole = Buffer.concat(chunks).toString('utf8')
    const isLate = !options.isDevelopment && !isPanel(options.path)
    const html = Buffer.from(isLate ? delayScripts(whole) : whole)
    res.setHeader('Content-Security-Policy', pagePolicy(whole, options))
    res.removeHeader('Transfer-Encoding')
    if (chunks.length > 0) res.setHeader('Content-Length', html.length)
    isHeld = false
    return end(html, ...rest)
  }) as typeof res.end
}

function pagePolicy(html: string, { path, isHttps, isDevelopment }: HeaderOptions): string {
  return contentSecurityPolicy({
    kind: isPanel(path) ? 'panel' : 'site',
    scriptHashes: [...frameworkScriptHashes(html), ...(isPanel(path) ? [] : [STARTER_HASH])],
    styleHashes: isDashboard(path) ? PRINT_STYLE_HASHES : [],
    isHttps,
    isDevelopment,
    paymentHosts: isDonatePage(path) ? [paymentHost(getEnv().RAZORPAY_API_URL)] : [],
  })
}

/** Pages that say something of one person. */
const PERSONAL = /^(\/hi)?\/(verify|admin|donate\/status)(\/|$)/

function cacheControl(path: string): string {
  return PERSONAL.test(path) ? 'private, no-store' : 'public, max-age=0, must-revalidate'
}

function isDashboard(path: string): boolean {
  return /^(\/en)?\/admin\/?$/.test(path)
}

function isDonatePage(path: string): boolean {
  return /^(\/(en|hi))?\/donate\/?$/.test(path)
}

/** The gateway loads its parts from several hosts of its own (research/mission.md 4.8). */
function paymentHost(apiUrl: string): string {
  const { hostname, origin } = new URL(apiUrl)
  return hostname.endsWith('.razorpay.com') ? 'https://*.razorpay.com' : origin
}

/** Whether a path belongs to Payload's own panel. */
export function isPanel(path: string): boolean {
  return /^\/cms(\/|$)/.test(path)
}

import { qrPath } from '@/lib/qr-path'
import { type Html, html } from './html'
import type { PrintEnvironment } from './print-page'

/** The address of the public page that says whether a paper is genuine. */
export function verifyAddress(code: string, { siteUrl }: PrintEnvironment): string {
  return `${siteUrl}/verify/${code}`
}

/** The QR code that leads there; nothing where there is no code to verify by. */
export function verifyQrCode(code: string | undefined, environment: PrintEnvironment): Html | null {
  if (!code) return null
  const { size, path } = qrPath(verifyAddress(code, environment))
  return html`<svg class="qr" role="img" aria-label="QR code to verify this document" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path stroke="#000" d="${path}"/></svg>`
}

import { QrCode } from '@/components/ui/qr-code'
import type { PrintedVolunteer } from './printed-volunteer'

const ALT = {
  en: 'QR code to verify this document',
  hi: 'इस दस्तावेज़ को जाँचने का QR कोड',
}

type VerifyCodeProps = {
  code: string | undefined
  language: PrintedVolunteer['language']
  siteUrl: string
  className: string | undefined
}

/** The QR code to verify a document; renders nothing without a code. */
export function VerifyCode({ code, language, siteUrl, className }: VerifyCodeProps) {
  if (!code) return null
  return <QrCode text={verifyAddress(code, siteUrl)} alt={ALT[language]} className={className} />
}

/** Returns the URL of the public page that says whether a document is genuine. */
export function verifyAddress(code: string, siteUrl: string): string {
  return `${siteUrl}/verify/${code}`
}

import { QrCode } from '@/components/ui/qr-code'

type VerifyCodeProps = {
  code: string | undefined
  siteUrl: string
  className: string | undefined
}

/** The QR code to verify a document; renders nothing without a code. */
export function VerifyCode({ code, siteUrl, className }: VerifyCodeProps) {
  if (!code) return null
  return (
    <QrCode
      text={verifyAddress(code, siteUrl)}
      alt="QR code to verify this document"
      className={className}
    />
  )
}

/** Returns the URL of the public page that says whether a document is genuine. */
export function verifyAddress(code: string, siteUrl: string): string {
  return `${siteUrl}/verify/${code}`
}

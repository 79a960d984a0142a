import { QrCode } from '@/components/ui/qr-code'

type VerifyCodeProps = {
  code: string | undefined
  siteUrl: string
  className: string | undefined
}

/** The QR code by which a document is verified; nothing where there is no code. */
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

/** The address of the public page that says whether a document is genuine. */
export function verifyAddress(code: string, siteUrl: string): string {
  return `${siteUrl}/verify/${code}`
}

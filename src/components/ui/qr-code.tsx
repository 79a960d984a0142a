import { qrPath } from '@/lib/qr-path'
import { QrDrawing } from './qr-drawing'

type QrCodeProps = { text: string; alt: string; className: string | undefined }

/** A text as a QR code. */
export function QrCode({ text, ...drawing }: QrCodeProps) {
  return <QrDrawing {...qrPath(text)} {...drawing} />
}

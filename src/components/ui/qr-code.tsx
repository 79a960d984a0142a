import { qrPath } from '@/lib/qr-path'

type QrCodeProps = { text: string; alt: string; className: string | undefined }

/** A QR code as an SVG path: no image to fetch, no style attribute that our policy refuses. */
export function QrCode({ text, alt, className }: QrCodeProps) {
  const { size, path } = qrPath(text)
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={path} />
    </svg>
  )
}

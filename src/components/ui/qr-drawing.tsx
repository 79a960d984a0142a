import type { qrPath } from '@/lib/qr-path'

type QrDrawingProps = ReturnType<typeof qrPath> & { alt: string; className: string | undefined }

/** An encoded QR code as an SVG path: no image to fetch, no style attribute that our policy refuses. */
export function QrDrawing({ size, path, alt, className }: QrDrawingProps) {
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

import { qrPath } from '@/lib/qr-path'
import type { Pdf } from './write-text'

/** Draws decoration, which screen readers skip. */
export function decorate(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact')
  draw()
  pdf.endMarkedContent()
}

/** @param place its corner and side length in points, quiet zone included. */
export function drawQrCode(
  pdf: Pdf,
  text: string,
  { x, y, side }: { x: number; y: number; side: number },
): void {
  const { size, path } = qrPath(text)
  pdf
    .save()
    .translate(x, y)
    .scale(side / size)
  pdf.path(path).lineWidth(1).stroke('#000000').restore()
}

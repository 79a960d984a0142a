import { encode } from 'uqr'

/** The quiet zone that scanners need, in modules. */
const BORDER_MODULES = 4

/**
 * Returns a QR code as one SVG path, to be stroked black on white at a width of 1.
 * @returns the path, and the side of the square around it in modules, quiet zone included.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER_MODULES })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** Draws each run of dark modules as one stroke; the next moves on from the end of the last. */
function rowPath(row: boolean[], y: number): string {
  let end: number | null = null
  let path = ''
  for (const run of row
    .map((isDark) => (isDark ? '1' : '0'))
    .join('')
    .matchAll(/1+/g)) {
    const { length } = run[0]
    path += end === null ? `M${run.index} ${y + 0.5}` : `m${run.index - end} 0`
    path += `h${length}`
    end = run.index + length
  }
  return path
}

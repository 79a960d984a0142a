import { encode } from 'uqr'

/** The quiet zone that scanners need, in modules. */
const BORDER_MODULES = 4

/**
 * A QR code as one vector path, to be stroked black on white at a width of 1.
 * @returns its data, and the side of the square around it, quiet zone included, in modules.
 */
export function qrPath(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER_MODULES })
  return { size, path: data.map((row, y) => rowPath(row, y)).join('') }
}

/** Each run of dark modules is one stroke along its row; the next begins where the last one ended. */
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

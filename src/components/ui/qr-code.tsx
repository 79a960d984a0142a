import { encode } from 'uqr'

/** The quiet zone that scanners need, in modules. */
const BORDER_MODULES = 4

/** A QR code as one vector path: no picture to fetch, no style attribute that our policy refuses. */
export function QrCode({ text, alt, className }: { text: string; alt: string; className: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER_MODULES })
  return (
    <svg
      role="img"
      aria-label={alt}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path stroke="#000" d={darkPath(data)} />
    </svg>
  )
}

/** Each run of dark modules is one stroke along its row; the next begins where the last one ended. */
function darkPath(rows: boolean[][]): string {
  return rows.map((row, y) => rowPath(row, y)).join('')
}

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

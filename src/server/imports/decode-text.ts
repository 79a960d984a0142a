import { ApiError } from '../http/api-error'

/** The share of NUL bytes at every second byte that identifies UTF-16. */
const NUL_SHARE = 0.25
const LOOKED_AT_BYTES = 4000

/**
 * Decodes a CSV file: UTF-8, or UTF-16 as in Excel's "Unicode Text".
 * @throws ApiError 400 for any other encoding, since its letters would be guesswork.
 */
export function decodeText(bytes: Buffer): string {
  try {
    // The decoder drops the byte order mark.
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Reported below: the bytes are not in this encoding.
  }
  throw new ApiError(
    400,
    'The letters of this file cannot be read. In Excel, save it as "Excel Workbook (.xlsx)" or "CSV UTF-8".',
  )
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // Without a byte order mark, the zeros next to Latin letters and commas tell.
  const top = bytes.subarray(0, LOOKED_AT_BYTES)
  const zeros = (offset: number) =>
    top.filter((byte, index) => index % 2 === offset && byte === 0).length
  if (zeros(1) > top.length * NUL_SHARE) return 'utf-16le'
  return zeros(0) > top.length * NUL_SHARE ? 'utf-16be' : 'utf-8'
}

import { ApiError } from '../http/api-error'

/** Part of the first bytes that is NUL where each second byte of UTF-16 is. */
const NUL_SHARE = 0.25
const LOOKED_AT_BYTES = 4000

/**
 * The text of a CSV file: UTF-8, or UTF-16 as Excel's "Unicode Text" is.
 * @throws ApiError 400 for any other encoding, whose letters nobody could tell.
 */
export function decodeText(bytes: Buffer): string {
  try {
    // The decoder drops the byte order mark.
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    if (!text.includes('\0')) return text
  } catch {
    // Said below: the bytes are not of this encoding.
  }
  throw new ApiError(
    400,
    'The letters of this file cannot be read. In Excel, save it as "Excel Workbook (.xlsx)" or "CSV UTF-8".',
  )
}

function encodingOf(bytes: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  // Without the mark it is told by the zeros beside the Latin letters and commas.
  const top = bytes.subarray(0, LOOKED_AT_BYTES)
  const zeros = (offset: number) =>
    top.filter((byte, place) => place % 2 === offset && byte === 0).length
  if (zeros(1) > top.length * NUL_SHARE) return 'utf-16le'
  return zeros(0) > top.length * NUL_SHARE ? 'utf-16be' : 'utf-8'
}

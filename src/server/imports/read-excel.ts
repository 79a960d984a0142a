import { inflateRawSync } from 'node:zlib'
import { isoDay } from '@/domain/import/values'
import { errorCode } from '@/lib/error-code'
import { ApiError, isApiError } from '../http/api-error'
import { isTooLarge } from './sheet-area'

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1')
/** The format of Excel before 2007, and of workbooks with a password. */
const OLD_EXCEL_START = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** The header of each part of a ZIP: thirty bytes, its name, and extra fields. */
const PART_BYTES = 30
/** The parts that the library reads, whatever the directory at the end of the ZIP says. */
const READ_PART = /\.xml(?:\.rels)?$/
/** These fonts draw Hindi for Latin letters: read as text, 'jke' would be a name. */
const OLD_HINDI_FONT =
  /<name val="(?:kruti ?dev|devlys|chanakya|shusha|shree-?dev|walkman-?chanakya)/i
/** For all texts together, unpacked: a small file may expand to gigabytes. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024
/** The digits that Excel itself shows; further ones are floating-point noise. */
const EXCEL_DIGITS = 15

/**
 * Whether a file is an Excel workbook.
 * @throws ApiError 400 for the old format, .xls.
 */
export function isExcel(bytes: Buffer): boolean {
  if (bytes.subarray(0, 4).equals(OLD_EXCEL_START)) {
    throw new ApiError(
      400,
      'This is an old Excel file, or one with a password. Please save it as "Excel Workbook (.xlsx)" without a password.',
    )
  }
  return bytes.subarray(0, 4).equals(ZIP_START)
}

/**
 * Returns the cells of the first sheet as texts; days look like '2025-04-01', without a time zone.
 * @throws ApiError 400 if it cannot be read or has Hindi in an old font, 413 if it unpacks to too
 * much.
 */
export async function readExcel(bytes: Buffer): Promise<string[][]> {
  // Loaded only for imports.
  const { readSheet } = await import('read-excel-file/node')
  try {
    if (!checkParts(bytes).hasOldHindiFont) {
      const rows = await readSheet(bytes, 1, { trim: false })
      return rows.map((cells) => cells.map(textOf))
    }
  } catch (error) {
    if (isApiError(error)) throw error
    throw new ApiError(400, 'This Excel file cannot be read. Please save it again as .xlsx.')
  }
  throw new ApiError(
    400,
    'This file has text in an old Hindi font such as Kruti Dev. Please convert it to Unicode first.',
  )
}

/** @throws ApiError 413 for a workbook that would take too much memory. */
function checkParts(workbook: Buffer): { hasOldHindiFont: boolean } {
  let hasOldHindiFont = false
  for (const { name, xml } of partsOf(workbook)) {
    if (isTooLarge(xml)) throw tooMuch()
    if (name === 'xl/styles.xml') hasOldHindiFont ||= OLD_HINDI_FONT.test(xml)
  }
  return { hasOldHindiFont }
}

/** Yields the texts of a ZIP, found by their local headers, as the library finds them. */
function* partsOf(zip: Buffer): Generator<{ name: string; xml: string }> {
  let left = MAX_UNPACKED_BYTES
  for (let at = zip.indexOf(ZIP_START); at >= 0; at = zip.indexOf(ZIP_START, at + 1)) {
    if (at + PART_BYTES > zip.length) return
    const nameEnd = at + PART_BYTES + zip.readUInt16LE(at + 26)
    const name = zip.toString('utf8', at + PART_BYTES, nameEnd)
    if (!READ_PART.test(name)) continue
    const from = nameEnd + zip.readUInt16LE(at + 28)
    const isPacked = zip.readUInt16LE(at + 8) !== 0
    const data = isPacked
      ? inflate(zip.subarray(from), left)
      : zip.subarray(from, from + (zip.readUInt32LE(at + 18) || zip.length))
    left -= data.length
    if (left <= 0) throw tooMuch()
    yield { name, xml: data.toString('utf8') }
  }
}

function inflate(data: Buffer, maxOutputLength: number): Buffer {
  try {
    return inflateRawSync(data, { maxOutputLength })
  } catch (error) {
    if (errorCode(error) === 'ERR_BUFFER_TOO_LARGE') throw tooMuch()
    throw error
  }
}

function tooMuch(): ApiError {
  return new ApiError(413, 'The file holds too much. Please copy the table into a new workbook.')
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return isoDay(cell)
  if (typeof cell === 'number') return String(Number(cell.toPrecision(EXCEL_DIGITS)))
  return cell === null || cell === undefined ? '' : String(cell)
}

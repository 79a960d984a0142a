import { inflateRawSync } from 'node:zlib'
import { isoDay } from '@/domain/import/values'
import { ApiError } from '../http/api-error'

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1')
/** The format of Excel before 2007, and of workbooks with a password. */
const OLD_EXCEL_START = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** Of a file in the directory at the end of a ZIP. */
const ENTRY_START = Buffer.from('PK\u0001\u0002', 'latin1')
const ENTRY_BYTES = 46
/** Of what stands before each file of a ZIP, without its names. */
const LOCAL_BYTES = 30
const MAX_STYLES_BYTES = 8 * 1024 * 1024
const OLD_HINDI_FONT =
  /<name val="(?:kruti ?dev|devlys|chanakya|shusha|shree-?dev|walkman-?chanakya)/i
/** All parts together, unpacked: a small file may hold gigabytes. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024
/** Digits that Excel itself shows; what follows is noise of binary fractions. */
const EXCEL_DIGITS = 15

/** Whether a file is an Excel workbook. @throws ApiError 400 for the old format, .xls. */
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
 * The cells of the first sheet as texts: days as '2025-04-01', in no time zone.
 * @throws ApiError 400 where it cannot be read or has Hindi in an old font, 413 where it unpacks to too much.
 */
export async function readExcel(bytes: Buffer): Promise<string[][]> {
  const entries = entriesOf(bytes)
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > MAX_UNPACKED_BYTES) {
    throw new ApiError(413, 'The file holds too much. Please copy the table into a new workbook.')
  }
  // Loaded by those who import only.
  const { readSheet } = await import('read-excel-file/node')
  try {
    if (!hasOldHindiFont(bytes, entries)) {
      const rows = await readSheet(bytes, 1, { trim: false })
      return rows.map((cells) => cells.map(textOf))
    }
  } catch {
    throw new ApiError(400, 'This Excel file cannot be read. Please save it again as .xlsx.')
  }
  throw new ApiError(
    400,
    'This file has text in an old Hindi font such as Kruti Dev. Please convert it to Unicode first.',
  )
}

type Entry = { name: string; packed: number; unpacked: number; start: number }

/** What the directory at the end of a ZIP says of its files. */
function entriesOf(zip: Buffer): Entry[] {
  const entries: Entry[] = []
  for (let at = zip.indexOf(ENTRY_START); at >= 0; at = zip.indexOf(ENTRY_START, at + 1)) {
    if (at + ENTRY_BYTES > zip.length) break
    const nameEnd = at + ENTRY_BYTES + zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + ENTRY_BYTES, nameEnd),
      packed: zip.readUInt32LE(at + 20),
      unpacked: zip.readUInt32LE(at + 24),
      start: zip.readUInt32LE(at + 42),
    })
  }
  return entries
}

/** Such a font draws Hindi over Latin letters: read as text, 'jke' would be a name. */
function hasOldHindiFont(zip: Buffer, entries: Entry[]): boolean {
  const styles = entries.find(({ name }) => name === 'xl/styles.xml')
  if (!styles) return false
  const { start, packed } = styles
  const from = start + LOCAL_BYTES + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28)
  const data = zip.subarray(from, from + packed)
  const isPacked = zip.readUInt16LE(start + 8) !== 0
  const xml = isPacked ? inflateRawSync(data, { maxOutputLength: MAX_STYLES_BYTES }) : data
  return OLD_HINDI_FONT.test(xml.toString('utf8'))
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return isoDay(cell)
  if (typeof cell === 'number') return String(Number(cell.toPrecision(EXCEL_DIGITS)))
  return cell === null || cell === undefined ? '' : String(cell)
}

import { isoDay } from '@/domain/import/values'
import { ApiError } from '../http/api-error'

const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1')
/** The format of Excel before 2007, and of workbooks with a password. */
const OLD_EXCEL_START = Buffer.from([0xd0, 0xcf, 0x11, 0xe0])
/** Of a file in the directory at the end of a ZIP. */
const ENTRY_START = Buffer.from('PK\u0001\u0002', 'latin1')
const ENTRY_BYTES = 46
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
 * @throws ApiError 400 where it cannot be read, 413 where it unpacks to too much.
 */
export async function readExcel(bytes: Buffer): Promise<string[][]> {
  if (unpackedBytes(bytes) > MAX_UNPACKED_BYTES) {
    throw new ApiError(413, 'The file holds too much. Please copy the table into a new workbook.')
  }
  // Loaded by those who import only.
  const { readSheet } = await import('read-excel-file/node')
  try {
    const rows = await readSheet(bytes, 1, { trim: false })
    return rows.map((cells) => cells.map(textOf))
  } catch {
    throw new ApiError(400, 'This Excel file cannot be read. Please save it again as .xlsx.')
  }
}

/** What the directory of a ZIP says of its size. */
function unpackedBytes(zip: Buffer): number {
  let bytes = 0
  for (let at = zip.indexOf(ENTRY_START); at >= 0; at = zip.indexOf(ENTRY_START, at + 1)) {
    if (at + ENTRY_BYTES <= zip.length) bytes += zip.readUInt32LE(at + 24)
  }
  return bytes
}

function textOf(cell: unknown): string {
  if (cell instanceof Date) return isoDay(cell)
  if (typeof cell === 'number') return String(Number(cell.toPrecision(EXCEL_DIGITS)))
  return cell === null || cell === undefined ? '' : String(cell)
}

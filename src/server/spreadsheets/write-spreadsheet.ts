import type { SpreadsheetInput } from '@/domain/spreadsheet'

/** A day or an Indian time in the format of `exportCell`. */
const MOMENT = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}))?$/
const MAX_WIDTH = 40
/** Rows that determine the column widths. */
const MEASURED_ROWS = 200

/**
 * Writes a table as an Excel workbook. Texts stay texts, so that no formula runs and no phone
 * number loses its plus or leading 0; days become spreadsheet dates, and the first row is frozen.
 */
export async function writeSpreadsheet({ rows }: SpreadsheetInput): Promise<Buffer> {
  // Loaded only for exports.
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const [headings = [], ...others] = rows
  const data = [
    headings.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
    ...others.map((row) => row.map(toCell)),
  ]
  const columns = headings.map((_, index) => ({ width: widthOf(rows, index) }))
  return writeExcelFile(data, { columns, stickyRowsCount: 1 }).toBuffer()
}

function toCell(value: string | number) {
  if (typeof value === 'number') return { value, type: Number }
  if (value === '') return null
  const moment = MOMENT.exec(value)
  if (!moment) return { value, type: String }
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = moment
    .slice(1)
    .map((part) => Number(part ?? 0))
  return {
    value: new Date(Date.UTC(year, month - 1, day, hours, minutes)),
    type: Date,
    format: moment[4] ? 'dd/mm/yyyy hh:mm' : 'dd/mm/yyyy',
  }
}

function widthOf(rows: SpreadsheetInput['rows'], index: number): number {
  const lengths = rows.slice(0, MEASURED_ROWS).map((row) => String(row[index] ?? '').length)
  return Math.min(MAX_WIDTH, Math.max(8, ...lengths) + 2)
}

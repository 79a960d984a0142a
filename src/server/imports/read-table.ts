import { type CsvError, parse } from 'csv-parse/sync'
import { countKnownHeadings, type ImportSubject, repeatedHeading } from '@/domain/import/columns'
import { IMPORT_MAX_ROWS } from '@/domain/import/import'
import { tidyCell } from '@/domain/import/values'
import { ApiError } from '../http/api-error'
import { decodeText } from './decode-text'
import { isExcel, readExcel } from './read-excel'

const MAX_COLUMNS = 60
const MAX_CELL_LENGTH = 2000
/** For all cells together: they are stored in one document, and MongoDB's limit is 16 MB. */
const MAX_TEXT_BYTES = 4 * 1024 * 1024
/** In characters, before whitespace is tidied: no CSV file within the size limit has as many. */
const MAX_RAW_LENGTH = 2 * MAX_TEXT_BYTES
/** Titles and blank lines that may precede the headings. */
const ROWS_ABOVE = 15
const DELIMITERS = [',', ';', '\t'] as const

/** The non-empty rows of a file, each with its row number in the spreadsheet. */
export type Table = { headings: string[]; rows: { row: number; cells: string[] }[] }

/**
 * Reads an Excel or CSV file: texts as they are, without guessing numbers or days.
 * @throws ApiError 400 that explains why a file cannot be read, 413 for one with too many rows.
 */
export async function readTable(bytes: Buffer, subject: ImportSubject): Promise<Table> {
  const all = isExcel(bytes) ? await readExcel(bytes) : readCsv(decodeText(bytes))
  if (all.length > IMPORT_MAX_ROWS + ROWS_ABOVE) {
    throw new ApiError(413, 'The file has more than 10,000 rows. Please split it.')
  }
  refuseTooMuchText(all)
  const tidy = all.map((cells) => cells.map((cell) => tidyCell(cell)))
  const top = headingsRow(tidy, subject)
  const headings = withoutEmptyEnd(tidy[top] ?? [])
  checkHeadings(headings)
  const rows = tidy.flatMap((cells, index) => {
    const isEmpty = cells.every((cell) => cell === '')
    return index <= top || isEmpty ? [] : [{ row: index + 1, cells: withoutEmptyEnd(cells) }]
  })
  if (rows.length === 0) throw new ApiError(400, 'The file has headings and no rows under them.')
  checkSizes(rows)
  return { headings, rows }
}

/** Returns the index of the headings: titles of the table are often above them. */
function headingsRow(rows: string[][], subject: ImportSubject): number {
  const known = rows.slice(0, ROWS_ABOVE).map((cells) => countKnownHeadings(subject, cells))
  const most = Math.max(0, ...known)
  if (most >= 2) return known.indexOf(most)
  const first = rows.findIndex((cells) => cells.filter(Boolean).length >= 2)
  if (first < 0) {
    throw new ApiError(
      400,
      'The file holds no table. Please put headings such as Name and Phone in the first row, and one gift or volunteer in each row below.',
    )
  }
  return first
}

/** A workbook stores a text once for all its cells, so a small file may hold gigabytes to tidy. */
function refuseTooMuchText(rows: string[][]): void {
  const length = rows.flat().reduce((sum, cell) => sum + cell.length, 0)
  if (length > MAX_RAW_LENGTH) throw tooMuchText()
}

function tooMuchText(): ApiError {
  return new ApiError(413, 'The file holds too much text. Please split it.')
}

function checkHeadings(headings: string[]): void {
  if (headings.length > MAX_COLUMNS) {
    throw new ApiError(400, `The file has more than ${MAX_COLUMNS} columns.`)
  }
  const repeated = repeatedHeading(headings)
  if (repeated === undefined) return
  throw new ApiError(400, `Two columns are called “${repeated}”. Please rename one of them.`)
}

function checkSizes(rows: Table['rows']): void {
  let bytes = 0
  for (const { row, cells } of rows) {
    if (cells.some(({ length }) => length > MAX_CELL_LENGTH)) {
      throw new ApiError(400, `A cell in row ${row} has more than ${MAX_CELL_LENGTH} characters.`)
    }
    bytes += Buffer.byteLength(cells.join(''))
  }
  if (bytes > MAX_TEXT_BYTES) throw tooMuchText()
}

function readCsv(text: string): string[][] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: false,
      max_record_size: MAX_COLUMNS * MAX_CELL_LENGTH,
    })
  } catch (error) {
    const { lines } = error as CsvError & { lines?: number }
    throw new ApiError(
      400,
      `The file breaks off at line ${lines ?? '?'}: a quotation mark is open.`,
    )
  }
}

/** Returns the most frequent delimiter in the first lines, which include the headings. */
function delimiterOf(text: string): string {
  const top = text.split(/\r?\n/, ROWS_ABOVE).join('\n')
  const counts = DELIMITERS.map((delimiter) => top.split(delimiter).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function withoutEmptyEnd(cells: string[]): string[] {
  const last = cells.findLastIndex((cell) => cell !== '')
  return cells.slice(0, last + 1)
}

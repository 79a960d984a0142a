/** Rows of a sheet in Excel. */
const MAX_ROWS = 1_048_576
/**
 * Cells of a sheet, from A1 to the last one with content. Far more than an import may have, since
 * the sheets after the first one count as well.
 */
const MAX_AREA = 4_000_000
/**
 * A row, a cell, or the content of one, with or without a prefix. The last group is empty if
 * another tag begins before this one ends.
 */
const TAG = /<(?:[^\s<>/:]*:)?(row|c|v|is)(?![^\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)(>?)/g
const REFERENCE = /[\s:"']r\s*=\s*["']([^"']*)["']/g
const CELL = /^([A-Z]{1,3})([1-9]\d{0,6})$/
const ROW = /^[1-9]\d{0,6}$/
const LETTERS = 26
const BEFORE_A = 64

/**
 * Whether a sheet would expand to too many cells: the library fills every gap up to the last cell,
 * so a single distant cell could exhaust the memory. Other parts of a workbook have no such tags.
 * @throws Error for references that no spreadsheet program writes, since the library may read them
 * differently.
 */
export function isTooLarge(xml: string): boolean {
  let [row, column] = [0, 0]
  let [lastRow, lastColumn] = [0, 0]
  for (const [, name, attributes = '', end] of xml.matchAll(TAG)) {
    if (!end) throw new Error('a tag within a tag')
    if (name === 'row') row = rowOf(attributes) ?? row + 1
    else if (name === 'c') {
      const cell = cellOf(attributes)
      row = Math.max(row, cell.row)
      column = cell.column
    } else {
      lastRow = Math.max(lastRow, row)
      lastColumn = Math.max(lastColumn, column)
    }
    if (row > MAX_ROWS || lastRow * lastColumn > MAX_AREA) return true
  }
  return false
}

function rowOf(attributes: string): number | undefined {
  const reference = referenceOf(attributes)
  if (reference === undefined) return
  if (!ROW.test(reference)) throw new Error('no number of a row')
  return Number(reference)
}

/** The library refuses a cell without a reference. */
function cellOf(attributes: string): { row: number; column: number } {
  const reference = referenceOf(attributes)
  if (reference === undefined) return { row: 0, column: 0 }
  const [, letters, row] = CELL.exec(reference) ?? []
  if (!letters) throw new Error('no reference of a cell')
  const column = [...letters].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - BEFORE_A,
    0,
  )
  return { row: Number(row), column }
}

function referenceOf(attributes: string): string | undefined {
  const [first, second] = attributes.matchAll(REFERENCE)
  if (second) throw new Error('two references')
  return first?.[1]
}

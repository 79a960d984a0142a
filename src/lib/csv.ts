/** Tells a spreadsheet that the text is UTF-8, so that Hindi is read as Hindi. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** What a spreadsheet would take for a formula, and run. */
const FORMULA_START = /^[=+\-@\t\r]/

/** A negative amount is a number. */
const NEGATIVE_AMOUNT = /^-\d+\.\d\d$/

/** An Indian number. A spreadsheet would add up '+919876543210'; with its blanks it is a text. */
const INDIAN_PHONE = /^\+91[ -]?(\d{5})[ -]?(\d{5})$/

/**
 * A table as CSV (RFC 4180) that is safe to open: a text that begins like a formula gets an
 * apostrophe in front, an Indian phone number its blanks. Numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(toCsvLine).join('')
}

/** One line of such a table, without the mark that its file begins with. */
export function toCsvLine(row: readonly (string | number)[]): string {
  return `${row.map(toCell).join(',')}\r\n`
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const phone = INDIAN_PHONE.exec(value)
  if (phone) return `+91 ${phone[1]} ${phone[2]}`
  const isFormula = FORMULA_START.test(value.trimStart()) && !NEGATIVE_AMOUNT.test(value)
  const text = isFormula ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Marks the text as UTF-8; without it spreadsheets garble Hindi. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The start of what a spreadsheet would run as a formula. */
const FORMULA_START = /^[=+\-@\t\r]/

/** A negative amount: begins like a formula, but is a number. */
const NEGATIVE_AMOUNT = /^-\d+\.\d\d$/

/** An Indian phone number. A spreadsheet reads '+919876543210' as a number; with spaces it is text. */
const INDIAN_PHONE = /^\+91[ -]?(\d{5})[ -]?(\d{5})$/

/**
 * Returns a table as CSV (RFC 4180) that is safe to open in a spreadsheet: a text that begins like a
 * formula gets a leading apostrophe, an Indian phone number spaces. Numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map(toCsvLine).join('')
}

/** Returns one line of `toCsv`, without the byte order mark. */
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

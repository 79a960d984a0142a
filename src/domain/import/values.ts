import { METHOD_NOT_RECORDED } from '../donation-methods'
import { DAY_MS } from '../durations'
import { isEmail } from '../email'
import { MAXIMUM_GIFT_RUPEES } from '../gift-by-hand'
import { INDIA_OFFSET_MS } from '../indian-month'
import { panField } from '../pan'
import { isPhone } from '../phone'
import { cleanLine, isBlank } from '../text'
import { FIRST_YEAR, isBeforeFirstYear } from '../typed-day'
import { plainAmount, withAsciiDigits } from '../typed-number'

// Parses cells of other people's tables. Nothing is guessed: ambiguous values are refused with a message
// that says how to write them.

/** The result of parsing a cell: its value, or a message why it has none. */
export type Read<Value> = { value: Value } | { problem: string }

/** Day 0 of Excel's calendar, for days after February 1900. */
const EXCEL_EPOCH_MS = Date.UTC(1899, 11, 30)
const EXCEL_SERIAL = /^[2-7]\d{4}$/
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ]\d{1,2}:.*)?$/
/** A moment as our own export of everything writes it. */
const ZONED_MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}[\d:.]*(?:Z|[+-]\d{2}:?\d{2})$/
const INDIAN_DAY = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4})(?: \d{1,2}:.*)?$/
const NAMED_MONTH_DAY = /^(\d{1,2})[ -]([a-z]{3,9}|[\u0900-\u097F]{2,9})[ ,-]+(\d{4}|\d{2})$/i
const MONTHS =
  'january february march april may june july august september october november december'.split(' ')
/** Without nukta, in the spelling of `hindiMonthKey`. */
const HINDI_MONTHS = 'जनवरी फरवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' ')
/** Ways to mark a cell as empty. */
const EMPTY = /^(?:[-–—.]+|n\.?\s?\/?a\.?|nil|none|null|not available)$/i
/** Invisible characters that no script needs; Devanagari joiners are kept. */
const INVISIBLE = /[\u200B\u2060\uFEFF\u00AD]/g
const JOINERS = /[\u200C\u200D]/g
/** The apostrophe that our own export puts before text that looks like a formula. */
const GUARDED_FORMULA = /^'(?=\s*[=+\-@])/

/**
 * Cleans a cell: NFC, without invisible characters, on one line, and without our export's apostrophe.
 * Returns '' for marks of an empty cell, such as '-' or 'N/A'.
 */
export function tidyCell(text: string): string {
  const line = cleanLine(text.normalize('NFC').replace(INVISIBLE, ''))
  const tidy = line.replace(GUARDED_FORMULA, '').replace(/\s+/g, ' ').trim()
  return isBlank(tidy) || EMPTY.test(tidy) ? '' : tidy
}

/** Returns the form in which cells are compared: lower case, without joiners. */
export function cellKey(text: string): string {
  return tidyCell(text).toLocaleLowerCase('en').replace(JOINERS, '')
}

/**
 * Removes the dots below Hindi letters, which many people leave out: 'नक़द' becomes 'नकद'. A dot may be
 * a separate character or part of its letter.
 */
export function withoutNukta(text: string): string {
  return text.normalize('NFD').replaceAll('\u093C', '').normalize('NFC')
}

/**
 * Parses a day, always in the order day, month, year, or as an Excel serial or ISO date. A year of two
 * digits is read only after the name of a month, '03-Apr-18', as Excel often writes a CSV: in 03/04/18 an
 * American Excel has put the month first.
 * @param today an Indian calendar day, '2026-03-05'; later days are refused.
 * @returns such as '2025-04-03'.
 */
export function readDay(cell: string, today: string): Read<string> {
  const text = withAsciiDigits(cell)
  const day = dayOf(text, Number(today.slice(0, 4)))
  if (!day) return { problem: `“${cell}” is not a date: write day/month/year, such as 03/04/2025` }
  if (day > today) return { problem: `${cell} is in the future` }
  if (isBeforeFirstYear(day)) {
    return { problem: `${cell} is before ${FIRST_YEAR}` }
  }
  return { value: day }
}

function dayOf(text: string, thisYear: number): string | null {
  if (EXCEL_SERIAL.test(text)) return isoDay(new Date(EXCEL_EPOCH_MS + Number(text) * DAY_MS))
  if (ZONED_MOMENT.test(text)) {
    const at = Date.parse(text.replace(' ', 'T'))
    return Number.isNaN(at) ? null : new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 10)
  }
  const iso = ISO_DAY.exec(text)
  if (iso) return toDay(iso[1], iso[2], iso[3])
  const indian = INDIAN_DAY.exec(text)
  if (indian) return toDay(indian[4], indian[3], indian[1])
  const named = NAMED_MONTH_DAY.exec(text)
  if (!named) return null
  const [, date, name = '', year = ''] = named
  // Also shortened: 'Apr', 'Sept'.
  const month = MONTHS.findIndex((each) => each.startsWith(name.toLowerCase())) + 1
  return toDay(
    fullYear(year, thisYear),
    String(month || HINDI_MONTHS.indexOf(hindiMonthKey(name)) + 1),
    date,
  )
}

/** Completes a year of two digits: the latest that has begun; if none has since `FIRST_YEAR`, one to come. */
function fullYear(year: string, thisYear: number): string {
  if (year.length === 4) return year
  const late = thisYear - (thisYear % 100) + Number(year)
  const early = late - 100
  return String(late > thisYear && early >= FIRST_YEAR ? early : late)
}

/** Also writes 'सितम्बर' and 'अक्तूबर' as most people do. */
function hindiMonthKey(name: string): string {
  return withoutNukta(name).replace('म्ब', 'ंब').replace('क्तू', 'क्टू')
}

function toDay(year = '', month = '', day = ''): string | null {
  const at = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isoDay(at) === written ? written : null
}

/** Returns the day of a spreadsheet's date, which has no time zone; independent of the server's zone. */
export function isoDay(at: Date): string {
  // Half a second: some programs store midnight slightly too early.
  const day = new Date(at.getTime() + 500)
  if (Number.isNaN(day.getTime())) return ''
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()]
  return [String(year).padStart(4, '0'), ...[month, date].map(twoDigits)].join('-')
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

const CURRENCY = String.raw`(?:₹|rs\.?|inr|रुपये|र[ुू]\.?)`
const IN_FRONT = new RegExp(String.raw`^${CURRENCY}\s*`, 'i')
const BEHIND = new RegExp(String.raw`(?:\s*(?:/[-=]|${CURRENCY}|only|मात्र))+$`, 'i')

/** Parses an amount in rupees, '₹1,25,000.50' or '५००'. @returns whole paise. */
export function readAmount(cell: string): Read<number> {
  if (/^[-(]/.test(plainCell(cell))) {
    return { problem: `${cell}: a refund or correction cannot be imported` }
  }
  const paise = readPaise(cell)
  if (paise === undefined) {
    return { problem: `“${cell}” is not an amount: write it such as 1,25,000.50` }
  }
  if (paise === 0) return { problem: 'The amount is 0' }
  if (paise > MAXIMUM_GIFT_RUPEES * 100) return { problem: `${cell} is more than ten crore` }
  return { value: paise }
}

/** Parses an amount in rupees, which may be 0. @returns whole paise; undefined if the cell holds no amount. */
export function readPaise(cell: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,12})(?:\.(\d{1,2})0*)?$/.exec(plainCell(cell)) ?? []
  return whole ? Number(whole) * 100 + Number(decimals.padEnd(2, '0')) : undefined
}

function plainCell(cell: string): string {
  return plainAmount(cell.replace(IN_FRONT, '').replace(BEHIND, '').trim())
}

/** How Excel shortens a long number in a numeric column: '9.87E+09'. */
const SHORTENED = /^\d[\d.]*e\+?\d+$/i

/** Reads a receipt or reference number, with digits 0-9; refuses one that Excel has shortened. */
export function readNumber(cell: string): Read<string> {
  const number = withAsciiDigits(cell)
  if (!SHORTENED.test(number)) return { value: number }
  return { problem: `Excel has shortened the number to ${cell}: format its column as text` }
}

const INDIAN_MOBILE = /^(?:0|0?0?91)?([6-9]\d{9})$/

/** Parses a phone number; Indian mobile numbers are normalized to '+919876543210'. */
export function readPhone(cell: string): Read<string> {
  const text = withAsciiDigits(cell)
    .replace(/\.0$/, '')
    .replace(/[‐-–−]/g, '-')
  if (SHORTENED.test(text)) {
    return {
      problem: `Excel has shortened the phone number to ${cell}: format its column as text`,
    }
  }
  const mobile = INDIAN_MOBILE.exec(text.replace(/[\s().+-]/g, ''))?.[1]
  if (mobile) return { value: `+91${mobile}` }
  return isPhone(text) ? { value: text } : { problem: `“${cell}” is not a phone number` }
}

export function readEmail(cell: string): Read<string> {
  return isEmail(cell) ? { value: cell } : { problem: `“${cell}” is not an e-mail address` }
}

/** Parses a PAN, to upper case. */
export function readPan(cell: string): Read<string> {
  const read = panField.safeParse(cell)
  // The PAN itself must not appear in a report that people download and forward.
  return read.success ? { value: read.data } : { problem: 'The PAN is not written like one' }
}

/** Patterns of people's words for payment methods, without nukta, and the labels in lists. */
const METHODS: [RegExp, string][] = [
  [/^(?:cash\b|नकद|नगद|कैश(?![\p{L}\p{M}]))/u, 'Cash'],
  [/^(?:cheque|check|chq|ch|dd|demand draft|draft)\b|^(?:चेक|चैक|ड्राफ्ट|डिमांड ड्राफ्ट)/, 'Cheque'],
  [/upi|g ?pay|google pay|phone ?pe|paytm|bhim|यूपीआई|गूगल पे|फोन ?पे|पेटीएम/, 'UPI'],
  [/neft|rtgs|imps|bank|transfer|बैंक|ट्रांसफर/, 'Bank transfer'],
  [/online|razorpay|cashfree|card|gateway|ऑनलाइन|कार्ड/, 'Online'],
  // As in our own export.
  [/^(?:wallet|वॉलेट|emi)$/, 'Online'],
  [/^(?:not recorded|दर्ज नहीं)$/, METHOD_NOT_RECORDED],
]
/** Parses a payment method to its label in lists. */
export function readMethod(cell: string): Read<string> {
  const text = withoutNukta(cell.toLowerCase())
  const [, method] = METHODS.find(([words]) => words.test(text)) ?? []
  if (method) return { value: method }
  return {
    problem: `“${cell}” is no way of giving: use Cash, Cheque, Bank transfer, UPI or Online`,
  }
}

/** Elsewhere net banking is a transfer; in our own export, a method of the gateway. */
const GATEWAY_NET_BANKING = ['net banking', 'नेट बैंकिंग']

/** As `readMethod`, for a file that this site exported. */
export function readOwnMethod(cell: string): Read<string> {
  if (GATEWAY_NET_BANKING.includes(cell.toLowerCase())) return { value: 'Online' }
  return readMethod(cell)
}

/** Whether a cell says yes, or one of these words. @param words in lower case. */
export function saysYes(cell: string, words: readonly string[]): boolean {
  return [...YES, ...words].includes(cell.toLowerCase())
}
const YES = ['yes', 'y', 'true', 'हाँ', 'हां']

/** Refuses text that is too long for its database column. */
export function withinLength(text: string, maxLength: number): Read<string> {
  if (text.length <= maxLength) return { value: text }
  return { problem: `“${text.slice(0, 30)}…” is longer than ${maxLength} characters` }
}

/**
 * Creates a reader for the cells of a row.
 * @param row.indexes the cell index of each column; columns that the file lacks are absent.
 * @param row.maxLengths the limit of `line` for each column, in characters.
 * @returns `cell` returns the cleaned text of a column, `take` parses a text, `line` reads a column within
 * its limit; the last two return undefined if it is empty or invalid, and add invalid ones to `problems`.
 */
export function rowReader<Column extends string, Line extends Column>(row: {
  cells: string[]
  indexes: Record<string, number>
  maxLengths: Record<Line, number>
}) {
  const problems: string[] = []
  const cell = (column: Column): string => {
    const index = row.indexes[column]
    return index === undefined ? '' : tidyCell(row.cells[index] ?? '')
  }
  const take = <Value>(text: string, read: (text: string) => Read<Value>): Value | undefined => {
    if (!text) return undefined
    const result = read(text)
    if ('value' in result) return result.value
    problems.push(result.problem)
    return undefined
  }
  const line = (column: Line) =>
    take(cell(column), (text) => withinLength(text, row.maxLengths[column]))
  return { cell, take, line, problems }
}

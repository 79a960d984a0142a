import { intlLocale, type Locale } from './locale'

/** The foundation's time zone, wherever the server or the reader is. */
export const TIME_ZONE = 'Asia/Kolkata'

/** Cached: constructing one is far slower than using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats the Indian calendar day: '5 March 2026', '5 मार्च 2026'.
 * @param date a moment, or its ISO 8601 text.
 * @returns '' if the date is invalid.
 */
export function formatDate(date: Date | string, locale: Locale = 'en'): string {
  return format(date, locale, { day: 'numeric', month: 'long', year: 'numeric' })
}

/**
 * As `formatDate`, with the Indian time of day: '5 March 2026 at 10:30 am',
 * '5 मार्च 2026, सुबह 10:30 बजे'.
 */
export function formatDateTime(date: Date | string, locale: Locale = 'en'): string {
  if (locale === 'en') return format(date, locale, { dateStyle: 'long', timeStyle: 'short' })
  const time = format(date, locale, { hour: 'numeric', minute: '2-digit', dayPeriod: 'short' })
  return time && `${formatDate(date, locale)}, ${time} बजे`
}

/** As `formatDate`, without the year: '5 March', for days in the near future. */
export function formatNearDay(date: Date | string, locale: Locale = 'en'): string {
  return format(date, locale, { day: 'numeric', month: 'long' })
}

/** Formats a month such as '2026-03': 'March 2026'. */
export function formatMonth(month: string, locale: Locale = 'en'): string {
  return format(`${month}-01T00:00:00Z`, locale, { month: 'long', year: 'numeric' })
}

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** Whether a text is a moment as the API writes it: '2026-03-05T05:00:00.000Z'. */
export function isIsoMoment(text: string): boolean {
  return ISO_MOMENT.test(text)
}

/** India's offset from UTC; there is no daylight saving time. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Returns a moment in Indian time as a `datetime-local` input takes it: '2026-03-05T10:30'.
 * @param date ISO 8601.
 * @returns '' if the date is invalid.
 */
export function toIndianInput(date: string): string {
  const at = new Date(date).getTime()
  return Number.isNaN(at) ? '' : new Date(at + INDIA_OFFSET_MS).toISOString().slice(0, 16)
}

/** Returns the Indian calendar day of a moment: '2026-03-05'. */
export function indianDayOf(date: Date): string {
  return new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 10)
}

/**
 * Returns a range of Indian calendar days as moments in ISO 8601: `from` inclusive, `before` exclusive.
 * @param days such as '2026-03-05', both inclusive; a missing one leaves that side open.
 */
export function indianDays({ from, to }: { from?: string; to?: string }): {
  from?: string
  before?: string
} {
  return { from: from && momentOf(from, 0), before: to && momentOf(to, 1) }
}

function momentOf(day: string, daysLater: number): string {
  const at = new Date(`${day}T00:00:00Z`).getTime() - INDIA_OFFSET_MS
  return new Date(at + daysLater * DAY_MS).toISOString()
}

/**
 * Returns the number of Indian calendar days from now to a moment: 0 today, negative in the past.
 * @param date ISO 8601.
 */
export function indianDaysUntil(date: string, now: Date = new Date()): number {
  return indianDayNumber(new Date(date)) - indianDayNumber(now)
}

function indianDayNumber(at: Date): number {
  return Math.floor((at.getTime() + INDIA_OFFSET_MS) / DAY_MS)
}

/**
 * Whether an event is still to come, so that its post shows 'Learn More' (spec section 2).
 * @param eventDate a moment, or its ISO 8601 text; false if missing or invalid.
 */
export function isFutureEvent(
  eventDate: Date | string | null | undefined,
  now: Date = new Date(),
): boolean {
  return eventDate ? new Date(eventDate).getTime() > now.getTime() : false
}

function format(date: Date | string, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(date)
  if (Number.isNaN(at.getTime())) return ''
  return dateFormat(locale, options).format(at)
}

function dateFormat(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const known = dateFormats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(intlLocale(locale), { ...options, timeZone: TIME_ZONE })
  dateFormats.set(key, made)
  return made
}

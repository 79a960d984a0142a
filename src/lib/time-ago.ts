import { formatDistance } from 'date-fns/formatDistance'
import { intlLocale, type Locale } from './locale'

/**
 * Formats how long ago something was, in English with date-fns' en-US wording (spec section 9):
 * 'about 2 hours ago', '2 घंटे पहले'.
 * @param date a moment, or its ISO 8601 text.
 * @returns '' if the date is invalid.
 */
export function formatTimeAgo(
  date: Date | string,
  locale: Locale = 'en',
  now: Date = new Date(),
): string {
  const at = new Date(date)
  if (Number.isNaN(at.getTime())) return ''
  // date-fns' Hindi uses Devanagari digits.
  return locale === 'hi' ? inHindi(at, now) : formatDistance(at, now, { addSuffix: true })
}

const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
const UNITS_S = [
  ['year', 365 * DAY_S],
  ['month', 30 * DAY_S],
  ['day', DAY_S],
  ['hour', HOUR_S],
  ['minute', MINUTE_S],
] as const

function inHindi(at: Date, now: Date): string {
  const seconds = (at.getTime() - now.getTime()) / 1000
  const [unit, length] = UNITS_S.find(([, each]) => Math.abs(seconds) >= each) ?? ['second', 1]
  const count = Math.trunc(seconds / length)
  return new Intl.RelativeTimeFormat(intlLocale('hi')).format(count, unit)
}

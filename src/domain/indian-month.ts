import { DAY_MS, HOUR_MS } from './durations'

/** India's offset from UTC, all year. `src/lib` has its own copy, since it must not import the domain. */
export const INDIA_OFFSET_MS = 5.5 * HOUR_MS

/** The same offset as ISO dates write it. */
export const INDIAN_ZONE = '+05:30'

/** Returns when the Indian day of a moment begins, in ms. @param date ISO 8601. */
export function startOfIndianDay(date: string): number {
  const inIndia = Date.parse(date) + INDIA_OFFSET_MS
  return Math.floor(inIndia / DAY_MS) * DAY_MS - INDIA_OFFSET_MS
}

/** A calendar month in India. */
export type IndianMonth = {
  /** Such as '2026-03'. */
  month: string
  /** Its period as ISO dates: `from` inclusive, `before` exclusive. */
  from: string
  before: string
}

/** Returns the month in India at a moment: '2026-03'. */
export function indianMonthOf(date: Date): string {
  return new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 'yyyy-mm'.length)
}

/**
 * Returns the same time in the next month, in India.
 * @param begun supplies the day of the month; in a shorter month it is the last day.
 */
export function oneMonthAfter(date: Date, begun = date): Date {
  const next = new Date(date.getTime() + INDIA_OFFSET_MS)
  const day = new Date(begun.getTime() + INDIA_OFFSET_MS).getUTCDate()
  // Set to the 1st first: a 31st could overflow into the month after.
  next.setUTCMonth(next.getUTCMonth() + 1, 1)
  const [year, month] = [next.getUTCFullYear(), next.getUTCMonth()]
  next.setUTCDate(Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate()))
  return new Date(next.getTime() - INDIA_OFFSET_MS)
}

/**
 * Returns the months up to the current one, oldest first.
 * @param count how many, including the current one.
 */
export function indianMonthsUntil(now: Date, count: number): IndianMonth[] {
  const inIndia = new Date(now.getTime() + INDIA_OFFSET_MS)
  const [year, current] = [inIndia.getUTCFullYear(), inIndia.getUTCMonth()]
  return Array.from({ length: count }, (_, index) => {
    const begins = new Date(Date.UTC(year, current - count + 1 + index))
    const ends = new Date(Date.UTC(year, current - count + 2 + index))
    return {
      month: begins.toISOString().slice(0, 'yyyy-mm'.length),
      from: toMoment(begins),
      before: toMoment(ends),
    }
  })
}

/** Returns the first and last day of a month such as '2026-03' for list queries: '2026-03-01'. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` }
}

function toMoment(midnight: Date): string {
  return new Date(midnight.getTime() - INDIA_OFFSET_MS).toISOString()
}

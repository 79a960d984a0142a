import { HOUR_MS } from './durations'

/** India's difference to UTC, all year. `src/lib`, which knows nothing of the domain, has its own. */
export const INDIA_OFFSET_MS = 5.5 * HOUR_MS

/** The same, as dates write it. */
export const INDIAN_ZONE = '+05:30'

/** A calendar month in India. */
export type IndianMonth = {
  /** Such as '2026-03'. */
  month: string
  /** Its moments as ISO dates: from the first on, before the second. */
  from: string
  before: string
}

/** The month in India at a moment: '2026-03'. */
export function indianMonthOf(date: Date): string {
  return new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, 'yyyy-mm'.length)
}

/**
 * The same time in the next month, in India.
 * @param begun its day of the month is kept; a shorter month has its last day instead.
 */
export function oneMonthAfter(date: Date, begun = date): Date {
  const next = new Date(date.getTime() + INDIA_OFFSET_MS)
  const day = new Date(begun.getTime() + INDIA_OFFSET_MS).getUTCDate()
  // From the 1st, since a 31st would run over into the month after.
  next.setUTCMonth(next.getUTCMonth() + 1, 1)
  const [year, month] = [next.getUTCFullYear(), next.getUTCMonth()]
  next.setUTCDate(Math.min(day, new Date(Date.UTC(year, month + 1, 0)).getUTCDate()))
  return new Date(next.getTime() - INDIA_OFFSET_MS)
}

/**
 * The months up to the one of a moment, the oldest first.
 * @param count how many, with that one.
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

/** The first and the last day of a month such as '2026-03', as lists take them: '2026-03-01'. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return { from: `${month}-01`, to: `${month}-${String(last).padStart(2, '0')}` }
}

function toMoment(midnight: Date): string {
  return new Date(midnight.getTime() - INDIA_OFFSET_MS).toISOString()
}

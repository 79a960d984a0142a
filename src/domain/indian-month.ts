const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000

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

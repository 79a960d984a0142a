import { INDIA_OFFSET_MS } from './indian-month'

const APRIL = 3

/** The Indian financial year of a moment, from April to March, by the year in which it begins. */
export function financialYearOf(date: Date): number {
  const inIndia = new Date(date.getTime() + INDIA_OFFSET_MS)
  const year = inIndia.getUTCFullYear()
  return inIndia.getUTCMonth() < APRIL ? year - 1 : year
}

/** Its moments as ISO dates: from the first on, before the second. */
export function financialYearPeriod(year: number): { from: string; before: string } {
  const begins = (of: number) => new Date(Date.UTC(of, APRIL) - INDIA_OFFSET_MS).toISOString()
  return { from: begins(year), before: begins(year + 1) }
}

/** As it is written: '2026–27'. */
export function formatFinancialYear(year: number): string {
  return `${year}–${String((year + 1) % 100).padStart(2, '0')}`
}

import { INDIA_OFFSET_MS } from './indian-month'

const APRIL = 3

/** Returns the Indian financial year (April to March) of a moment, as the year in which it begins. */
export function financialYearOf(date: Date): number {
  const inIndia = new Date(date.getTime() + INDIA_OFFSET_MS)
  const year = inIndia.getUTCFullYear()
  return inIndia.getUTCMonth() < APRIL ? year - 1 : year
}

/** Returns the period of a financial year as ISO dates: `from` inclusive, `before` exclusive. */
export function financialYearPeriod(year: number): { from: string; before: string } {
  const begins = (of: number) => new Date(Date.UTC(of, APRIL) - INDIA_OFFSET_MS).toISOString()
  return { from: begins(year), before: begins(year + 1) }
}

/** Formats a financial year: '2026–27'. */
export function formatFinancialYear(year: number): string {
  return `${year}–${String((year + 1) % 100).padStart(2, '0')}`
}

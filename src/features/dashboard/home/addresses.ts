import { daysOfMonth } from '@/domain/indian-month'
import { settingsTabPath } from '@/domain/settings-tabs'

/**
 * Returns the query of the donations that a number of the home adds up: by days, method or purpose.
 */
export function donationsAddress(query: Record<string, string>): string {
  return `?${new URLSearchParams({ tab: 'payments', section: 'donations', ...query })}`
}

/** Returns the query of the yearly statement of a financial year, by the year in which it begins. */
export function statementAddress(year: number): string {
  return `?${new URLSearchParams({ tab: 'payments', section: 'statement', year: String(year) })}`
}

/** Path of the tab 'Registration' of the site settings in the panel. */
export const REGISTRATION_ADDRESS = settingsTabPath('registration')

/** Returns the query of the applications of a month such as '2026-03'. */
export function volunteersAddress(month: string): string {
  return `?${new URLSearchParams({ tab: 'volunteers', ...daysOfMonth(month) })}`
}

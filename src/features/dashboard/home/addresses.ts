import { daysOfMonth } from '@/domain/indian-month'

/** The donations of some days, by way or purpose: what a number of the home is the sum of. */
export function donationsAddress(query: Record<string, string>): string {
  return `?${new URLSearchParams({ tab: 'payments', section: 'donations', ...query })}`
}

/** The tab 'Registration' of the site settings, in the panel. */
export const REGISTRATION_ADDRESS = '/cms/globals/site-settings#tab-4'

/** The applications of a month such as '2026-03'. */
export function volunteersAddress(month: string): string {
  return `?${new URLSearchParams({ tab: 'volunteers', ...daysOfMonth(month) })}`
}

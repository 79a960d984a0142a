import type { Where } from 'payload'
import { allOf } from '@/cms/database/all-of'
import { indianDays } from '@/lib/dates'

/** Values of an `in` per query, well below SQLite's limit. */
export const VALUES_PER_QUERY = 500

type Days = { from?: string; to?: string }

/** Builds the condition for a period and a status; undefined if neither is given. */
export function listFilter({ status, ...days }: Days & { status?: string }): Where | undefined {
  return allOf(status ? { status: { equals: status } } : undefined, withinDays('createdAt', days))
}

/** Builds the condition for a moment within days of the Indian calendar; undefined without any. */
export function withinDays(field: string, days: Days): Where | undefined {
  return allOf(...isWithin(field, indianDays(days)))
}

/** Builds the conditions for a moment within a period: ISO dates, `from` inclusive, `before` exclusive. */
export function isWithin(
  field: string,
  { from, before }: { from?: string; before?: string },
): Where[] {
  return [
    ...(from ? [{ [field]: { greater_than_equal: from } }] : []),
    ...(before ? [{ [field]: { less_than: before } }] : []),
  ]
}

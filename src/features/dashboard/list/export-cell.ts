import { toIndianInput } from '@/lib/dates'

/** As the API writes a moment. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/**
 * A value of the API as a spreadsheet shows it: a list with commas, a moment in Indian time as
 * '2026-03-05 10:30', what is absent as an empty cell.
 */
export function exportCell(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && MOMENT.test(value)) return toIndianInput(value).replace('T', ' ')
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

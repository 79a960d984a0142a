import { isIsoMoment, toIndianInput } from '@/lib/dates'

/**
 * Converts an API value to a spreadsheet cell: lists are joined with commas, timestamps become
 * Indian time as '2026-03-05 10:30', missing values become ''.
 */
export function exportCell(value: unknown): string | number {
  if (typeof value === 'number') return value
  if (typeof value === 'string' && isIsoMoment(value)) return toIndianInput(value).replace('T', ' ')
  return Array.isArray(value) ? value.join(', ') : String(value ?? '')
}

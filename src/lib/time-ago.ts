import { formatDistance } from 'date-fns/formatDistance'

/**
 * How long ago something was, in date-fns' en-US words (spec section 9): 'about 2 hours ago'.
 * @param date a moment, or its ISO 8601 text.
 * @param now the moment to count from.
 * @returns '' where the date is not one.
 */
export function formatTimeAgo(date: Date | string, now: Date = new Date()): string {
  const at = new Date(date)
  if (Number.isNaN(at.getTime())) return ''
  return formatDistance(at, now, { addSuffix: true })
}

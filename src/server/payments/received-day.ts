import { INDIAN_ZONE } from '@/domain/indian-month'
import { messages } from '@/domain/messages'
import { ApiError } from '../http/api-error'

/** Noon in India: the day stays the same in every time zone that reads it. */
const NOON_IN_INDIA = `T12:00:00${INDIAN_ZONE}`
/** The Indian day begins before noon. */
const HALF_DAY_MS = 12 * 60 * 60 * 1000

/**
 * The moment that is stored for a gift of a day.
 * @param day of the Indian calendar, '2026-03-05'.
 * @returns an ISO date.
 * @throws ApiError 400 for a day in the future.
 */
export function toReceivedAt(day: string): string {
  const at = new Date(day + NOON_IN_INDIA)
  if (at.getTime() - Date.now() <= HALF_DAY_MS) return at.toISOString()
  const receivedOn = messages.receivedOnInvalid
  throw new ApiError(400, receivedOn, { errors: { receivedOn } })
}

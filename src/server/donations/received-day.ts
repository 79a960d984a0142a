import { INDIAN_ZONE } from '@/domain/indian-month'
import { messages } from '@/domain/messages'
import { refuseFutureDay } from '../http/refuse-future-day'

/** Noon in India: the day is the same in the time zone of every reader. */
const NOON_IN_INDIA = `T12:00:00${INDIAN_ZONE}`

/**
 * Returns the moment to store for a gift of a day.
 * @param day of the Indian calendar, '2026-03-05'.
 * @returns an ISO date.
 * @throws ApiError 400 for a day in the future.
 */
export function toReceivedAt(day: string): string {
  refuseFutureDay('receivedOn', day, messages.receivedOnInvalid)
  return new Date(day + NOON_IN_INDIA).toISOString()
}

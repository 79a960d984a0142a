import { messages } from '@/domain/messages'
import { indianDayOf } from '@/lib/dates'
import { ApiError } from './api-error'

/**
 * Refuses a day in the future. The server's clock decides, not the browser's.
 * @param field of the form.
 * @param day of the Indian calendar, '2026-03-05'.
 * @throws ApiError 400 for a day in the future.
 */
export function refuseFutureDay(
  field: string,
  day: string,
  message: string = messages.dayInFuture,
): void {
  if (day <= indianDayOf(new Date())) return
  throw new ApiError(400, message, { errors: { [field]: message } })
}

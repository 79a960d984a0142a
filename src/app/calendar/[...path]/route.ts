import { calendarFile } from '@/server/posts/calendar'

/** Serves an event as a calendar file (iCalendar). */
export function GET(req: Request): Promise<Response> {
  return calendarFile(req)
}

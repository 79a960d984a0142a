import { calendarFile } from '@/server/posts/calendar'

/** An event as a file that calendars on phones and desktops take in. */
export function GET(req: Request): Promise<Response> {
  return calendarFile(req)
}

import { ICalCalendar } from 'ical-generator'
import { type Locale, locales } from '@/content/locale'
import { localePath } from '@/content/paths'
import { getEnv, siteUrl } from '@/env'
import { getSiteSettings } from '../site-settings/page-data'
import { findActivity } from './page-data'

/** Returns the address of an event's calendar file. */
export function calendarHref(locale: Locale, id: string): string {
  return `/calendar/${locale}/${id}.ics`
}

/**
 * Sends the calendar file at an address made by `calendarHref`; 404 unless it is a published event.
 */
export async function calendarFile(req: Request): Promise<Response> {
  const [, language, id] =
    /^\/calendar\/(en|hi)\/([\w-]{1,64})\.ics$/.exec(new URL(req.url).pathname) ?? []
  const locale = locales.find((each) => each === language)
  const event = locale && id ? await findActivity(locale, id) : null
  if (!locale || event?.type !== 'event' || !event.eventDate) {
    return new Response('Not found', { status: 404 })
  }
  const { foundationName } = await getSiteSettings(locale)
  const origin = siteUrl(getEnv())
  const calendar = new ICalCalendar({ prodId: { company: foundationName, product: 'Website' } })
  calendar.createEvent({
    id: `${event.id}@${new URL(origin).hostname}`,
    summary: event.title,
    start: new Date(event.eventDate),
    location: event.eventLocation,
    url: origin + localePath(locale, `/activities/${event.id}`),
  })
  return new Response(calendar.toString(), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="event.ics"',
      'Cache-Control': 'public, max-age=300',
    },
  })
}

import { DataBlock } from '@/components/ui/data-block'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { getEnv, siteUrl } from '@/env'
import { isFutureEvent } from '@/lib/dates'
import { eventData } from '@/lib/structured-data'
import type { ActivityCard } from '@/server/posts/page-data'

type UpcomingEventDataProps = { locale: Locale; activity: ActivityCard; organizer: string }

/** Whether an activity is an event that has not begun; one that is no event any more keeps its date. */
export function isUpcoming({ type, eventDate }: ActivityCard): boolean {
  return type === 'event' && isFutureEvent(eventDate)
}

/** Describes an upcoming event for search engines; shows nothing for any other activity. */
export function UpcomingEventData({ locale, activity, organizer }: UpcomingEventDataProps) {
  const { id, title, eventDate, eventLocation, picture } = activity
  if (!eventDate || !isUpcoming(activity)) return null
  const origin = siteUrl(getEnv())
  return (
    <DataBlock
      data={eventData({
        siteUrl: origin,
        name: title,
        startDate: eventDate,
        location: eventLocation,
        url: origin + localePath(locale, `/activities/${id}`),
        imageUrl: picture?.src ?? null,
        organizer,
      })}
    />
  )
}

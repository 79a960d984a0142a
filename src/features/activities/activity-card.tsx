import type { ReactNode } from 'react'
import { ShareLink } from '@/components/ui/share-link'
import { SiteLink } from '@/components/ui/site-link'
import type { ActivitiesContent } from '@/content/activities'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { fillPlaceholders } from '@/domain/fill-placeholders'
import type { PictureDto } from '@/domain/picture'
import { formatDate, formatDateTime, isFutureEvent } from '@/lib/dates'
import { ActivityMedia } from './activity-media'
import { EventDetails } from './event-details'
import { EventFacts } from './event-facts'

export type ActivityView = {
  id: string
  type: string
  title: string
  picture: PictureDto | null
  videoUrl: string | null
  eventDate: string | null
  eventLocation: string | null
  createdAt: string
  /** Languages of the texts that are not in the page's language. */
  languages?: Partial<Record<'title' | 'content' | 'eventLocation', Locale>>
}

/**
 * The copy of a card with every function applied, so that it can be passed to a client component.
 */
export type ActivityCopy = Omit<ActivitiesContent, 'postedOn' | 'nowShown' | 'video'> & {
  postedOn: string
  nowShown: string
  playVideo: string
  videoFrameTitle: string
  videoNotice: string
}

type ActivityCardProps = {
  locale: Locale
  activity: ActivityView
  copy: ActivityCopy
  /** Absolute URL of the feed, the base of the activities' URLs. */
  feedUrl: string
  isFirst?: boolean
  /** The content, as paragraphs. */
  children: ReactNode
}

/** One activity. A picture that fails to load is hidden; a YouTube video is loaded on demand. */
export function ActivityCard({
  locale,
  activity,
  copy,
  feedUrl,
  isFirst = false,
  children,
}: ActivityCardProps) {
  const { id, title, eventDate, eventLocation, createdAt, languages } = activity
  const content = languages?.content ? <div lang={languages.content}>{children}</div> : children
  const types: Record<string, string> = copy.types
  return (
    <article className="grid items-start gap-6 lg:grid-cols-2 lg:gap-14">
      <ActivityMedia activity={activity} copy={copy} isFirst={isFirst} />
      <div>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <span className="font-semibold text-geru">
            {types[activity.type] ?? copy.types.other}
          </span>
          <time dateTime={createdAt} className="text-ink-soft">
            {fillPlaceholders(copy.postedOn, { date: formatDate(createdAt, locale) })}
          </time>
        </p>
        <h2 lang={languages?.title} className="mt-2 text-heading text-neem-deep">
          <SiteLink
            href={localePath(locale, `/activities/${id}`)}
            className="hover:text-neem hover:underline"
          >
            {title}
          </SiteLink>
        </h2>
        {activity.type === 'event' && eventDate ? (
          <>
            <div className="mt-3">
              <EventFacts
                dateText={formatDateTime(eventDate, locale)}
                place={eventLocation}
                placeLang={languages?.eventLocation}
                copy={copy.event}
              />
            </div>
            <EventDetails
              anchor={id}
              eventDate={eventDate}
              wasFuture={isFutureEvent(eventDate)}
              copy={copy.event}
            >
              {content}
            </EventDetails>
          </>
        ) : (
          content
        )}
        <div className="mt-5">
          <ShareLink label={copy.share} text={title} url={`${feedUrl}/${id}`} />
        </div>
      </div>
    </article>
  )
}

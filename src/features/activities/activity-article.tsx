import type { SerializedEditorState } from 'lexical'
import type { ReactNode } from 'react'
import { buttonClass } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import { ShareLink } from '@/components/ui/share-link'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import type { ActivitiesContent } from '@/content/activities'
import { eventSignUpContent } from '@/content/event-sign-up'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import { formatDate, formatDateTime } from '@/lib/dates'
import type { ActivityView } from './activity-card'
import { toCardCopy } from './activity-feed'
import { ActivityMedia } from './activity-media'
import { ActivityText } from './activity-text'
import { EventFacts } from './event-facts'

type ActivityArticleProps = {
  locale: Locale
  activity: ActivityView & { content: SerializedEditorState }
  copy: ActivitiesContent
  /** Absolute URL of the page. */
  pageUrl: string
  /** Path of an upcoming event's calendar file. */
  calendarHref: string | null
  /** Path or anchor of the sign-up form, if the event takes sign-ups. */
  signUpHref: string | null
  /** The sign-up form. */
  children: ReactNode
}

/** The page of one activity. */
export function ActivityArticle({
  locale,
  activity,
  copy,
  pageUrl,
  calendarHref,
  signUpHref,
  children,
}: ActivityArticleProps) {
  const { title, content, eventDate, eventLocation, createdAt, languages } = activity
  const types: Record<string, string> = copy.types
  const isEvent = activity.type === 'event' && eventDate
  return (
    <>
      <PageHeading
        title={languages?.title ? <span lang={languages.title}>{title}</span> : title}
        lead={`${types[activity.type] ?? copy.types.other} · ${copy.postedOn(formatDate(createdAt, locale))}`}
      />
      <article className="page-width grid items-start gap-8 pt-10 pb-14 lg:grid-cols-2 lg:gap-14 lg:pt-14">
        <ActivityMedia activity={activity} copy={toCardCopy(copy)} isFirst />
        <div>
          {isEvent && (
            <EventFacts
              dateText={formatDateTime(eventDate, locale)}
              place={eventLocation}
              placeLang={languages?.eventLocation}
              copy={copy.event}
            />
          )}
          {isEvent && !calendarHref && <p className="mt-3 text-ink-soft">{copy.event.past}</p>}
          <div lang={languages?.content}>
            <ActivityText content={content} />
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            {signUpHref && (
              <a href={signUpHref} className={buttonClass('lead')}>
                {eventSignUpContent[locale].title}
              </a>
            )}
            {calendarHref && (
              <a href={calendarHref} className={buttonClass(signUpHref ? 'quiet' : 'lead')}>
                {copy.event.addToCalendar}
              </a>
            )}
            <ShareLink label={copy.share} text={title} url={pageUrl} />
          </div>
          <SiteLink
            href={localePath(locale, '/activities')}
            className={`mt-6 ${accentLinkClass} hover:text-neem`}
          >
            {copy.allActivities}
          </SiteLink>
        </div>
        {children}
      </article>
    </>
  )
}

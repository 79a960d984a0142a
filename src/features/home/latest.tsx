import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/picture'
import { SiteLink } from '@/components/ui/site-link'
import { accentLinkClass } from '@/components/ui/text-link-class'
import { activitiesContent } from '@/content/activities'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { HomeTexts } from '@/domain/pages/home'
import type { StoryTexts } from '@/domain/pages/stories'
import type { PictureDto } from '@/domain/picture'
import { formatDate, formatDateTime } from '@/lib/dates'

type LatestActivity = {
  id: string
  type: string
  title: string
  createdAt: string
  eventDate: string | null
  eventLocation: string | null
  picture: PictureDto | null
  languages?: { title?: Locale; eventLocation?: Locale }
}

type LatestProps = {
  locale: Locale
  copy: HomeTexts['latest']
  activity: LatestActivity | undefined
  story: (StoryTexts & { id: string }) | undefined
}

/** The latest activity and a story, each with a link to more. */
export function Latest({ locale, copy, activity, story }: LatestProps) {
  if (!copy || !(activity || story)) return null
  return (
    <section className="section-space pb-0">
      <div className="page-width">
        <h2 className="text-neem-deep text-title">{copy.heading}</h2>
        <div className="mt-8 grid gap-10 lg:grid-cols-2 lg:gap-16">
          {activity && (
            <article>
              {activity.picture && (
                <Picture
                  picture={activity.picture}
                  sizes="(min-width: 76rem) 35rem, (min-width: 64rem) 46vw, 92vw"
                  className="mb-5 aspect-[3/2] w-full rounded-card bg-paper-deep object-cover"
                />
              )}
              <ActivityDate locale={locale} activity={activity} />
              <h3 lang={activity.languages?.title} className="mt-1 text-heading text-neem-deep">
                <SiteLink
                  href={localePath(locale, `/activities/${activity.id}`)}
                  className="hover:text-neem hover:underline"
                >
                  {activity.title}
                </SiteLink>
              </h3>
              <MoreLink href={localePath(locale, '/activities')}>{copy.activities}</MoreLink>
            </article>
          )}
          {story && (
            <article className="flex flex-col justify-center rounded-card bg-marigold-tint p-6 sm:p-10">
              <h3 className="text-heading text-neem-deep">{story.title}</h3>
              {story.quote ? (
                <figure className="mt-4">
                  <blockquote className="font-heading text-neem-deep text-title">
                    {story.quote}
                  </blockquote>
                  {story.quotedBy && (
                    <figcaption className="mt-3 text-ink-soft">{story.quotedBy}</figcaption>
                  )}
                </figure>
              ) : (
                <p className="mt-4 text-lead">{story.text}</p>
              )}
              <MoreLink href={`${localePath(locale, '/stories')}#${story.id}`}>
                {copy.stories}
              </MoreLink>
            </article>
          )}
        </div>
      </div>
    </section>
  )
}

/** The date and place of an event; of other activities, the day they were posted. */
function ActivityDate({ locale, activity }: { locale: Locale; activity: LatestActivity }) {
  const { type, eventDate, eventLocation, createdAt, languages } = activity
  if (type !== 'event' || !eventDate) {
    return (
      <time dateTime={createdAt} className="text-ink-soft">
        {activitiesContent[locale].postedOn(formatDate(createdAt, locale))}
      </time>
    )
  }
  return (
    <p className="flex flex-wrap gap-x-3">
      <time dateTime={eventDate} className="font-semibold">
        {formatDateTime(eventDate, locale)}
      </time>
      {eventLocation && (
        <span lang={languages?.eventLocation} className="text-ink-soft">
          {eventLocation}
        </span>
      )}
    </p>
  )
}

function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  if (!children) return null
  return (
    <SiteLink href={href} className={`mt-4 ${accentLinkClass} self-start hover:text-neem`}>
      {children}
    </SiteLink>
  )
}

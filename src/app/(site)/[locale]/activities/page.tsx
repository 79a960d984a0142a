import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { DataBlock } from '@/components/ui/data-block'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { activitiesContent } from '@/content/activities'
import { localePath } from '@/content/paths'
import { getEnv, siteUrl } from '@/env'
import { ActivityFeed } from '@/features/activities/activity-feed'
import { isFutureEvent } from '@/lib/dates'
import { eventData } from '@/lib/structured-data'
import { getPageTexts } from '@/server/pages/page-data'
import { listActivities } from '@/server/posts/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/activities'
const PAGE_SIZE = 4

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('activities', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function ActivitiesPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const texts = await getPageTexts('activities', locale)
  const { activities, hasMore } = await listActivities(locale, 1, PAGE_SIZE)
  const { foundationName } = await getSiteSettings(locale)
  const origin = siteUrl(getEnv())
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="page-width pt-10 pb-14 lg:pt-14">
        {activities.length > 0 ? (
          <ActivityFeed
            locale={locale}
            activities={activities}
            hasMore={hasMore}
            pageSize={PAGE_SIZE}
            copy={activitiesContent[locale]}
            feedUrl={siteUrl(getEnv()) + localePath(locale, '/activities')}
          />
        ) : (
          <EmptyState {...texts.empty} />
        )}
      </div>
      {activities.map(
        ({ id, title, eventDate, eventLocation, picture }) =>
          eventDate &&
          isFutureEvent(eventDate) && (
            <DataBlock
              key={id}
              data={eventData({
                siteUrl: origin,
                name: title,
                startDate: eventDate,
                location: eventLocation,
                url: `${origin}${localePath(locale, PATH)}/${id}`,
                imageUrl: picture?.src ?? null,
                organizer: foundationName,
              })}
            />
          ),
      )}
      <Closing locale={locale} copy={texts.closing} paths={{ donate: '/donate', join: '/join' }} />
      <Breadcrumbs locale={locale} path={PATH} title={texts.meta.title} />
    </>
  )
}

import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { activitiesContent } from '@/content/activities'
import { localePath } from '@/content/paths'
import { getEnv, siteUrl } from '@/env'
import { ActivityFeed } from '@/features/activities/activity-feed'
import { getPageTexts } from '@/server/pages/page-data'
import { listActivities } from '@/server/posts/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'
import { UpcomingEventData } from './upcoming-event-data'

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
            feedUrl={siteUrl(getEnv()) + localePath(locale, PATH)}
          />
        ) : (
          <EmptyState {...texts.empty} />
        )}
      </div>
      {activities.map((activity) => (
        <UpcomingEventData
          key={activity.id}
          locale={locale}
          activity={activity}
          organizer={foundationName}
        />
      ))}
      <Closing locale={locale} copy={texts.closing} paths={{ donate: '/donate', join: '/join' }} />
      <Breadcrumbs locale={locale} path={PATH} title={texts.meta.title} />
    </>
  )
}

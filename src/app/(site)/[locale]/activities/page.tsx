import type { Metadata } from 'next'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { activitiesContent } from '@/content/activities'
import { localePath } from '@/content/paths'
import { getEnv, siteUrl } from '@/env'
import { ActivityFeed } from '@/features/activities/activity-feed'
import { listActivities } from '@/server/posts'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PAGE_SIZE = 4

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, '/activities', activitiesContent[locale].meta)
}

export default async function ActivitiesPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = activitiesContent[locale]
  const { activities, hasMore } = await listActivities(locale, 1, PAGE_SIZE)
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <div className="page-width pb-24">
        {activities.length > 0 ? (
          <ActivityFeed
            locale={locale}
            activities={activities}
            hasMore={hasMore}
            pageSize={PAGE_SIZE}
            copy={copy}
            feedUrl={siteUrl(getEnv()) + localePath(locale, '/activities')}
          />
        ) : (
          <EmptyState {...copy.empty} />
        )}
      </div>
    </>
  )
}

import type { Metadata } from 'next'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { activitiesContent } from '@/content/activities'
import { ActivityFeed } from '@/features/activities/activity-feed'
import { listActivities } from '@/server/posts'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/activities'
const PAGE_SIZE = 12

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, PATH, activitiesContent[locale].meta)
}

export default async function ActivitiesPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = activitiesContent[locale]
  const { activities } = await listActivities(locale, 1, PAGE_SIZE)
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <div className="page-width pt-10 pb-24 lg:pt-14">
        {activities.length > 0 ? (
          <ActivityFeed locale={locale} activities={activities} copy={copy} />
        ) : (
          <EmptyState {...copy.empty} />
        )}
      </div>
      <Breadcrumbs locale={locale} path={PATH} title={copy.title} />
    </>
  )
}

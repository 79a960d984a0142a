import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { emptyPagesContent } from '@/content/empty-pages'
import { localePath } from '@/content/paths'
import { storySharingContent } from '@/content/story-sharing'
import { getEnv, siteUrl } from '@/env'
import { StoryList } from '@/features/stories/story-list'
import { listStories } from '@/server/pages/items'
import { getPageTexts } from '@/server/pages/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/stories'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('stories', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function StoriesPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const [copy, stories] = await Promise.all([getPageTexts('stories', locale), listStories(locale)])
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      {stories.length > 0 ? (
        <StoryList
          stories={stories}
          share={storySharingContent[locale]}
          pageUrl={siteUrl(getEnv()) + localePath(locale, PATH)}
        />
      ) : (
        <div className="page-width pt-10 lg:pt-14">
          <EmptyState {...emptyPagesContent[locale].stories} />
        </div>
      )}
      {copy.note && stories.length > 0 && (
        <p className="page-width border-line border-t pt-6 text-center text-ink-soft text-sm">
          {copy.note}
        </p>
      )}
      <Closing
        locale={locale}
        copy={copy.closing}
        paths={{ donate: '/donate', volunteer: '/join' }}
      />
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

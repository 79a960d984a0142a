import type { Metadata } from 'next'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { portfolioContent } from '@/content/portfolio'
import { PortfolioGrid } from '@/features/portfolio/portfolio-grid'
import { listPortfolioCards } from '@/server/portfolio/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/portfolio'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, PATH, portfolioContent[locale].meta)
}

export default async function PortfolioPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = portfolioContent[locale]
  const cards = await listPortfolioCards(locale)
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <div className="page-width pt-10 pb-24 lg:pt-14">
        {cards.length > 0 ? (
          <PortfolioGrid cards={cards} copy={copy} />
        ) : (
          <EmptyState {...copy.empty} />
        )}
      </div>
      <Breadcrumbs locale={locale} path={PATH} title={copy.title} />
    </>
  )
}

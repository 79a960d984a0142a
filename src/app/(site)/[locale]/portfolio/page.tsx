import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { portfolioContent } from '@/content/portfolio'
import { PortfolioGrid } from '@/features/portfolio/portfolio-grid'
import { getPageTexts } from '@/server/pages/page-data'
import { listPortfolioCards } from '@/server/portfolio/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/portfolio'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('portfolio', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function PortfolioPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const texts = await getPageTexts('portfolio', locale)
  const cards = await listPortfolioCards(locale)
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="page-width pt-10 pb-14 lg:pt-14">
        {cards.length > 0 ? (
          <PortfolioGrid cards={cards} copy={portfolioContent[locale]} />
        ) : (
          <EmptyState {...texts.empty} />
        )}
      </div>
      <Closing locale={locale} copy={texts.closing} paths={{ donate: '/donate', join: '/join' }} />
      <Breadcrumbs locale={locale} path={PATH} title={texts.meta.title} />
    </>
  )
}

import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { inspirationContent } from '@/content/inspiration'
import { InspirationGrid } from '@/features/inspiration/inspiration-grid'
import { listInspirationCards } from '@/server/inspirations/page-data'
import { getPageTexts } from '@/server/pages/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/inspiration'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('inspiration', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function InspirationPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const texts = await getPageTexts('inspiration', locale)
  const cards = await listInspirationCards(locale)
  return (
    <>
      <PageHeading title={texts.title} lead={texts.lead} />
      <div className="page-width pt-10 pb-14 lg:pt-14">
        {cards.length > 0 ? (
          <InspirationGrid locale={locale} cards={cards} copy={inspirationContent[locale]} />
        ) : (
          <EmptyState {...texts.empty} />
        )}
      </div>
      <Closing locale={locale} copy={texts.closing} paths={{ donate: '/donate', join: '/join' }} />
      <Breadcrumbs locale={locale} path={PATH} title={texts.meta.title} />
    </>
  )
}

import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { PageHeading } from '@/components/ui/page-heading'
import type { Locale } from '@/content/locale'
import { ImpactThemes } from '@/features/impact/impact-themes'
import { ImpactTiles } from '@/features/impact/impact-tiles'
import { getPageTexts } from '@/server/pages/page-data'
import { listPortfolioCards } from '@/server/portfolio/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/impact'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('impact', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function ImpactPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('impact', locale)
  const [{ impactTiles }, pictures] = await Promise.all([
    getSiteSettings(locale),
    themePictures(locale),
  ])
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <ImpactTiles copy={copy.tiles} figures={impactTiles} />
      {copy.themes && <ImpactThemes copy={copy.themes} pictures={pictures} />}
      <Closing
        locale={locale}
        copy={copy.closing}
        paths={{ donate: '/donate', stories: '/stories' }}
      />
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

/** The first picture of the portfolio that belongs to each theme. */
async function themePictures(locale: Locale) {
  const cards = await listPortfolioCards(locale)
  const firstOf = (category: string) =>
    cards.find((card) => card.category === category && card.picture)?.picture ?? undefined
  return {
    learning: firstOf('education'),
    care: firstOf('healthcare'),
    village: firstOf('environment') ?? firstOf('community'),
  }
}

import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { PageHeading } from '@/components/ui/page-heading'
import { impactContent } from '@/content/impact'
import type { Locale } from '@/content/locale'
import { ImpactThemes } from '@/features/impact/impact-themes'
import { ImpactTiles } from '@/features/impact/impact-tiles'
import { listPortfolioCards } from '@/server/portfolio/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/impact'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, PATH, impactContent[locale].meta)
}

export default async function ImpactPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = impactContent[locale]
  const [{ impactTiles }, pictures] = await Promise.all([
    getSiteSettings(locale),
    themePictures(locale),
  ])
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <ImpactTiles heading={copy.tiles.heading} figures={impactTiles} note={copy.figuresNote} />
      <ImpactThemes copy={copy.themes} pictures={pictures} />
      <Closing locale={locale} copy={copy.closing} />
      <Breadcrumbs locale={locale} path={PATH} title={copy.title} />
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

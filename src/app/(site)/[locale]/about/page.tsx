import type { Metadata } from 'next'
import { PageHeading } from '@/components/ui/page-heading'
import { AboutStory } from '@/features/about/about-story'
import { AboutSlider } from '@/features/slider/about-slider'
import { getPageTexts } from '@/server/pages/page-data'
import { listSlides } from '@/server/slides/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/about'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('about', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function AboutPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('about', locale)
  const slides = await listSlides(locale)
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <AboutSlider locale={locale} slides={slides} />
      <AboutStory locale={locale} copy={copy} />
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

import type { Metadata } from 'next'
import { PageHeading } from '@/components/ui/page-heading'
import { getInvolvedContent } from '@/content/get-involved'
import { Partnerships } from '@/features/get-involved/partnerships'
import { WaysToHelp } from '@/features/get-involved/ways-to-help'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/get-involved'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, PATH, getInvolvedContent[locale].meta)
}

export default async function GetInvolvedPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = getInvolvedContent[locale]
  const { aboutImage } = await getSiteSettings(locale)
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <WaysToHelp locale={locale} copy={copy.ways} />
      <Partnerships locale={locale} copy={copy.partnerships} picture={aboutImage} />
      <Breadcrumbs locale={locale} path={PATH} title={copy.title} />
    </>
  )
}

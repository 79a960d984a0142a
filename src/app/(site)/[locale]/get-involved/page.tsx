import type { Metadata } from 'next'
import { PageHeading } from '@/components/ui/page-heading'
import { Partnerships } from '@/features/get-involved/partnerships'
import { WaysToHelp } from '@/features/get-involved/ways-to-help'
import { getPageTexts } from '@/server/pages/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/get-involved'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('getInvolved', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function GetInvolvedPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('getInvolved', locale)
  const { aboutImage } = await getSiteSettings(locale)
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      {copy.ways && <WaysToHelp locale={locale} copy={copy.ways} />}
      {copy.partnerships && (
        <Partnerships locale={locale} copy={copy.partnerships} picture={aboutImage} />
      )}
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

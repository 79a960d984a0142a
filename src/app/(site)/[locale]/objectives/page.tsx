import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { PageHeading } from '@/components/ui/page-heading'
import { ObjectiveArcade } from '@/features/objectives/objective-arcade'
import { getPageTexts } from '@/server/pages/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/objectives'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('objectives', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function ObjectivesPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('objectives', locale)
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <ObjectiveArcade objectives={copy.objectives} />
      <Closing locale={locale} copy={copy.closing} paths={{ donate: '/donate', join: '/join' }} />
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

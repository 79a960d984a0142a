import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { PageHeading } from '@/components/ui/page-heading'
import { objectivesContent } from '@/content/objectives'
import { ObjectiveArcade } from '@/features/objectives/objective-arcade'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/objectives'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, PATH, objectivesContent[locale].meta)
}

export default async function ObjectivesPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = objectivesContent[locale]
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <ObjectiveArcade objectives={copy.objectives} />
      <Closing locale={locale} copy={copy.callToAction} />
      <Breadcrumbs locale={locale} path={PATH} title={copy.title} />
    </>
  )
}

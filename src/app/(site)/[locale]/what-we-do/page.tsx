import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { PageHeading } from '@/components/ui/page-heading'
import { whatWeDoContent } from '@/content/what-we-do'
import { ProgramIndex } from '@/features/programs/program-index'
import { ProgramPart } from '@/features/programs/program-part'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/what-we-do'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, PATH, whatWeDoContent[locale].meta)
}

export default async function WhatWeDoPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = whatWeDoContent[locale]
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      <ProgramIndex copy={copy} />
      {copy.parts.map((part) => (
        <ProgramPart
          key={part.group}
          copy={part}
          programs={copy.programs.filter(({ group }) => group === part.group)}
          featuresLabel={copy.featuresLabel}
        />
      ))}
      <Closing locale={locale} copy={copy.closing} paths={{ donate: '/donate', join: '/join' }} />
      <Breadcrumbs locale={locale} path={PATH} title={copy.title} />
    </>
  )
}

import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeading } from '@/components/ui/page-heading'
import { emptyPagesContent } from '@/content/empty-pages'
import { programParts } from '@/domain/pages/what-we-do'
import { ProgramIndex } from '@/features/programs/program-index'
import { ProgramPart } from '@/features/programs/program-part'
import { listPrograms } from '@/server/pages/items'
import { getPageTexts } from '@/server/pages/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/what-we-do'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('whatWeDo', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function WhatWeDoPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const [copy, programs] = await Promise.all([
    getPageTexts('whatWeDo', locale),
    listPrograms(locale),
  ])
  const parts = programParts.flatMap((part) => {
    const texts = copy.parts[part]
    const own = programs.filter((program) => program.part === part)
    return texts && own.length > 0 ? { part, texts, own } : []
  })
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      {programs.length > 0 ? (
        <ProgramIndex heading={copy.indexHeading} programs={programs} />
      ) : (
        <div className="page-width pt-10 lg:pt-14">
          <EmptyState {...emptyPagesContent[locale].programs} />
        </div>
      )}
      {parts.map(({ part, texts, own }, index) => (
        <ProgramPart
          key={part}
          locale={locale}
          part={part}
          copy={texts}
          programs={own}
          isFirst={index === 0}
        />
      ))}
      <Closing locale={locale} copy={copy.closing} paths={{ donate: '/donate', join: '/join' }} />
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import { pagePartsContent } from '@/content/page-parts'
import { localePath } from '@/content/paths'
import { termsContent } from '@/content/terms'
import { LegalText } from '@/features/legal/legal-text'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/terms'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  return pageMetadata(locale, PATH, termsContent[locale].meta)
}

export default async function TermsPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = termsContent[locale]
  const { foundationName } = await getSiteSettings(locale)
  return (
    <>
      <PageHeading title={copy.title} lead={copy.intro(foundationName)} />
      <LegalText contentsHeading={pagePartsContent[locale].onThisPage} sections={copy.sections}>
        {copy.links.map(({ id, href, label }) => (
          <ButtonLink key={id} href={localePath(locale, href)} tone="quiet">
            {label}
          </ButtonLink>
        ))}
      </LegalText>
      <Breadcrumbs locale={locale} path={PATH} title={copy.title} />
    </>
  )
}

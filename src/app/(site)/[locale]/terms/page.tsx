import type { Metadata } from 'next'
import { ButtonLink } from '@/components/ui/button-link'
import { PageHeading } from '@/components/ui/page-heading'
import { pagePartsContent } from '@/content/page-parts'
import { localePath } from '@/content/paths'
import { LegalText } from '@/features/legal/legal-text'
import { fillText } from '@/lib/fill-text'
import { getPageTexts } from '@/server/pages/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/terms'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('terms', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function TermsPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('terms', locale)
  const { foundationName } = await getSiteSettings(locale)
  const links = [
    { path: '/refund-policy', label: copy.links.refundPolicy },
    { path: '/privacy', label: copy.links.privacy },
    { path: '/contact', label: copy.links.contact },
  ]
  return (
    <>
      <PageHeading title={copy.title} lead={fillText(copy.lead, { name: foundationName })} />
      <LegalText contentsHeading={pagePartsContent[locale].onThisPage} sections={copy.sections}>
        {links.map(
          ({ path, label }) =>
            label && (
              <ButtonLink key={path} href={localePath(locale, path)} tone="quiet">
                {label}
              </ButtonLink>
            ),
        )}
      </LegalText>
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

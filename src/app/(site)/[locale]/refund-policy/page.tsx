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

const PATH = '/refund-policy'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('refundPolicy', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function RefundPolicyPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('refundPolicy', locale)
  const { foundationName } = await getSiteSettings(locale)
  return (
    <>
      <PageHeading title={copy.title} lead={fillText(copy.lead, { name: foundationName })} />
      <LegalText contentsHeading={pagePartsContent[locale].onThisPage} sections={copy.sections}>
        {copy.links.contact && (
          <ButtonLink href={localePath(locale, '/contact')} tone="lead">
            {copy.links.contact}
          </ButtonLink>
        )}
      </LegalText>
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

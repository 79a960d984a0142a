import type { Metadata } from 'next'
import type { ComponentProps } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { fillText } from '@/components/ui/fill-text'
import { PageHeading } from '@/components/ui/page-heading'
import { pagePartsContent } from '@/content/page-parts'
import { localePath } from '@/content/paths'
import type { Text } from '@/domain/pages/fields'
import { pages } from '@/domain/pages/pages'
import { LegalText } from '@/features/legal/legal-text'
import { formatDate } from '@/lib/dates'
import { getPageTexts } from '@/server/pages/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { Breadcrumbs } from './breadcrumbs'
import { type LocaleParams, localeOf } from './locale-params'
import { pageMetadata } from './page-metadata'

type LegalPageName = 'privacy' | 'terms' | 'refundPolicy'

const LINKS = { refundPolicy: '/refund-policy', privacy: '/privacy', contact: '/contact' }

type LegalPageProps = LocaleParams & {
  name: LegalPageName
  addition?: ComponentProps<typeof LegalText>['addition']
}

/** Returns the metadata of a legal page. */
export async function legalMetadata({
  name,
  params,
}: Pick<LegalPageProps, 'name' | 'params'>): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts(name, locale)
  return pageMetadata(locale, pages[name].path, meta)
}

/** A legal page: when it came into force, its sections, and links onwards. */
export async function LegalPage({ name, params, addition }: LegalPageProps) {
  const locale = await localeOf(params)
  const copy = await getPageTexts(name, locale)
  const { foundationName } = await getSiteSettings(locale)
  const parts = pagePartsContent[locale]
  const links: Partial<Record<string, Text>> = copy.links
  return (
    <>
      <PageHeading title={copy.title} lead={fillText(copy.lead, { name: foundationName })} />
      <LegalText
        contentsHeading={parts.onThisPage}
        sections={copy.sections}
        addition={addition}
        validFrom={copy.validFrom ? parts.validFrom(formatDate(copy.validFrom, locale)) : null}
        version={copy.version ? parts.version(copy.version) : null}
      >
        {Object.entries(LINKS).map(
          ([link, to]) =>
            links[link] && (
              <ButtonLink key={link} href={localePath(locale, to)} tone="quiet">
                {links[link]}
              </ButtonLink>
            ),
        )}
      </LegalText>
      <Breadcrumbs locale={locale} path={pages[name].path} title={copy.meta.title} />
    </>
  )
}

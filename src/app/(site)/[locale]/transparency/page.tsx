import type { Metadata } from 'next'
import { Closing } from '@/components/ui/closing'
import { PageHeading } from '@/components/ui/page-heading'
import { pagePartsContent } from '@/content/page-parts'
import { Documents } from '@/features/transparency/documents'
import { MoneyGoes } from '@/features/transparency/money-goes'
import { Registrations } from '@/features/transparency/registrations'
import { TrustNotes } from '@/features/transparency/trust-notes'
import { getPageTexts } from '@/server/pages/page-data'
import { listReceived } from '@/server/purposes/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { listPublishedDocuments } from '@/server/site-settings/published-documents'
import { Breadcrumbs } from '../breadcrumbs'
import { type LocaleParams, localeOf } from '../locale-params'
import { pageMetadata } from '../page-metadata'

const PATH = '/transparency'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { meta } = await getPageTexts('transparency', locale)
  return pageMetadata(locale, PATH, meta)
}

export default async function TransparencyPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  const copy = await getPageTexts('transparency', locale)
  const settings = await getSiteSettings(locale)
  const uploaded = await listPublishedDocuments(locale)
  const figures = [...settings.homeCounters, ...settings.achievements, ...settings.impactTiles]
  return (
    <>
      <PageHeading title={copy.title} lead={copy.lead} />
      {copy.registrations && (
        <Registrations
          copy={copy.registrations}
          numbers={{
            registration: settings.registrationNumber,
            section80g: settings.registration80g,
            section12a: settings.registration12a,
            ngoDarpan: settings.darpanId,
          }}
        />
      )}
      {copy.documents && (
        <Documents
          copy={copy.documents}
          documents={[...uploaded, ...settings.documents]}
          opensOutside={pagePartsContent[locale].opensOutside}
        />
      )}
      <MoneyGoes locale={locale} copy={copy.money} received={await listReceived(locale)} />
      <TrustNotes
        locale={locale}
        figures={copy.figures}
        giving={copy.giving}
        sources={figures.flatMap(({ label, source }) => (source ? [{ label, source }] : []))}
      />
      <Closing locale={locale} copy={copy.closing} paths={{ contact: '/contact' }} />
      <Breadcrumbs locale={locale} path={PATH} title={copy.meta.title} />
    </>
  )
}

import type { Metadata } from 'next'
import { notFoundContent } from '@/content/not-found'
import { NotFoundMessage } from '@/features/chrome/not-found-message'
import { setPageStatus } from '@/lib/render-context'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { type LocaleParams, localeOf } from '../locale-params'

// Not kept in the page cache: anybody can ask for any number of pages that do not exist.
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: LocaleParams): Promise<Metadata> {
  const locale = await localeOf(params)
  const { foundationName } = await getSiteSettings(locale)
  const { title, description } = notFoundContent[locale].meta
  return { title: `${title} · ${foundationName}`, description, robots: { index: false } }
}

/** Every address that no page has. */
export default async function UnknownPage({ params }: LocaleParams) {
  const locale = await localeOf(params)
  setPageStatus(404)
  return <NotFoundMessage locale={locale} />
}

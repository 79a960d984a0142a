import type { Metadata } from 'next'
import type { Locale } from '@/content/locale'
import { notFoundContent } from '@/content/not-found'
import { NotFoundMessage } from '@/features/chrome/not-found-message'
import { setPageStatus } from '@/lib/render-context'
import { getSiteSettings } from '@/server/site-settings/page-data'

/** The page for an unknown address; responds 404. */
export function UnknownPage({ locale }: { locale: Locale }) {
  setPageStatus(404)
  return <NotFoundMessage locale={locale} />
}

/** Returns the metadata of `UnknownPage`. */
export async function unknownPageMetadata(locale: Locale): Promise<Metadata> {
  const { foundationName } = await getSiteSettings(locale)
  const { title, description } = notFoundContent[locale].meta
  return { title: `${title} · ${foundationName}`, description, robots: { index: false } }
}

import type { Metadata } from 'next'
import { type Locale, locales, type PageMeta } from '@/content/locale'
import { localePath } from '@/content/paths'
import { getSiteSettings } from '@/server/site-settings/page-data'

/**
 * What search engines and messengers read of a page.
 * @param path the page's path in English.
 */
export async function pageMetadata(
  locale: Locale,
  path: string,
  { title, description }: PageMeta,
): Promise<Metadata> {
  const { foundationName } = await getSiteSettings(locale)
  const languages = Object.fromEntries(locales.map((code) => [code, localePath(code, path)]))
  return {
    title: path === '/' ? `${foundationName}: ${title}` : `${title} · ${foundationName}`,
    description,
    alternates: {
      canonical: localePath(locale, path),
      languages: { ...languages, 'x-default': localePath('en', path) },
    },
    openGraph: {
      title,
      description,
      url: localePath(locale, path),
      siteName: foundationName,
      locale: locale === 'hi' ? 'hi_IN' : 'en_IN',
      type: 'website',
      images: [{ url: '/brand/og.jpg', width: 1200, height: 630, alt: foundationName }],
    },
    twitter: { card: 'summary_large_image' },
  }
}

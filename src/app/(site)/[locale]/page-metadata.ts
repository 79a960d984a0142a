import type { Metadata } from 'next'
import { type Locale, locales, type PageMeta } from '@/content/locale'
import { localePath } from '@/content/paths'
import { SHARE_HEIGHT_PX, SHARE_WIDTH_PX } from '@/domain/picture'
import { sharePictureHref } from '@/server/share/share-picture'
import { getSiteSettings } from '@/server/site-settings/page-data'

/** Returns metadata of a page for one person: its address stays hidden from search engines and other sites. */
export async function privateMetadata(
  locale: Locale,
  { title, description }: PageMeta,
): Promise<Metadata> {
  const { foundationName } = await getSiteSettings(locale)
  return {
    title: `${title} · ${foundationName}`,
    description,
    robots: { index: false, follow: false },
    // Not 'no-referrer': its forms must still send their origin.
    referrer: 'same-origin',
  }
}

/**
 * Returns a page's metadata for search engines and messengers.
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
      images: [
        {
          url: await sharePictureHref(locale, path),
          width: SHARE_WIDTH_PX,
          height: SHARE_HEIGHT_PX,
          alt: `${title} · ${foundationName}`,
        },
      ],
    },
    twitter: { card: 'summary_large_image' },
  }
}

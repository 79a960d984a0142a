import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { chromeContent } from '@/content/chrome'
import { getEnv, siteUrl } from '@/env'
import { SiteFooter } from '@/features/chrome/site-footer'
import { SiteHeader } from '@/features/chrome/site-header'
import { getSiteSettings } from '@/server/site-settings'
import { siteFonts } from '../../fonts/site-fonts'
import { type LocaleParams, localeOf } from './locale-params'
import '../../site.css'

/** Pages are made on their first request, kept, and renewed by tag when their content changes. */
export const revalidate = 86400

export function generateStaticParams() {
  return []
}

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteUrl(getEnv())),
    icons: {
      icon: [
        { url: '/brand/emblem.svg', type: 'image/svg+xml' },
        { url: '/brand/icon-32.png', sizes: '32x32' },
      ],
      apple: '/brand/apple-touch-icon.png',
    },
  }
}

export const viewport: Viewport = { themeColor: '#fbf6ec' }

export default async function SiteLayout({
  params,
  children,
}: LocaleParams & { children: ReactNode }) {
  const locale = await localeOf(params)
  const settings = await getSiteSettings(locale)
  const { brand, header, mobileMenu, languageSwitch, skipLink } = chromeContent[locale]
  return (
    <html lang={locale} className={siteFonts}>
      <body>
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-paper focus:p-4"
        >
          {skipLink}
        </a>
        <SiteHeader
          locale={locale}
          name={settings.foundationName}
          copy={{
            header,
            mobileMenu,
            languageSwitch,
            homeLabel: brand.homeLabel(settings.foundationName),
          }}
        />
        <main id="content">{children}</main>
        <SiteFooter locale={locale} settings={settings} />
      </body>
    </html>
  )
}

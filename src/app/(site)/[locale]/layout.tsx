import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { getEnv, siteUrl } from '@/env'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { logoHref } from '@/server/theme/logo'
import { type LocaleParams, localeOf } from './locale-params'
import { SiteFrame } from './site-frame'

/** Pages are made on their first request, kept, and renewed by tag when their content changes. */
export const revalidate = 86400

export function generateStaticParams() {
  return []
}

export async function generateMetadata(): Promise<Metadata> {
  const { logo } = await getSiteSettings('en')
  const own = logoHref(logo, 192)
  return {
    metadataBase: new URL(siteUrl(getEnv())),
    icons: {
      icon: own
        ? [{ url: own, type: 'image/png', sizes: '192x192' }]
        : [
            { url: '/brand/emblem.svg', type: 'image/svg+xml' },
            { url: '/brand/icon-32.png', sizes: '32x32' },
          ],
      apple: logoHref(logo, 180) ?? '/brand/apple-touch-icon.png',
    },
  }
}

export const viewport: Viewport = { themeColor: '#fbf6ec' }

export default async function SiteLayout({
  params,
  children,
}: LocaleParams & { children: ReactNode }) {
  return <SiteFrame locale={await localeOf(params)}>{children}</SiteFrame>
}

import type { Metadata, Viewport } from 'next'
import { getEnv, siteUrl } from '@/env'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { logoHref } from '@/server/theme/logo'

// Shared by all root layouts, in its own file: a layout that imports another also loads its styles.

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

import type { MetadataRoute } from 'next'
import { defaultLocale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { shortName } from '@/lib/short-name'
import { getPageTexts } from '@/server/pages/page-data'
import { getSiteSettings } from '@/server/site-settings/page-data'
import { logoHref } from '@/server/theme/logo'

export const dynamic = 'force-dynamic'

type Icons = MetadataRoute.Manifest['icons']

const ICONS: Icons = [
  { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png' },
  {
    src: '/brand/icon-maskable-512.png',
    sizes: '512x512',
    type: 'image/png',
    purpose: 'maskable',
  },
]

function ownIcons(logo: PictureDto): Icons {
  return ([192, 512] as const).flatMap((side) => {
    const src = logoHref(logo, side)
    return src ? [{ src, sizes: `${side}x${side}`, type: 'image/png' }] : []
  })
}

/** Returns the web app manifest, for phones that have the site on their home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { foundationName, logo } = await getSiteSettings(defaultLocale)
  const { meta } = await getPageTexts('home', defaultLocale)
  return {
    name: foundationName,
    short_name: shortName(foundationName),
    description: meta.description,
    lang: defaultLocale,
    start_url: '/',
    display: 'standalone',
    background_color: '#fbf6ec',
    theme_color: '#fbf6ec',
    icons: logo ? ownIcons(logo) : ICONS,
  }
}

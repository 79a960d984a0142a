import { slugs } from '@/cms/slugs'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { COLOURS } from '../colours'
import { readPicture } from '../pictures/read-upload'
import { getSiteSettings, readLogo } from '../site-settings/page-data'
import { FOREVER, hashOf, queryName } from './named-file'

/** Sides in px: of the emblem on pages, and of the icons that browsers and phones request. */
const SIDES = [96, 180, 192, 512] as const
type Side = (typeof SIDES)[number]

const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 }

/** Identifies the file of a logo; '' without a logo. */
export function logoKey(logo: PictureDto | null): string {
  return logo ? hashOf(logo.src) : ''
}

/** Returns the address of the logo as a square picture; undefined without a logo. */
export function logoHref(logo: PictureDto | null, side: Side): string | undefined {
  return logo ? `/brand/logo.png?${side}-${logoKey(logo)}` : undefined
}

/** Sends the logo at an address made by `logoHref`; 404 for any other. */
export async function logoFile(req: Request): Promise<Response> {
  const [wanted, key] = queryName(req).split('-')
  const side = SIDES.find((each) => String(each) === wanted)
  const logo = side && key ? await logoOf(key) : null
  if (!side || !logo) return new Response('Not found', { status: 404 })
  return new Response(Buffer.from(await squareLogo(logo.src, side), 'base64'), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': FOREVER },
  })
}

/** Returns the logo with a key. The page with a new one may come from a server that learned of it earlier. */
async function logoOf(key: string): Promise<PictureDto | null> {
  const { logo: known } = await getSiteSettings('en')
  const logo = logoKey(known) === key ? known : await readLogo()
  return logoKey(logo) === key ? logo : null
}

const squareLogo = cachedRead(
  'square-logo',
  [slugs.siteSettings, slugs.media],
  async (src: string, side: Side): Promise<string> => {
    // Loaded only for drawing: other pages do not need sharp in memory.
    const { default: sharp } = await import('sharp')
    const picture = await sharp(await readPicture(src))
      .resize(side, side, {
        fit: 'contain',
        // Home screens put an icon with a transparent background on black.
        background: side === 180 ? COLOURS.paper : TRANSPARENT,
      })
      .png({ palette: true })
      .toBuffer()
    return picture.toString('base64')
  },
)

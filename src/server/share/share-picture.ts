import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { slugs } from '@/cms/slugs'
import { activitiesContent } from '@/content/activities'
import { contactContent } from '@/content/contact'
import { donateContent } from '@/content/donate'
import { inspirationContent } from '@/content/inspiration'
import { joinContent } from '@/content/join'
import { type Locale, locales } from '@/content/locale'
import { portfolioContent } from '@/content/portfolio'
import { type PageName, pages } from '@/domain/pages/pages'
import { leadingColourOf } from '@/domain/palette'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { listInspirationCards } from '../inspirations/page-data'
import { listStories } from '../pages/items'
import { getPageTexts } from '../pages/page-data'
import { listPortfolioCards } from '../portfolio/page-data'
import { listActivities } from '../posts/page-data'
import { getSiteSettings } from '../site-settings/page-data'
import { listSlides } from '../slides/page-data'
import { readPicture } from '../theme/logo'
import { queryName } from '../theme/query-name'

const FOREVER = 'public, max-age=31536000, immutable'
const HOME = '/home'
const EMBLEM = 'public/brand/emblem.svg'

/** What is drawn; a change of it changes the address. */
type Share = {
  locale: Locale
  title: string
  name: string
  colour: string
  /** Addresses on this site. */
  logo: string | null
  picture: string | null
}

/** Pages whose words are in the program. */
const TITLES: Record<string, Record<Locale, { meta: { title: string } }>> = {
  '/activities': activitiesContent,
  '/contact': contactContent,
  '/donate': donateContent,
  '/inspiration': inspirationContent,
  '/join': joinContent,
  '/portfolio': portfolioContent,
}

/** The picture that a page shows first, if any. */
const PICTURES: Record<string, (locale: Locale) => Promise<PictureDto | null | undefined>> = {
  '/': async (locale) => (await getSiteSettings(locale)).heroImage,
  '/about': async (locale) => (await listSlides(locale))[0],
  '/activities': async (locale) =>
    (await listActivities(locale, 1, 1)).activities.find(({ picture }) => picture)?.picture,
  '/inspiration': async (locale) =>
    (await listInspirationCards(locale)).find(({ picture }) => picture)?.picture,
  '/portfolio': async (locale) =>
    (await listPortfolioCards(locale)).find(({ picture }) => picture)?.picture,
  '/stories': async (locale) => (await listStories(locale)).find(({ picture }) => picture)?.picture,
}

/**
 * The address of the picture that messengers show of a page, new whenever its content is.
 * @param path the page's path in English.
 */
export async function sharePictureHref(locale: Locale, path: string): Promise<string> {
  const share = await shareOf(locale, path)
  return `/share/${locale}${path === '/' ? HOME : path}.jpg?${hashOf(share)}`
}

/** The picture for an address under /share; 404 where it is that of no page. */
export async function sharePictureFile(req: Request): Promise<Response> {
  const { pathname } = new URL(req.url)
  const [, language, page] = /^\/share\/(en|hi)(\/[\w/-]+)\.jpg$/.exec(pathname) ?? []
  const locale = locales.find((each) => each === language)
  const path = page === HOME ? '/' : page
  if (!locale || !path || !hasTitle(path)) return new Response('Not found', { status: 404 })
  const share = await shareOf(locale, path)
  const picture = await drawn(share)
  return new Response(Buffer.from(picture, 'base64'), {
    headers: {
      'Content-Type': 'image/jpeg',
      // An address of an earlier content shows what is true now, for a short time.
      'Cache-Control': queryName(req) === hashOf(share) ? FOREVER : 'public, max-age=300',
      // Messengers and other sites show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

async function shareOf(locale: Locale, path: string): Promise<Share> {
  const { foundationName, logo, palette } = await getSiteSettings(locale)
  const picture = await PICTURES[path]?.(locale)
  return {
    locale,
    title: (await titleOf(locale, path)).trim() || foundationName,
    name: foundationName,
    colour: leadingColourOf(palette),
    logo: ownAddress(logo),
    picture: ownAddress(picture),
  }
}

async function titleOf(locale: Locale, path: string): Promise<string> {
  const name = pageNameOf(path)
  if (name) return (await getPageTexts(name, locale)).meta.title
  return TITLES[path]?.[locale].meta.title ?? (await getSiteSettings(locale)).motto
}

function hasTitle(path: string): boolean {
  return pageNameOf(path) !== undefined || path in TITLES
}

function pageNameOf(path: string): PageName | undefined {
  return (Object.keys(pages) as PageName[]).find((name) => pages[name].path === path)
}

const drawn = cachedRead('share-picture', [slugs.media], async (share: Share): Promise<string> => {
  const drawing = {
    ...share,
    logo: share.logo ? await readPicture(share.logo) : await readFile(EMBLEM),
    picture: share.picture ? await readPicture(share.picture) : null,
  }
  // Only what draws loads sharp: the pages that name the picture do without its memory.
  const { drawSharePicture } = await import('./draw')
  return (await drawSharePicture(drawing)).toString('base64')
})

/** Of a picture of our own; others are not fetched. */
function ownAddress(picture: PictureDto | null | undefined): string | null {
  return picture?.src.startsWith('/media/') ? picture.src : null
}

function hashOf(share: Share): string {
  return createHash('sha256').update(JSON.stringify(share)).digest('hex').slice(0, 12)
}

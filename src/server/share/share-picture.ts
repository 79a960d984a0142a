import { slugs } from '@/cms/slugs'
import { type Locale, locales } from '@/content/locale'
import { MEDIA_FOLDER } from '@/domain/media-url'
import { type PageName, pages } from '@/domain/pages/pages'
import { leadingColourOf } from '@/domain/palette'
import type { Focus, PictureDto } from '@/domain/picture'
import { plainText } from '@/lib/plain-text'
import { cachedRead } from '../cached-read'
import { listInspirationCards } from '../inspirations/page-data'
import { listCampaignCards, listFreePages, listPrograms, listStories } from '../pages/items'
import { getPageTexts } from '../pages/page-data'
import { readPicture } from '../pictures/read-upload'
import { listPortfolioCards } from '../portfolio/page-data'
import { findActivity, listActivities } from '../posts/page-data'
import { getSiteSettings } from '../site-settings/page-data'
import { listSlides } from '../slides/page-data'
import { readEmblem } from '../theme/emblem'
import { FOREVER, hashOf, queryName } from '../theme/named-file'

const HOME = '/home'

/** Everything that is drawn; a change to it changes the address. */
type Share = {
  locale: Locale
  title: string
  name: string
  colour: string
  /** Addresses on this site. */
  logo: string | null
  picture: string | null
  focus: Focus | undefined
}

/** The first picture on a page, if any. */
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
 * Returns the address of the preview picture that messengers show of a page; it changes with the
 * content.
 * @param path the page's path in English. A page without a picture of its own uses that of Home.
 */
export async function sharePictureHref(locale: Locale, path: string): Promise<string> {
  const drawnPath = path !== '/' && (await findPage(locale, path)) ? path : '/'
  const share = await shareOf(locale, drawnPath)
  return `/share/${locale}${drawnPath === '/' ? HOME : drawnPath}.jpg?${keyOf(share)}`
}

/** Sends the picture at an address under /share; 404 if no page has it. */
export async function sharePictureFile(req: Request): Promise<Response> {
  const { pathname } = new URL(req.url)
  const [, language, page] = /^\/share\/(en|hi)(\/[\w/-]+)\.jpg$/.exec(pathname) ?? []
  const locale = locales.find((each) => each === language)
  const path = page === HOME ? '/' : page
  if (!locale || !path || !(await findPage(locale, path))) {
    return new Response('Not found', { status: 404 })
  }
  const share = await shareOf(locale, path)
  const picture = await drawn(share)
  return new Response(Buffer.from(picture, 'base64'), {
    headers: {
      'Content-Type': 'image/jpeg',
      // The address of an earlier version serves the current picture, cached briefly.
      'Cache-Control': queryName(req) === keyOf(share) ? FOREVER : 'public, max-age=300',
      // Messengers and other sites show it.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
  })
}

async function shareOf(locale: Locale, path: string): Promise<Share> {
  const { foundationName, logo, palette } = await getSiteSettings(locale)
  const page = await findPage(locale, path)
  const picture = page?.picture ?? (await PICTURES[path]?.(locale))
  return {
    locale,
    title: page?.title.trim() || foundationName,
    name: foundationName,
    colour: leadingColourOf(palette),
    logo: ownAddress(logo),
    picture: ownAddress(picture),
    focus: picture?.focus,
  }
}

type PageTitle = { title: string; picture?: PictureDto | null }

/** Returns the title and the picture of a page; undefined if no page has that path. */
async function findPage(locale: Locale, path: string): Promise<PageTitle | undefined> {
  const name = designedPageAt(path)
  if (name) return { title: (await getPageTexts(name, locale)).meta.title }
  const [first, second, ...rest] = path.slice(1).split('/')
  if (rest.length > 0) return undefined
  if (first === 'activities' && second) return (await findActivity(locale, second)) ?? undefined
  if (first === 'campaigns' && second) {
    const campaign = (await listCampaignCards(locale)).find(({ id }) => id === second)
    return campaign && { title: plainText(campaign.title), picture: campaign.picture }
  }
  if (second !== undefined) {
    const program = (await listPrograms(locale)).find(({ id }) => id === second)
    return first === 'what-we-do' && program
      ? { title: plainText(program.title), picture: program.picture }
      : undefined
  }
  const page = (await listFreePages(locale)).find(({ address }) => address === first)
  return page && { title: plainText(page.title) }
}

type DesignedPage = Exclude<PageName, 'navigation'>

function designedPageAt(path: string): DesignedPage | undefined {
  return (Object.keys(pages) as PageName[]).find(
    (name): name is DesignedPage => name !== 'navigation' && pages[name].path === path,
  )
}

const drawn = cachedRead('share-picture', [slugs.media], async (share: Share): Promise<string> => {
  const drawing = {
    ...share,
    logo: share.logo ? await readPicture(share.logo) : await readEmblem(),
    picture: share.picture ? await readPicture(share.picture) : null,
  }
  // Loaded only for drawing: pages that merely link to the picture do not need sharp in memory.
  const { drawSharePicture } = await import('./draw')
  return (await drawSharePicture(drawing)).toString('base64')
})

/** Returns the address of one of our own pictures; others are not fetched. */
function ownAddress(picture: PictureDto | null | undefined): string | null {
  return picture?.src.startsWith(MEDIA_FOLDER) ? picture.src : null
}

function keyOf(share: Share): string {
  return hashOf(JSON.stringify(share))
}

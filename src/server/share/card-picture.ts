import { tributeCardContent } from '@/content/tribute-card'
import { MEDIA_FOLDER } from '@/domain/media-url'
import { leadingColourOf } from '@/domain/palette'
import { cardTexts } from '@/domain/tribute-card'
import { storedLocale } from '@/lib/locale'
import { isApiError } from '../http/api-error'
import { limitRequests } from '../http/rate-limits'
import { readPicture } from '../pictures/read-upload'
import { getSiteSettings } from '../site-settings/page-data'
import { readEmblem } from '../theme/emblem'
import { findCard } from '../tribute-cards/service'
import { canDrawCard } from './can-draw'

/**
 * Sends the picture of a card for WhatsApp, at /share/card/{number}.png; 404 if there is no such
 * card, or its words cannot be drawn. It names people, so only the requesting browser may cache it,
 * and no search engine may index it.
 */
export async function cardPictureFile(req: Request): Promise<Response> {
  const [, number = ''] =
    /^\/share\/card\/([0-9a-f]{32})\.png$/.exec(new URL(req.url).pathname) ?? []
  try {
    await limitRequests(req, 'tributeCards')
  } catch (error) {
    if (!isApiError(error)) throw error
    return new Response('Too many requests', { status: 429, headers: error.options.headers })
  }
  const card = await findCard(number)
  if (!card || !canDrawCard(card)) return new Response('Not found', { status: 404 })
  const locale = storedLocale(card)
  const { foundationName, logo, palette } = await getSiteSettings(locale)
  const { drawCard } = await import('./draw-card')
  const picture = await drawCard({
    ...cardTexts(tributeCardContent[locale], card, foundationName),
    message: card.message || null,
    name: foundationName,
    colour: leadingColourOf(palette),
    logo: logo?.src.startsWith(MEDIA_FOLDER) ? await readPicture(logo.src) : await readEmblem(),
    locale,
  })
  return new Response(new Uint8Array(picture), {
    headers: {
      'Content-Type': 'image/png',
      'Cache-Control': 'private, max-age=300',
      'X-Robots-Tag': 'noindex',
    },
  })
}

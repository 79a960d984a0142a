import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { line, prose, type TextsOf } from '@/domain/pages/fields'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { findStoredTexts } from '../documents/languages'
import { textsOf } from '../pages/texts-of'
import { toPicture } from '../pictures/picture'
import { findPublishedItems } from './service'

const itemTexts = { title: line, description: prose } as const

export type PortfolioCard = TextsOf<typeof itemTexts> & {
  id: string
  category: string
  picture: PictureDto | null
  /** From the sample: drawn, not photographed. */
  isIllustration: boolean
}

const readCards = cachedRead(
  'portfolio-cards',
  [slugs.portfolio, slugs.media],
  async (locale: Locale) => {
    const docs = await findPublishedItems(locale)
    const texts = await findStoredTexts(slugs.portfolio, docs)
    return docs.map((doc) => ({
      id: doc.id,
      category: doc.category,
      picture: toPicture(doc, doc.title, locale),
      isIllustration: typeof doc.image === 'object' && doc.image?.isSample === true,
      texts: texts.get(doc.id),
    }))
  },
)

/** Lists the published portfolio items for the page. */
export async function listPortfolioCards(locale: Locale): Promise<PortfolioCard[]> {
  const cards = await readCards(locale)
  return cards.map(({ texts, ...card }) => ({ ...card, ...textsOf(itemTexts, texts, locale) }))
}

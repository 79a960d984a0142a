import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { line, type TextsOf } from '@/domain/pages/fields'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { findStoredTexts } from '../documents/languages'
import { textsOf } from '../pages/texts-of'
import { toPicture } from '../pictures/picture'
import { findInspirations } from './service'

const personTexts = { name: line } as const

export type InspirationCard = TextsOf<typeof personTexts> & {
  id: string
  picture: PictureDto | null
}

const readCards = cachedRead(
  'inspiration-cards',
  [slugs.inspirations, slugs.media],
  async (locale: Locale) => {
    const docs = await findInspirations(locale)
    const texts = await findStoredTexts(slugs.inspirations, docs)
    return docs.map((doc) => ({
      id: doc.id,
      picture: toPicture(doc, doc.name),
      texts: texts.get(doc.id),
    }))
  },
)

/** The inspirations for the page. */
export async function listInspirationCards(locale: Locale): Promise<InspirationCard[]> {
  const cards = await readCards(locale)
  return cards.map(({ texts, ...card }) => ({ ...card, ...textsOf(personTexts, texts, locale) }))
}

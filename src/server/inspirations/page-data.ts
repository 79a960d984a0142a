import type { Inspiration } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { line, type TextsOf } from '@/domain/pages/fields'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { findStoredTexts } from '../documents/languages'
import { listPrograms, type ProgramCard } from '../pages/items'
import { textsOf } from '../pages/texts-of'
import { toPicture } from '../pictures/picture'
import { findInspirations } from './service'

const personTexts = { name: line, line } as const

export type InspirationCard = TextsOf<typeof personTexts> & {
  id: string
  picture: PictureDto | null
  /** The published program that follows this person's example. */
  program: ProgramCard | undefined
}

const readCards = cachedRead(
  'inspiration-cards',
  [slugs.inspirations, slugs.programs, slugs.media],
  async (locale: Locale) => {
    const docs = await findInspirations(locale)
    const texts = await findStoredTexts(slugs.inspirations, docs)
    return docs.map((doc) => ({
      id: doc.id,
      picture: toPicture(doc, doc.name, locale),
      programId: anchorOf(doc.program),
      texts: texts.get(doc.id),
    }))
  },
)

/** Lists the inspirations for the page. */
export async function listInspirationCards(locale: Locale): Promise<InspirationCard[]> {
  const [cards, programs] = await Promise.all([readCards(locale), listPrograms(locale)])
  return cards.map(({ texts, programId, ...card }) => ({
    ...card,
    ...textsOf(personTexts, texts, locale),
    program: programs.find(({ id }) => id === programId),
  }))
}

/** @param program as Payload returns it with depth 1: one that is not published stays an id. */
function anchorOf(program: Inspiration['program']): string | null | undefined {
  return typeof program === 'object' ? program?.anchor : undefined
}

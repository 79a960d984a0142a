import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { toPicture } from '../pictures/picture'
import { findInspirations } from './service'

export type InspirationCard = { id: string; name: string; picture: PictureDto | null }

/** The inspirations for the page. */
export const listInspirationCards = cachedRead(
  'inspiration-cards',
  [slugs.inspirations, slugs.media],
  async (locale: Locale): Promise<InspirationCard[]> => {
    const docs = await findInspirations(locale)
    return docs.map((doc) => ({ id: doc.id, name: doc.name, picture: toPicture(doc, doc.name) }))
  },
)

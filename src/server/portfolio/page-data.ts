import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { toPicture } from '../pictures/picture'
import { findPublishedItems } from './service'

export type PortfolioCard = {
  id: string
  title: string
  description: string
  category: string
  picture: PictureDto | null
  /** Drawn, not taken: it came with the sample. */
  isIllustration: boolean
}

/** The published portfolio items for the page. */
export const listPortfolioCards = cachedRead(
  'portfolio-cards',
  [slugs.portfolio, slugs.media],
  async (locale: Locale): Promise<PortfolioCard[]> => {
    const docs = await findPublishedItems(locale)
    return docs.map((doc) => ({
      id: doc.id,
      title: doc.title,
      description: doc.description,
      category: doc.category,
      picture: toPicture(doc, doc.title),
      isIllustration: typeof doc.image === 'object' && doc.image?.isSample === true,
    }))
  },
)

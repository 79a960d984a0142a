import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'
import { toPicture } from '../pictures/picture'

export type PortfolioCard = {
  id: string
  title: string
  description: string
  category: string
  picture: PictureDto | null
}

/** The published portfolio items for the page, by order, then newest. */
export const listPortfolioCards = cachedRead(
  'portfolio-cards',
  [slugs.portfolio, slugs.media],
  async (locale: Locale): Promise<PortfolioCard[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.portfolio,
      locale,
      depth: 1,
      pagination: false,
      sort: ['sortOrder', '-createdAt', '-id'],
      overrideAccess: false,
    })
    return docs.map((doc) => ({
      id: doc.id,
      title: doc.title,
      description: doc.description,
      category: doc.category,
      picture: toPicture(doc, doc.title),
    }))
  },
)

import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'
import { toPicture } from '../pictures/picture'

export type InspirationCard = { id: string; name: string; picture: PictureDto | null }

/** All inspirations for the page, by order (missing counts as 0), then name. */
export const listInspirationCards = cachedRead(
  'inspiration-cards',
  [slugs.inspirations, slugs.media],
  async (locale: Locale): Promise<InspirationCard[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.inspirations,
      locale,
      depth: 1,
      pagination: false,
      overrideAccess: false,
    })
    return docs
      .toSorted(
        (a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0) || a.name.localeCompare(b.name, locale),
      )
      .map((doc) => ({ id: doc.id, name: doc.name, picture: toPicture(doc, doc.name) }))
  },
)

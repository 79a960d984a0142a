import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'
import { toPicture } from '../pictures/picture'

/** The active pictures of the About slider, by display order, then age. */
export const listSlides = cachedRead(
  'slides',
  [slugs.sliderImages, slugs.media],
  async (locale: Locale): Promise<PictureDto[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.sliderImages,
      locale,
      depth: 1,
      pagination: false,
      sort: ['displayOrder', 'createdAt', 'id'],
      overrideAccess: false,
    })
    return docs.flatMap((doc) => {
      const picture = toPicture(doc, doc.altText)
      return picture ? [{ ...picture, alt: doc.altText }] : []
    })
  },
)

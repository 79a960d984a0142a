import type { SliderImage } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { AdminSlideDto, SlideDto } from '@/domain/responses/slide'
import type { SlideInput } from '@/domain/slider'
import { cachedRead } from '../cached-read'
import { contentService } from '../documents/content-service'
import { hindiOf, toHindiColumns } from '../documents/languages'
import { getPayloadClient } from '../payload-client'
import { toImageUrl, toPictureColumns } from '../pictures/picture-columns'

/** Lists the active slides for the public call; a slide without a picture is left out. */
export const listActiveSlides = cachedRead(
  'active-slides',
  [slugs.sliderImages, slugs.media],
  async (locale: Locale): Promise<SlideDto[]> =>
    (await findActiveSlides(locale)).map(toDto).filter(({ imageUrl }) => imageUrl !== ''),
)

/** Finds the active slides, by display order, then oldest first. */
export async function findActiveSlides(locale: Locale): Promise<SliderImage[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.sliderImages,
    locale,
    depth: 1,
    pagination: false,
    sort: ['displayOrder', 'createdAt', 'id'],
    overrideAccess: false,
  })
  return docs
}

/** The admin's calls for the About slider. */
export const slides = contentService<typeof slugs.sliderImages, SlideInput, AdminSlideDto>({
  collection: slugs.sliderImages,
  toDto: (doc, texts) => ({
    ...toDto(doc),
    altTextHi: hindiOf(texts, 'altText'),
    displayOrder: doc.displayOrder ?? 0,
    isActive: doc.isActive ?? false,
    createdAt: doc.createdAt,
    updatedAt: doc.updatedAt,
    isSample: doc.isSample || undefined,
  }),
  toData: async ({ imageUrl, altTextHi: _, ...fields }) => ({
    ...fields,
    ...(await toPictureColumns(imageUrl)),
  }),
  toHindi: ({ altTextHi }) => toHindiColumns({ altText: altTextHi }),
})

function toDto(doc: SliderImage): SlideDto {
  return { id: doc.id, imageUrl: toImageUrl(doc) ?? '', altText: doc.altText ?? '' }
}

import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { otherLanguageOf, toPicture } from '../pictures/picture'
import { findActiveSlides } from './service'

/** Lists the pictures of the About slider for the page. */
export const listSlides = cachedRead(
  'slides',
  [slugs.sliderImages, slugs.media],
  async (locale: Locale): Promise<PictureDto[]> => {
    const docs = await findActiveSlides(locale)
    return docs.flatMap((doc) => {
      const picture = toPicture(doc, doc.altText, locale)
      const lang = otherLanguageOf(doc.altText, locale)
      return picture ? [{ ...picture, alt: doc.altText, lang }] : []
    })
  },
)

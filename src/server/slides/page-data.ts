import { slugs } from '@/cms/slugs'
import { type Locale, locales } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { findStoredTexts } from '../documents/languages'
import { toPicture } from '../pictures/picture'
import { findActiveSlides } from './service'

/** The pictures of the About slider for the page. */
export const listSlides = cachedRead(
  'slides',
  [slugs.sliderImages, slugs.media],
  async (locale: Locale): Promise<PictureDto[]> => {
    const docs = await findActiveSlides(locale)
    const texts = await findStoredTexts(slugs.sliderImages, docs)
    return docs.flatMap((doc) => {
      const picture = toPicture(doc, doc.altText)
      const isTranslated = Boolean(texts.get(doc.id)?.altText?.[locale])
      const lang = isTranslated ? undefined : locales.find((other) => other !== locale)
      return picture ? [{ ...picture, alt: doc.altText, lang }] : []
    })
  },
)

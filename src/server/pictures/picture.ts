import type { Media } from '@/cms/payload-types'
import type { Locale } from '@/content/locale'
import { MEDIA_FOLDER } from '@/domain/media-url'
import { type Focus, imageWidthsPx, type PictureDto } from '@/domain/picture'

/** A document with its picture populated (depth 1). */
export type PictureSource = {
  image?: string | Media | null
  externalImageUrl?: string | null
}

/** Returns the focus point that an editor has set; undefined for the centre. */
function focusOf(image: PictureSource['image']): Focus | undefined {
  const { focalX, focalY } = typeof image === 'object' && image ? image : {}
  const focus = { x: focalX ?? MIDDLE, y: focalY ?? MIDDLE }
  return focus.x === MIDDLE && focus.y === MIDDLE ? undefined : focus
}

/** In percent. */
const MIDDLE = 50

/**
 * Returns what a page needs to show a document's picture.
 * @param source a document with its picture populated (depth 1).
 * @param ownAlt used if the picture has no description of its own.
 * @param locale of the page that shows it.
 * @returns null if there is no picture.
 */
export function toPicture(
  { image, externalImageUrl }: PictureSource,
  ownAlt: string,
  locale: Locale,
): PictureDto | null {
  const described = (alt: string) => ({ alt, lang: otherLanguageOf(alt, locale) })
  if (typeof image !== 'object' || !image?.filename) {
    return externalImageUrl ? { src: externalImageUrl, ...described(ownAlt) } : null
  }
  const smaller = imageWidthsPx.flatMap((width) => {
    const size = image.sizes?.[`w${width}`]
    return size?.filename && size.width ? [{ filename: size.filename, width: size.width }] : []
  })
  // Each width once: there may be several files of the same width if the picture is no wider.
  const files = [...smaller, { filename: image.filename, width: image.width ?? 0 }]
  const all = files.filter(
    ({ width }, at) => files.findIndex((file) => file.width === width) === at,
  )
  const middle = smaller.find(({ width }) => width >= 800) ?? all.at(-1)
  return {
    src: MEDIA_FOLDER + (middle?.filename ?? image.filename),
    srcSet: all.map(({ filename, width }) => `${MEDIA_FOLDER}${filename} ${width}w`).join(', '),
    width: image.width ?? undefined,
    height: image.height ?? undefined,
    ...described(image.alt || ownAlt),
    focus: focusOf(image),
  }
}

/**
 * Detects the language of a description by its script, if it differs from the page's: screen
 * readers need it.
 */
export function otherLanguageOf(alt: string, locale: Locale): Locale | undefined {
  const language = /\p{Script=Devanagari}/u.test(alt) ? 'hi' : 'en'
  return language === locale || alt === '' ? undefined : language
}

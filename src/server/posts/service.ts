import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext'
import type { SerializedEditorState } from 'lexical'
import type { Post } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { type Locale, locales } from '@/content/locale'
import type { PostInput } from '@/domain/post'
import type { AdminPostDto, PostDto } from '@/domain/responses/post'
import { indianDayOf } from '@/lib/dates'
import { isFormatted, toRichText } from '@/lib/rich-text'
import { cachedRead } from '../cached-read'
import { contentService } from '../documents/content-service'
import {
  englishOf,
  fillFromOther,
  findStoredTexts,
  hindiOf,
  type StoredTexts,
  toHindiColumns,
} from '../documents/languages'
import { isPublished, toStatusColumn } from '../documents/publication'
import type { Page } from '../http/responses'
import { getPayloadClient } from '../payload-client'
import { toPicture } from '../pictures/picture'
import { toImageUrl, toPictureColumns } from '../pictures/picture-columns'

/** The texts of a post that exist in both languages. */
export const TEXTS = ['title', 'content', 'eventLocation'] as const

/**
 * Returns a page of the published posts for the public call, newest first. `page` counts from 1.
 */
export const listPosts = cachedRead(
  'posts',
  [slugs.posts, slugs.media],
  async (locale: Locale, page: number, limit: number): Promise<Page<PostDto>> => {
    const payload = await getPayloadClient()
    const { docs, totalDocs } = await payload.find({
      collection: slugs.posts,
      locale,
      depth: 1,
      page,
      limit,
      sort: ['-createdAt', '-id'],
      overrideAccess: false,
    })
    const texts = await findStoredTexts(slugs.posts, docs)
    const items = docs.map((doc) => {
      const { languages, ...filled } = fillFromOther(doc, texts.get(doc.id), TEXTS, locale)
      return { ...toDto(filled), languages, ...toImage(filled, languages, locale) }
    })
    return { items, total: totalDocs }
  },
)

/** Returns what a page needs of a post's picture, besides its address. */
function toImage(
  doc: Post,
  languages: PostDto['languages'],
  locale: Locale,
): Pick<PostDto, 'imageFocus' | 'imageSrcSet' | 'imageAlt' | 'languages'> {
  const picture = toPicture(doc, doc.title ?? '', locale)
  if (!picture) return {}
  const { focus, srcSet, alt, lang } = picture
  return {
    imageFocus: focus,
    imageSrcSet: srcSet,
    imageAlt: alt,
    ...(lang && { languages: { ...languages, imageAlt: lang } }),
  }
}

/** Noon in India, so that panel and dashboard mean the same day. */
const NOON = 'T06:30:00.000Z'

/** The admin's calls for posts. */
export const posts = contentService<typeof slugs.posts, PostInput, AdminPostDto>({
  collection: slugs.posts,
  toDto: (doc, texts) => ({
    ...toDto(doc),
    titleHi: hindiOf(texts, 'title'),
    contentHi: toPlainText(texts.content?.hi) || undefined,
    formatted: formattedLanguages(texts.content),
    eventLocation: englishOf(texts, 'eventLocation'),
    eventLocationHi: hindiOf(texts, 'eventLocation'),
    takesSignUps: doc.takesSignUps || undefined,
    places: doc.places ?? undefined,
    signUpsUntil: doc.signUpsUntil ? indianDayOf(new Date(doc.signUpsUntil)) : undefined,
    updatedAt: doc.updatedAt,
    isSample: doc.isSample || undefined,
  }),
  toData: async (
    {
      imageUrl,
      isPublished,
      content,
      signUpsUntil,
      titleHi: _,
      contentHi: __,
      eventLocationHi: ___,
      ...fields
    },
    current,
  ) => ({
    ...fields,
    ...(signUpsUntil !== undefined && { signUpsUntil: signUpsUntil && `${signUpsUntil}${NOON}` }),
    ...toContentColumn(content, current?.content),
    ...(await toPictureColumns(imageUrl)),
    ...toStatusColumn(isPublished),
  }),
  toHindi: ({ titleHi, contentHi, eventLocationHi }, current) => ({
    ...toHindiColumns({ title: titleHi, eventLocation: eventLocationHi }),
    ...(contentHi === null ? { content: null } : toContentColumn(contentHi, current?.content?.hi)),
  }),
})

/** Maps a text, plain in the contract, rich in the panel: unchanged words keep their formatting. */
function toContentColumn(content: string | undefined, current: unknown) {
  if (content === undefined || (current && toPlainText(current) === content)) return undefined
  return { content: toRichText(content) }
}

/** @param content rich text as stored, if any. */
function toPlainText(content: unknown): string {
  const data = content as SerializedEditorState | null | undefined
  return data ? convertLexicalToPlaintext({ data }).trim() : ''
}

function formattedLanguages(content: StoredTexts[string]): Locale[] | undefined {
  const formatted = locales.filter((locale) => isFormatted(content?.[locale]))
  return formatted.length > 0 ? formatted : undefined
}

function toDto(doc: Post): PostDto {
  return {
    id: doc.id,
    type: doc.type,
    title: doc.title ?? '',
    content: toPlainText(doc.content),
    imageUrl: toImageUrl(doc),
    videoUrl: doc.videoUrl || undefined,
    eventDate: doc.eventDate || undefined,
    eventLocation: doc.eventLocation || undefined,
    isPublished: isPublished(doc),
    createdAt: doc.createdAt,
  }
}

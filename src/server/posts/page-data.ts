import type { SerializedEditorState } from 'lexical'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { fallbackLanguages, findStoredTexts } from '../documents/languages'
import { getPayloadClient } from '../payload-client'
import { toPicture } from '../pictures/picture'
import { TEXTS } from './service'

export type ActivityCard = {
  id: string
  type: string
  title: string
  content: SerializedEditorState
  picture: PictureDto | null
  videoUrl: string | null
  eventDate: string | null
  eventLocation: string | null
  createdAt: string
  /** Of the texts that are not in the language of the page: theirs. */
  languages?: Partial<Record<'title' | 'content' | 'eventLocation', Locale>>
}

export type ActivityPage = { activities: ActivityCard[]; hasMore: boolean }

/** A page of the published activities, newest first. `page` counts from 1. */
export const listActivities = cachedRead(
  'activities',
  [slugs.posts, slugs.media],
  async (locale: Locale, page: number, limit: number): Promise<ActivityPage> => {
    const payload = await getPayloadClient()
    const { docs, hasNextPage } = await payload.find({
      collection: slugs.posts,
      locale,
      depth: 1,
      page,
      limit,
      sort: ['-createdAt', '-id'],
      overrideAccess: false,
    })
    const texts = await findStoredTexts(slugs.posts, docs)
    return {
      hasMore: hasNextPage,
      activities: docs.map((doc) => ({
        id: doc.id,
        type: doc.type,
        title: doc.title,
        content: doc.content,
        picture: toPicture(doc, doc.title),
        videoUrl: doc.videoUrl || null,
        eventDate: doc.eventDate || null,
        eventLocation: doc.eventLocation || null,
        createdAt: doc.createdAt,
        languages: fallbackLanguages(texts.get(doc.id), TEXTS, locale),
      })),
    }
  },
)

import type { SerializedEditorState } from 'lexical'
import type { Where } from 'payload'
import type { Post } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PictureDto } from '@/domain/picture'
import { cachedRead } from '../cached-read'
import { fillFromOther, findStoredTexts } from '../documents/languages'
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
  /** Languages of texts that are not in the page's language. */
  languages?: Partial<Record<'title' | 'content' | 'eventLocation', Locale>>
}

export type ActivityPage = { activities: ActivityCard[]; hasMore: boolean }

/** Returns a page of the published activities, newest first. `page` counts from 1. */
export const listActivities = cachedRead(
  'activities',
  [slugs.posts, slugs.media],
  async (locale: Locale, page: number, limit: number): Promise<ActivityPage> => {
    const { docs, hasNextPage } = await findPosts({ locale, page, limit })
    return { hasMore: hasNextPage, activities: await toActivities(docs, locale) }
  },
)

/** Returns one published activity; null for an unknown id. */
export const findActivity = cachedRead(
  'activity',
  [slugs.posts, slugs.media],
  async (locale: Locale, id: string): Promise<ActivityCard | null> => {
    const { docs } = await findPosts({ locale, limit: 1, where: { id: { equals: id } } })
    const [activity] = await toActivities(docs, locale)
    return activity ?? null
  },
)

type Wanted = { locale: Locale; limit: number; page?: number; where?: Where }

async function findPosts(wanted: Wanted) {
  const payload = await getPayloadClient()
  return payload.find({
    collection: slugs.posts,
    depth: 1,
    sort: ['-createdAt', '-id'],
    overrideAccess: false,
    ...wanted,
  })
}

async function toActivities(docs: Post[], locale: Locale): Promise<ActivityCard[]> {
  const texts = await findStoredTexts(slugs.posts, docs)
  const filled = docs.map((doc) => fillFromOther(doc, texts.get(doc.id), TEXTS, locale))
  return filled.map((doc) => ({
    id: doc.id,
    type: doc.type,
    title: doc.title,
    content: doc.content,
    picture: toPicture(doc, doc.title, locale),
    videoUrl: doc.videoUrl || null,
    eventDate: doc.eventDate || null,
    eventLocation: doc.eventLocation || null,
    createdAt: doc.createdAt,
    languages: doc.languages,
  }))
}

import type { TypedUser } from 'payload'
import type { Program, Story } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { type StoryTexts, storyFields } from '@/domain/pages/stories'
import { type ProgramPart, type ProgramTexts, programFields } from '@/domain/pages/what-we-do'
import type { PictureDto } from '@/domain/picture'
import { plainText } from '@/lib/fill-text'
import { renderContext } from '@/lib/render-context'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'
import { toPicture } from '../pictures/picture'
import { textsOf } from './texts-of'

/** `id` is the anchor in the page. */
export type ProgramCard = ProgramTexts & { id: string; part: ProgramPart }
export type StoryCard = StoryTexts & { id: string; year: number | null; picture: PictureDto | null }

const publishedPrograms = cachedRead(slugs.programs, [slugs.programs], () =>
  find<Program>(slugs.programs),
)
const publishedStories = cachedRead(slugs.stories, [slugs.stories, slugs.media], () =>
  find<Story>(slugs.stories),
)

/** The programs in their order: the published ones, in a preview the drafts. */
export async function listPrograms(locale: Locale): Promise<ProgramCard[]> {
  const preview = renderContext()?.preview
  const docs = preview
    ? await find<Program>(slugs.programs, preview.user)
    : await publishedPrograms()
  return docs.map((doc) => ({
    id: doc.anchor ?? doc.id,
    part: doc.part,
    ...textsOf(programFields, doc, locale),
  }))
}

/** The stories in their order: the published ones, in a preview the drafts. */
export async function listStories(locale: Locale): Promise<StoryCard[]> {
  const preview = renderContext()?.preview
  const docs = preview ? await find<Story>(slugs.stories, preview.user) : await publishedStories()
  return docs.map((doc) => {
    const texts = textsOf(storyFields, doc, locale)
    return {
      id: doc.anchor ?? doc.id,
      year: doc.year ?? null,
      picture: toPicture(doc, plainText(texts.title)),
      ...texts,
    }
  })
}

async function find<Doc>(collection: 'programs' | 'stories', user?: TypedUser): Promise<Doc[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    depth: 1,
    pagination: false,
    sort: '_order',
    draft: user !== undefined,
    user,
    overrideAccess: false,
  })
  return docs as Doc[]
}

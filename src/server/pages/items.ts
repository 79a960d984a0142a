import type { TypedUser } from 'payload'
import type { Campaign, FreePage, Program, Story } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { type CampaignTexts, campaignFields } from '@/domain/pages/campaign'
import type { PageFields } from '@/domain/pages/fields'
import {
  type Block,
  type BlockName,
  blocks,
  type FreePageTexts,
  freePageFields,
} from '@/domain/pages/free-page'
import type { PreviewedCollection } from '@/domain/pages/preview'
import { type StoryTexts, storyFields } from '@/domain/pages/stories'
import { type ProgramPart, type ProgramTexts, programFields } from '@/domain/pages/what-we-do'
import type { PictureDto } from '@/domain/picture'
import { idOf } from '@/lib/id-of'
import { plainText } from '@/lib/plain-text'
import { renderContext } from '@/lib/render-context'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'
import { toPicture } from '../pictures/picture'
import { withTyped } from './previews'
import { textsOf } from './texts-of'

/**
 * `id` is the anchor in the page, and the last part of a program page's address. A draft without an
 * English title has none yet: its preview uses the document's id.
 */
export type ProgramCard = ProgramTexts & {
  id: string
  /** Id of the document, by which gifts refer to it. */
  documentId: string
  part: ProgramPart
  canBeGivenFor: boolean
}
/**
 * A campaign as its editors wrote it. `next` is the document id of the campaign that it points to.
 */
export type CampaignCard = CampaignTexts & {
  id: string
  documentId: string
  program: { id: string; title: string } | null
  goalRupees: number
  /** ISO dates. */
  startsOn: string
  endsOn: string
  next: string | null
}
export type StoryCard = StoryTexts & { id: string; year: number | null; picture: PictureDto | null }
export type FreePageView = FreePageTexts & { address: string; blocks: Block[] }

const publishedPrograms = published<Program>(slugs.programs)
const publishedCampaigns = published<Campaign>(slugs.campaigns, [slugs.programs])
const publishedStories = published<Story>(slugs.stories)
const publishedFreePages = published<FreePage>(slugs.freePages)

/** Lists the programs in their order: the published ones, in a preview the drafts. */
export async function listPrograms(locale: Locale): Promise<ProgramCard[]> {
  const docs = await list(slugs.programs, publishedPrograms, locale)
  return docs.map((doc) => ({
    id: doc.anchor ?? doc.id,
    documentId: doc.id,
    part: doc.part,
    canBeGivenFor: doc.canBeGivenFor ?? false,
    ...textsOf(programFields, doc, locale),
  }))
}

/** Lists the campaigns in their order: the published ones, in a preview the drafts. */
export async function listCampaignCards(locale: Locale): Promise<CampaignCard[]> {
  const docs = await list(slugs.campaigns, publishedCampaigns, locale)
  return docs.map((doc) => ({
    id: doc.anchor ?? doc.id,
    documentId: doc.id,
    program: toProgram(doc.program, locale),
    // A draft may lack these.
    goalRupees: doc.goalRupees ?? 0,
    startsOn: doc.startsOn ?? doc.createdAt,
    endsOn: doc.endsOn ?? doc.createdAt,
    next: idOf(doc.next),
    ...textsOf(campaignFields, doc, locale),
  }))
}

function toProgram(program: unknown, locale: Locale): CampaignCard['program'] {
  // A program that is not published stays an id.
  if (typeof program !== 'object' || program === null || !('id' in program)) return null
  const { title } = textsOf(programFields, program, locale)
  return { id: String(program.id), title: plainText(title) }
}

/** Lists the stories in their order: the published ones, in a preview the drafts. */
export async function listStories(locale: Locale): Promise<StoryCard[]> {
  const docs = await list(slugs.stories, publishedStories, locale)
  return docs.map((doc) => {
    const texts = textsOf(storyFields, doc, locale)
    return {
      id: doc.anchor ?? doc.id,
      year: doc.year ?? null,
      picture: toPicture(doc, plainText(texts.title), locale),
      ...texts,
    }
  })
}

/**
 * Lists the pages that the foundation created itself: the published ones, in a preview the drafts.
 * There are few, so one read serves them all, and unknown addresses cost none.
 */
export async function listFreePages(locale: Locale): Promise<FreePageView[]> {
  const docs = await list(slugs.freePages, publishedFreePages, locale)
  return docs.map((doc) => ({
    address: doc.address ?? doc.id,
    blocks: (doc.layout ?? []).flatMap((block) => toBlock(block, locale)),
    ...textsOf(freePageFields, doc, locale),
  }))
}

/** Leaves out a block of a kind that no longer exists. */
function toBlock(stored: { blockType: string }, locale: Locale): Block[] {
  const name = stored.blockType as BlockName
  const fields: PageFields | undefined = blocks[name]
  return fields ? [{ name, texts: textsOf(fields, stored, locale) } as Block] : []
}

async function list<Doc extends { id: string }>(
  collection: PreviewedCollection,
  read: (locale: Locale) => Promise<Doc[]>,
  locale: Locale,
): Promise<Doc[]> {
  const preview = renderContext()?.preview
  if (!preview) return read(locale)
  const saved = await find<Doc>(collection, locale, { draft: true, user: preview.user })
  return withTyped(collection, saved, { ...preview, locale })
}

function published<Doc>(collection: PreviewedCollection, related: string[] = []) {
  return cachedRead(collection, [collection, slugs.media, ...related], (locale: Locale) =>
    find<Doc>(collection, locale),
  )
}

async function find<Doc>(
  collection: PreviewedCollection,
  locale: Locale,
  asSeenBy: { draft: true; user: TypedUser } | undefined = undefined,
): Promise<Doc[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection,
    locale,
    depth: 1,
    pagination: false,
    sort: collection === slugs.freePages ? 'address' : '_order',
    overrideAccess: false,
    ...asSeenBy,
  })
  return docs as Doc[]
}

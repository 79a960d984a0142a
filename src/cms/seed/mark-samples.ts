import { isDeepStrictEqual } from 'node:util'
import type { CollectionSlug, Payload } from 'payload'
import { changeVersion, newestVersion } from '@/cms/database/queries/newest-version'
import { type SampleCollection, sampleCollections, slugs } from '@/cms/slugs'
import { homeCounters, impactTiles, keyAchievements } from '@/content/figures'
import { type FigureList, figureLists } from '@/domain/figure'
import { storyFields } from '@/domain/pages/stories'
import { programFields } from '@/domain/pages/what-we-do'
import { toRichText } from '@/lib/rich-text'
import { seedImages } from './images/alt-texts'
import { programsContent } from './pages/programs'
import { storyItemsContent } from './pages/story-items'
import { activities, inspirations, portfolioItems, sliderFiles } from './sample-texts'
import { toPairs } from './to-pairs'

type Doc = Record<string, unknown> & { id: string }

/** Pictures are compared separately: the first versions seeded none here. */
const { picture: _picture, ...programTexts } = programFields

/** The seed's values of the fields that an editor may change, for each item. */
const SEEDED: Record<SampleCollection, object[]> = {
  posts: activities.map(({ type, title, content }) => ({
    type,
    title,
    content: { en: toRichText(content.en), hi: toRichText(content.hi) },
  })),
  portfolio: portfolioItems.map(({ title, description, category }) => ({
    title,
    description,
    category,
  })),
  'slider-images': sliderFiles.map((file) => ({ altText: seedImages[file] })),
  inspirations: inspirations.map(({ name }) => ({ name })),
  programs: programsContent.en.map((item, index) => ({
    ...toPairs(programTexts, { en: item, hi: programsContent.hi[index] }),
    anchor: item.id,
    part: item.group,
  })),
  stories: storyItemsContent.en.map((item, index) => ({
    ...toPairs(storyFields, { en: item, hi: storyItemsContent.hi[index] }),
    anchor: item.id,
    year: null,
  })),
}

const SEEDED_FIGURES: Record<FigureList, object[]> = {
  homeCounters: homeCounters.map(toStored),
  achievements: keyAchievements.map(toStored),
  impactTiles: impactTiles.map(toStored),
}

/**
 * Marks the sample content of older versions, which did not: an item counts as a sample if its texts in both
 * languages, its newest draft and its picture are the seed's. Checks each item once.
 */
export async function markSamples(payload: Payload): Promise<void> {
  await markPictures(payload)
  for (const collection of sampleCollections) await markItems(payload, collection)
  await markFigures(payload)
}

/** Recognises pictures by file name: a picture keeps its file, and only the seed's have such names. */
async function markPictures(payload: Payload): Promise<void> {
  for (const { id, filename } of await findUnmarked(payload, slugs.media)) {
    const name = String(filename).replace(/(?:-\d+)?\.webp$/, '.webp')
    const isSample = name in seedImages || String(filename) in seedImages
    await payload.db.updateOne({ collection: slugs.media, id, data: { isSample } })
  }
}

async function markItems(payload: Payload, collection: SampleCollection): Promise<void> {
  const unmarked = await findUnmarked(payload, collection)
  if (unmarked.length === 0) return
  const pictures = await samplePictures(payload)
  const isAsSeeded = (doc: Doc | undefined) =>
    doc !== undefined &&
    [doc.image, doc.picture].every((id) => !id || pictures.has(String(id))) &&
    !doc.externalImageUrl &&
    SEEDED[collection].some((seeded) => hasValues(doc, seeded))
  for (const doc of unmarked) {
    const version = await newestVersion(payload, collection, doc.id)
    const isSample = isAsSeeded(doc) && (!version || isAsSeeded({ ...version.version, id: doc.id }))
    await payload.db.updateOne({ collection, id: doc.id, data: { isSample } })
    if (version) await changeVersion(payload, collection, version, { isSample })
  }
}

async function markFigures(payload: Payload): Promise<void> {
  const settings = (await payload.findGlobal({
    slug: slugs.siteSettings,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
  })) as unknown as Record<FigureList, Doc[] | null>
  const isUnmarked = ({ isSample }: Doc) => typeof isSample !== 'boolean'
  if (!figureLists.some((list) => settings[list]?.some(isUnmarked))) return
  const marked = (list: FigureList) =>
    (settings[list] ?? []).map((figure) => ({
      ...figure,
      label: (figure.label as { en?: string }).en,
      isSample: isUnmarked(figure)
        ? SEEDED_FIGURES[list].some((seeded) => hasValues(figure, seeded))
        : figure.isSample,
    }))
  await payload.updateGlobal({
    slug: slugs.siteSettings,
    locale: 'en',
    data: Object.fromEntries(figureLists.map((list) => [list, marked(list)])),
    overrideAccess: true,
  })
}

async function findUnmarked(payload: Payload, collection: CollectionSlug): Promise<Doc[]> {
  const { docs } = await payload.find({
    collection,
    where: { isSample: { exists: false } },
    locale: 'all',
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
  })
  return docs as unknown as Doc[]
}

async function samplePictures(payload: Payload): Promise<Set<string>> {
  const { docs } = await payload.find({
    collection: slugs.media,
    where: { isSample: { equals: true } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return new Set(docs.map(({ id }) => id))
}

function hasValues(doc: Doc, seeded: object): boolean {
  return Object.entries(seeded).every(([name, value]) =>
    isDeepStrictEqual(withoutEmpty(doc[name]), withoutEmpty(value)),
  )
}

/** Removes '', null and missing values, which count as equal. */
function withoutEmpty(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value ?? '', (_name, part) =>
      part === '' || part === null ? undefined : part,
    ) ?? 'null',
  )
}

function toStored({ value, label }: (typeof homeCounters)[number]): object {
  return { value, label }
}

import type { Where } from 'payload'
import { withLease, withLongLease } from '@/cms/database/lease'
import { programsInUse } from '@/cms/database/queries/programs-in-use'
import type { SiteSetting } from '@/cms/payload-types'
import { type SampleCollection, sampleCollections, slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { type FigureList, figureLists } from '@/domain/figure'
import { messages } from '@/domain/messages'
import type { SampleCountsDto } from '@/domain/responses/sample-content'
import type { ClaimKind, ClaimRef, SampleKind } from '@/domain/sample-content'
import { textIn } from '@/lib/locale'
import { recordAudit } from '../audit/record-audit'
import { updateDocument } from '../documents/documents'
import { findAll } from '../documents/records'
import { ApiError } from '../http/api-error'
import { getPayloadClient } from '../payload-client'
import { unusedSamplePictures } from './pictures'

const KINDS: Record<SampleCollection, SampleKind> = {
  posts: 'activities',
  portfolio: 'portfolio',
  'slider-images': 'slides',
  inspirations: 'inspirations',
  programs: 'programs',
  stories: 'stories',
}

const SETTINGS_PICTURES = ['heroImage', 'aboutImage'] as const

/** A figure or story of the seed that nobody has confirmed. */
export type Claim = { kind: ClaimKind; id: string; text: string; list?: FigureList }

/** Counts what is left of the sample content, including pictures that other items use. */
export async function countSampleContent(): Promise<SampleCountsDto> {
  const counts = noSamples()
  for (const collection of sampleCollections) {
    counts[KINDS[collection]] = (await findSamples(collection)).length
  }
  counts.figures = (await sampleFigures('en')).length
  counts.pictures = await countSamplePictures()
  return counts
}

/**
 * Deletes what is left of the sample content for good: items, figures, and the pictures that
 * nothing else uses then. Anything that somebody has edited stays.
 * @returns how many of each.
 */
export async function removeSampleContent(): Promise<SampleCountsDto> {
  const payload = await getPayloadClient()
  return withLongLease(payload, 'sample-content', async () => {
    const removed = noSamples()
    for (const collection of sampleCollections) {
      for (const id of await findSamples(collection)) {
        // Asked again: somebody may have edited it while others were deleted.
        const isLeft = (await findSamples(collection, { id: { equals: id } })).length > 0
        if (!isLeft) continue
        await payload.delete({ collection, id, trash: true, depth: 0, overrideAccess: true })
        removed[KINDS[collection]] += 1
      }
    }
    removed.figures = await clearSettings()
    for (const id of await unusedSamplePictures()) {
      await payload.delete({ collection: slugs.media, id, depth: 0, overrideAccess: true })
      removed.pictures += 1
    }
    const changes = Object.entries(removed).filter(([, count]) => count > 0)
    await recordAudit({
      action: 'deleted',
      subject: 'sample-content',
      changes: Object.fromEntries(changes.map(([kind, count]) => [kind, { from: count }])),
    })
    return removed
  })
}

/** Lists the figures and stories of the seed that nobody has confirmed or replaced. */
export async function listClaims(locale: Locale): Promise<Claim[]> {
  const samples = await findAll({
    collection: slugs.stories,
    where: { id: { in: await findSamples(slugs.stories) } },
    sort: '_order',
  })
  const stories = samples.map(({ id, title }) => ({
    kind: 'story' as const,
    id,
    text: textIn(title, locale),
  }))
  return [...(await sampleFigures(locale)), ...stories]
}

/**
 * Accepts a figure or story of the seed, unchanged, as the foundation's own.
 * @throws ApiError 404 if it is not listed.
 */
export async function confirmClaim({ kind, id }: ClaimRef): Promise<void> {
  const claim = (await listClaims('en')).find((each) => each.kind === kind && each.id === id)
  if (!claim) throw new ApiError(404, messages.notFound)
  if (kind === 'story') {
    await updateDocument({
      collection: slugs.stories,
      id,
      toData: () => ({ isSample: false }),
    })
  } else {
    await changeFigures((figures) =>
      figures.map((figure) => (figure.id === id ? { ...figure, isSample: false } : figure)),
    )
  }
  await recordAudit({
    action: 'accepted',
    subject: 'sample-content',
    subjectId: id,
    label: claim.text,
  })
}

/**
 * Finds the sample items that nobody has edited, not even in a draft. A program with a campaign
 * stays, because gifts are booked to it.
 * @param among narrows the search; all items by default.
 */
async function findSamples(collection: SampleCollection, among: Where = {}): Promise<string[]> {
  const ids = await findUnedited(collection, among)
  if (collection !== slugs.programs || ids.length === 0) return ids
  const inUse = await programsInUse(await getPayloadClient())
  return ids.filter((id) => !inUse.has(id))
}

async function findUnedited(collection: SampleCollection, among: Where): Promise<string[]> {
  const payload = await getPayloadClient()
  const read = {
    collection,
    depth: 0,
    pagination: false,
    trash: true,
    overrideAccess: true,
    select: { isSample: true },
  } as const
  const where = { and: [{ isSample: { equals: true } }, among] }
  const { docs } = await payload.find({ ...read, where })
  const ids = docs.map(({ id }) => id)
  if (ids.length === 0 || !payload.collections[collection].config.versions) return ids
  const newest = await payload.find({ ...read, draft: true, where: { id: { in: ids } } })
  return newest.docs.flatMap(({ id, isSample }) => (isSample ? [id] : []))
}

async function sampleFigures(locale: Locale): Promise<Claim[]> {
  const payload = await getPayloadClient()
  const settings = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale,
    depth: 0,
    overrideAccess: true,
  })
  return figureLists.flatMap((list) =>
    (settings[list] ?? []).flatMap(({ id, value, label, isSample }) =>
      id && isSample ? [{ kind: 'figure' as const, id, text: `${value} ${label}`, list }] : [],
    ),
  )
}

type Figure = NonNullable<SiteSetting[FigureList]>[number]

/**
 * Removes the sample's figures and pictures from the site settings.
 * @returns how many figures.
 */
async function clearSettings(): Promise<number> {
  const { length } = await sampleFigures('en')
  const payload = await getPayloadClient()
  const settings = await payload.findGlobal({
    slug: slugs.siteSettings,
    depth: 1,
    overrideAccess: true,
  })
  const pictures = SETTINGS_PICTURES.filter((name) => {
    const picture = settings[name]
    return typeof picture === 'object' && picture?.isSample
  })
  if (length === 0 && pictures.length === 0) return 0
  await changeFigures(
    (figures) => figures.filter(({ isSample }) => !isSample),
    Object.fromEntries(pictures.map((name) => [name, null])),
  )
  return length
}

/** Changes the lists of figures; their rows keep the texts of the other language. */
async function changeFigures(
  change: (figures: Figure[]) => Figure[],
  more: Partial<SiteSetting> = {},
): Promise<void> {
  const payload = await getPayloadClient()
  const locales = { locale: 'en', fallbackLocale: 'hi' } as const
  await withLease(payload, slugs.siteSettings, async () => {
    const settings = await payload.findGlobal({
      slug: slugs.siteSettings,
      ...locales,
      depth: 0,
      overrideAccess: true,
    })
    const changed = figureLists.map((list) => [list, change(settings[list] ?? [])])
    await payload.updateGlobal({
      slug: slugs.siteSettings,
      ...locales,
      depth: 0,
      data: { ...more, ...Object.fromEntries(changed) },
      overrideAccess: true,
    })
  })
}

async function countSamplePictures(): Promise<number> {
  const payload = await getPayloadClient()
  const { totalDocs } = await payload.count({
    collection: slugs.media,
    where: { isSample: { equals: true } },
    overrideAccess: true,
  })
  return totalDocs
}

function noSamples(): SampleCountsDto {
  return {
    activities: 0,
    portfolio: 0,
    slides: 0,
    inspirations: 0,
    programs: 0,
    stories: 0,
    figures: 0,
    pictures: 0,
  }
}

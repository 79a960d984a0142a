import type { GlobalSlug, Payload } from 'payload'
import { withLongLease } from '@/cms/database/lease'
import { slugs } from '@/cms/slugs'
import type { Localized } from '@/content/locale'
import type { PageFields, SeedOf } from '@/domain/pages/fields'
import { type PageName, pages } from '@/domain/pages/pages'
import { storyFields } from '@/domain/pages/stories'
import { type ProgramPart, programFields } from '@/domain/pages/what-we-do'
import { toPairs } from '../to-pairs'
import { aboutContent } from './about'
import { activitiesContent } from './activities'
import { contactContent } from './contact'
import { donateContent } from './donate'
import { getInvolvedContent } from './get-involved'
import { homeContent } from './home'
import { impactContent } from './impact'
import { inspirationContent } from './inspiration'
import { joinContent } from './join'
import { navigationContent } from './navigation'
import { objectivesContent } from './objectives'
import { portfolioContent } from './portfolio'
import { privacyContent } from './privacy'
import { programsContent } from './programs'
import { refundPolicyContent } from './refund-policy'
import { storiesContent } from './stories'
import { storyItemsContent } from './story-items'
import { termsContent } from './terms'
import { transparencyContent } from './transparency'
import { whatWeDoContent } from './what-we-do'

/** The texts of each page until somebody edits it. */
const texts: { [Name in PageName]: Localized<SeedOf<(typeof pages)[Name]['fields']>> } = {
  home: homeContent,
  about: aboutContent,
  whatWeDo: whatWeDoContent,
  objectives: objectivesContent,
  impact: impactContent,
  getInvolved: getInvolvedContent,
  donate: donateContent,
  join: joinContent,
  contact: contactContent,
  activities: activitiesContent,
  inspiration: inspirationContent,
  portfolio: portfolioContent,
  stories: storiesContent,
  transparency: transparencyContent,
  privacy: privacyContent,
  terms: termsContent,
  refundPolicy: refundPolicyContent,
  navigation: navigationContent,
}

/** The items of some pages, by their collection. */
const items: Partial<Record<PageName, (payload: Payload) => Promise<void>>> = {
  whatWeDo: (payload) => seedItems(payload, slugs.programs, programFields, programsContent),
  stories: (payload) => seedItems(payload, slugs.stories, storyFields, storyItemsContent),
}

/** A page as the seed stores it. */
export function seededPage(name: PageName): Record<string, unknown> {
  return toPairs(pages[name].fields, texts[name])
}

const LEASE = 'seed-pages'

/**
 * Writes the texts of every page that was never saved: all pages in an empty database, and in one of an older
 * version those whose texts were then part of the program.
 */
export async function seedPages(payload: Payload): Promise<void> {
  const missing = await missingPages(payload)
  if (missing.length === 0) return
  // With a lease: servers that start together on one database would each write them.
  await withLongLease(payload, LEASE, async () => {
    for (const name of await missingPages(payload)) {
      await items[name]?.(payload)
      const { slug } = pages[name]
      await payload.updateGlobal({
        slug: slug as GlobalSlug,
        data: { ...seededPage(name), _status: 'published' } as never,
        overrideAccess: true,
      })
    }
  })
}

/** Leaves items of an earlier run that was killed alone: the page itself is written last. */
async function seedItems(
  payload: Payload,
  collection: 'programs' | 'stories',
  fields: PageFields,
  { en, hi }: Localized<{ id: string; group?: ProgramPart }[]>,
): Promise<void> {
  for (const [index, item] of en.entries()) {
    const { totalDocs } = await payload.count({
      collection,
      where: { anchor: { equals: item.id } },
      overrideAccess: true,
    })
    if (totalDocs > 0) continue
    await payload.create({
      collection,
      data: {
        ...toPairs(fields, { en: item, hi: hi[index] }),
        anchor: item.id,
        part: item.group,
        _status: 'published',
        isSample: true,
      } as never,
      overrideAccess: true,
    })
  }
}

async function missingPages(payload: Payload): Promise<PageName[]> {
  const names = Object.keys(pages) as PageName[]
  const saved = await Promise.all(
    names.map(async (name) => {
      const stored: object | null = await payload.db.findGlobal({
        slug: pages[name].slug,
        select: { createdAt: true },
      })
      return stored !== null && 'createdAt' in stored && Boolean(stored.createdAt)
    }),
  )
  return names.filter((_, index) => !saved[index])
}

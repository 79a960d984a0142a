import type { GlobalSlug, Payload } from 'payload'
import { withLease } from '@/cms/accounts/lease'
import type { Localized } from '@/content/locale'
import { isList, isText, type PageFields, type SeedOf } from '@/domain/pages/fields'
import { type PageName, pages } from '@/domain/pages/pages'
import { aboutContent } from './about'
import { getInvolvedContent } from './get-involved'
import { homeContent } from './home'
import { impactContent } from './impact'
import { objectivesContent } from './objectives'
import { privacyContent } from './privacy'
import { refundPolicyContent } from './refund-policy'
import { termsContent } from './terms'
import { transparencyContent } from './transparency'

/** What each page says until somebody edits it. */
const texts: { [Name in PageName]: Localized<SeedOf<(typeof pages)[Name]['fields']>> } = {
  home: homeContent,
  about: aboutContent,
  objectives: objectivesContent,
  impact: impactContent,
  getInvolved: getInvolvedContent,
  transparency: transparencyContent,
  privacy: privacyContent,
  terms: termsContent,
  refundPolicy: refundPolicyContent,
}

const LEASE = 'seed-pages'

/**
 * Gives every page that was never saved its texts: all of them in an empty database, and in one of
 * an older version those pages whose texts were part of the program then.
 */
export async function seedPages(payload: Payload): Promise<void> {
  const missing = await missingPages(payload)
  if (missing.length === 0) return
  // Servers that start together on one database would each write them.
  await withLease(payload, LEASE, async () => {
    for (const name of await missingPages(payload)) {
      const { slug, fields } = pages[name]
      await payload.updateGlobal({
        slug: slug as GlobalSlug,
        data: { ...toPairs(fields, texts[name]), _status: 'published' } as never,
        overrideAccess: true,
      })
    }
  })
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

/** Texts apart by language as the fields store them: each text with both languages side by side. */
function toPairs(fields: PageFields, { en, hi }: Localized<unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const both = { en: partOf(en, name), hi: partOf(hi, name) }
      if (isText(field)) return [name, { en: toText(both.en), hi: toText(both.hi) }]
      if (!isList(field)) return [name, toPairs(field, both)]
      const [rows, hindiRows] = [both.en as unknown[], both.hi as unknown[]]
      return [name, rows.map((row, index) => toPairs(field.row, { en: row, hi: hindiRows[index] }))]

      function toText(text: unknown): string {
        const separator = (field as { as: string }).as === 'points' ? '\n' : '\n\n'
        return [text].flat().join(separator)
      }
    }),
  )
}

function partOf(texts: unknown, name: string): unknown {
  return (texts as Record<string, unknown>)[name]
}

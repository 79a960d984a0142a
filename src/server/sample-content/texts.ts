import type { GlobalSlug } from 'payload'
import { countUnchangedTexts } from '@/cms/seed/unchanged-texts'
import type { Locale } from '@/content/locale'
import { panelHindi } from '@/content/panel/labels'
import { type PageName, pages } from '@/domain/pages/pages'
import { getPayloadClient } from '../payload-client'

/** A page that still has sample texts. */
export type SamplePage = { slug: string; label: string; unchanged: number; total: number }

/** Lists the pages that still have sample texts, and how many. The labels are those of the panel. */
export async function countSampleTexts(locale: Locale): Promise<SamplePage[]> {
  const payload = await getPayloadClient()
  const counted = await Promise.all(
    (Object.keys(pages) as PageName[]).map(async (name) => {
      const { slug, label: english } = pages[name]
      const label = locale === 'hi' ? (panelHindi[english] ?? english) : english
      const stored = await payload.findGlobal({
        slug: slug as GlobalSlug,
        depth: 0,
        overrideAccess: true,
      })
      return { slug, label, ...countUnchangedTexts(name, stored) }
    }),
  )
  return counted.filter(({ unchanged }) => unchanged > 0)
}

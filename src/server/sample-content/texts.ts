import type { GlobalSlug } from 'payload'
import { countUnchangedTexts } from '@/cms/seed/unchanged-texts'
import { type PageName, pages } from '@/domain/pages/pages'
import { getPayloadClient } from '../payload-client'

/** A page with texts that are still the sample's. */
export type SamplePage = { slug: string; label: string; unchanged: number; total: number }

/** The pages that still say something of the sample, with how much of it. */
export async function countSampleTexts(): Promise<SamplePage[]> {
  const payload = await getPayloadClient()
  const counted = await Promise.all(
    (Object.keys(pages) as PageName[]).map(async (name) => {
      const { slug, label } = pages[name]
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

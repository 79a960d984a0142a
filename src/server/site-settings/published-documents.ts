import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { textIn } from '@/lib/locale'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'

export type PublishedDocument = { title: string; year: string | null; url: string }

/** Lists the active PDFs, newest year first. */
export const listPublishedDocuments = cachedRead(
  slugs.documents,
  [slugs.documents],
  async (locale: Locale): Promise<PublishedDocument[]> => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.documents,
      where: { isActive: { equals: true } },
      depth: 0,
      pagination: false,
      overrideAccess: false,
    })
    return docs.map(({ title, year, filename }) => ({
      title: textIn(title, locale),
      year: year || null,
      url: `/files/${filename}`,
    }))
  },
)

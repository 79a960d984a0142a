import type { Inspiration } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { InspirationInput } from '@/domain/inspiration'
import type { AdminInspirationDto, InspirationDto } from '@/domain/responses/inspiration'
import { cachedRead } from '../cached-read'
import { contentService } from '../documents/content-service'
import { englishOf, hindiOf, toHindiColumns } from '../documents/languages'
import { getPayloadClient } from '../payload-client'
import { toImageUrl, toPictureColumns } from '../pictures/picture-columns'

/** Lists the inspirations for the public call. */
export const listInspirations = cachedRead(
  'inspirations',
  [slugs.inspirations, slugs.media],
  async (locale: Locale): Promise<InspirationDto[]> => (await findInspirations(locale)).map(toDto),
)

/** Lists the inspirations that visitors may see, by order (missing counts as 0), then name. */
export async function findInspirations(locale: Locale): Promise<Inspiration[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.inspirations,
    locale,
    depth: 1,
    pagination: false,
    overrideAccess: false,
  })
  return docs.toSorted(
    (a, b) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0) || a.name.localeCompare(b.name, locale),
  )
}

/** The admin's calls for inspirations. */
export const inspirations = contentService<
  typeof slugs.inspirations,
  InspirationInput,
  AdminInspirationDto
>({
  collection: slugs.inspirations,
  toDto: (doc, texts) => ({
    ...toDto(doc),
    nameHi: hindiOf(texts, 'name'),
    line: englishOf(texts, 'line'),
    lineHi: hindiOf(texts, 'line'),
    updatedAt: doc.updatedAt,
    isSample: doc.isSample || undefined,
  }),
  toData: async ({ imageUrl, nameHi: _name, lineHi: _line, ...fields }) => ({
    ...fields,
    ...(await toPictureColumns(imageUrl)),
  }),
  toHindi: ({ nameHi, lineHi }) => toHindiColumns({ name: nameHi, line: lineHi }),
})

function toDto(doc: Inspiration): InspirationDto {
  return {
    id: doc.id,
    name: doc.name ?? '',
    line: doc.line || undefined,
    imageUrl: toImageUrl(doc),
    sortOrder: doc.sortOrder ?? undefined,
  }
}

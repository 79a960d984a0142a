import type { Portfolio } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { PortfolioInput } from '@/domain/portfolio'
import type { AdminPortfolioItemDto, PortfolioItemDto } from '@/domain/responses/portfolio'
import { cachedRead } from '../cached-read'
import { contentService } from '../documents/content-service'
import { hindiOf, toHindiColumns } from '../documents/languages'
import { isPublished, toStatusColumn } from '../documents/publication'
import { getPayloadClient } from '../payload-client'
import { toImageUrl, toPictureColumns } from '../pictures/picture-columns'

/** Lists the published portfolio items for the public call. */
export const listPortfolioItems = cachedRead(
  'portfolio-items',
  [slugs.portfolio, slugs.media],
  async (locale: Locale): Promise<PortfolioItemDto[]> =>
    (await findPublishedItems(locale)).map(toDto),
)

/** Finds the published portfolio items, by order, then newest first. */
export async function findPublishedItems(locale: Locale): Promise<Portfolio[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.portfolio,
    locale,
    depth: 1,
    pagination: false,
    sort: ['sortOrder', '-createdAt', '-id'],
    overrideAccess: false,
  })
  return docs
}

/** The admin's calls for portfolio items. */
export const portfolioItems = contentService<
  typeof slugs.portfolio,
  PortfolioInput,
  AdminPortfolioItemDto
>({
  collection: slugs.portfolio,
  toDto: (doc, texts) => ({
    ...toDto(doc),
    titleHi: hindiOf(texts, 'title'),
    descriptionHi: hindiOf(texts, 'description'),
    updatedAt: doc.updatedAt,
    isSample: doc.isSample || undefined,
  }),
  toData: async ({ imageUrl, isPublished, titleHi: _, descriptionHi: __, ...fields }) => ({
    ...fields,
    ...(await toPictureColumns(imageUrl)),
    ...toStatusColumn(isPublished),
  }),
  toHindi: ({ titleHi, descriptionHi }) =>
    toHindiColumns({ title: titleHi, description: descriptionHi }),
})

function toDto(doc: Portfolio): PortfolioItemDto {
  return {
    id: doc.id,
    title: doc.title ?? '',
    description: doc.description ?? '',
    imageUrl: toImageUrl(doc) ?? '',
    category: doc.category,
    isPublished: isPublished(doc),
    sortOrder: doc.sortOrder ?? 0,
    createdAt: doc.createdAt,
  }
}

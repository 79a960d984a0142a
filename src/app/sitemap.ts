import type { MetadataRoute } from 'next'
import { publicPaths } from '@/content/paths'
import { siteMap } from '@/content/site-map'
import { getEnv, siteUrl } from '@/env'
import { listFreePages, listPrograms } from '@/server/pages/items'

/** The address of the site is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [programs, freePages] = await Promise.all([listPrograms('en'), listFreePages('en')])
  return siteMap(siteUrl(getEnv()), [
    ...publicPaths,
    ...programs.map(({ id }) => `/what-we-do/${id}`),
    ...freePages.map(({ address }) => `/${address}`),
  ])
}

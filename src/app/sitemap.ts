import type { MetadataRoute } from 'next'
import { publicPaths } from '@/content/paths'
import { siteMap } from '@/content/site-map'
import { getEnv, siteUrl } from '@/env'
import { listCampaignCards, listFreePages, listPrograms } from '@/server/pages/items'
import { listActivities } from '@/server/posts/page-data'

/** The site's address is known only at run time, not at build time. */
export const dynamic = 'force-dynamic'

/** Search engines find older ones by links. */
const NEWEST_ACTIVITIES = 200

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [programs, campaigns, freePages, { activities }] = await Promise.all([
    listPrograms('en'),
    listCampaignCards('en'),
    listFreePages('en'),
    listActivities('en', 1, NEWEST_ACTIVITIES),
  ])
  return siteMap(siteUrl(getEnv()), [
    ...publicPaths,
    ...programs.map(({ id }) => `/what-we-do/${id}`),
    ...campaigns.map(({ id }) => `/campaigns/${id}`),
    ...activities.map(({ id }) => `/activities/${id}`),
    ...freePages.map(({ address }) => `/${address}`),
  ])
}

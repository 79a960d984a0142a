import type { MetadataRoute } from 'next'
import { siteMap } from '@/content/site-map'
import { getEnv, siteUrl } from '@/env'

/** The address of the site is known when it runs, not when it is built. */
export const dynamic = 'force-dynamic'

export default function sitemap(): MetadataRoute.Sitemap {
  return siteMap(siteUrl(getEnv()))
}

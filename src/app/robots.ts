import type { MetadataRoute } from 'next'
import { getEnv, siteUrl } from '@/env'

export const dynamic = 'force-dynamic'

/** Everything is open to search engines but the doors of the back office and the calls. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/admin', '/cms', '/cms-api', '/api'] },
    sitemap: `${siteUrl(getEnv())}/sitemap.xml`,
  }
}

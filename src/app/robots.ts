import type { MetadataRoute } from 'next'
import { getEnv, siteUrl } from '@/env'

export const dynamic = 'force-dynamic'

/**
 * Everything is open to search engines but the back office and the calls. The way in, /admin-login,
 * is linked from the header of every page, and an administrator may search for it.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/admin$', '/admin/', '/cms', '/cms-api', '/api'],
    },
    sitemap: `${siteUrl(getEnv())}/sitemap.xml`,
  }
}

import type { MetadataRoute } from 'next'
import { getEnv, siteUrl } from '@/env'

export const dynamic = 'force-dynamic'

/**
 * Opens everything to search engines except the back office and the API. /admin-login stays open:
 * every page's header links to it, and an administrator may search for it.
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

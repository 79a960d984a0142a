import type { SiteSetting } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import { getPayloadClient } from '@/server/payload-client'

/** Changes some of the site settings, by default in English. */
export async function changeSiteSettings(
  data: Partial<SiteSetting>,
  locale?: Locale,
): Promise<void> {
  const payload = await getPayloadClient()
  await payload.updateGlobal({ slug: slugs.siteSettings, locale, data, overrideAccess: true })
}

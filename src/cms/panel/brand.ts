import type { Payload } from 'payload'
import { slugs } from '@/cms/slugs'
import { EMBLEM_URL, MEDIA_FOLDER } from '@/domain/media-url'

/** Returns the foundation's name and logo, or our emblem if none was uploaded. */
export async function readBrand(payload: Payload): Promise<{ name: string; logoUrl: string }> {
  const { foundationName, logo } = await payload.findGlobal({
    slug: slugs.siteSettings,
    locale: 'en',
    depth: 1,
    select: { foundationName: true, logo: true },
    // Name and logo are public.
    overrideAccess: true,
  })
  const filename = typeof logo === 'object' ? logo?.filename : undefined
  return { name: foundationName, logoUrl: filename ? MEDIA_FOLDER + filename : EMBLEM_URL }
}

import type { GlobalSlug } from 'payload'
import type { Locale } from '@/content/locale'
import type { TextsOf } from '@/domain/pages/fields'
import { type PageName, pages } from '@/domain/pages/pages'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'
import { textsOf } from './texts-of'

type FieldsOf<Name extends PageName> = (typeof pages)[Name]['fields']

const readPublished = Object.fromEntries(
  Object.values(pages).map(({ slug }) => [
    slug,
    cachedRead(slug, [slug], async () => {
      const payload = await getPayloadClient()
      return payload.findGlobal({ slug: slug as GlobalSlug, depth: 0, overrideAccess: false })
    }),
  ]),
)

/** What a page says in one language, as it was last published. */
export async function getPageTexts<Name extends PageName>(
  name: Name,
  locale: Locale,
): Promise<TextsOf<FieldsOf<Name>>> {
  const { slug, fields } = pages[name]
  return textsOf(fields as FieldsOf<Name>, await readPublished[slug]?.(), locale)
}

import type { GlobalSlug } from 'payload'
import { slugs } from '@/cms/slugs'
import type { Locale } from '@/content/locale'
import type { TextsOf } from '@/domain/pages/fields'
import { type PageName, pages } from '@/domain/pages/pages'
import { renderContext } from '@/lib/render-context'
import { cachedRead } from '../cached-read'
import { getPayloadClient } from '../payload-client'
import { readDraft } from './previews'
import { textsOf } from './texts-of'

type FieldsOf<Name extends PageName> = (typeof pages)[Name]['fields']

const readPublished = Object.fromEntries(
  Object.values(pages).map(({ slug }) => [
    slug,
    cachedRead(
      slug,
      [slug, slugs.media, slugs.freePages, slugs.documents],
      async (locale: Locale) => {
        const payload = await getPayloadClient()
        return payload.findGlobal({
          slug: slug as GlobalSlug,
          locale,
          depth: 1,
          overrideAccess: false,
        })
      },
    ),
  ]),
)

/** Returns the texts of a page in one language: as last published, in a preview as edited. */
export async function getPageTexts<Name extends PageName>(
  name: Name,
  locale: Locale,
): Promise<TextsOf<FieldsOf<Name>>> {
  const { slug, fields } = pages[name]
  const preview = renderContext()?.preview
  const stored = preview
    ? await readDraft(slug, { ...preview, locale })
    : await readPublished[slug]?.(locale)
  return textsOf(fields as FieldsOf<Name>, stored, locale)
}

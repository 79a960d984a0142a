import type {
  CollectionSlug,
  Field,
  GlobalSlug,
  Payload,
  SanitizedCollectionConfig,
  SanitizedGlobalConfig,
} from 'payload'
import { slugs } from '@/cms/slugs'

const BATCH = 200

/** A batch of a collection's documents, or a global, which may show pictures of the library. */
type PictureUsers =
  | { collection: SanitizedCollectionConfig; docs: Record<string, unknown>[] }
  | { global: SanitizedGlobalConfig; docs: [Record<string, unknown>] }

type Wanted = {
  /** Collections to skip. */
  except?: CollectionSlug[]
  /** Whether to include the trash, which may be restored. */
  trash: boolean
}

/**
 * Reads everything that may show pictures of the library, published and in the newest drafts. Pictures are
 * given as ids.
 */
export async function* readPictureUsers(
  payload: Payload,
  { except = [], trash }: Wanted,
): AsyncGenerator<PictureUsers> {
  for (const global of payload.globals.config.filter(({ fields }) => showsPictures(fields))) {
    const slug = global.slug as GlobalSlug
    for (const draft of stagesOf(global)) {
      const read = { slug, draft, depth: 0, showHiddenFields: true, overrideAccess: true } as const
      yield { global, docs: [{ ...(await payload.findGlobal(read)) }] }
    }
  }
  for (const { config: collection } of Object.values(payload.collections)) {
    const slug = collection.slug as CollectionSlug
    if (slug === slugs.media || except.includes(slug) || !showsPictures(collection.fields)) continue
    for (const draft of stagesOf(collection)) {
      for (let page = 1, isLast = false; !isLast; page += 1) {
        const { docs, hasNextPage } = await payload.find({
          collection: slug,
          draft,
          trash: trash && collection.trash,
          depth: 0,
          limit: BATCH,
          page,
          sort: 'id',
          overrideAccess: true,
        })
        yield { collection, docs: docs as unknown as Record<string, unknown>[] }
        isLast = !hasNextPage
      }
    }
  }
}

/** Returns the values of `draft` to read: published, and the newest draft if there are versions. */
function stagesOf({ versions }: { versions?: unknown }): boolean[] {
  return versions ? [false, true] : [false]
}

function showsPictures(fields: Field[]): boolean {
  return fields.some((field) => {
    if ('relationTo' in field) return [field.relationTo].flat().includes(slugs.media)
    if ('tabs' in field) return field.tabs.some((tab) => showsPictures(tab.fields))
    if ('blocks' in field) {
      return field.blocks.some((block) => typeof block === 'string' || showsPictures(block.fields))
    }
    return 'fields' in field && showsPictures(field.fields)
  })
}

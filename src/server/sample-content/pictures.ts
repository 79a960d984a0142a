import type { CollectionSlug, Field, GlobalSlug } from 'payload'
import type { Media } from '@/cms/payload-types'
import { slugs } from '@/cms/slugs'
import { getPayloadClient } from '../payload-client'

const BATCH = 200

/** The pictures of the sample that nothing shows: no item, page or setting, drafts and trash included. */
export async function unusedSamplePictures(): Promise<string[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.media,
    where: { isSample: { equals: true } },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  const unused = new Map(docs.map((picture) => [picture.id, picture]))
  for (const config of payload.globals.config.filter(({ fields }) => showsPictures(fields))) {
    for (const draft of stagesOf(config)) {
      const slug = config.slug as GlobalSlug
      const read = { slug, draft, depth: 0, showHiddenFields: true, overrideAccess: true } as const
      dropShown(unused, await payload.findGlobal(read))
    }
  }
  for (const { config } of Object.values(payload.collections)) {
    if (config.slug === slugs.media || !showsPictures(config.fields)) continue
    for (const draft of stagesOf(config)) {
      await dropShownIn(unused, config.slug as CollectionSlug, { draft, trash: config.trash })
    }
  }
  return [...unused.keys()]
}

async function dropShownIn(
  unused: Map<string, Media>,
  collection: CollectionSlug,
  stage: { draft: boolean; trash: boolean },
): Promise<void> {
  const payload = await getPayloadClient()
  for (let page = 1; unused.size > 0; page += 1) {
    const { docs, hasNextPage } = await payload.find({
      collection,
      ...stage,
      ...{ depth: 0, limit: BATCH, page, sort: 'id', overrideAccess: true },
    })
    dropShown(unused, docs)
    if (!hasNextPage) return
  }
}

/** Ids and file names are long and random enough to be told from other texts. */
function dropShown(unused: Map<string, Media>, shown: unknown): void {
  const text = JSON.stringify(shown)
  for (const { id, filename } of [...unused.values()]) {
    if (text.includes(id) || (filename && text.includes(`/${filename}`))) unused.delete(id)
  }
}

/** What is published, and where there are drafts the newest. */
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

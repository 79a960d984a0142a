import type { CollectionSlug, Payload } from 'payload'

const VERSION = /^(?<slug>[^/]+)\/versions\/(?<id>[^/]+)$/

/**
 * Returns the request by which the panel restores a version, changed so that a draft comes back as a draft.
 * Payload would replace the published item with it, which takes the item off the site.
 * @param path under Payload's REST, in lower case.
 * @returns `req` itself if it restores no draft of an item.
 */
export async function restoreAsDraft(payload: Payload, req: Request, path: string) {
  const { slug = '', id = '' } = VERSION.exec(path)?.groups ?? {}
  const collection = payload.collections[slug as CollectionSlug]?.config
  if (req.method !== 'POST' || !collection?.versions?.drafts) return req
  const found = await payload.findVersionByID({
    collection: collection.slug,
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
    overrideAccess: true,
  })
  const version: object = found?.version ?? {}
  if (!('_status' in version) || version._status !== 'draft') return req
  const url = new URL(req.url)
  url.searchParams.set('draft', 'true')
  return new Request(url, { method: req.method, headers: req.headers })
}

/**
 * Connects Next to our page cache: `cacheHandler` of next.config.mjs. Plain JavaScript, since `next
 * build` loads it too, without tsx. Next creates an instance per request, so there is no state
 * here; during a build there is no page cache and nothing is stored.
 */
const pageCache = () => globalThis[Symbol.for('manavta.page-cache')]

export default class NextCacheHandler {
  async get(key, { kind }) {
    const value = pageCache()?.read(key, kind)
    // Our cache alone decides what is stale: an entry that it returns is never stale to Next, which
    // would otherwise serve it and revalidate behind our back.
    return value === undefined ? null : { value, lastModified: Date.now() }
  }

  async set(key, value, context) {
    const { tags, cacheControl } = context
    if (!value) return
    pageCache()?.write(key, value, {
      kind: value.kind,
      // A cached read lists its tags; those of a page are in its headers.
      tags: tags ?? value.headers?.['x-next-cache-tags']?.split(',') ?? [],
      revalidate: value.revalidate ?? cacheControl?.revalidate,
    })
  }

  async revalidateTag(tags) {
    pageCache()?.renew([tags].flat())
  }

  resetRequestCache() {}
}

/**
 * The way from Next to our page cache: `cacheHandler` of next.config.mjs. Plain JavaScript, since
 * `next build` loads it too, without tsx. Next makes one for each request, so nothing is kept in
 * here; while building there is no page cache and nothing is kept at all.
 */
const pageCache = () => globalThis[Symbol.for('manavta.page-cache')]

export default class NextCacheHandler {
  async get(key, { kind }) {
    const value = pageCache()?.read(key, kind)
    // Our cache alone decides what is too old: an entry that it gives is never stale to Next, which
    // would otherwise send it and make the next one behind our back.
    return value === undefined ? null : { value, lastModified: Date.now() }
  }

  async set(key, value, context) {
    const { tags, cacheControl } = context
    if (!value) return
    pageCache()?.write(key, value, {
      kind: value.kind,
      // A cached read names its tags; those of a page stand in its headers.
      tags: tags ?? value.headers?.['x-next-cache-tags']?.split(',') ?? [],
      revalidate: value.revalidate ?? cacheControl?.revalidate,
    })
  }

  async revalidateTag(tags) {
    pageCache()?.renew([tags].flat())
  }

  resetRequestCache() {}
}

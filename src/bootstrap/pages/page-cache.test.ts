import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contentTime, renewTags } from '@/lib/content-time'
import { withRenderContext } from '@/lib/render-context'
import { PageCache } from './page-cache'

const KEY = '/route-cache/APP_PAGE/1/$/en/stories'
const finished = (text: string) => ({ headers: { etag: `"${text}"` }, body: Buffer.from(text) })

let cache: PageCache
beforeEach(() => {
  cache = new PageCache()
})

/** One request: Next renders a page, which is finished and cached. */
function serve(
  key = KEY,
  options: { tags?: string[]; revalidate?: number; startedAt?: number } = {},
) {
  const { tags = ['posts', 'media'], revalidate, startedAt = contentTime() } = options
  withRenderContext({ startedAt }, () => {
    cache.write(key, { html: 'made' }, { kind: 'APP_PAGE', tags, revalidate })
    cache.keep(pathOf(key), 'br', finished('page'))
  })
}

const pathOf = (key: string) => key.slice(key.indexOf('/$/en') + 5)

describe('PageCache', () => {
  it("returns Next's entry and the page finished from it until a tag is renewed", () => {
    serve()
    renewTags(['portfolio'])
    expect(cache.read(KEY, 'APP_PAGE')).toEqual({ html: 'made' })
    expect(cache.find('/stories', 'br')?.body.toString()).toBe('page')
    renewTags(['media'])
    expect(cache.read(KEY, 'APP_PAGE')).toBeUndefined()
    expect(cache.find('/stories', 'br')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  it('does not store what began before a renewal and ended after it', () => {
    const startedAt = contentTime()
    renewTags(['posts'])
    serve(KEY, { startedAt })
    expect(cache.read(KEY, 'APP_PAGE')).toBeUndefined()
    expect(cache.find('/stories', 'br')).toBeUndefined()
  })

  it('does not store a page with status 404', () => {
    withRenderContext({ startedAt: contentTime(), status: 404 }, () => {
      cache.write(KEY, { html: 'none' }, { kind: 'APP_PAGE', tags: ['posts'] })
    })
    expect(cache.read(KEY, 'APP_PAGE')).toBeUndefined()
    expect(cache.bytes).toBe(0)
  })

  it('stores what began before the renewal of another tag', () => {
    const startedAt = contentTime()
    renewTags(['portfolio'])
    serve(KEY, { startedAt })
    expect(cache.find('/stories', 'br')).toBeDefined()
  })

  it('does not store a page whose entry was renewed while it was being finished', () => {
    withRenderContext({ startedAt: contentTime() }, () => {
      cache.write(KEY, { html: 'old' }, { kind: 'APP_PAGE', tags: ['posts'] })
      renewTags(['posts'])
      serve()
      cache.keep('/stories', 'br', finished('old'))
    })
    expect(cache.find('/stories', 'br')?.body.toString()).toBe('page')
  })

  it('stores nothing from outside a request, and no page for a cached read', () => {
    cache.write(KEY, {}, { kind: 'APP_PAGE', tags: [] })
    expect(cache.read(KEY, 'APP_PAGE')).toBeUndefined()
    withRenderContext({ startedAt: contentTime() }, () => {
      cache.write('read', {}, { kind: 'FETCH', tags: [] })
      cache.keep('/admin', 'br', finished('of one person'))
    })
    expect(cache.read('read', 'FETCH')).toEqual({})
    expect(cache.find('/admin', 'br')).toBeUndefined()
  })

  it('stores a page for each encoding', () => {
    serve()
    expect(cache.find('/stories', 'gzip')).toBeUndefined()
    withRenderContext({ startedAt: contentTime() }, () => {
      cache.read(KEY, 'APP_PAGE')
      cache.keep('/stories', 'gzip', finished('other'))
    })
    expect(cache.find('/stories', 'gzip')?.body.toString()).toBe('other')
    expect(cache.find('/stories', 'br')?.body.toString()).toBe('page')
  })

  it('drops an expired entry', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    serve(KEY, { revalidate: 60 })
    vi.advanceTimersByTime(59_999)
    expect(cache.find('/stories', 'br')).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(cache.find('/stories', 'br')).toBeUndefined()
    expect(cache.read(KEY, 'APP_PAGE')).toBeUndefined()
    vi.useRealTimers()
  })

  it('stays within its limit, and drops the least recently used entries first', () => {
    cache = new PageCache(10_000)
    for (let i = 0; i < 100; i++) {
      serve(`/$/en/${i}`)
      cache.find('/0', 'br')
      expect(cache.bytes).toBeLessThanOrEqual(10_000)
    }
    expect(cache.find('/0', 'br')).toBeDefined()
    expect(cache.find('/1', 'br')).toBeUndefined()
    expect(cache.find('/99', 'br')).toBeDefined()
  })

  it('is not filled by other spellings of an address', () => {
    serve()
    const before = cache.bytes
    for (let i = 0; i < 100; i++) {
      withRenderContext({ startedAt: contentTime() }, () => {
        cache.read(KEY, 'APP_PAGE')
        cache.keep(`/%73tories?${i}`, 'br', finished('page'))
      })
    }
    expect(cache.bytes).toBeLessThan(before * 4)
  })
})

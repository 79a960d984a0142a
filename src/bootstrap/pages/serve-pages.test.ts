import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renewTags } from '@/lib/content-time'
import { setPageStatus } from '@/lib/render-context'
import NextCacheHandler from './next-cache-handler.mjs'
import { servePages } from './serve-pages'

/** What the page shows, and how often it was rendered. */
let content: string
let made: number
let headers: Record<string, string>
/** What happens while a page is being rendered. */
let meanwhile: () => Promise<unknown>
let server: http.Server
let port: number

beforeEach(async () => {
  content = 'one'
  made = 0
  headers = { Vary: 'rsc', ETag: '"of-next"' }
  meanwhile = async () => {}
  const next = fakeNext()
  server = http.createServer(servePages(next, { isHttps: false, isDevelopment: false }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})

afterEach(() => {
  server.close()
  server.closeAllConnections()
})

/** What we know of Next: it asks our cache, lets readers share a render under way, and sends. */
function fakeNext() {
  const handler = new NextCacheHandler()
  const underWay = new Map<string, Promise<string>>()

  async function render(key: string): Promise<string> {
    const cached = await handler.get(key, { kind: 'APP_PAGE' })
    if (cached) return (cached.value as { html: string }).html
    made += 1
    const html = `<html><body>${content}<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>`
    await meanwhile()
    const value = { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': '_N_T_/layout,posts' } }
    await handler.set(key, value, { cacheControl: { revalidate: 60 } })
    return html
  }

  return async (req: http.IncomingMessage, res: http.ServerResponse) => {
    const path = (req.url ?? '').split('?')[0] ?? ''
    if (path === '/save') {
      content = req.headers['x-content'] as string
      renewTags(['posts'])
      return res.end('saved')
    }
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    if (path === '/api/posts') {
      res.setHeader('Content-Type', 'application/json')
      return res.end(JSON.stringify(content.repeat(1000)))
    }
    if (path === '/unknown') setPageStatus(404)
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    const page =
      underWay.get(path) ?? render(`/route-cache/$${path}`).finally(() => underWay.delete(path))
    underWay.set(path, page)
    // As Next does, which only knows that just the headers are wanted.
    res.end(req.method === 'HEAD' ? null : await page)
  }
}

type Reply = { status: number; headers: http.IncomingHttpHeaders; body: Buffer }

/** A bare request, without anything that a browser or `fetch` adds. */
function ask(path: string, options: http.RequestOptions = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = http.request({ port, path, agent: false, ...options }, (res) => {
      const chunks: Buffer[] = []
      res.on('data', (chunk) => chunks.push(chunk))
      res.on('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      )
    })
    request.on('error', reject).end()
  })
}

/** The headers that a page has, cached or not. */
function plain({ headers }: Reply): http.IncomingHttpHeaders {
  const { date: _, 'cache-status': __, ...rest } = headers
  return rest
}

const read = async (path = '/stories') => (await ask(path)).body.toString()
const save = (text: string) => ask('/save', { method: 'POST', headers: { 'x-content': text } })

describe('servePages', () => {
  it('sends a page the second time as the first time, without asking Next', async () => {
    const first = await ask('/stories')
    const second = await ask('/stories')
    expect(made).toBe(1)
    expect(second.body).toEqual(first.body)
    expect(plain(second)).toEqual(plain(first))
    expect(first.headers['cache-status']).toBeUndefined()
    expect(second.headers['cache-status']).toBe('manavta; hit')
    expect(second.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/)
    expect(second.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  })

  it('renders a page again only when one of its tags is renewed', async () => {
    await read()
    renewTags(['portfolio'])
    await ask('/api/posts', { method: 'POST' })
    expect(await read()).toContain('one')
    expect(made).toBe(1)
    await save('two')
    expect(await read()).toContain('two')
    expect(made).toBe(2)
  })

  it('never sends an old page after a save, however many requests are in progress', async () => {
    for (let round = 0; round < 20; round++) {
      let release = () => {}
      let begun = () => {}
      const isBegun = new Promise<void>((resolve) => {
        begun = resolve
      })
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      meanwhile = () => {
        begun()
        return held
      }
      await save(`before ${round}`)
      const readers = Array.from({ length: 6 }, () => read())
      await isBegun
      meanwhile = async () => {}
      await save(`after ${round}`)
      const next = read()
      release()
      expect(await next).toContain(`after ${round}`)
      await Promise.all(readers)
      expect(await read()).toContain(`after ${round}`)
    }
  })

  it('sends each client an encoding that it accepts, each time', async () => {
    for (let round = 0; round < 2; round++) {
      const plain = await ask('/stories')
      const brotli = await ask('/stories', { headers: { 'Accept-Encoding': 'gzip, br' } })
      const gzip = await ask('/stories', { headers: { 'Accept-Encoding': 'gzip' } })
      expect(plain.headers['content-encoding']).toBeUndefined()
      expect(brotli.headers['content-encoding']).toBe('br')
      expect(gzip.headers['content-encoding']).toBe('gzip')
      expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
      expect(gunzipSync(gzip.body)).toEqual(plain.body)
      for (const { headers, body } of [plain, brotli, gzip]) {
        expect(headers.vary).toBe('rsc, Accept-Encoding')
        expect(headers['content-length']).toBe(String(body.length))
        expect(headers.etag).toBe(plain.headers.etag)
      }
    }
    expect(made).toBe(1)
  })

  it('responds to HEAD with the headers of GET, for cached and other pages', async () => {
    for (const path of ['/stories', '/stories?a=1']) {
      const head = await ask(path, { method: 'HEAD' })
      const again = await ask(path, { method: 'HEAD' })
      const get = await ask(path)
      expect(head.body.length).toBe(0)
      expect(plain(head)).toEqual(plain(get))
      expect(plain(again)).toEqual(plain(get))
    }
  })

  it('sends 304 to a browser that has the page, without a policy', async () => {
    const { headers } = await ask('/stories')
    const etag = headers.etag ?? ''
    expect(etag).toMatch(/^W\/"/)
    for (const path of ['/stories', '/stories?a=1']) {
      for (const known of [etag, `"x", ${etag.slice(2)}`, '*']) {
        const held = await ask(path, { headers: { 'If-None-Match': known } })
        expect(held.status).toBe(304)
        expect(held.body.length).toBe(0)
        expect(held.headers).toMatchObject({ etag, vary: 'rsc, Accept-Encoding' })
        expect(held.headers['content-security-policy']).toBeUndefined()
      }
      const other = await ask(path, { headers: { 'If-None-Match': '"of-next"' } })
      expect(other.status).toBe(200)
    }
    await save('two')
    expect((await ask('/stories', { headers: { 'If-None-Match': etag } })).status).toBe(200)
  })

  it('sends the whole page if a range is requested', async () => {
    for (let round = 0; round < 2; round++) {
      const reply = await ask('/stories', { headers: { Range: 'bytes=0-3' } })
      expect(reply.status).toBe(200)
      expect(reply.body.toString()).toContain('one')
    }
  })

  it('sends a page with the status that it sets, and does not cache it', async () => {
    const reply = await ask('/unknown')
    expect(reply.status).toBe(404)
    expect(reply.body.toString()).toContain('one')
    await ask('/unknown', { headers: { 'If-None-Match': '*' } })
    expect((await ask('/unknown')).status).toBe(404)
    expect((await ask('/stories')).status).toBe(200)
  })

  it.each<[string, () => void, string]>([
    ['a page of one person', () => {}, '/verify/1'],
    [
      'a page that sets a cookie',
      () => Object.assign(headers, { 'Set-Cookie': 'a=b' }),
      '/stories',
    ],
    ['a page with a query', () => {}, '/stories?a=1'],
  ])('does not keep %s', async (_, change, path) => {
    change()
    await read(path)
    // Next's own entry is still there; the page is finished from it again.
    headers['X-Round'] = 'two'
    expect((await ask(path)).headers['x-round']).toBe('two')
  })

  it("does not confuse Next's data for a page with the page", async () => {
    await read()
    headers['X-Round'] = 'two'
    expect((await ask('/stories', { headers: { RSC: '1' } })).headers['x-round']).toBe('two')
    expect((await ask('/stories')).headers['x-round']).toBeUndefined()
  })

  it('compresses other responses while they are sent', async () => {
    const reply = await ask('/api/posts', { headers: { 'Accept-Encoding': 'br' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(reply.body).toString())).toContain('one')
    expect(reply.headers.etag).toBe('"of-next"')
  })

  it('does not compress a range of a file', async () => {
    headers = { 'Content-Range': 'bytes 0-9/100' }
    const reply = await ask('/api/posts', { headers: { 'Accept-Encoding': 'br' } })
    expect(reply.headers['content-encoding']).toBeUndefined()
  })
})

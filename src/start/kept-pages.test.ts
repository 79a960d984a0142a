import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { KeptPages } from './kept-pages'

/** What a page of Next's cache bears once its headers are corrected. */
const CACHED = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Security-Policy': "default-src 'none'",
  'x-nextjs-cache': 'HIT',
  ETag: '"one"',
}

let made = 0
let status = 200
let headers: Record<string, string>
/** What happens while an answer is being made. */
let meanwhile: () => Promise<unknown>
let server: http.Server
let url: string

beforeEach(async () => {
  made = 0
  status = 200
  headers = { ...CACHED }
  meanwhile = async () => {}
  const keptPages = new KeptPages()
  server = http.createServer(async (req, res) => {
    if (keptPages.answer(req, res)) return
    if (req.method !== 'POST') await meanwhile()
    made += 1
    res.statusCode = status
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value)
    res.write('page ')
    res.end(String(made))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/about`
})

afterEach(() => {
  vi.useRealTimers()
  server.close()
  server.closeAllConnections()
})

const read = async (init?: RequestInit, path = '') => (await fetch(url + path, init)).text()

describe('KeptPages', () => {
  it('gives a page the second time as it went out the first time', async () => {
    expect(await read()).toBe('page 1')
    const second = await fetch(url)
    expect(await second.text()).toBe('page 1')
    expect(made).toBe(1)
    expect(second.headers.get('content-security-policy')).toBe("default-src 'none'")
    expect(second.headers.get('content-length')).toBe('6')
  })

  it('tells a browser that holds the page to keep it, policy and all', async () => {
    await read()
    const answer = await fetch(url, { headers: { 'If-None-Match': 'W/"one"' } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('content-security-policy')).toBeNull()
    expect(await read({ headers: { 'If-None-Match': '"another"' } })).toBe('page 1')
  })

  it('forgets every page when a request that may change something ends', async () => {
    await read()
    await read({ method: 'POST' })
    expect(await read()).toBe('page 3')
  })

  it('does not keep a page that was begun before a change', async () => {
    meanwhile = async () => {
      meanwhile = async () => {}
      await read({ method: 'POST' })
    }
    expect(await read()).toBe('page 2')
    expect(await read()).toBe('page 3')
  })

  it('asks again after five seconds', async () => {
    await read()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_000 })
    expect(await read()).toBe('page 2')
  })

  it.each<[string, Record<string, string>]>([
    ['was not cached by Next', { 'x-nextjs-cache': '' }],
    ['is about to be renewed', { 'x-nextjs-cache': 'STALE' }],
    ['is for one person', { 'Cache-Control': 'private, no-store' }],
    ['sets a cookie', { 'Set-Cookie': 'a=b' }],
    ['is no page', { 'Content-Type': 'text/x-component' }],
  ])('does not keep what %s', async (_, changed) => {
    Object.assign(headers, changed)
    await read()
    expect(await read()).toBe('page 2')
  })

  it('does not keep errors', async () => {
    status = 404
    await read()
    expect(await read()).toBe('page 2')
  })

  it.each<[string, RequestInit, string]>([
    ['a query', {}, '?a=1'],
    ['another compression', { headers: { 'Accept-Encoding': 'identity' } }, ''],
    ["Next's own data", { headers: { RSC: '1' } }, ''],
  ])('does not answer a request for %s with the page', async (_, init, path) => {
    await read()
    expect(await read(init, path)).toBe('page 2')
  })
})

import type { IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setClientAddress } from './client-address'

function headersAfter(headers: Record<string, string>, peer: string, hops: number) {
  const req = {
    headers: { ...headers },
    socket: { remoteAddress: peer },
  } as unknown as IncomingMessage
  setClientAddress(req, hops, 'https://example.org')
  return req.headers
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
})

describe('setClientAddress', () => {
  it.each([
    [
      'the peer without a proxy, whatever the client claims',
      '9.9.9.9',
      '::ffff:1.2.3.4',
      0,
      '1.2.3.4',
    ],
    ['what one proxy saw', '9.9.9.9, 5.6.7.8', '10.0.0.1', 1, '5.6.7.8'],
    [
      'what the outermost of two proxies saw',
      '9.9.9.9, 5.6.7.8, 10.0.0.2',
      '10.0.0.1',
      2,
      '5.6.7.8',
    ],
    ['the peer where the proxy said nothing', '', '10.0.0.1', 1, '10.0.0.1'],
  ])('takes %s', (_case, forwarded, peer, hops, expected) => {
    expect(headersAfter({ 'x-forwarded-for': forwarded }, peer, hops)['x-forwarded-for']).toBe(
      expected,
    )
  })

  it("drops headers by which a client could bypass Next's own steps", () => {
    const headers = headersAfter(
      { 'x-middleware-subrequest': 'a', 'x-real-ip': '6.6.6.6' },
      '1.1.1.1',
      0,
    )
    expect(headers).not.toHaveProperty('x-middleware-subrequest')
    expect(headers).not.toHaveProperty('x-real-ip')
  })

  it('sets the protocol of the site', () => {
    expect(headersAfter({ 'x-forwarded-proto': 'ftp' }, '1.1.1.1', 0)['x-forwarded-proto']).toBe(
      'https',
    )
  })

  it('warns once about a proxy that is not configured', async () => {
    vi.resetModules()
    const fresh = await import('./client-address')
    const come = (hops: number, headers: Record<string, string>) => {
      const req = { headers, socket: { remoteAddress: '1.1.1.1' } } as unknown as IncomingMessage
      fresh.setClientAddress(req, hops, 'https://example.org')
    }
    come(0, {})
    come(1, { 'x-forwarded-for': '2.2.2.2' })
    expect(console.warn).not.toHaveBeenCalled()
    for (let i = 0; i < 3; i++) come(0, { 'x-forwarded-for': '2.2.2.2' })
    expect(console.warn).toHaveBeenCalledOnce()
    expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toContain('TRUSTED_PROXY_HOPS')
  })
})

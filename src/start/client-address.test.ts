import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { setClientAddress } from './client-address'

function headersAfter(headers: Record<string, string>, peer: string, hops: number) {
  const req = {
    headers: { ...headers },
    socket: { remoteAddress: peer },
  } as unknown as IncomingMessage
  setClientAddress(req, hops, 'https://example.org')
  return req.headers
}

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

  it('drops headers with which a client could bypass steps of Next', () => {
    const headers = headersAfter(
      { 'x-middleware-subrequest': 'a', 'x-real-ip': '6.6.6.6' },
      '1.1.1.1',
      0,
    )
    expect(headers).not.toHaveProperty('x-middleware-subrequest')
    expect(headers).not.toHaveProperty('x-real-ip')
  })

  it('speaks the protocol of the site', () => {
    expect(headersAfter({ 'x-forwarded-proto': 'ftp' }, '1.1.1.1', 0)['x-forwarded-proto']).toBe(
      'https',
    )
  })
})

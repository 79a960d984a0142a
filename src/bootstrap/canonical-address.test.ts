import { describe, expect, it } from 'vitest'
import { canonicalAddress } from './canonical-address'

type Asked = {
  site?: string
  hops?: number
  host?: string
  forwardedHost?: string
  url?: string
  method?: string
}

function addressOf({
  hops = 0,
  host,
  forwardedHost,
  url = '/donate',
  method = 'GET',
  ...rest
}: Asked) {
  const site = 'site' in rest ? rest.site : 'https://www.example.org'
  const headers = { host, 'x-forwarded-host': forwardedHost }
  return canonicalAddress({ method, url, headers }, { SITE_URL: site, TRUSTED_PROXY_HOPS: hops })
}

describe('canonicalAddress', () => {
  it.each<[string, Asked, string]>([
    ['the bare name beside www', { host: 'example.org' }, 'https://www.example.org/donate'],
    ['another name', { host: 'ngo.example.net' }, 'https://www.example.org/donate'],
    [
      'a name with a dot at its end',
      { host: 'www.example.org.' },
      'https://www.example.org/donate',
    ],
    ['an address', { host: '203.0.113.7' }, 'https://www.example.org/donate'],
    [
      '127.0.0.1 beside localhost',
      { site: 'http://localhost:3000', host: '127.0.0.1:3000' },
      'http://localhost:3000/donate',
    ],
    [
      '[::1] beside localhost',
      { site: 'http://localhost:3000', host: '[::1]:3000' },
      'http://localhost:3000/donate',
    ],
    [
      'path and query',
      { host: 'example.org', url: '/hi/donate?amount=500&x=%2F%2F' },
      'https://www.example.org/hi/donate?amount=500&x=%2F%2F',
    ],
    ['a HEAD', { host: 'example.org', method: 'HEAD' }, 'https://www.example.org/donate'],
    [
      'the name that a trusted proxy was asked by',
      { host: '127.0.0.1:3000', forwardedHost: 'example.org', hops: 1 },
      'https://www.example.org/donate',
    ],
    [
      'the name that the outermost of two proxies was asked by',
      { host: 'inner', forwardedHost: 'example.org, www.example.org', hops: 2 },
      'https://www.example.org/donate',
    ],
    [
      'a path that looks like a host',
      { host: 'example.org', url: '//evil.example/a' },
      'https://www.example.org//evil.example/a',
    ],
  ])('leads %s to the address of the site', (_case, asked, expected) => {
    expect(addressOf(asked)).toBe(expected)
  })

  it.each<[string, Asked]>([
    ['the site itself', { host: 'www.example.org' }],
    ['the site itself, in capitals', { host: 'WWW.Example.org' }],
    ['the site itself with its port', { host: 'www.example.org:443' }],
    ['a site that names no address', { site: undefined, host: '127.0.0.1:3000' }],
    ['a request without a host', { host: undefined }],
    ['an invalid host', { host: 'example.org/@evil.example' }],
    ['a form', { host: 'example.org', method: 'POST' }],
    ['the health check', { host: '10.0.0.3', url: '/api/health' }],
    ['the webhook', { host: 'example.org', url: '/api/razorpay/webhook' }],
    ["the panel's calls", { host: 'example.org', url: '/cms-api/users/me' }],
    ['files of a page', { host: 'example.org', url: '/_next/static/chunks/a.js' }],
    ['a check for certificates', { host: 'example.org', url: '/.well-known/acme-challenge/a' }],
    // A proxy that forwards its own name for us would otherwise cause a redirect loop.
    ['the name that a proxy calls us by', { host: '127.0.0.1:3000' }],
    ['the name that a container is called by', { host: 'site:3000' }],
    [
      'the site, asked through a trusted proxy',
      { host: '127.0.0.1:3000', forwardedHost: 'www.example.org', hops: 1 },
    ],
    [
      'a forwarded name where no proxy is trusted',
      { host: 'www.example.org', forwardedHost: 'example.org' },
    ],
    ['an address for a proxy', { host: 'example.org', url: 'http://evil.example/a' }],
    ['the star of OPTIONS', { host: 'example.org', url: '*' }],
  ])('leaves %s alone', (_case, asked) => {
    expect(addressOf(asked)).toBeNull()
  })
})

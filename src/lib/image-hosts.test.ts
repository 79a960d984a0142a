import { afterEach, describe, expect, it, vi } from 'vitest'
import { imageHostsOf, mayShowPicture, namedImageHosts } from './image-hosts'

describe('imageHostsOf', () => {
  it('lists each host once, the most used first', () => {
    expect(
      imageHostsOf([
        'https://one.example/a.jpg',
        'https://two.example:8443/a.jpg',
        'https://two.example:8443/b.jpg',
      ]),
    ).toEqual(['https://two.example:8443', 'https://one.example'])
  })

  it.each([
    ['our own', '/media/a.webp'],
    ['none', null],
    ['http', 'http://one.example/a.jpg'],
    ['a scheme alone', 'https:'],
    ['a wildcard', 'https://*.example/a.jpg'],
    ['an address that no policy can name', 'https://[::1]/a.jpg'],
    ['script', 'javascript:alert(1)'],
  ])('skips %s', (_case, address) => {
    expect(imageHostsOf([address])).toEqual([])
  })

  it('converts an internationalized host to the form that browsers request', () => {
    expect(imageHostsOf(['https://चित्र.example/a.jpg'])).toEqual(['https://xn--61bu0b6cud.example'])
  })

  it('lists 20 at most', () => {
    const many = Array.from({ length: 50 }, (_, at) => `https://${at}.example/a.jpg`)
    expect(imageHostsOf(many)).toHaveLength(20)
  })
})

describe('namedImageHosts', () => {
  const page = (attributes: string, body = '') =>
    `<!DOCTYPE html><!--b-1--><html lang="en"${attributes}><head></head><body>${body}</body></html>`
  const named = ' data-image-hosts="https://one.example https://two.example"'

  it('reads the first tag of a page', () => {
    expect(namedImageHosts(page(named))).toEqual(['https://one.example', 'https://two.example'])
    expect(namedImageHosts(page(''))).toEqual([])
  })

  it.each([
    ['further down', page('', `<html${named}>`)],
    ['before the page', `<html${named}>${page('')}`],
    ['too wide a source', page(` data-image-hosts="https: * 'unsafe-inline' data:;script-src"`)],
  ])('ignores %s', (_case, html) => {
    expect(namedImageHosts(html)).toEqual([])
  })
})

describe('mayShowPicture', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['our own', '/media/a.webp', true],
    ['from a host that the page lists', 'https://two.example/a.jpg', true],
    ['from another host', 'https://three.example/a.jpg', false],
    ['from a host whose name only begins alike', 'https://two.example.org/a.jpg', false],
  ])('%s', (_, address, may) => {
    const getAttribute = () => 'https://one.example https://two.example'
    vi.stubGlobal('document', { documentElement: { getAttribute } })
    expect(mayShowPicture(address)).toBe(may)
  })

  it('none from elsewhere on a page that lists no host', () => {
    vi.stubGlobal('document', { documentElement: { getAttribute: () => null } })
    expect(mayShowPicture('https://one.example/a.jpg')).toBe(false)
    expect(mayShowPicture('/media/a.webp')).toBe(true)
  })
})

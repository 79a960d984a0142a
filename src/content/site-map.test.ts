import { expect, test } from 'vitest'
import { publicPaths } from './paths'
import { siteMap } from './site-map'

const entries = siteMap('https://example.org', publicPaths)
const urls = entries.map(({ url }) => url)

test('lists every public page once in each language', () => {
  expect(urls).toHaveLength(publicPaths.length * 2)
  expect(new Set(urls).size).toBe(urls.length)
  expect(urls).toContain('https://example.org/')
  expect(urls).toContain('https://example.org/hi')
  expect(urls).toContain('https://example.org/what-we-do')
  expect(urls).toContain('https://example.org/hi/what-we-do')
})

test('each page names both languages, and English for all others', () => {
  expect(entries.find(({ url }) => url.endsWith('/hi/about'))?.alternates.languages).toEqual({
    en: 'https://example.org/about',
    hi: 'https://example.org/hi/about',
    'x-default': 'https://example.org/about',
  })
})

test('the back office stays out of it', () => {
  expect(urls.filter((url) => /admin|cms|api/.test(url))).toEqual([])
})

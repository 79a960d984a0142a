import { expect, it } from 'vitest'
import { withoutLocale } from './paths'

it.each([
  ['/', '/'],
  ['/hi', '/'],
  ['/en/about', '/about'],
  ['/hi/what-we-do/yoga', '/what-we-do/yoga'],
  ['/history', '/history'],
  ['/preview/live/hi', '/'],
  ['/preview/draft/en/about', '/about'],
  ['/preview/live', '/preview/live'],
  ['/preview/other/hi/about', '/preview/other/hi/about'],
])('%s is %s in English', (pathname, path) => {
  expect(withoutLocale(pathname)).toBe(path)
})

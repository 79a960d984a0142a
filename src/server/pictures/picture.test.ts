import { expect, test } from 'vitest'
import { otherLanguageOf } from './picture'

test.each([
  ['A well', 'hi', 'en'],
  ['A well', 'en', undefined],
  ['एक कुआँ', 'en', 'hi'],
  ['एक कुआँ, 2024 (NGO)', 'hi', undefined],
  ['', 'hi', undefined],
] as const)('the description %j on a page in %s is marked as %s', (alt, locale, language) => {
  expect(otherLanguageOf(alt, locale)).toBe(language)
})

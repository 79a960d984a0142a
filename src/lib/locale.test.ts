import { expect, it } from 'vitest'
import { intlLocale, storedLocale } from './locale'

it('uses the Indian variants of both languages', () => {
  expect(intlLocale('en')).toBe('en-IN')
  expect(new Intl.Locale(intlLocale('hi'))).toMatchObject({ language: 'hi', region: 'IN' })
})

it('returns the language of a record; English for a record without one', () => {
  expect(storedLocale({ language: 'hi' })).toBe('hi')
  for (const language of ['en', null, undefined]) expect(storedLocale({ language })).toBe('en')
})

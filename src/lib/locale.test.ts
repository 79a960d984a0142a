import { expect, it } from 'vitest'
import { intlLocale, storedLocale, textIn } from './locale'

it('uses the Indian variants of both languages', () => {
  expect(intlLocale('en')).toBe('en-IN')
  expect(new Intl.Locale(intlLocale('hi'))).toMatchObject({ language: 'hi', region: 'IN' })
})

it('returns the language of a record; English for a record without one', () => {
  expect(storedLocale({ language: 'hi' })).toBe('hi')
  for (const language of ['en', null, undefined]) expect(storedLocale({ language })).toBe('en')
})

it('returns a text in a language, or else in the other one', () => {
  expect(textIn({ en: 'Reading', hi: ' पढ़ना ' }, 'hi')).toBe('पढ़ना')
  for (const hi of ['', ' ']) expect(textIn({ en: 'Reading', hi }, 'hi')).toBe('Reading')
  expect(textIn({ en: null, hi: 'पढ़ना' }, 'en')).toBe('पढ़ना')
  for (const texts of [{}, null, undefined]) expect(textIn(texts, 'en')).toBe('')
})

import { expect, it } from 'vitest'
import { intlLocale, storedLocale } from './locale'

it('names both languages as spoken in India', () => {
  expect(intlLocale('en')).toBe('en-IN')
  expect(new Intl.Locale(intlLocale('hi'))).toMatchObject({ language: 'hi', region: 'IN' })
})

it('reads the language of a record, and of one that names none', () => {
  expect(storedLocale({ language: 'hi' })).toBe('hi')
  for (const language of ['en', null, undefined]) expect(storedLocale({ language })).toBe('en')
})

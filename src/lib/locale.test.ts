import { expect, it } from 'vitest'
import { intlLocale } from './locale'

it('names both languages as spoken in India', () => {
  expect(intlLocale('en')).toBe('en-IN')
  expect(new Intl.Locale(intlLocale('hi'))).toMatchObject({ language: 'hi', region: 'IN' })
})

// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OfficeLocale } from './use-copy'
import { useShownText } from './use-shown-text'

test.each([
  ['en', 'Evening school', 'शाम की पाठशाला', 'Evening school'],
  ['hi', 'Evening school', 'शाम की पाठशाला', 'शाम की पाठशाला'],
  ['hi', 'Evening school', undefined, 'Evening school'],
] as const)('in %s, of %s and %s it shows %s', (locale, english, hindi, shown) => {
  const { result } = renderHook(useShownText, {
    wrapper: ({ children }) => <OfficeLocale value={locale}>{children}</OfficeLocale>,
  })
  expect(result.current(english, hindi)).toBe(shown)
})

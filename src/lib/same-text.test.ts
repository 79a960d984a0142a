import { expect, it } from 'vitest'
import { isSameText } from './same-text'

it.each([
  ['', '', true],
  ['a1', 'a1', true],
  ['a1', 'a2', false],
  ['a', 'a1', false],
  // As long in characters, not in bytes.
  ['अ1', 'a1', false],
])('compares %j and %j: %s', (one, other, isSame) => {
  expect(isSameText(one, other)).toBe(isSame)
})

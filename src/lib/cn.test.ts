import { expect, it } from 'vitest'
import { cn } from './cn'

it('joins names and skips falsy ones', () => {
  expect(cn('a', false, 'b c', null, undefined, '', 'd')).toBe('a b c d')
  expect(cn()).toBe('')
})

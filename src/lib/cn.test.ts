import { expect, it } from 'vitest'
import { cn } from './cn'

it('joins names and leaves out what is not there', () => {
  expect(cn('a', false, 'b c', null, undefined, '', 'd')).toBe('a b c d')
  expect(cn()).toBe('')
})

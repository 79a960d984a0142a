import { expect, test } from 'vitest'
import { isHexNumber, newHexNumber } from './hex-number'

test('each number is different and has the right form', () => {
  const [one, other] = [newHexNumber(), newHexNumber()]
  expect(one).not.toBe(other)
  expect([one, other].every(isHexNumber)).toBe(true)
})

test.each(['', '0'.repeat(31), 'A'.repeat(32), `${'0'.repeat(32)}\n`, 'unknown'])(
  '%j is not such a number',
  (text) => {
    expect(isHexNumber(text)).toBe(false)
  },
)

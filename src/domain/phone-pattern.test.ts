import { expect, test } from 'vitest'
import { isPhone } from './phone'
import { PHONE_DIGITS_PATTERN } from './phone-pattern'

/** As browsers do: anchored, and a character class with set notation. */
const pattern = new RegExp(`^(?:${PHONE_DIGITS_PATTERN})$`, 'v')

test.each(['9876543210', '+91 98765 43210', '(0522) 234-56789', '0091 98765 43210'])(
  'the browser takes %s, as the server does',
  (phone) => {
    expect(pattern.test(phone)).toBe(true)
    expect(isPhone(phone)).toBe(true)
  },
)

test('it takes Hindi digits', () => {
  expect(pattern.test('९८७६५ ४३२१०')).toBe(true)
})

test.each(['12', '98765 4321', '123456789012345678', 'none'])('it refuses %s', (phone) => {
  expect(pattern.test(phone)).toBe(false)
  expect(isPhone(phone)).toBe(false)
})

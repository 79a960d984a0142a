import { expect, test } from 'vitest'
import { fillPlaceholders } from './fill-placeholders'

test('placeholders with a value are filled in, and other braces stay', () => {
  const text = '{name} asks {count} times: {what} {name}'
  expect(fillPlaceholders(text, { name: 'Seva', count: 2 })).toBe('Seva asks 2 times: {what} Seva')
})

test.each(['{constructor}', '{toString}'])(
  '%s, a property of every object, is not filled in',
  (text) => {
    expect(fillPlaceholders(text, {})).toBe(text)
  },
)

test.each(['$&', '$$', '{other}'])('a value is inserted literally: %s', (name) => {
  expect(fillPlaceholders('Dear {name},', { name, other: 'Seva' })).toBe(`Dear ${name},`)
})

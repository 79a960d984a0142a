import { expect, test } from 'vitest'
import { fillPlaces } from './fill-places'

test('values stand in the places of a text, and other braces stay', () => {
  const text = '{name} asks {count} times: {what} {name}'
  expect(fillPlaces(text, { name: 'Seva', count: 2 })).toBe('Seva asks 2 times: {what} Seva')
})

test.each(['{constructor}', '{toString}'])('%s is no value that was given', (text) => {
  expect(fillPlaces(text, {})).toBe(text)
})

test.each(['$&', '$$', '{other}'])('a value is written as it is: %s', (name) => {
  expect(fillPlaces('Dear {name},', { name, other: 'Seva' })).toBe(`Dear ${name},`)
})

import { createElement } from 'react'
import { expect, test } from 'vitest'
import { fillText } from './fill-text'

test('values stand in the places of a text, and other braces stay', () => {
  expect(fillText('{name} asks: {what} {name}', { name: 'Seva' })).toBe('Seva asks: {what} Seva')
})

test('a marked text keeps its mark', () => {
  const marked = createElement('span', { lang: 'en' }, 'Run by {name}.')
  expect(fillText(marked, { name: 'Seva' }).props).toEqual({ lang: 'en', children: 'Run by Seva.' })
})

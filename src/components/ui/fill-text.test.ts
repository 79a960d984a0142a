import { createElement } from 'react'
import { expect, test } from 'vitest'
import { fillText } from './fill-text'

test('a marked text keeps its mark', () => {
  const marked = createElement('span', { lang: 'en' }, 'Run by {name}.')
  expect(fillText(marked, { name: 'Seva' })).toMatchObject({
    props: { lang: 'en', children: 'Run by Seva.' },
  })
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Latest } from './latest'

const copy = { heading: 'Latest', activities: 'All', stories: 'Stories' }
const activity = {
  id: '1',
  title: 'Health camp',
  picture: null,
  createdAt: '2026-03-01T06:00:00.000Z',
  type: 'event',
  eventDate: '2026-03-05T05:00:00.000Z',
  eventLocation: 'School yard',
}
const shown = (change: object = {}) =>
  renderToStaticMarkup(
    <Latest locale="en" copy={copy} activity={{ ...activity, ...change }} story={undefined} />,
  )

test('an event is shown with its hour and place, not with the day on which it was posted', () => {
  expect(shown()).toMatch(/5 March 2026 at 10:30.am/)
  expect(shown()).toContain('School yard')
  expect(shown()).not.toContain('1 March')
})

test('other news say when they were posted', () => {
  expect(shown({ type: 'text', eventDate: null })).toContain('Posted on 1 March 2026')
})

import { expect, test } from 'vitest'
import { toRichText } from '@/lib/rich-text'
import { describeActivity } from './activity-description'

const activity = {
  id: '1',
  title: 'Health camp',
  content: toRichText('Free for all.\n\nCome and see.'),
  picture: null,
  videoUrl: null,
  createdAt: '2026-03-01T06:00:00.000Z',
}
const event = {
  ...activity,
  type: 'event',
  eventDate: '2026-03-05T05:00:00.000Z',
  eventLocation: 'School yard',
}
const news = { ...activity, type: 'text', eventDate: null, eventLocation: null }

test('an event says when and where it is, with the hour', () => {
  expect(describeActivity(event, 'en')).toMatch(
    /^Health camp, 5 March 2026 at 10:30.am, School yard$/,
  )
  expect(describeActivity({ ...event, eventLocation: null }, 'hi')).toContain('सुबह 10:30 बजे')
})

test('other news begin with their text, or name their day where they have none', () => {
  expect(describeActivity(news, 'en')).toBe('Free for all. Come and see.')
  expect(describeActivity({ ...news, content: toRichText('') }, 'en')).toBe(
    'Health camp. Posted on 1 March 2026',
  )
})

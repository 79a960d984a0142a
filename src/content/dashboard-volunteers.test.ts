import { expect, test } from 'vitest'
import { dashboardVolunteersContent } from './dashboard-volunteers'

test('one hour, and one volunteer among the selected, are told in the singular', () => {
  const { en, hi } = dashboardVolunteersContent
  expect(['1', '1.5'].map(en.hours.total)).toEqual(['1 hour of service', '1.5 hours of service'])
  expect(en.unapproved.many(1)).toMatch('1 of the selected volunteers is not approved.')
  expect(en.unapproved.many(2)).toMatch('2 of the selected volunteers are not approved.')
  expect(hi.unapproved.many(1)).toMatch('1 स्वीकृत नहीं है।')
  expect(hi.unapproved.many(2)).toMatch('2 स्वीकृत नहीं हैं।')
})

import { expect, it } from 'vitest'
import { statementReminderOf } from './statement-due'

it.each([
  ['2027-04-30', null],
  ['2027-05-01', 30],
  ['2027-05-16', 30],
  ['2027-05-17', 14],
  ['2027-05-28', 3],
  ['2027-05-31', 3],
  ['2027-06-01', -1],
  ['2028-01-01', -1],
])('on %s the reminder for 31 May 2027 is %s', (today, reminder) => {
  expect(statementReminderOf('2027-05-31', today)).toBe(reminder)
})

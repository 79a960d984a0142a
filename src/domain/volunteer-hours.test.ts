import { describe, expect, it } from 'vitest'
import { messages } from './messages'
import { hoursAsNumber, hoursOf, toMinutes, volunteerHoursForm } from './volunteer-hours'

describe('hours as they are typed', () => {
  it.each([
    ['2', 120],
    [' 1.5 ', 90],
    ['1,25', 75],
    ['1:30', 90],
    ['०:४५', 45],
    ['24', 1440],
  ])('%j are %i minutes', (typed, minutes) => {
    expect(toMinutes(typed)).toBe(minutes)
  })

  it.each(['', '0', '0:00', '24.5', '25', '-1', '1:60', '1.5.5', 'two', '1e1'])(
    '%j is refused',
    (typed) => {
      const entry = { day: '2026-03-05', hours: typed, activity: 'Teaching' }
      expect(volunteerHoursForm.safeParse(entry).error?.issues[0]?.message).toBe(
        messages.hoursInvalid,
      )
    },
  )
})

it.each(['0026-03-05', '1949-12-31'])('a day in a mistyped year is refused: %s', (day) => {
  const entry = { day, hours: '2', activity: 'Teaching' }
  expect(volunteerHoursForm.safeParse(entry).error?.issues[0]?.message).toBe(
    messages.receivedOnTooEarly,
  )
})

it.each([
  [90, '1.5'],
  [60, '1'],
  [100, '1.67'],
  [90_000, '1,500'],
])('%i minutes are %s hours', (minutes, hours) => {
  expect(hoursOf(minutes)).toBe(hours)
})

it.each([
  [90, 1.5],
  [50, 0.83],
  [90_000, 1500],
])('%s minutes are %s hours in a spreadsheet', (minutes, hours) => {
  expect(hoursAsNumber(minutes)).toBe(hours)
})

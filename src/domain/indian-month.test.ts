import { describe, expect, it } from 'vitest'
import {
  daysOfMonth,
  indianMonthOf,
  indianMonthsUntil,
  oneMonthAfter,
  startOfIndianDay,
} from './indian-month'

describe('Indian months', () => {
  it('begin and end at midnight in India', () => {
    expect(indianMonthsUntil(new Date('2026-02-28T18:29:59.999Z'), 1)).toEqual([
      { month: '2026-02', from: '2026-01-31T18:30:00.000Z', before: '2026-02-28T18:30:00.000Z' },
    ])
    expect(indianMonthsUntil(new Date('2026-02-28T18:30:00.000Z'), 1)[0]?.month).toBe('2026-03')
  })

  it('hold a moment by the clock in India', () => {
    expect(indianMonthOf(new Date('2027-01-31T18:29:59Z'))).toBe('2027-01')
    expect(indianMonthOf(new Date('2027-01-31T18:30:00Z'))).toBe('2027-02')
  })

  it('follow one another over the year', () => {
    const months = indianMonthsUntil(new Date('2026-01-15T00:00:00.000Z'), 13)
    expect(months.map(({ month }) => month)).toEqual([
      ...['2025-01', '2025-02', '2025-03', '2025-04', '2025-05', '2025-06', '2025-07'],
      ...['2025-08', '2025-09', '2025-10', '2025-11', '2025-12', '2026-01'],
    ])
    for (const [index, { before }] of months.slice(0, -1).entries()) {
      expect(months[index + 1]?.from).toBe(before)
    }
  })

  it('have a first and a last day', () => {
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(daysOfMonth('2026-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  })
})

it('an Indian day begins at half past six in the evening of the day before, by UTC', () => {
  const start = (date: string) => new Date(startOfIndianDay(date)).toISOString()
  expect(start('2026-03-04T18:29:59.999Z')).toBe('2026-03-03T18:30:00.000Z')
  expect(start('2026-03-04T18:30:00.000Z')).toBe('2026-03-04T18:30:00.000Z')
})

describe('a month later', () => {
  it.each([
    ['2027-01-15T06:00:00.000Z', '2027-02-15T06:00:00.000Z'],
    ['2027-12-31T06:00:00.000Z', '2028-01-31T06:00:00.000Z'],
    // 31 January, 1:30 in India: February is not skipped.
    ['2027-01-30T20:00:00.000Z', '2027-02-27T20:00:00.000Z'],
  ])('than %s is %s', (date, next) => {
    expect(oneMonthAfter(new Date(date)).toISOString()).toBe(next)
  })

  it('is the day on which it began, again and again', () => {
    const begun = new Date('2027-01-31T06:00:00Z')
    const days = []
    for (let at = begun; days.length < 4; days.push(at.toISOString().slice(5, 10))) {
      at = oneMonthAfter(at, begun)
    }
    expect(days).toEqual(['02-28', '03-31', '04-30', '05-31'])
  })

  it('counts the day on which it began by the clock in India', () => {
    // 31 January, 1:30 in India.
    const begun = new Date('2027-01-30T20:00:00Z')
    expect(oneMonthAfter(new Date('2027-02-27T20:00:00Z'), begun).toISOString()).toBe(
      '2027-03-30T20:00:00.000Z',
    )
  })
})

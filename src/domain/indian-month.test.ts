import { describe, expect, it } from 'vitest'
import { daysOfMonth, indianMonthsUntil } from './indian-month'

describe('Indian months', () => {
  it('begin and end at midnight in India', () => {
    expect(indianMonthsUntil(new Date('2026-02-28T18:29:59.999Z'), 1)).toEqual([
      { month: '2026-02', from: '2026-01-31T18:30:00.000Z', before: '2026-02-28T18:30:00.000Z' },
    ])
    expect(indianMonthsUntil(new Date('2026-02-28T18:30:00.000Z'), 1)[0]?.month).toBe('2026-03')
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

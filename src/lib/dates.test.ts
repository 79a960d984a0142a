import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatNearDay,
  indianDayOf,
  indianDays,
  indianDaysUntil,
  isFutureEvent,
  toIndianInput,
} from './dates'

const NOW = new Date('2026-03-05T12:00:00Z')

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('formatDate', () => {
  it.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])(
    'formats the Indian day on a server in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(formatDate('2026-03-04T18:29:59Z')).toBe('4 March 2026')
      expect(formatDate('2026-03-04T18:30:00Z')).toBe('5 March 2026')
      expect(formatDate('2026-03-04T18:30:00Z', 'hi')).toBe('5 मार्च 2026')
    },
  )

  it('formats the Indian time of day', () => {
    expect(formatDateTime('2026-03-05T05:00:00Z')).toMatch(/^5 March 2026 at 10:30\sam$/)
    expect(formatDateTime('2026-03-05T05:00:00Z', 'hi')).toBe('5 मार्च 2026, सुबह 10:30 बजे')
    expect(formatDateTime('2026-03-05T14:00:00Z', 'hi')).toBe('5 मार्च 2026, शाम 7:30 बजे')
  })

  it("returns '' for an invalid date", () => {
    expect(formatDate('tomorrow')).toBe('')
    expect(formatDateTime('')).toBe('')
    expect(formatDateTime('', 'hi')).toBe('')
  })
})

describe('indianDayOf', () => {
  it('is the day in India, from its first moment to its last', () => {
    expect(indianDayOf(new Date('2026-03-31T18:29:59.999Z'))).toBe('2026-03-31')
    expect(indianDayOf(new Date('2026-03-31T18:30:00Z'))).toBe('2026-04-01')
  })
})

describe('indianDays', () => {
  it('begin at midnight in India, and end where the next day begins', () => {
    expect(indianDays({ from: '2026-03-05', to: '2026-03-05' })).toEqual({
      from: '2026-03-04T18:30:00.000Z',
      before: '2026-03-05T18:30:00.000Z',
    })
  })

  it('leave a side open', () => {
    expect(indianDays({})).toEqual({ from: undefined, before: undefined })
  })
})

describe('toIndianInput', () => {
  it('is the Indian day and time, to the minute', () => {
    expect(toIndianInput('2026-03-04T18:30:59.999Z')).toBe('2026-03-05T00:00')
  })

  it('is empty for an invalid date', () => {
    expect(toIndianInput('soon')).toBe('')
  })
})

describe('isFutureEvent', () => {
  it.each([
    ['2026-03-05T12:00:01Z', true],
    ['2026-03-05T12:00:00Z', false],
    ['2026-03-05', false],
    ['2026-03-06', true],
    ['soon', false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s: %s', (eventDate, expected) => {
    expect(isFutureEvent(eventDate, NOW)).toBe(expected)
  })
})

describe('days in the near future', () => {
  it('are formatted without the year', () => {
    expect(formatNearDay('2026-12-02T18:30:00Z')).toBe('3 December')
  })

  it.each([
    ['2026-03-05T18:29:59Z', 0],
    ['2026-03-05T18:30:00Z', 1],
    ['2026-03-04T18:29:59Z', -1],
    ['2026-03-10T12:00:00Z', 5],
  ])('are counted by the Indian calendar: %s', (date, days) => {
    expect(indianDaysUntil(date, NOW)).toBe(days)
  })
})

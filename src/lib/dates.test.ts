import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDate, formatDateTime, formatTimeAgo, isFutureEvent } from './dates'

const NOW = new Date('2026-03-05T12:00:00Z')

afterEach(() => {
  vi.unstubAllEnvs()
})

describe('formatTimeAgo', () => {
  it.each([
    ['2026-03-05T11:59:50Z', 'less than a minute ago'],
    ['2026-03-05T11:55:00Z', '5 minutes ago'],
    ['2026-03-05T10:00:00Z', 'about 2 hours ago'],
    ['2026-03-04T12:00:00Z', '1 day ago'],
    ['2025-03-05T12:00:00Z', 'about 1 year ago'],
    ['no date', ''],
  ])('%s is "%s"', (date, words) => {
    expect(formatTimeAgo(date, NOW)).toBe(words)
  })

  it('counts from now where nothing else is said', () => {
    expect(formatTimeAgo(new Date())).toBe('less than a minute ago')
  })
})

describe('formatDate', () => {
  it.each(['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])(
    'names the Indian day on a server in %s',
    (zone) => {
      vi.stubEnv('TZ', zone)
      expect(formatDate('2026-03-04T18:29:59Z')).toBe('4 March 2026')
      expect(formatDate('2026-03-04T18:30:00Z')).toBe('5 March 2026')
      expect(formatDate('2026-03-04T18:30:00Z', 'hi')).toBe('5 मार्च 2026')
    },
  )

  it('gives the Indian time of day', () => {
    expect(formatDateTime('2026-03-05T05:00:00Z')).toMatch(/^5 March 2026 at 10:30\sam$/)
    expect(formatDateTime('2026-03-05T05:00:00Z', 'hi')).toMatch(/^5 मार्च 2026.*10:30/)
  })

  it('is empty for what is no date', () => {
    expect(formatDate('tomorrow')).toBe('')
    expect(formatDateTime('')).toBe('')
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

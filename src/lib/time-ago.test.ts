import { describe, expect, it } from 'vitest'
import { formatTimeAgo } from './time-ago'

const NOW = new Date('2026-03-05T12:00:00Z')

describe('formatTimeAgo', () => {
  it.each([
    ['2026-03-05T11:59:50Z', 'less than a minute ago'],
    ['2026-03-05T11:55:00Z', '5 minutes ago'],
    ['2026-03-05T10:00:00Z', 'about 2 hours ago'],
    ['2026-03-04T12:00:00Z', '1 day ago'],
    ['2025-03-05T12:00:00Z', 'about 1 year ago'],
    ['no date', ''],
  ])('%s is "%s"', (date, words) => {
    expect(formatTimeAgo(date, 'en', NOW)).toBe(words)
  })

  it.each([
    ['2026-03-05T11:59:50Z', '10 सेकंड पहले'],
    ['2026-03-05T10:00:00Z', '2 घंटे पहले'],
    ['2025-03-05T12:00:00Z', '1 वर्ष पहले'],
  ])('%s is "%s" in Hindi', (date, words) => {
    expect(formatTimeAgo(date, 'hi', NOW)).toBe(words)
  })

  it('counts from now by default', () => {
    expect(formatTimeAgo(new Date())).toBe('less than a minute ago')
  })
})

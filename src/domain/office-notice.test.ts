import { describe, expect, it } from 'vitest'
import { noticesUntil } from './office-notice'

const until = (rhythm: 'at-once' | 'daily', now: string) =>
  noticesUntil(rhythm, new Date(now)).toISOString()

describe('noticesUntil', () => {
  it('is a whole minute, the last one that has settled', () => {
    expect(until('at-once', '2026-11-23T07:30:59.999Z')).toBe('2026-11-23T07:30:00.000Z')
    expect(until('at-once', '2026-11-23T07:31:09.999Z')).toBe('2026-11-23T07:30:00.000Z')
    expect(until('at-once', '2026-11-23T07:31:10.000Z')).toBe('2026-11-23T07:31:00.000Z')
  })

  it('is the last morning, eight o’clock in India', () => {
    expect(until('daily', '2026-11-23T02:30:09.999Z')).toBe('2026-11-22T02:30:00.000Z')
    expect(until('daily', '2026-11-23T02:30:10.000Z')).toBe('2026-11-23T02:30:00.000Z')
    // Already the next day in India.
    expect(until('daily', '2026-11-23T20:00:00.000Z')).toBe('2026-11-23T02:30:00.000Z')
  })
})

import { describe, expect, it } from 'vitest'
import { DAY_MS } from '@/domain/durations'
import { keptBackups } from './prune-backups'

const NOW = new Date('2026-11-23T06:00:00.000Z')
/** Daily backups, made at 10:00 in India. */
const daily = (last: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    createdAt: new Date(Date.parse(`${last}T04:30:00.000Z`) - index * DAY_MS).toISOString(),
  }))
const daysOf = (backups: Iterable<{ createdAt: string }>) =>
  [...backups].map(({ createdAt }) => createdAt.slice(0, 10))

describe('keptBackups', () => {
  it('keeps all of a week', () => {
    expect(keptBackups(daily('2026-11-23', 7), NOW).size).toBe(7)
  })

  it('keeps 7 days, the ends of 4 weeks and of 12 months', () => {
    // A Monday.
    const kept = daysOf(keptBackups(daily('2026-11-23', 500), NOW))
    expect(kept).toEqual([
      ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20'],
      ...['2026-11-19', '2026-11-18', '2026-11-17'],
      ...['2026-11-15', '2026-11-08'],
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31'],
      ...['2026-04-30', '2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ])
  })

  it('keeps the newest of a day, which ends at midnight in India', () => {
    const backups = [
      '2026-11-22T18:29:59.999Z',
      '2026-11-22T18:30:00.000Z',
      '2026-11-23T05:00:00.000Z',
    ]
    const kept = keptBackups(
      backups.map((createdAt) => ({ createdAt })),
      NOW,
    )
    expect([...kept].map(({ createdAt }) => createdAt)).toEqual([backups[2], backups[0]])
  })

  it('keeps the newest ones of a folder that was not used for a while', () => {
    const old = [...daily('2024-02-10', 3), ...daily('2020-01-01', 1)]
    expect(keptBackups(old, NOW).size).toBe(4)
  })

  it('keeps backups dated in the future, and does not count them', () => {
    const past = daily('2026-11-23', 60)
    const future = daily('2027-03-10', 90)
    const kept = keptBackups([...past, ...future], NOW)
    expect(kept).toEqual(new Set([...keptBackups(past, NOW), ...future]))
    const later = new Date('2027-03-11T00:00:00.000Z')
    expect(keptBackups([...past, ...future], later).size).toBeLessThan(23)
  })

  it('gives the same after each day as after all of them at once', () => {
    let kept: { createdAt: string }[] = []
    for (const backup of daily('2026-11-23', 400).toReversed()) {
      kept = [...keptBackups([...kept, backup], NOW)]
    }
    expect(daysOf(kept).sort()).toEqual(daysOf(keptBackups(daily('2026-11-23', 400), NOW)).sort())
  })
})

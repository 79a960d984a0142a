import { describe, expect, it } from 'vitest'
import { campaignMoments, campaignState, percentReached } from './campaign'

// The panel stores a day as its noon in UTC.
const period = { startsOn: '2026-11-01T12:00:00.000Z', endsOn: '2026-11-30T12:00:00.000Z' }
const campaign = { ...period, goalPaise: 60_000_00, receivedPaise: 0 }
const stateAt = (now: string, more = {}) => campaignState({ ...campaign, ...more }, new Date(now))

describe('campaignState', () => {
  it('runs from the beginning of its first Indian day to the end of its last', () => {
    expect(stateAt('2026-10-31T18:29:59.999Z')).toBe('upcoming')
    expect(stateAt('2026-10-31T18:30:00.000Z')).toBe('running')
    expect(stateAt('2026-11-30T18:29:59.999Z')).toBe('running')
    expect(stateAt('2026-11-30T18:30:00.000Z')).toBe('over')
  })

  it('is reached by the last paisa, and stays so after its end', () => {
    expect(stateAt('2026-11-05T00:00:00Z', { receivedPaise: 59_999_99 })).toBe('running')
    expect(stateAt('2026-11-05T00:00:00Z', { receivedPaise: 60_000_00 })).toBe('reached')
    expect(stateAt('2027-01-01T00:00:00Z', { receivedPaise: 70_000_00 })).toBe('reached')
  })

  it('takes a day that is written as its midnight in India for that day', () => {
    const [from] = campaignMoments({ ...period, startsOn: '2026-10-31T18:30:00.000Z' })
    expect(new Date(from).toISOString()).toBe('2026-10-31T18:30:00.000Z')
  })
})

describe('percentReached', () => {
  it.each([
    [0, 100, 0],
    [-5, 100, 0],
    [1, 3, 33],
    [99_999, 100_000, 99],
    [100_000, 100_000, 100],
    [250_000, 100_000, 100],
    [1, 0, 0],
  ])('%i of %i paise are %i %%', (received, goal, percent) => {
    expect(percentReached(received, goal)).toBe(percent)
  })
})

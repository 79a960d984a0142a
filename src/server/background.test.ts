import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '@/domain/durations'
import { runStopHooks } from '@/lib/stop-hooks'
import { repeat } from './background'
import * as log from './log'

let logged: string[] = []
beforeEach(() => {
  vi.useFakeTimers()
  logged = []
  vi.spyOn(log, 'logError').mockImplementation((_label, error, { times = 1 } = {}) => {
    logged.push(`${error instanceof Error ? error.message : error} ${times}`)
  })
})
afterEach(async () => {
  await runStopHooks()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Repeats work that fails with the message that is set, or succeeds without one. */
function failing(everyMs: number) {
  const state = { message: 'full' }
  const work = async () => {
    if (state.message) throw new Error(state.message)
  }
  repeat(work, { name: 'publishing', everyMs, label: 'It failed' })
  return state
}

it('a repeated failure is logged at growing intervals of up to an hour', async () => {
  failing(MINUTE_MS)
  await vi.advanceTimersByTimeAsync(3 * HOUR_MS + 10 * MINUTE_MS)
  expect(logged).toEqual([1, 2, 4, 8, 16, 32, 64, 124, 184].map((times) => `full ${times}`))
})

it('a different failure, or one after a success, is logged at once', async () => {
  const state = failing(MINUTE_MS)
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  state.message = 'gone'
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  state.message = ''
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  state.message = 'gone'
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(logged).toEqual(['full 1', 'full 2', 'gone 1', 'gone 1'])
})

it('work that runs rarely logs each failure', async () => {
  failing(HOUR_MS)
  await vi.advanceTimersByTimeAsync(5 * HOUR_MS)
  expect(logged).toHaveLength(5)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStopHooks } from '@/lib/stop-hooks'
import { repeat } from './background'
import { listJobs, nextRunAt } from './jobs'

// Failures are logged; the log is not checked here.
vi.mock('./log')

const SECOND_MS = 1000
const START = Date.UTC(2027, 0, 1)

beforeEach(() => vi.useFakeTimers({ now: START }))
afterEach(async () => {
  await runStopHooks()
  vi.useRealTimers()
})

const jobNow = () => {
  const [job] = listJobs()
  if (!job) throw new Error('No job')
  return { ...job, nextAt: nextRunAt(job, Date.now()) }
}

it('a job tells when it ran, how that ended, and when it runs next', async () => {
  const work = vi.fn(async () => {})
  repeat(work, {
    name: 'mails',
    everyMs: 60 * SECOND_MS,
    firstAfterMs: 10 * SECOND_MS,
    label: 'The mails could not be read',
  })
  expect(jobNow()).toMatchObject({ hasFailed: false, running: 0, nextAt: START + 10 * SECOND_MS })
  expect(jobNow().endedAt).toBeUndefined()

  await vi.advanceTimersByTimeAsync(10 * SECOND_MS)
  const first = START + 10 * SECOND_MS
  expect(jobNow()).toMatchObject({ endedAt: first, succeededAt: first, nextAt: START + 60_000 })

  work.mockRejectedValueOnce(new Error('No database'))
  await vi.advanceTimersByTimeAsync(50 * SECOND_MS)
  expect(jobNow()).toMatchObject({
    hasFailed: true,
    endedAt: START + 60_000,
    succeededAt: first,
    nextAt: START + 120_000,
    runs: { succeeded: 1, failed: 1 },
  })

  let finish = () => {}
  work.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
  await vi.advanceTimersByTimeAsync(60 * SECOND_MS)
  expect(jobNow()).toMatchObject({ running: 1, hasFailed: true })
  finish()
  await vi.advanceTimersByTimeAsync(0)
  expect(jobNow()).toMatchObject({ running: 0, hasFailed: false })
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withinTime } from './within-time'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const never = new Promise<string>(() => undefined)

it('returns what the work returns, and leaves no timer behind', async () => {
  expect(await withinTime(Promise.resolve('done'), 1000, () => 'late')).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

it('throws what the work throws', async () => {
  const work = Promise.reject(new Error('broken'))
  await expect(withinTime(work, 1000, () => 'late')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})

it('does not wait longer than the limit', async () => {
  const result = withinTime(never, 1000, () => 'late')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await result).toBe('late')
})

it('throws what is to be thrown when it is late', async () => {
  const fail = (): never => {
    throw new Error('too late')
  }
  const result = expect(withinTime(never, 1000, fail)).rejects.toThrow('too late')
  await vi.advanceTimersByTimeAsync(1000)
  await result
})

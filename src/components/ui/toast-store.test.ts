import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, getToast, showToast, subscribeToToasts } from './toast-store'

const saved = { title: 'Success!', description: 'Saved.', tone: 'success' } as const
const failed = { title: 'Error', description: 'Not saved.', tone: 'error' } as const

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('a second notice takes the place of the first', () => {
  showToast(saved)
  const first = getToast()
  showToast(failed)
  expect(getToast()).toMatchObject({ ...failed, isOpen: true })
  dismissToast(first?.id ?? -1)
  expect(getToast()?.isOpen).toBe(true)
  dismissToast(getToast()?.id ?? -1)
})

test('a dismissed notice is closed at once, and forgotten 1,000,000 ms later', () => {
  showToast(saved)
  dismissToast(getToast()?.id ?? -1)
  expect(getToast()?.isOpen).toBe(false)
  vi.advanceTimersByTime(999_999)
  expect(getToast()).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(getToast()).toBeNull()
})

test('listeners hear of every change until they stop', () => {
  const listener = vi.fn()
  const stop = subscribeToToasts(listener)
  showToast(saved)
  dismissToast(getToast()?.id ?? -1)
  stop()
  showToast(failed)
  expect(listener).toHaveBeenCalledTimes(2)
  dismissToast(getToast()?.id ?? -1)
})

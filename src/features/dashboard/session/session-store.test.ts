import { afterEach, expect, test, vi } from 'vitest'
import { currentNeed, endWaiting, subscribeToSession, waitFor } from './session-store'

afterEach(() => {
  endWaiting('login', false)
  endWaiting('password', false)
})

test('several calls wait for one password, and go on together', async () => {
  const waits = Promise.all([waitFor('password'), waitFor('password')])
  expect(currentNeed()).toBe('password')
  endWaiting('password', true)
  expect(await waits).toEqual([true, true])
  expect(currentNeed()).toBeNull()
})

test('a login comes first, and gives the password as well', async () => {
  const waits = Promise.all([waitFor('password'), waitFor('login')])
  expect(currentNeed()).toBe('login')
  endWaiting('login', true)
  expect(await waits).toEqual([true, true])
})

test('who does not give the password ends that waiting only', async () => {
  const password = waitFor('password')
  void waitFor('login')
  endWaiting('password', false)
  expect(await password).toBe(false)
  expect(currentNeed()).toBe('login')
})

test('listeners hear of every change until they unsubscribe', () => {
  const listener = vi.fn()
  const stop = subscribeToSession(listener)
  void waitFor('password')
  endWaiting('password', true)
  stop()
  void waitFor('password')
  expect(listener).toHaveBeenCalledTimes(2)
})

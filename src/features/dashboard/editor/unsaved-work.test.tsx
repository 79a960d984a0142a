// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mayLeave, useUnsavedWork } from './unsaved-work'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

test('a place with nothing typed is left without a question', () => {
  const confirm = vi.spyOn(window, 'confirm')
  renderHook(() => useUnsavedWork(false, 'Leave?'))
  expect(mayLeave()).toBe(true)
  expect(isLeavingAsked()).toBe(false)
  expect(confirm).not.toHaveBeenCalled()
})

test('unsaved work stays where the person wants to keep it, and is free once saved', () => {
  vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const { rerender } = renderHook(({ isUnsaved }) => useUnsavedWork(isUnsaved, 'Leave?'), {
    initialProps: { isUnsaved: true },
  })
  expect(isLeavingAsked()).toBe(true)
  expect(mayLeave()).toBe(false)
  expect(mayLeave()).toBe(true)
  rerender({ isUnsaved: false })
  expect(isLeavingAsked()).toBe(false)
  expect(mayLeave()).toBe(true)
})

test('Back stays where the person wants to keep unsaved work', () => {
  const navigation = new EventTarget()
  vi.stubGlobal('navigation', navigation)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const isStopped = (navigationType: string, sameDocument = true) => {
    const event = new Event('navigate', { cancelable: true })
    navigation.dispatchEvent(
      Object.assign(event, { navigationType, destination: { sameDocument } }),
    )
    return event.defaultPrevented
  }
  const { unmount } = renderHook(() => useUnsavedWork(true, 'Leave?'))
  // Navigation within the dashboard asks itself; the browser asks before leaving the page.
  expect(isStopped('push')).toBe(false)
  expect(isStopped('traverse', false)).toBe(false)
  expect(confirm).not.toHaveBeenCalled()
  expect(isStopped('traverse')).toBe(true)
  expect(isStopped('traverse')).toBe(false)
  unmount()
  expect(isStopped('traverse')).toBe(false)
  expect(confirm).toHaveBeenCalledTimes(2)
})

// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { mayLeave, useUnsavedWork } from './unsaved-work'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function isLeavingAsked(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

test('a place with nothing typed is left without a question', () => {
  const confirm = vi.spyOn(window, 'confirm')
  renderHook(() => useUnsavedWork(false))
  expect(mayLeave()).toBe(true)
  expect(isLeavingAsked()).toBe(false)
  expect(confirm).not.toHaveBeenCalled()
})

test('unsaved work stays where the person wants to keep it, and is free once saved', () => {
  vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const { rerender } = renderHook(({ isUnsaved }) => useUnsavedWork(isUnsaved), {
    initialProps: { isUnsaved: true },
  })
  expect(isLeavingAsked()).toBe(true)
  expect(mayLeave()).toBe(false)
  expect(mayLeave()).toBe(true)
  rerender({ isUnsaved: false })
  expect(isLeavingAsked()).toBe(false)
  expect(mayLeave()).toBe(true)
})

test('Back is taken back where the person wants to keep unsaved work', () => {
  const go = vi.spyOn(history, 'go').mockImplementation(() => undefined)
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  const router = vi.fn()
  addEventListener('popstate', router)
  const { unmount } = renderHook(() => useUnsavedWork(true))
  const back = () => dispatchEvent(new PopStateEvent('popstate'))

  back()
  expect(go).toHaveBeenCalledExactlyOnceWith(1)
  // The way forward again, which nobody is asked about.
  back()
  expect(router).not.toHaveBeenCalled()

  back()
  expect(router).toHaveBeenCalledOnce()
  unmount()
  back()
  expect(router).toHaveBeenCalledTimes(2)
  expect(confirm).toHaveBeenCalledTimes(2)
  removeEventListener('popstate', router)
})

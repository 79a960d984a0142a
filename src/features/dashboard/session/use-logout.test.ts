// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { useUnsavedWork } from '../editor/unsaved-work'
import { useLogout } from './use-logout'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the button works again if the user stays to keep unsaved text', async () => {
  fakeFetch(jsonAnswer(200, {}))
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  const { result } = renderHook(() => useLogout())
  await act(result.current.logOut)
  expect(assign).toHaveBeenCalledWith('/admin-login?logged-out')
  expect(result.current.isLeaving).toBe(false)
})

test('who keeps unsaved text is asked before the session ends, and only once', async () => {
  const calls = fakeFetch(jsonAnswer(200, {}))
  let isAsked = false
  const assign = () => {
    const event = new Event('beforeunload', { cancelable: true })
    dispatchEvent(event)
    isAsked = event.defaultPrevented
  }
  vi.stubGlobal('location', { assign })
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  renderHook(() => useUnsavedWork(true, 'Leave?'))
  const { result } = renderHook(() => useLogout())
  await act(result.current.logOut)
  expect(calls).toEqual([])
  await act(result.current.logOut)
  expect(calls).toHaveLength(1)
  expect(confirm).toHaveBeenCalledTimes(2)
  expect(isAsked).toBe(false)
})

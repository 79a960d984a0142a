// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
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

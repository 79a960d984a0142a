// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeFetch, jsonAnswer } from '../../../tests/support/fake-fetch'
import { useUnsavedWork } from './editor/unsaved-work'
import { useLanguageChoice } from './use-language-choice'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('who keeps unsaved text keeps the language of the account as well', async () => {
  const calls = fakeFetch(jsonAnswer(200, {}))
  const assign = vi.fn()
  vi.stubGlobal('location', { pathname: '/admin', search: '?tab=payments', hash: '', assign })
  vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true)
  renderHook(() => useUnsavedWork(true, 'Leave?'))
  const { result } = renderHook(() => useLanguageChoice())
  await act(() => result.current.chooseLanguage('hi'))
  expect(calls).toEqual([])
  await act(() => result.current.chooseLanguage('hi'))
  expect(assign).toHaveBeenCalledWith('/hi/admin?tab=payments')
})

// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCloseIfOpen } from './use-is-gone'

test('a dialog that is still open is closed, and one that is gone closes no other', () => {
  const close = vi.fn()
  const { result, unmount } = renderHook(() => useCloseIfOpen(close))
  result.current()
  expect(close).toHaveBeenCalledOnce()
  unmount()
  result.current()
  expect(close).toHaveBeenCalledOnce()
})

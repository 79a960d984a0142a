// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { usePageTitle } from './use-page-title'

test('the window has the name of what it shows, even where the page is named later', async () => {
  const { unmount } = renderHook(() => usePageTitle('Donations'))
  expect(document.title).toBe('Donations · Admin Dashboard')
  document.title = 'Admin Dashboard'
  await waitFor(() => expect(document.title).toBe('Donations · Admin Dashboard'))
  unmount()
  expect(document.title).toBe('Admin Dashboard')
})

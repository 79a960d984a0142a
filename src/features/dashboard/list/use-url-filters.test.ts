// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useUrlFilters } from './use-url-filters'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/admin',
}))

const at = (query: string) => {
  window.history.replaceState(null, '', `/admin${query}`)
  return renderHook(() => useUrlFilters(['status', 'from'])).result.current
}

afterEach(() => window.history.replaceState(null, '', '/'))

test('the filters of a list are those of its address', () => {
  const { filters, count } = at('?tab=volunteers&status=pending&order=name')
  expect(filters).toEqual({ status: 'pending', from: '' })
  expect(count).toBe(1)
})

test('a filtered list begins at its first page', () => {
  at('?tab=volunteers&page=3&order=name').change({ status: 'pending' })
  expect(window.location.search).toBe('?tab=volunteers&order=name&status=pending')
})

test('without its filters a list keeps its order and begins at its first page', () => {
  at('?tab=volunteers&page=3&status=pending&from=2026-03-05&order=name').clear()
  expect(window.location.search).toBe('?tab=volunteers&order=name')
})

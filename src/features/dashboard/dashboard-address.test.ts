// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useDashboardAddress } from './dashboard-address'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/hi/admin',
}))

const FILTERED = 'search=asha&page=3&interest=health&village=Rampur&order=name&view=list&event=7'

const at = (query: string) => {
  window.history.replaceState(null, '', `/hi/admin${query}`)
  return renderHook(() => useDashboardAddress()).result.current
}
const address = () => window.location.pathname + window.location.search

afterEach(() => window.history.replaceState(null, '', '/'))

test('another place begins with all of its list', () => {
  at(`?tab=volunteers&section=events&${FILTERED}`).goToPlace('contacts')
  expect(address()).toBe('/hi/admin?tab=contacts')
  at(`?tab=volunteers&${FILTERED}`).goToPlace('home')
  expect(address()).toBe('/hi/admin')
})

test('another section of a tab begins with all of its list', () => {
  at(`?tab=volunteers&${FILTERED}`).goToSection('events')
  expect(address()).toBe('/hi/admin?tab=volunteers&section=events')
  at(`?tab=volunteers&section=events&${FILTERED}`).goToSection(null)
  expect(address()).toBe('/hi/admin?tab=volunteers')
})

test('a search begins at the first page and keeps what else the list is looked through by', () => {
  at('?tab=volunteers&page=3&order=name').goToSearch('asha')
  expect(address()).toBe('/hi/admin?tab=volunteers&order=name&search=asha')
})

test('a search that applies later keeps the filters that were chosen meanwhile', () => {
  const typed = at('?tab=volunteers&page=3')
  at('?tab=volunteers&interest=health')
  typed.goToSearch('asha')
  expect(address()).toBe('/hi/admin?tab=volunteers&interest=health&search=asha')
})

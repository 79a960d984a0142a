// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { DashboardTabs } from './dashboard-tabs'

let place = 'home'
vi.mock('./dashboard-address', () => ({
  tabIds: ['volunteers', 'contacts'],
  useDashboardAddress: () => ({ place, goToPlace: vi.fn() }),
}))
vi.mock('./home/home', () => ({ Home: () => <a href="?tab=contacts">5 unread messages</a> }))
vi.mock('./lazy-place', () => ({ LazyPlace: () => <h2>Messages</h2> }))
vi.mock('./tab-name', () => ({ TabName: ({ id }: { id: string }) => id }))

const tabs = <DashboardTabs printSource={{} as never} poster={{} as never} />

test('a link of the home that is gone passes the focus on to the list that it opens', () => {
  const { rerender } = render(tabs)
  screen.getByRole('link', { name: '5 unread messages' }).focus()
  place = 'contacts'
  rerender(<DashboardTabs printSource={{} as never} poster={{} as never} />)
  const panel = screen.getByRole('tabpanel', { name: 'contacts' })
  expect(panel.textContent).toBe('Messages')
  expect(document.activeElement).toBe(panel)
})

test('a tab that was pressed keeps the focus', () => {
  place = 'home'
  const { rerender } = render(tabs)
  const tab = screen.getByRole('tab', { name: 'contacts' })
  tab.focus()
  place = 'contacts'
  rerender(<DashboardTabs printSource={{} as never} poster={{} as never} />)
  expect(document.activeElement).toBe(tab)
})

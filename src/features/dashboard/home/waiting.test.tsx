// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { WaitingDto } from '@/domain/responses/home'
import { Waiting } from './waiting'

const waiting: WaitingDto = {
  attention: { total: 0, kinds: [] },
  ...{ volunteers: 0, contacts: 2, withoutPan: { from: '2026-04-01', count: 0 } },
  failedPublications: {
    count: 1,
    oldest: { at: '2026-11-26T22:30:00.000Z', panelPath: '/cms/collections/posts/abc' },
  },
}

vi.mock('./use-home', () => ({ useWaiting: () => ({ data: waiting }) }))
vi.mock('../dashboard-address', () => ({ useDashboardAddress: () => ({ goToAddress: vi.fn() }) }))
vi.mock('../use-copy', async () => ({
  useCopy: (content: { en: unknown }) => content.en,
  useOfficeLocale: () => 'en',
}))

it('leads to the form of what could not be published at its time', () => {
  render(<Waiting />)
  const link = screen.getByRole('link', { name: /publication that failed/ })
  expect(link.getAttribute('href')).toBe('/cms/collections/posts/abc')
  expect(link.textContent).toContain('4:00')
})

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { it, vi } from 'vitest'
import type { HomeDto } from '@/domain/responses/home'
import { MonthFigures } from './month-figures'

vi.mock('../dashboard-address', () => ({ useDashboardAddress: () => ({ goToAddress: vi.fn() }) }))
vi.mock('../use-copy', () => ({
  useCopy: (content: { en: unknown }) => content.en,
  useOfficeLocale: () => 'en',
}))

it('names each figure by what it counts and its month, so that a list of links makes sense', () => {
  const months = ['2025-11', '2026-10', '2026-11'].map((month, index) => ({
    month,
    amount: 1500 * index,
    count: index,
  }))
  const counts = { thisMonth: 3, lastMonth: 0, lastYear: 0 }
  render(
    <MonthFigures
      home={{ months, newDonors: counts, newVolunteers: counts } as unknown as HomeDto}
    />,
  )
  screen.getByRole('link', { name: 'Received, November 2026, so far: ₹3,000 2 gifts' })
  screen.getByRole('link', { name: 'New donors, October 2026: 0' })
  screen.getByRole('link', { name: 'New applications, November 2025: 0' })
})

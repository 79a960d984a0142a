// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FeeLine } from './fee-line'

vi.mock('../use-copy', async () => {
  const { dashboardSettlementsContent } = await import('@/content/dashboard-settlements')
  return { useCopy: () => dashboardSettlementsContent.en, useOfficeLocale: () => 'en' }
})
test('names the fee, the net and the day, each of which stays on one line', () => {
  const { container } = render(
    <FeeLine fee={23.6} net={976.4} settledAt="2026-11-28T06:00:00.000Z" />,
  )
  expect(container.textContent).toBe('Fee ₹23.60 · net ₹976.40 (in the bank 28 November 2026)')
  const parts = [...container.querySelectorAll('.whitespace-nowrap')]
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Fee ₹23.60 ·',
    'net ₹976.40',
    '28 November 2026)',
  ])
})

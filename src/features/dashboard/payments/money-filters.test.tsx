// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderOffice } from '../../../../tests/support/render-office'
import { MoneyFilters } from './money-filters'

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/admin',
  useSearchParams: () => new URLSearchParams(),
}))

test.each([
  ['en', 'Method', 'Not recorded'],
  ['hi', 'तरीक़ा', 'दर्ज नहीं'],
] as const)('in %s the gifts without a known method can be chosen', (locale, label, choice) => {
  renderOffice(<MoneyFilters isOfDonations />, locale)
  const method = within(screen.getByLabelText(label))
  expect(method.getByRole('option', { name: choice })).toHaveProperty('value', 'Not recorded')
})

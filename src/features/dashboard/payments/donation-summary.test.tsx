// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { DonationSummary } from './donation-summary'

afterEach(() => vi.unstubAllGlobals())

it('names the purposes as the list of donations does: in Hindi, and by a new name', async () => {
  const purposes = [
    { key: 'program:1', name: 'Health', amount: 600, count: 3 },
    { key: 'program:2', name: 'Wells', amount: 500, count: 1 },
    { amount: 400, count: 1 },
  ]
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.includes('/stats')) {
      return jsonAnswer(200, { totalRaised: 1500, totalDonations: 5, purposes })
    }
    const named = [{ key: 'program:1', name: 'Health care', nameHi: 'सेहत' }]
    return jsonAnswer(200, path.includes('/purposes') ? named : [])
  })
  renderOffice(<DonationSummary />, 'hi')
  await screen.findByText('सेहत')
  const terms = screen.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms.slice(2)).toEqual(['सेहत', 'Wells', dashboardPaymentsContent.hi.anywhere])
})

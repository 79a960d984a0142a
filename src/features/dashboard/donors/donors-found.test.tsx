// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardSamePersonContent } from '@/content/dashboard-same-person'
import { fakeFetch } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { DonorsFound } from './donors-found'

afterEach(() => vi.unstubAllGlobals())

test('what is found is a change of the status that said it was searching', async () => {
  const copy = dashboardSamePersonContent.en
  const other = { id: '2', name: 'Asha', giftCount: 1, total: 500, hasProposals: false }
  fakeFetch(Response.json([other], { headers: { 'X-Total-Count': '1' } }))
  renderOffice(<DonorsFound search="Asha" excluded={{ id: '1' }} onChoose={vi.fn()} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe(copy.searching)
  await waitFor(() => expect(status.textContent).toBe(copy.found(1)))
  expect(screen.getByRole('status')).toBe(status)
})

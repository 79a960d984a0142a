// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import { messages } from '@/domain/messages'
import { renderOffice } from '../../../../tests/support/render-office'
import { moneyPaths } from '../payments/use-money-action'
import { StatementFindings } from './statement-findings'

// Rendering whole forms is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/admin',
}))

afterEach(() => {
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const { correction } = dashboardGiftsContent.en
const gift = {
  id: 'g1',
  donorName: 'Sita Devi',
  amount: 500,
  refunded: 0,
  chargedBack: 0,
  paymentMethod: 'Razorpay',
  isFromGateway: true,
  isAnonymous: false,
  corrections: 0,
  createdAt: '2026-03-05T06:30:00.000Z',
}

test('the form for a gift that left the list does not open again on another page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let items = [{ id: '1', kind: 'pan-missing', gift }]
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') {
      items = []
      return Response.json({ message: messages.changedMeanwhile }, { status: 409 })
    }
    const found = path.startsWith(moneyPaths.findings) ? items : []
    return Response.json(found, { headers: { 'X-Total-Count': String(found.length) } })
  })
  const findings = <StatementFindings year={2025} kind="pan-missing" />
  const { rerender } = renderOffice(findings)
  const correct = dashboardStatementContent.en.check.correctOf('Sita Devi', '₹500')
  await userEvent.click(await screen.findByRole('button', { name: correct }))
  await userEvent.type(screen.getByLabelText(new RegExp(`^${correction.reason.label}`)), 'Typo')
  await userEvent.click(screen.getByRole('button', { name: correction.submit }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  items = [{ id: '1', kind: 'pan-missing', gift }]
  window.history.replaceState(null, '', '/admin?page=2')
  rerender(<StatementFindings year={2025} kind="pan-missing" />)
  await screen.findByRole('button', { name: correct })
  expect(screen.queryByRole('dialog')).toBeNull()
})

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { messages } from '@/domain/messages'
import { fakeExport } from '../../../../tests/support/fake-export'
import { renderOffice } from '../../../../tests/support/render-office'
import { TransactionsSection } from './transactions-section'
import { moneyPaths } from './use-money-action'

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

const { transactions: copy } = dashboardPaymentsContent.en
const { recordPayment } = dashboardAttentionContent.en
const transaction = {
  id: '1',
  transactionId: 'unmatched_pay_1',
  paymentId: 'pay_1',
  amount: 500,
  refunded: 0,
  chargedBack: 0,
  currency: 'INR',
  status: 'ignored',
  reasons: ['unmatched'],
  testMode: false,
  createdAt: '2026-03-05T06:30:00.000Z',
}

test('a form whose payment has left the list does not open again with another filter', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  let items = [transaction]
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') {
      items = []
      return Response.json({ message: messages.changedMeanwhile }, { status: 409 })
    }
    const found = path.startsWith(moneyPaths.transactions) ? items : []
    return Response.json(found, { headers: { 'X-Total-Count': String(found.length) } })
  })
  window.history.replaceState(null, '', '/admin?status=ignored')
  const { rerender } = renderOffice(<TransactionsSection />)
  const record = copy.recordOf('pay_1')
  await userEvent.click(await screen.findByRole('button', { name: record }))
  await userEvent.type(screen.getByLabelText(/^Donor/), 'Sita Devi')
  await userEvent.click(screen.getByRole('button', { name: recordPayment.submit }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  items = [transaction]
  window.history.replaceState(null, '', '/admin')
  rerender(<TransactionsSection />)
  await screen.findByRole('button', { name: record })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the exported transactions name status, failure and gateway as the screen does', async () => {
  const claim = {
    ...transaction,
    status: 'failed',
    failure: 'Not found in the account',
    gateway: 'Direct',
    method: 'UPI',
  }
  const exported = fakeExport((path) => {
    const found = path.startsWith(moneyPaths.transactions) ? [claim] : []
    return Response.json(found, { headers: { 'X-Total-Count': String(found.length) } })
  })
  renderOffice(<TransactionsSection />, 'hi')
  const {
    headings,
    rows: [cells = []],
  } = await exported('hi')
  const cellUnder = (heading: string) => cells[headings.indexOf(heading)]
  const { exportColumns } = dashboardPaymentsContent.hi.transactions
  expect(cellUnder(exportColumns.status)).toBe('विफल')
  expect(cellUnder(exportColumns.failure)).toBe('खाते में नहीं मिला')
  expect(cellUnder(exportColumns.gateway)).toBe('सीधे')
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import { locales } from '@/content/locale'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { ReceiptRegister } from './receipt-register'

const receipt = {
  id: '1',
  number: '2025-26/000001',
  state: 'superseded',
  replacedBy: '2025-26/000007',
  issuedAt: '2025-06-01T06:30:00.000Z',
  receivedAt: '2025-06-01T06:30:00.000Z',
  donorName: 'Asha Devi',
  panNumber: '••••••234F',
  amount: 500,
  paymentMethod: 'Cash',
  voidedAt: '2025-07-01T06:30:00.000Z',
  voidReason: 'partly-refunded',
  testMode: false,
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en', 'Superseded', 'Cash'],
  ['hi', 'बदली गई', 'नक़द'],
] as const)('the register in %s shows the status of each number', async (locale, state, method) => {
  const calls = fakeFetch(jsonAnswer(200, [receipt]), new Response('a file'))
  renderOffice(<ReceiptRegister openedYear={2026} years={[2026, 2025]} />, locale)
  await userEvent.selectOptions(screen.getByRole('combobox'), '2025')
  const { xlsx } = dashboardContent[locale].list.export.labels
  await userEvent.click(screen.getByRole('button', { name: xlsx }))
  await vi.waitFor(() => expect(calls).toHaveLength(2))
  expect(calls[0]?.path).toContain('/api/admin/receipt-register?year=2025')
  const { rows } = (calls[1]?.body ?? { rows: [] }) as { rows: unknown[][] }
  expect(rows[1]).toEqual([
    ...['2025-26/000001', state, '2025-06-01 12:00', '2025-06-01 12:00', 'Asha Devi'],
    ...['••••••234F', 500, method, '', '', '2025-07-01 12:00', expect.any(String)],
    ...['2025-26/000007', ''],
  ])
})

test.each(locales)('its list of years is told apart from that of the statement in %s', (locale) => {
  const { year, register } = dashboardStatementContent[locale]
  renderOffice(<ReceiptRegister openedYear={2026} years={[2026, 2025]} />, locale)
  expect(screen.queryByRole('combobox', { name: year })).toBeNull()
  expect(screen.getByRole('combobox', { name: register.year })).toBeDefined()
})

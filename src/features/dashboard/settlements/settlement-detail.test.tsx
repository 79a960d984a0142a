// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import { dashboardSettlementsContent } from '@/content/dashboard-settlements'
import type { SettlementDto, SettlementRowDto } from '@/domain/responses/settlement'
import { saveFile } from '@/lib/save-file'
import { renderOffice } from '../../../../tests/support/render-office'
import { SettlementDetail } from './settlement-detail'

vi.mock('@/lib/save-file', () => ({ saveFile: vi.fn() }))
vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(window.location.search),
  usePathname: () => '/admin',
}))

const { sum, detail } = dashboardSettlementsContent.en
const { labels } = dashboardContent.en.list.export

async function show(
  status: SettlementDto['status'],
  more: Partial<SettlementDto> = {},
  rows: Partial<SettlementRowDto>[] = [],
) {
  const settlement = {
    id: '1',
    settlementId: 'setl_1',
    settledAt: '2026-03-03T06:30:00.000Z',
    status,
    gross: 500,
    fee: 11.8,
    tax: 1.8,
    refunds: 0,
    adjustments: 0,
    net: 488.2,
    difference: 0,
    gifts: 1,
    rows: 1,
    testMode: false,
    ...more,
  } satisfies SettlementDto
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.startsWith('/api/admin/settlement-rows') ? [] : { settlement, rows }),
  )
  renderOffice(<SettlementDetail id="1" takesFocus={false} />)
  await screen.findByText('setl_1')
}

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['processed', sum.net],
  ['created', sum.netUnderWay],
] as const)('a payout that is %s says so of its net, and can be exported', async (status, net) => {
  await show(status)
  expect(screen.getByText(net)).toBeDefined()
  expect(screen.getByRole('button', { name: labels.csv })).toBeDefined()
})

test('a payout that failed has not reached the bank, and has nothing to export', async () => {
  await show('failed')
  expect(screen.getByText(sum.netFailed)).toBeDefined()
  expect(screen.getByText(detail.explained.failed)).toBeDefined()
  expect(screen.queryByRole('button', { name: labels.csv })).toBeNull()
})

test('what an instant payout cost is shown, of a normal one nothing', async () => {
  await show('processed', { payoutFee: 2.36 })
  expect(screen.getByText(detail.payoutFee).nextSibling?.textContent).toBe('₹2.36')
  cleanup()
  await show('processed')
  expect(screen.queryByText(detail.payoutFee)).toBeNull()
})

test('the file of a payout is named by its day in India', async () => {
  await show('processed', { settledAt: '2026-03-03T20:30:00.000Z' })
  expect(screen.getByRole('heading', { name: detail.title('4 March 2026') })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: labels.csv }))
  await waitFor(() => expect(saveFile).toHaveBeenCalled())
  expect(vi.mocked(saveFile).mock.calls[0]?.[1]).toBe('settlement-2026-03-04.csv')
})

test('the tab of the browser names the payout', async () => {
  await show('processed')
  expect(document.title).toContain(detail.title('3 March 2026'))
})

test('a payment without a donor is called unknown only if this site has no transaction of it', async () => {
  const row = { type: 'payment', gross: 1100, fee: 0, net: 1100 } as const
  await show('processed', {}, [
    { ...row, id: '1', paymentId: 'pay_1', transactionId: '7' },
    { ...row, id: '2', paymentId: 'pay_2' },
  ])
  const rowOf = (payment: string) => screen.getByText(payment).closest('tr')?.textContent
  expect(rowOf('pay_1')).toContain(detail.donorUnknown)
  expect(rowOf('pay_1')).not.toContain(detail.notOfThisSite)
  expect(rowOf('pay_2')).toContain(detail.notOfThisSite)
})

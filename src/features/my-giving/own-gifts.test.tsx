// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { locales } from '@/content/locale'
import { myGivingContent } from '@/content/my-giving'
import type { OwnGiftDto, OwnMonthlyGiftDto } from '@/domain/responses/my-giving'
import { formatDate } from '@/lib/dates'
import { emptyGiving } from '../../../tests/support/empty-giving'
import { OwnGifts } from './own-gifts'

const monthly = (status: OwnMonthlyGiftDto['status']): OwnMonthlyGiftDto => ({
  kind: 'mandate',
  status,
  amount: 500,
  path: `/my-gift/${status}`,
})

test.each(locales)('a monthly gift that is not simply active says so (%s)', (locale) => {
  const copy = myGivingContent[locale]
  for (const status of ['pending', 'halted', 'paused', 'cancelled', 'completed'] as const) {
    render(
      <OwnGifts
        locale={locale}
        copy={copy}
        giving={{ ...emptyGiving, monthly: [monthly(status), monthly('active')] }}
        returned={null}
        offersTaxReceipt={false}
      />,
    )
    const [gift, active] = screen.getAllByText(new RegExp(`^${copy.monthlyKinds.mandate}`))
    expect(copy.monthlyStates[status]).toBeDefined()
    expect(gift?.textContent).toBe(`${copy.monthlyKinds.mandate} · ${copy.monthlyStates[status]}`)
    expect(active?.textContent).toBe(copy.monthlyKinds.mandate)
    cleanup()
  }
})

test.each(locales)('the links of each gift say which gift they belong to (%s)', (locale) => {
  const copy = myGivingContent[locale]
  const gift = (id: string, amount: number): OwnGiftDto => ({
    id,
    amount,
    returned: 0,
    receivedAt: '2026-04-01T06:30:00.000Z',
    method: 'UPI',
    status: 'received',
    statusId: id,
    receiptPath: `/api/receipts/${id}`,
  })
  render(
    <OwnGifts
      locale={locale}
      copy={copy}
      giving={{
        ...emptyGiving,
        years: [{ year: '2026–27', total: 1200, gifts: [gift('1', 500), gift('2', 700)] }],
        monthly: [monthly('active'), { ...monthly('paused'), amount: 300 }],
      }}
      returned={null}
      offersTaxReceipt={false}
    />,
  )
  const names = screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))
  expect(new Set(names).size).toBe(6)
  expect(names[0]).toBe(`${copy.receipt}: ₹500, ${formatDate('2026-04-01T06:30:00.000Z', locale)}`)
  expect(names[5]).toBe(`${copy.monthly.manage}: ${copy.monthly.each.replace('{amount}', '₹300')}`)
})

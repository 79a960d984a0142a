// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { locales } from '@/content/locale'
import { myGivingContent } from '@/content/my-giving'
import type { OwnMonthlyGiftDto } from '@/domain/responses/my-giving'
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

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import type { Locale } from '@/content/locale'
import type { DonationDto } from '@/domain/responses/donation'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { CorrectionDialog } from './correction-dialog'

const imported = {
  id: '1',
  donorName: 'Sita Devi',
  amount: 3000,
  paymentMethod: 'Not recorded',
  receivedAt: '2026-11-20T06:30:00.000Z',
  isByHand: true,
  isImported: true,
  isFromGateway: false,
  isAnonymous: false,
  corrections: 0,
} as DonationDto

afterEach(() => vi.unstubAllGlobals())

function open(donation: DonationDto, locale: Locale = 'en') {
  const calls = fakeFetch(jsonAnswer(200, []))
  renderOffice(<CorrectionDialog donation={donation} onClose={() => {}} />, locale)
  const { gift, correction } = dashboardGiftsContent[locale]
  const correct = async () => {
    const reason = screen.getByRole('textbox', { name: new RegExp(correction.reason.label) })
    await userEvent.type(reason, 'The register says so')
    await userEvent.click(screen.getByRole('button', { name: correction.submit }))
    const sent = () => calls.find(({ path }) => path.endsWith('/correct'))?.body
    await vi.waitFor(() => expect(sent()).toBeDefined())
    return sent()
  }
  return { method: screen.queryByRole('combobox', { name: gift.method }), gift, correct }
}

test('an imported gift whose method nobody wrote down is given one', async () => {
  const { method, gift, correct } = open(imported)
  expect(method?.textContent).toBe('Not recordedCashChequeBank transferUPI')
  expect(screen.queryByText(gift.cashHint)).toBeNull()
  await userEvent.selectOptions(method as HTMLElement, 'cash')
  expect(screen.getByText(gift.cashHint)).toBeDefined()
  expect(await correct()).toMatchObject({ paymentMethod: 'cash', receivedOn: '2026-11-20' })
})

test('a method that no gift by hand can have stays unless another is chosen', async () => {
  const { method, correct } = open({ ...imported, paymentMethod: 'Online' }, 'hi')
  expect(method?.textContent).toBe('ऑनलाइननक़दचेकबैंक ट्रांसफ़रUPI')
  expect(await correct()).not.toHaveProperty('paymentMethod')
})

test('the method of a payment is the gateway’s to say', () => {
  expect(open({ ...imported, isFromGateway: true }).method).toBeNull()
})

// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, getToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import type { DonationDto } from '@/domain/responses/donation'
import { fakeFetch, holdFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { type Refundable, RefundDialog } from './refund-dialog'
import { VoidDialog } from './void-dialog'

const WRONG = 'Something went wrong.'
const { refund } = dashboardPaymentsContent.en
const { voidGift } = dashboardGiftsContent.en
const toasts = adminToastsContent.en

const payment: Refundable = {
  id: '1',
  donor: 'Sita Devi',
  left: 500,
  refunded: 0,
  currency: 'INR',
  isTest: false,
}
const donation = { id: '1', donorName: 'Sita Devi', amount: 300, isByHand: true } as DonationDto

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  dismissToast(getToast()?.id ?? -1)
})
afterEach(() => vi.unstubAllGlobals())

const close = vi.fn()
const openToast = () => (getToast()?.isOpen ? getToast()?.description : undefined)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const giveReason = () => userEvent.type(screen.getByLabelText(/Reason/), 'Entered twice')

test('a failed refund is reported once, in the dialog', async () => {
  fakeFetch(jsonAnswer(500, { message: WRONG }))
  renderOffice(<RefundDialog refund={payment} onClose={() => {}} />)
  await press(refund.submit)
  expect((await screen.findByRole('alert')).textContent).toBe(WRONG)
  expect(openToast()).toBeUndefined()
})

test('any other failed change of money is reported once, in the dialog', async () => {
  fakeFetch(jsonAnswer(500, { message: WRONG }))
  renderOffice(<VoidDialog donation={donation} onClose={() => {}} />)
  await giveReason()
  await press(voidGift.submit)
  expect((await screen.findByRole('alert')).textContent).toBe(WRONG)
  expect(openToast()).toBeUndefined()
})

test.each([
  ['refused', jsonAnswer(500, { message: WRONG })],
  ['refused for a field', jsonAnswer(400, { message: WRONG, errors: { reason: WRONG } })],
])('a failure is told in a notice if the dialog is gone by then: %s', async (_, response) => {
  const respond = holdFetch()
  const { unmount } = renderOffice(<VoidDialog donation={donation} onClose={() => {}} />)
  await giveReason()
  await press(voidGift.submit)
  unmount()
  respond(response)
  await expect.poll(openToast).toBe(`${toasts.giftVoidFailed.description}. ${WRONG}`)
})

test.each([
  [
    'voided',
    <VoidDialog key="void" donation={donation} onClose={close} />,
    giveReason,
    voidGift.submit,
  ],
  [
    'refunded',
    <RefundDialog key="refund" refund={payment} onClose={close} />,
    async () => {},
    refund.submit,
  ],
])('a dialog that was closed while it was %s does not close the next one', async (...given) => {
  const [, dialog, fillIn, submit] = given
  const respond = holdFetch()
  const { unmount } = renderOffice(dialog)
  await fillIn()
  await press(submit)
  unmount()
  respond(jsonAnswer(200, {}))
  await expect.poll(() => getToast()?.isOpen).toBe(true)
  expect(close).not.toHaveBeenCalled()
})

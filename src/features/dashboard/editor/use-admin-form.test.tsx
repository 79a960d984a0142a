// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, getToast } from '@/components/ui/toast-store'
import { accountContent } from '@/content/account'
import { dashboardContent } from '@/content/dashboard'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { locales } from '@/content/locale'
import { translateMessage } from '@/content/validation'
import { messages } from '@/domain/messages'
import type { DonationDto } from '@/domain/responses/donation'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { DisableDialog } from '../account/disable-dialog'
import { CorrectionDialog } from '../payments/correction-dialog'

const donation = {
  id: '1',
  donorName: 'Sita Devi',
  amount: 3000,
  paymentMethod: 'Cash',
  receivedAt: '2026-11-20T06:30:00.000Z',
  isByHand: true,
  isFromGateway: false,
  isAnonymous: false,
  corrections: 0,
} as DonationDto

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  dismissToast(getToast()?.id ?? -1)
})
afterEach(() => vi.unstubAllGlobals())

test.each(locales)('a wrong password is reported once, at the field (%s)', async (locale) => {
  const wrong = { password: messages.passwordWrong }
  fakeFetch(jsonAnswer(403, { message: messages.passwordWrong, errors: wrong }))
  renderOffice(<DisableDialog onDisabled={async () => {}} onClose={() => {}} />, locale)
  const copy = accountContent[locale].secondFactor.disable
  const field = screen.getByLabelText(new RegExp(copy.password.label))
  await userEvent.type(field, 'not this one')
  // The dialog has the name of its button in one language.
  await userEvent.click(screen.getAllByRole('button', { name: copy.submit }).at(-1) as HTMLElement)

  const error = await screen.findByText(translateMessage(messages.passwordWrong, locale))
  expect(field.getAttribute('aria-describedby')).toContain(error.parentElement?.id)
  expect(document.activeElement).toBe(field)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('an error is spoken if the field has kept the focus, each time', async () => {
  const wrong = { password: messages.passwordWrong }
  fakeFetch(jsonAnswer(403, { message: messages.passwordWrong, errors: wrong }))
  renderOffice(<DisableDialog onDisabled={async () => {}} onClose={() => {}} />)
  const spoken = () => document.querySelector('[aria-live=assertive]')?.textContent
  const copy = accountContent.en.secondFactor.disable
  const field = screen.getByLabelText(new RegExp(copy.password.label))
  await userEvent.type(field, '{Enter}')
  await waitFor(() => expect(spoken()).not.toBe(''))
  await userEvent.type(field, 'not this one{Enter}')
  await waitFor(() => expect(spoken()).toBe(messages.passwordWrong))

  await userEvent.click(screen.getByRole('button', { name: copy.submit }))
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(spoken()).toBe('')
})

test('a PAN that the server refuses is reported at its field, and not in a notice as well', async () => {
  const wrong = { panNumber: messages.panInvalid }
  fakeFetch(jsonAnswer(200, []), jsonAnswer(400, { message: messages.panInvalid, errors: wrong }))
  renderOffice(<CorrectionDialog donation={donation} onClose={() => {}} />)
  const { gift, correction } = dashboardGiftsContent.en
  await userEvent.type(screen.getByLabelText(new RegExp(correction.reason.label)), 'A slip')
  await userEvent.click(screen.getByRole('button', { name: correction.submit }))

  await screen.findByText(messages.panInvalid)
  const pan = screen.getByLabelText(new RegExp(gift.panNumber.label))
  await waitFor(() => expect(document.activeElement).toBe(pan))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(getToast()?.isOpen ?? false).toBe(false)
})

test('an error of a field that the form does not show appears next to the button', async () => {
  const wrong = { corrections: 'Corrections must be a number' }
  fakeFetch(jsonAnswer(200, []), jsonAnswer(400, { message: wrong.corrections, errors: wrong }))
  renderOffice(<CorrectionDialog donation={donation} onClose={() => {}} />)
  const { correction } = dashboardGiftsContent.en
  await userEvent.type(screen.getByLabelText(new RegExp(correction.reason.label)), 'A slip')
  await userEvent.click(screen.getByRole('button', { name: correction.submit }))

  expect(await screen.findByRole('alert')).toBeDefined()
})

test('closing while a slow save goes on does not claim that nothing is saved', async () => {
  vi.stubGlobal('fetch', (path: string) =>
    path.startsWith('/api/admin/donations/') ? new Promise(() => undefined) : jsonAnswer(200, []),
  )
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
  renderOffice(<CorrectionDialog donation={donation} onClose={() => {}} />)
  const { correction } = dashboardGiftsContent.en
  const { editor } = dashboardContent.en
  await userEvent.type(screen.getByLabelText(new RegExp(correction.reason.label)), 'A slip')
  await userEvent.click(screen.getByRole('button', { name: editor.cancel }))
  expect(confirm).toHaveBeenLastCalledWith(editor.discard)
  await userEvent.click(screen.getByRole('button', { name: correction.submit }))
  await userEvent.click(screen.getByRole('button', { name: editor.cancel }))
  expect(confirm).toHaveBeenLastCalledWith(editor.closeWhileSaving)
})

test('the focus goes to the first wrong field on the screen, also if the server refuses several', async () => {
  const wrong = { reason: 'No', panNumber: messages.panInvalid }
  fakeFetch(jsonAnswer(200, []), jsonAnswer(400, { message: 'No', errors: wrong }))
  renderOffice(<CorrectionDialog donation={donation} onClose={() => {}} />)
  const { gift, correction } = dashboardGiftsContent.en
  const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
  const submit = () => userEvent.click(screen.getByRole('button', { name: correction.submit }))
  await userEvent.type(field(gift.email.label), 'not an address')
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(field(gift.email.label)))
  await userEvent.clear(field(gift.email.label))
  await userEvent.type(field(correction.reason.label), 'A slip')
  await submit()
  await waitFor(() => expect(document.activeElement).toBe(field(gift.panNumber.label)))
})

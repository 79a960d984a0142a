// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { accountContent } from '@/content/account'
import { dashboardContent } from '@/content/dashboard'
import type { AccountDto } from '@/domain/responses/account'
import { renderOffice } from '../../../../tests/support/render-office'
import { SecondFactorSection } from './second-factor-section'

afterEach(() => vi.unstubAllGlobals())

test('the recovery codes stay, with the reason, if what follows cannot be loaded', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (path: string) =>
    path.endsWith('/enrol')
      ? Response.json({ key: 'ABCD', qrSize: 1, qrPath: 'M0 0' })
      : Response.json({ recoveryCodes: ['one-two'] }),
  )
  const copy = accountContent.en.secondFactor
  const account = { hasSecondFactor: false, recoveryCodesLeft: 0 } as AccountDto
  const onChanged = vi.fn(async () => {})
  onChanged.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  renderOffice(<SecondFactorSection account={account} onChanged={onChanged} />)
  await userEvent.click(screen.getByRole('button', { name: copy.begin }))
  await userEvent.type(await screen.findByLabelText(new RegExp(`^${copy.code.label}`)), '123456')
  await userEvent.click(screen.getByRole('button', { name: copy.confirm }))
  const done = await screen.findByRole('button', { name: copy.codes.done })
  await userEvent.click(done)
  expect((await screen.findByRole('alert')).textContent).toBe(dashboardContent.en.list.offline)
  expect(screen.getByText('one-two')).toBeDefined()
  await userEvent.click(done)
  await waitFor(() => expect(screen.queryByText('one-two')).toBeNull())
})

test('the focus stays in the section when its setting up is cancelled', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ key: 'ABCD', qrSize: 1, qrPath: 'M0 0' }))
  const copy = accountContent.en.secondFactor
  const account = { hasSecondFactor: false, recoveryCodesLeft: 0 } as AccountDto
  renderOffice(<SecondFactorSection account={account} onChanged={async () => {}} />)
  await userEvent.click(screen.getByRole('button', { name: copy.begin }))
  await userEvent.click(
    await screen.findByRole('button', { name: dashboardContent.en.editor.cancel }),
  )
  await screen.findByRole('button', { name: copy.begin })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: copy.title }))
})

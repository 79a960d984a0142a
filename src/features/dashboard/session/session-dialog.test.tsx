// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import { renderOffice } from '../../../../tests/support/render-office'
import { DashboardHeader } from '../dashboard-header'
import { SessionDialog } from './session-dialog'
import { waitFor } from './session-store'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/admin',
}))

test('the header names the account that logs in once the session has ended', async () => {
  const { loggedInAs } = dashboardContent.en.header
  const session = { user: { username: 'ravi', role: 'admin' } } as const
  renderOffice(
    <>
      <DashboardHeader username="asha" />
      <SessionDialog
        renderLogin={(onEntered) => (
          <button type="button" onClick={() => onEntered(session as never)}>
            Log in
          </button>
        )}
      />
    </>,
  )
  expect(screen.getByText(loggedInAs('asha'))).toBeTruthy()
  let isMet: Promise<boolean> | undefined
  act(() => {
    isMet = waitFor('login')
  })
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await isMet).toBe(true)
  expect(screen.getByText(loggedInAs('ravi'))).toBeTruthy()
})

// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { dashboardContent } from '@/content/dashboard'
import { fakeFetch, jsonAnswer } from '../../../../tests/support/fake-fetch'
import { renderOffice } from '../../../../tests/support/render-office'
import { DashboardHeader } from '../dashboard-header'
import { SessionDialog } from './session-dialog'
import { currentNeed, endWaiting, waitFor } from './session-store'

vi.mock('next/navigation', () => ({
  useSearchParams: () => new URLSearchParams(),
  usePathname: () => '/admin',
}))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a login of the same account in another tab is enough for this one, whose calls go on', async () => {
  fakeFetch(jsonAnswer(200, { user: { id: '1', username: 'asha', role: 'admin' } }))
  localStorage.setItem('isAdminLoggedIn', 'true')
  renderOffice(
    <>
      <DashboardHeader username="asha" />
      <SessionDialog renderLogin={() => <p>Login</p>} />
    </>,
  )
  let isMet: Promise<boolean> | undefined
  act(() => {
    isMet = waitFor('login')
  })
  expect(screen.getByText('Login')).toBeTruthy()
  // Tabs hear of a login only if it changes the flag.
  expect(localStorage.getItem('isAdminLoggedIn')).toBeNull()
  await act(async () => {
    dispatchEvent(new StorageEvent('storage', { key: 'isAdminLoggedIn', newValue: 'true' }))
  })
  expect(await isMet).toBe(true)
  expect(screen.queryByText('Login')).toBeNull()
})

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

test('the header names the account that has logged in in another tab, whose calls these are now', async () => {
  const calls = fakeFetch(jsonAnswer(200, { user: { id: '2', username: 'sita', role: 'admin' } }))
  renderOffice(
    <>
      <DashboardHeader username="asha" />
      <SessionDialog renderLogin={() => null} />
    </>,
  )
  const toldByOtherTab = (newValue: string | null) =>
    act(async () => {
      dispatchEvent(new StorageEvent('storage', { key: 'isAdminLoggedIn', newValue }))
    })
  await toldByOtherTab(null)
  expect(calls).toEqual([])
  let isMet: Promise<boolean> | undefined
  act(() => {
    isMet = waitFor('login')
  })
  await toldByOtherTab('true')
  expect(await screen.findByText(dashboardContent.en.header.loggedInAs('sita'))).toBeTruthy()
  // But not the waiting one, which sita has never seen.
  expect(currentNeed()).toBe('login')
  act(() => endWaiting('login', false))
  expect(await isMet).toBe(false)
})

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { adminLoginContent } from '@/content/admin-login'
import { type Locale, locales } from '@/content/locale'
import { toastsContent } from '@/content/toasts'
import { hasAdminFlag } from '@/lib/admin-flag'
import { LoginForm } from './login-form'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Types a username and a password, and presses Enter. @returns the texts of the form. */
async function logIn(locale: Locale, onEntered?: () => void) {
  const copy = adminLoginContent[locale]
  const { loginSuccess, loginFailed } = toastsContent[locale]
  render(
    <LoginForm
      copy={copy}
      toasts={{ success: loginSuccess, failure: loginFailed }}
      translations={{}}
      onEntered={onEntered}
    />,
  )
  await userEvent.type(screen.getByLabelText(copy.username.label), 'asha')
  await userEvent.type(screen.getByLabelText(copy.password.label), 'a long secret')
  await userEvent.keyboard('{Enter}')
  return copy
}

test('who starts over after the first step goes on in the first field', async () => {
  const body = { message: 'A code is needed', code: 'second-factor-required' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }))
  const copy = await logIn('en')
  await userEvent.click(await screen.findByRole('button', { name: copy.startOver }))
  const field = () => screen.getByLabelText(copy.username.label)
  await expect.poll(() => document.activeElement).toBe(field())
})

test.each(locales)('who is locked out is told for how long (%s)', async (locale) => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Too many' }, { status: 429 }))
  await logIn(locale)
  const lockedFor = { en: /ten minutes/, hi: /दस मिनट/ }[locale]
  expect(await screen.findByText(lockedFor)).toBeTruthy()
})

test('who logs in over their work gets the flag back that another tab removed', async () => {
  const user = { id: '1', username: 'asha', role: 'admin' }
  vi.stubGlobal('fetch', async () => Response.json({ user }))
  const onEntered = vi.fn()
  await logIn('en', onEntered)
  await expect.poll(() => onEntered.mock.calls).toEqual([[{ user }]])
  expect(hasAdminFlag()).toBe(true)
})

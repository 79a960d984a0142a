// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { adminLoginContent } from '@/content/admin-login'
import { locales } from '@/content/locale'
import { toastsContent } from '@/content/toasts'
import { hasAdminFlag } from '@/lib/admin-flag'
import { LoginForm } from './login-form'

afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('who starts over after the first step goes on in the first field', async () => {
  const body = { message: 'A code is needed', code: 'second-factor-required' }
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 401 }))
  const copy = adminLoginContent.en
  const { loginSuccess, loginFailed } = toastsContent.en
  render(
    <LoginForm
      copy={copy}
      toasts={{ success: loginSuccess, failure: loginFailed }}
      translations={{}}
    />,
  )
  const field = (label: string) => screen.getByLabelText(label)
  await userEvent.type(field(copy.username.label), 'asha')
  await userEvent.type(field(copy.password.label), 'a long secret')
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('button', { name: copy.startOver }))
  await expect.poll(() => document.activeElement).toBe(field(copy.username.label))
})

test.each(locales)('who is locked out is told for how long (%s)', async (locale) => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Too many' }, { status: 429 }))
  const copy = adminLoginContent[locale]
  const { loginSuccess, loginFailed } = toastsContent[locale]
  render(
    <LoginForm
      copy={copy}
      toasts={{ success: loginSuccess, failure: loginFailed }}
      translations={{}}
    />,
  )
  await userEvent.type(screen.getByLabelText(copy.username.label), 'asha')
  await userEvent.type(screen.getByLabelText(copy.password.label), 'a long secret')
  await userEvent.keyboard('{Enter}')
  const lockedFor = { en: /ten minutes/, hi: /दस मिनट/ }[locale]
  expect(await screen.findByText(lockedFor)).toBeTruthy()
})

test('who logs in over their work gets the flag back that another tab removed', async () => {
  const user = { id: '1', username: 'asha', role: 'admin' }
  vi.stubGlobal('fetch', async () => Response.json({ user }))
  const copy = adminLoginContent.en
  const { loginSuccess, loginFailed } = toastsContent.en
  const onEntered = vi.fn()
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
  await expect.poll(() => onEntered.mock.calls).toEqual([[{ user }]])
  expect(hasAdminFlag()).toBe(true)
})

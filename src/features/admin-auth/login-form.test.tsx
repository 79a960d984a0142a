// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { adminLoginContent } from '@/content/admin-login'
import { toastsContent } from '@/content/toasts'
import { LoginForm } from './login-form'

afterEach(() => vi.unstubAllGlobals())

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

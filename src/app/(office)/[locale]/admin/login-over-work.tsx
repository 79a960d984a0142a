'use client'

import { adminLoginContent } from '@/content/admin-login'
import { toastsContent } from '@/content/toasts'
import { LoginForm } from '@/features/admin-auth/login-form'

const toasts = {
  success: toastsContent.en.loginSuccess,
  failure: toastsContent.en.loginFailed,
}

/** The login that the dashboard shows over the work when a session ends. */
export function LoginOverWork({ onEntered }: { onEntered: () => void }) {
  return (
    <LoginForm
      copy={adminLoginContent.en}
      toasts={toasts}
      translations={{}}
      onEntered={onEntered}
    />
  )
}

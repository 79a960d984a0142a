'use client'

import { adminLoginContent } from '@/content/admin-login'
import { toastsContent } from '@/content/toasts'
import { validationMessagesHi } from '@/content/validation'
import { LoginForm } from '@/features/admin-auth/login-form'
import { useCopy } from '@/features/dashboard/use-copy'

const TRANSLATIONS = { en: {}, hi: validationMessagesHi }

/** The login dialog that the dashboard shows over unsaved work when the session ends. */
export function LoginOverWork({ onEntered }: { onEntered: () => void }) {
  const { loginSuccess, loginFailed } = useCopy(toastsContent)
  return (
    <LoginForm
      copy={useCopy(adminLoginContent)}
      toasts={{ success: loginSuccess, failure: loginFailed }}
      translations={useCopy(TRANSLATIONS)}
      onEntered={onEntered}
    />
  )
}

'use client'

import { adminLoginContent } from '@/content/admin-login'
import { toastsContent } from '@/content/toasts'
import { validationMessagesHi } from '@/content/validation'
import { LoginForm } from '@/features/admin-auth/login-form'
import { SessionDialog } from '@/features/dashboard/session/session-dialog'
import { useCopy } from '@/features/dashboard/use-copy'

const TRANSLATIONS = { en: {}, hi: validationMessagesHi }

/** The login dialog that appears over unsaved work when the session ends. */
export function LoginOverWork() {
  const { loginSuccess, loginFailed } = useCopy(toastsContent)
  const copy = useCopy(adminLoginContent)
  const translations = useCopy(TRANSLATIONS)
  return (
    <SessionDialog
      renderLogin={(onEntered) => (
        <LoginForm
          copy={copy}
          toasts={{ success: loginSuccess, failure: loginFailed }}
          translations={translations}
          onEntered={onEntered}
        />
      )}
    />
  )
}

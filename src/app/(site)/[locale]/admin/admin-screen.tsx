'use client'

import { adminLoginContent } from '@/content/admin-login'
import { toastsContent } from '@/content/toasts'
import { AdminGate } from '@/features/admin-auth/admin-gate'
import { LoginForm } from '@/features/admin-auth/login-form'
import { Dashboard } from '@/features/dashboard/dashboard'

type AdminScreenProps = Omit<Parameters<typeof Dashboard>[0], 'renderLogin'>

const toasts = {
  success: toastsContent.en.loginSuccess,
  failure: toastsContent.en.loginFailed,
}

/** The dashboard behind its gate, and the login that it shows when a session ends. */
export function AdminScreen(props: AdminScreenProps) {
  return (
    <AdminGate>
      <Dashboard
        {...props}
        renderLogin={(onEntered) => (
          <LoginForm
            copy={adminLoginContent.en}
            toasts={toasts}
            translations={{}}
            onEntered={onEntered}
          />
        )}
      />
    </AdminGate>
  )
}

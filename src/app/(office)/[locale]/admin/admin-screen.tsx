'use client'

import { AdminGate } from '@/features/admin-auth/admin-gate'
import { Dashboard } from '@/features/dashboard/dashboard'
import { useOfficeLocale } from '@/features/dashboard/use-copy'
import { LoginOverWork } from './login-over-work'

type AdminScreenProps = Omit<Parameters<typeof Dashboard>[0], 'renderLogin'>

/** The dashboard behind its gate, with the login that appears when the session ends. */
export function AdminScreen(props: AdminScreenProps) {
  return (
    <AdminGate locale={useOfficeLocale()}>
      <Dashboard {...props} renderLogin={(onEntered) => <LoginOverWork onEntered={onEntered} />} />
    </AdminGate>
  )
}

'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { ToastCopy } from '@/content/toasts'
import { LOGGED_OUT_PARAM } from '@/lib/admin-flag'

/** On /admin-login: confirms the logout after the dashboard has redirected here. */
export function LoggedOutNotice({ toast: { title, description } }: { toast: ToastCopy }) {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has(LOGGED_OUT_PARAM)) return
    showToast({ title, description, tone: 'success' })
    // Not again after a reload.
    history.replaceState(null, '', location.pathname)
  }, [title, description])
  return null
}

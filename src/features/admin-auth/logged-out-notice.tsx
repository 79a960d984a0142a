'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { ToastCopy } from '@/content/toasts'
import { LOGGED_OUT_PARAM } from '@/lib/admin-flag'

/** On /admin-login: says that the dashboard, which has just led here, is logged out. */
export function LoggedOutNotice({ toast: { title, description } }: { toast: ToastCopy }) {
  useEffect(() => {
    if (!new URLSearchParams(location.search).has(LOGGED_OUT_PARAM)) return
    showToast({ title, description, tone: 'success' })
    // A reload does not say so again.
    history.replaceState(null, '', location.pathname)
  }, [title, description])
  return null
}

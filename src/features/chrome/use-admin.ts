import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import type { Locale } from '@/content/locale'
import { localePath } from '@/content/paths'
import type { ToastCopy } from '@/content/toasts'
import { hasAdminFlag, removeAdminFlag } from '@/lib/admin-flag'

type LogoutToasts = { loggedOut: ToastCopy; logoutFailed: ToastCopy }

/** Returns whether an admin is logged in, and a function that logs out. */
export function useAdmin(locale: Locale, toasts: LogoutToasts) {
  const pathname = usePathname()
  const router = useRouter()
  const [isAdmin, setIsAdmin] = useState(false)

  // Spec section 4: the flag is read again on every change of route.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run on every change of path.
  useEffect(() => setIsAdmin(hasAdminFlag()), [pathname])

  const endSession = async () => {
    try {
      // Loaded on demand: visitors do not need it.
      const { apiRequest } = await import('@/lib/api-client')
      await apiRequest('POST', '/api/admin/logout')
    } catch (error) {
      // The session is still open: keep the flag and the button, so that the admin can try again.
      console.warn('Logging out on the server failed.', error)
      showToast({ ...toasts.logoutFailed, tone: 'error' })
      return
    }
    removeAdminFlag()
    setIsAdmin(false)
    showToast({ ...toasts.loggedOut, tone: 'success' })
    router.push(localePath(locale, '/admin-login'))
  }

  return { isAdmin, endSession }
}

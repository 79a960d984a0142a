import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { removeAdminFlag } from '@/lib/admin-flag'
import { apiRequest } from '@/lib/api-client'
import { statusOf } from './admin-request'

/** Logging out, with its notices; it leads to the login. */
export function useLogout() {
  const router = useRouter()
  const [isLeaving, setIsLeaving] = useState(false)

  const logOut = async () => {
    setIsLeaving(true)
    try {
      await apiRequest('POST', '/api/admin/logout')
    } catch (error) {
      // A session that has ended already needs no logout.
      if (statusOf(error) !== 401) {
        console.warn('Logging out on the server failed.', error)
        showToast({ ...adminToastsContent.logoutFailed, tone: 'error' })
        setIsLeaving(false)
        return
      }
    }
    removeAdminFlag()
    showToast({ ...adminToastsContent.loggedOut, tone: 'success' })
    router.push('/admin-login')
  }

  return { isLeaving, logOut }
}

import { useState } from 'react'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { localePath } from '@/content/paths'
import { LOGGED_OUT_PARAM, removeAdminFlag } from '@/lib/admin-flag'
import { apiRequest } from '@/lib/api-client'
import { useCopy, useOfficeLocale } from '../use-copy'
import { statusOf } from './admin-request'

/** Logging out; it leads to the login, which says that it is done. */
export function useLogout() {
  const toasts = useCopy(adminToastsContent)
  const locale = useOfficeLocale()
  const [isLeaving, setIsLeaving] = useState(false)

  const logOut = async () => {
    setIsLeaving(true)
    try {
      await apiRequest('POST', '/api/admin/logout')
    } catch (error) {
      // A session that has ended already needs no logout.
      if (statusOf(error) !== 401) {
        console.warn('Logging out on the server failed.', error)
        showToast({ ...toasts.logoutFailed, tone: 'error' })
        setIsLeaving(false)
        return
      }
    }
    removeAdminFlag()
    location.assign(localePath(locale, `/admin-login?${LOGGED_OUT_PARAM}`))
    // The browser may ask about unsaved work, and the page stays.
    setIsLeaving(false)
  }

  return { isLeaving, logOut }
}

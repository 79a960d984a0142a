import { adminToastsContent } from '@/content/admin-toasts'
import { localePath } from '@/content/paths'
import { LOGGED_OUT_PARAM, removeAdminFlag } from '@/lib/admin-flag'
import { forgetUnsavedWork, mayLeave } from '../editor/unsaved-work'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'
import { endSession } from './admin-request'

/** Returns `logOut`, which ends the session and opens the login, which confirms it. */
export function useLogout() {
  const toasts = useCopy(adminToastsContent)
  const locale = useOfficeLocale()
  const { run, isBusy: isLeaving } = useAction()

  const logOut = async () => {
    await endSession('/api/admin/logout')
    removeAdminFlag()
    forgetUnsavedWork()
    location.assign(localePath(locale, `/admin-login?${LOGGED_OUT_PARAM}`))
  }

  return {
    isLeaving,
    // Asks first: once logged out, it is too late to stay.
    logOut: async () => {
      if (mayLeave()) await run(logOut, { failed: toasts.logoutFailed })
    },
  }
}

import { useState } from 'react'
import { SmallButton } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { accountContent } from '@/content/account'
import { localePath } from '@/content/paths'
import { removeAdminFlag } from '@/lib/admin-flag'
import { apiRequest } from '@/lib/api-client'
import { statusOf } from '../session/admin-request'
import { useCopy, useOfficeLocale } from '../use-copy'
import { AccountSection } from './account-section'

/** Ends every session of the account, and leads to the login. */
export function SessionsSection() {
  const copy = useCopy(accountContent).sessions
  const locale = useOfficeLocale()
  const [isBusy, setIsBusy] = useState(false)
  const signOut = async () => {
    if (!window.confirm(copy.confirm)) return
    setIsBusy(true)
    try {
      await apiRequest('POST', '/api/admin/account/end-sessions')
    } catch (error) {
      if (statusOf(error) !== 401) {
        console.warn('The sessions were not ended.', error)
        showToast({ ...copy.failed, tone: 'error' })
        setIsBusy(false)
        return
      }
    }
    removeAdminFlag()
    location.assign(localePath(locale, '/admin-login'))
  }
  return (
    <AccountSection title={copy.title} text={copy.text}>
      <SmallButton onClick={signOut} disabled={isBusy} tone="danger">
        {isBusy ? copy.submitting : copy.submit}
      </SmallButton>
    </AccountSection>
  )
}

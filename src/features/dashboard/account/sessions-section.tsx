import { SmallButton } from '@/components/ui/small-button'
import { accountContent } from '@/content/account'
import { localePath } from '@/content/paths'
import { removeAdminFlag } from '@/lib/admin-flag'
import { PageSection } from '../page-section'
import { endSession } from '../session/admin-request'
import { useAction } from '../use-action'
import { useCopy, useOfficeLocale } from '../use-copy'

/** Ends all sessions of the account and opens the login. */
export function SessionsSection() {
  const copy = useCopy(accountContent).sessions
  const locale = useOfficeLocale()
  const { run, isBusy } = useAction()
  const signOut = async () => {
    if (!window.confirm(copy.confirm)) return
    const work = async () => {
      await endSession('/api/admin/account/end-sessions')
      removeAdminFlag()
      location.assign(localePath(locale, '/admin-login'))
    }
    await run(work, { failed: copy.failed })
  }
  return (
    <PageSection title={copy.title} text={copy.text}>
      <SmallButton onClick={signOut} disabled={isBusy} tone="danger">
        {isBusy ? copy.submitting : copy.submit}
      </SmallButton>
    </PageSection>
  )
}

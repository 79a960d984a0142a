import { showToast } from '@/components/ui/toast-store'
import { accountContent } from '@/content/account'
import { CONFIRM_ANCHOR } from '@/domain/account'
import { PageSection } from '../page-section'
import { PasswordForm } from '../session/password-form'
import { useCopy } from '../use-copy'

/** Where the content panel sends somebody who must confirm their password again. */
export function ConfirmSection() {
  const copy = useCopy(accountContent).confirm
  return (
    <PageSection title={copy.title} text={copy.text} id={CONFIRM_ANCHOR}>
      <div className="max-w-xl">
        <PasswordForm
          copy={copy}
          onConfirmed={() => showToast({ ...copy.done, tone: 'success' })}
        />
      </div>
    </PageSection>
  )
}

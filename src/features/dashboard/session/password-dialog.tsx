import { Modal } from '@/components/ui/modal'
import { dashboardContent } from '@/content/dashboard'
import { useCopy } from '../use-copy'
import { PasswordForm } from './password-form'
import { endWaiting } from './session-store'

/** Asks for the password if a call needs it confirmed; the call is then retried. */
export function PasswordDialog() {
  const dashboard = useCopy(dashboardContent)
  const copy = dashboard.password
  const cancel = () => endWaiting('password', false)
  return (
    <Modal
      title={copy.title}
      description={copy.text}
      closeLabel={dashboard.editor.close}
      onClose={cancel}
      focusOn="password"
    >
      <PasswordForm
        copy={copy}
        onConfirmed={() => endWaiting('password', true)}
        onCancel={cancel}
      />
    </Modal>
  )
}

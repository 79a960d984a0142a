import { FormField } from '@/components/form/form-field'
import { Modal } from '@/components/ui/modal'
import { showToast } from '@/components/ui/toast-store'
import { accountContent } from '@/content/account'
import { dashboardContent } from '@/content/dashboard'
import { type PasswordInput, passwordForm } from '@/domain/account'
import { DashboardForm } from '../editor/dashboard-form'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useCloseIfOpen } from '../use-is-gone'

type DisableDialogProps = { onDisabled: () => Promise<void>; onClose: () => void }

/** Turns off the second factor after confirming the password. */
export function DisableDialog({ onDisabled, onClose }: DisableDialogProps) {
  const dashboard = useCopy(dashboardContent)
  const copy = useCopy(accountContent).secondFactor.disable
  const closeIfOpen = useCloseIfOpen(onClose)
  const save = async (input: PasswordInput) => {
    await adminRequest('POST', '/api/admin/second-factor/disable', input)
    showToast({ ...copy.done, tone: 'success' })
    await onDisabled()
    closeIfOpen()
  }
  const form = useAdminForm<PasswordInput, PasswordInput>({
    schema: passwordForm,
    save,
    defaultValues: { password: '' },
  })
  return (
    <Modal
      title={copy.title}
      description={copy.text}
      closeLabel={dashboard.editor.close}
      onClose={onClose}
      focusOn="password"
    >
      <DashboardForm form={form} className="grid gap-5">
        <FormField
          copy={copy.password}
          {...form.field('password')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <FormEnd submit={copy.submit} submitting={copy.submitting} form={form} onCancel={onClose} />
      </DashboardForm>
    </Modal>
  )
}

import { FormField } from '@/components/form/form-field'
import { showToast } from '@/components/ui/toast-store'
import { accountContent } from '@/content/account'
import { type ChangePasswordInput, changePasswordForm } from '@/domain/account'
import { DashboardForm } from '../editor/dashboard-form'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { PageSection } from '../page-section'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'

/** Changes the password. The server checks its strength. */
export function PasswordSection({ username }: { username: string }) {
  const copy = useCopy(accountContent).password
  const save = async (input: ChangePasswordInput) => {
    await adminRequest('POST', '/api/admin/account/password', input)
    form.methods.reset()
    showToast({ ...copy.done, tone: 'success' })
  }
  const form = useAdminForm<ChangePasswordInput, ChangePasswordInput>({
    schema: changePasswordForm,
    save,
    defaultValues: { currentPassword: '', newPassword: '' },
  })
  return (
    <PageSection title={copy.title} text={copy.text}>
      <DashboardForm form={form} className="grid gap-5 sm:grid-cols-2">
        {/* Tells password managers which account it is. */}
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <FormField
          copy={copy.current}
          {...form.field('currentPassword')}
          type="password"
          autoComplete="current-password"
          isRequired
        />
        <FormField
          copy={copy.next}
          {...form.field('newPassword')}
          type="password"
          autoComplete="new-password"
          isRequired
        />
        <div className="sm:col-span-2">
          <FormEnd submit={copy.submit} submitting={copy.submitting} form={form} />
        </div>
      </DashboardForm>
    </PageSection>
  )
}

import { FormField } from '@/components/form/form-field'
import { showToast } from '@/components/ui/toast-store'
import { accountContent } from '@/content/account'
import { type AccountPatch, accountPatch } from '@/domain/account'
import type { AccountDto } from '@/domain/responses/account'
import { DashboardForm } from '../editor/dashboard-form'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { PageSection } from '../page-section'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'

type EmailSectionProps = { account: AccountDto; onSaved: (account: AccountDto) => void }

/** The e-mail address that password reset links are sent to. */
export function EmailSection({ account, onSaved }: EmailSectionProps) {
  const copy = useCopy(accountContent).email
  const save = async (input: AccountPatch) => {
    const saved = await adminRequest('PATCH', '/api/admin/account', input)
    form.methods.reset({ email: saved.email ?? '' })
    onSaved(saved)
    showToast({ ...copy.done, tone: 'success' })
  }
  const form = useAdminForm<{ email: string }, AccountPatch>({
    schema: accountPatch,
    save,
    defaultValues: { email: account.email ?? '' },
  })
  return (
    <PageSection title={copy.title} text={account.canResetByMail ? copy.text : copy.noMail}>
      <DashboardForm form={form} className="grid max-w-xl gap-5">
        <FormField copy={copy.email} {...form.field('email')} type="email" />
        <FormEnd submit={copy.submit} form={form} />
      </DashboardForm>
    </PageSection>
  )
}

import { FormField } from '@/components/form/form-field'
import { showToast } from '@/components/ui/toast-store'
import { dashboardVolunteersContent } from '@/content/dashboard-volunteers'
import type { VolunteerDto } from '@/domain/responses/volunteer'
import { type VolunteerMailValues, volunteerMailForm } from '@/domain/volunteer-desk'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { adminRequest } from '../session/admin-request'
import { useRequestKeys } from '../session/use-request-keys'
import { useCopy } from '../use-copy'
import { useCloseIfOpen } from '../use-is-gone'

type MailingDialogProps = { volunteers: VolunteerDto[]; onClose: () => void }

/** Mails several volunteers. Retried unchanged after a lost response, it reaches nobody twice. */
export function MailingDialog({ volunteers, onClose }: MailingDialogProps) {
  const { mailing: copy } = useCopy(dashboardVolunteersContent)
  const { keyOf } = useRequestKeys()
  const closeIfOpen = useCloseIfOpen(onClose)
  const form = useAdminForm<VolunteerMailValues, VolunteerMailValues>({
    schema: volunteerMailForm,
    save: async (letter) => {
      const body = { ...letter, ids: volunteers.map(({ id }) => id) }
      const { written } = await adminRequest('POST', '/api/admin/volunteer-mailings', {
        ...body,
        mailing: keyOf(body),
      })
      const { title, description } = copy.sent
      showToast({ title, description: description(written), tone: 'success' })
      closeIfOpen()
    },
    defaultValues: { subject: '', text: '' },
  })
  return (
    <FormDialog
      form={form}
      title={copy.title(volunteers.length)}
      description={copy.lead}
      submit={copy.submit}
      onClose={onClose}
    >
      <FormField copy={copy.subject} {...form.field('subject')} autoComplete="off" isRequired />
      <FormField copy={copy.text} {...form.field('text')} rows={8} isRequired />
    </FormDialog>
  )
}

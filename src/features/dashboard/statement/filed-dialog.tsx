import { FormField } from '@/components/form/form-field'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardStatementContent } from '@/content/dashboard-statement'
import type { StatementFileDto } from '@/domain/responses/statement'
import { type FiledInput, type FiledValues, filedForm } from '@/domain/statement-forms'
import { indianDayOf } from '@/lib/dates'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useMoneyRefetch } from '../payments/use-money-action'
import { adminRequest } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useCloseIfOpen } from '../use-is-gone'

type FiledDialogProps = { file: StatementFileDto; onClose: () => void }

/** Asks when a file was filed and for its acknowledgement number. */
export function FiledDialog({ file, onClose }: FiledDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardStatementContent).files.dialog
  const refetch = useMoneyRefetch()
  const closeIfOpen = useCloseIfOpen(onClose)
  const form = useAdminForm<FiledValues, FiledInput>({
    schema: filedForm,
    save: async (filed) => {
      await adminRequest('POST', `/api/admin/statement-files/${file.id}/filed`, filed)
      showToast({ ...toasts.statementFiled, tone: 'success' })
      closeIfOpen()
      await refetch()
    },
    defaultValues: { acknowledgementNumber: '', filedOn: indianDayOf(new Date()) },
  })
  return (
    <FormDialog
      form={form}
      title={copy.title}
      description={copy.lead}
      submit={copy.submit}
      onClose={onClose}
    >
      <FormField
        copy={copy.number}
        {...form.field('acknowledgementNumber')}
        autoComplete="off"
        isRequired
      />
      <FormField copy={copy.day} {...form.field('filedOn')} type="date" isRequired />
    </FormDialog>
  )
}

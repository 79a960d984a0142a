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
import { adminRequest, ifUnchanged } from '../session/admin-request'
import { useCopy } from '../use-copy'
import { useCloseIfOpen } from '../use-is-gone'

type FiledDialogProps = { file: StatementFileDto; onClose: () => void }

/** Asks when a file was filed and for its acknowledgement number, or corrects them. */
export function FiledDialog({ file, onClose }: FiledDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardStatementContent).files.dialog
  const refetch = useMoneyRefetch()
  const closeIfOpen = useCloseIfOpen(onClose)
  const { filedOn, acknowledgementNumber = '' } = file
  const path = `/api/admin/statement-files/${file.id}/filed` as const
  const form = useAdminForm<FiledValues, FiledInput>({
    schema: filedForm,
    version: file.updatedAt,
    defaultValues: { acknowledgementNumber, filedOn: filedOn ?? indianDayOf(new Date()) },
    save: async (filed) => {
      if (filedOn) await adminRequest('PUT', path, filed, ifUnchanged(file))
      else await adminRequest('POST', path, filed)
      showToast({
        ...(filedOn ? toasts.statementCorrected : toasts.statementFiled),
        tone: 'success',
      })
      closeIfOpen()
      await refetch()
    },
  })
  const reload = () => {
    form.discard()
    return refetch()
  }
  return (
    <FormDialog
      form={form}
      title={filedOn ? copy.correctTitle : copy.title}
      description={filedOn ? copy.correctLead : copy.lead}
      submit={filedOn ? copy.correctSubmit : copy.submit}
      onClose={onClose}
      onReload={reload}
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

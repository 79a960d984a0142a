import { FormField } from '@/components/form/form-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { type IgnoreInput, type IgnoreValues, ignoreForm } from '@/domain/donation'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import { moneyPaths, useMoneySave } from './use-money-action'
import { useReasons } from './use-reasons'

/** What can be set aside: money that is not meant for the foundation, or an order nobody can ask about. */
export type Ignorable = {
  /** Of the transaction. */
  id: string
  title: string
  isOrder: boolean
}

type IgnoreDialogProps = { payment: Ignorable; onClose: () => void }

/** Asks for a reason, and sets a payment or an order aside. */
export function IgnoreDialog({ payment: { id, title, isOrder }, onClose }: IgnoreDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const { toldReason } = useReasons()
  const copy = useCopy(dashboardAttentionContent).ignorePayment
  const send = useMoneySave({ done: toasts.paymentIgnored, failed: toasts.paymentIgnoreFailed })
  const form = useAdminForm<IgnoreValues, IgnoreInput>({
    schema: ignoreForm,
    save: (reason) => send(`${moneyPaths.transactions}/${id}/ignore`, reason, onClose),
    defaultValues: { reason: '' },
  })
  return (
    <FormDialog
      form={form}
      title={isOrder ? copy.setAsideTitle(title) : copy.title(title)}
      description={isOrder ? copy.setAsideLead : copy.lead}
      submit={isOrder ? copy.setAsideSubmit : copy.submit}
      explain={toldReason}
      onClose={onClose}
    >
      <FormField copy={copy.reason} {...form.field('reason')} autoComplete="off" isRequired />
    </FormDialog>
  )
}

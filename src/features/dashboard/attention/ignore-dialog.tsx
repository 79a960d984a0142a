import { FormField } from '@/components/form/form-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { type IgnoreInput, type IgnoreValues, ignoreForm } from '@/domain/payment-decisions'
import type { AttentionDto } from '@/domain/responses/attention'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { moneyPaths, useMoneySave } from '../payments/use-money-action'
import { useCopy } from '../use-copy'
import { useReasons } from '../use-reasons'

type IgnoreDialogProps = { item: AttentionDto; onClose: () => void }

/**
 * Asks for a reason and sets an item aside: money that is not meant for the foundation, an order or
 * monthly gift whose status can no longer be looked up, or a refund that the bank could not pay out.
 */
export function IgnoreDialog({ item, onClose }: IgnoreDialogProps) {
  const { shownReason } = useReasons()
  const { reason } = useCopy(dashboardAttentionContent).ignorePayment
  const { path, done, title, lead, submit, placeholder } = useWords(item)
  const send = useMoneySave({ done, failed: useCopy(adminToastsContent).paymentIgnoreFailed })
  const form = useAdminForm<IgnoreValues, IgnoreInput>({
    schema: ignoreForm,
    save: (given) => send(path, given, onClose),
    defaultValues: { reason: '' },
  })
  return (
    <FormDialog
      form={form}
      title={title}
      description={lead}
      submit={submit}
      explain={shownReason}
      onClose={onClose}
    >
      <FormField
        copy={{ ...reason, placeholder }}
        {...form.field('reason')}
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  )
}

/** Returns the call and the texts for what is set aside. */
function useWords({ id, title, kind }: AttentionDto) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardAttentionContent).ignorePayment
  const { placeholder } = copy.reason
  const ignoring = {
    path: `${moneyPaths.transactions}/${id}/ignore`,
    done: toasts.paymentIgnored,
    placeholder,
  } as const
  switch (kind) {
    case 'monthly-gift':
      return {
        path: `${moneyPaths.subscriptions}/${id}/set-aside`,
        done: toasts.monthlyGiftSetAside,
        title: copy.setGiftAsideTitle(title),
        lead: copy.setGiftAsideLead,
        submit: copy.setAsideSubmit,
        placeholder,
      } as const
    case 'failed-refund':
      return {
        path: `${moneyPaths.transactions}/${id}/set-refund-aside`,
        done: toasts.failedRefundSetAside,
        title: copy.setRefundAsideTitle(title),
        lead: copy.setRefundAsideLead,
        submit: copy.setAsideSubmit,
        placeholder: copy.refundPlaceholder,
      } as const
    case 'order':
      return {
        ...ignoring,
        title: copy.setAsideTitle(title),
        lead: copy.setAsideLead,
        submit: copy.setAsideSubmit,
      }
    default:
      return {
        ...ignoring,
        title: copy.title(title),
        lead: copy.lead,
        submit: copy.submit,
      }
  }
}

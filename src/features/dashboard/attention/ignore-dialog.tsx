import { FormField } from '@/components/form/form-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import type { AttentionKind } from '@/domain/attention'
import { type IgnoreInput, type IgnoreValues, ignoreForm } from '@/domain/payment-decisions'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { moneyPaths, useMoneySave } from '../payments/use-money-action'
import { useCopy } from '../use-copy'
import { useReasons } from '../use-reasons'

/**
 * What can be set aside: money that is not meant for the foundation, or an order or monthly gift
 * whose status can no longer be looked up.
 */
type Ignorable = {
  /** Id of the transaction or the monthly gift. */
  id: string
  title: string
  kind: AttentionKind
}

type IgnoreDialogProps = { ignored: Ignorable; onClose: () => void }

/** Asks for a reason and sets a payment, order or monthly gift aside. */
export function IgnoreDialog({ ignored: { id, title, kind }, onClose }: IgnoreDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const { shownReason } = useReasons()
  const copy = useCopy(dashboardAttentionContent).ignorePayment
  const isGift = kind === 'monthly-gift'
  const send = useMoneySave({
    done: isGift ? toasts.monthlyGiftSetAside : toasts.paymentIgnored,
    failed: toasts.paymentIgnoreFailed,
  })
  const form = useAdminForm<IgnoreValues, IgnoreInput>({
    schema: ignoreForm,
    save: (reason) =>
      isGift
        ? send(`${moneyPaths.subscriptions}/${id}/set-aside`, reason, onClose)
        : send(`${moneyPaths.transactions}/${id}/ignore`, reason, onClose),
    defaultValues: { reason: '' },
  })
  const words = {
    payment: [copy.title(title), copy.lead, copy.submit],
    order: [copy.setAsideTitle(title), copy.setAsideLead, copy.setAsideSubmit],
    'monthly-gift': [copy.setGiftAsideTitle(title), copy.setGiftAsideLead, copy.setAsideSubmit],
  } as const
  const [heading, lead, submit] = words[isGift || kind === 'order' ? kind : 'payment']
  return (
    <FormDialog
      form={form}
      title={heading}
      description={lead}
      submit={submit}
      explain={shownReason}
      onClose={onClose}
    >
      <FormField copy={copy.reason} {...form.field('reason')} autoComplete="off" isRequired />
    </FormDialog>
  )
}

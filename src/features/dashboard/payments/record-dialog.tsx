import { FormField } from '@/components/form/form-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardAttentionContent } from '@/content/dashboard-attention'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { type RecordInput, type RecordValues, recordForm } from '@/domain/payment-decisions'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import { useReasons } from '../use-reasons'
import { DonorFields } from './donor-fields'
import { moneyPaths, useMoneySave } from './use-money-action'

/** A payment from an unknown donor. */
type Recordable = {
  /** Transaction id. */
  id: string
  /** Formatted for display: '₹500'. */
  amount: string
  email?: string
  phone?: string
  /** What else the gateway says about the payer. */
  detail?: string
}

type RecordDialogProps = { payment: Recordable; onClose: () => void }

/** Records an unmatched payment as a donation, once the admin knows who gave it. */
export function RecordDialog({ payment, onClose }: RecordDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const { shownReason } = useReasons()
  const copy = useCopy(dashboardAttentionContent).recordPayment
  const { gift } = useCopy(dashboardGiftsContent)
  const { id, amount, detail } = payment
  const send = useMoneySave({ done: toasts.paymentRecorded, failed: toasts.paymentRecordFailed })
  const form = useAdminForm<RecordValues, RecordInput>({
    schema: recordForm,
    save: (donor) => send(`${moneyPaths.transactions}/${id}/record`, donor, onClose),
    defaultValues: {
      donorName: '',
      givenFor: '',
      email: payment.email ?? '',
      phone: payment.phone ?? '',
      panNumber: '',
      address: '',
      message: '',
      isAnonymous: false,
    },
  })
  return (
    <FormDialog
      form={form}
      title={copy.title}
      description={copy.lead(amount)}
      submit={copy.submit}
      explain={shownReason}
      onClose={onClose}
    >
      {detail && (
        <p className="wrap-anywhere rounded-2xl bg-neem-tint px-4 py-2 text-[0.9375rem]">
          {copy.told(detail)}
        </p>
      )}
      <FormField copy={gift.donorName} {...form.field('donorName')} autoComplete="off" isRequired />
      <DonorFields field={form.field} />
    </FormDialog>
  )
}

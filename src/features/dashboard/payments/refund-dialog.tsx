import { type ReactNode, useEffect, useRef, useState } from 'react'
import { FormFailureNote } from '@/components/form/form-failure-note'
import { FormField } from '@/components/form/form-field'
import { Badge } from '@/components/ui/badge'
import { Modal } from '@/components/ui/modal'
import { SmallButton } from '@/components/ui/small-button'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { dashboardPaymentsContent } from '@/content/dashboard-payments'
import { CURRENCY } from '@/domain/donation'
import { type RefundInput, type RefundValues, refundForm } from '@/domain/payment-decisions'
import { formatMoney } from '@/lib/money'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import { useCloseIfOpen } from '../use-is-gone'
import { useReasons } from '../use-reasons'
import { useMethodName } from './use-method-name'
import { moneyPaths, useMoneyDialogRequest, useMoneyRefetch } from './use-money-action'

/** A payment that can be refunded, in its current state. */
export type Refundable = {
  /** Transaction id. */
  id: string
  donor: string
  /** What can still be refunded, in major units of the currency; 0 if nothing can. */
  left: number
  /** What has already been refunded, in major units. */
  refunded: number
  currency: string
  /** As stored; absent if unknown. */
  method?: string
  isTest: boolean
}

type RefundDialogProps = { refund: Refundable; onClose: () => void }

/** Asks how much to refund, by default everything, and refunds it through the gateway. */
export function RefundDialog({ refund, onClose }: RefundDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const dashboard = useCopy(dashboardContent)
  const { shownReason } = useReasons()
  const { refund: copy, methodFallback } = useCopy(dashboardPaymentsContent)
  const methodName = useMethodName()
  const { id, donor, left, refunded, currency, method, isTest } = refund
  const refetch = useMoneyRefetch()
  const request = useMoneyDialogRequest(toasts.refundFailed)
  const closeIfOpen = useCloseIfOpen(onClose)
  const [isUnknown, setIsUnknown] = useState(false)

  const save = async ({ amount }: RefundInput) => {
    // The server refuses if somebody else has refunded in the meantime.
    const body = { amount, refundedBefore: refunded }
    const response = await request(`${moneyPaths.transactions}/${id}/refund`, body)
    if (response.openRefund) {
      setIsUnknown(true)
    } else {
      showToast({ ...toasts.refundMade, tone: 'success' })
      closeIfOpen()
    }
    await refetch()
  }
  const form = useAdminForm<RefundValues, RefundInput>({
    schema: refundForm,
    save,
    defaultValues: { amount: String(left) },
  })

  if (isUnknown || left <= 0) {
    return (
      <Modal
        title={isUnknown ? copy.unknownTitle : copy.title(donor)}
        closeLabel={dashboard.editor.close}
        onClose={onClose}
      >
        <div className="grid justify-items-start gap-5">
          <Notice>{isUnknown ? copy.unknown : copy.nothingLeft}</Notice>
          {!isUnknown && form.failure && (
            <FormFailureNote>{shownReason(form.failure.message)}</FormFailureNote>
          )}
          <SmallButton onClick={onClose} tone="lead">
            {dashboard.editor.close}
          </SmallButton>
        </div>
      </Modal>
    )
  }
  return (
    <FormDialog
      form={form}
      title={copy.title(donor)}
      description={copy.lead(
        formatMoney(left, currency),
        method ? methodName(method) : methodFallback,
      )}
      submit={copy.submit}
      submitting={copy.submitting}
      tone="danger"
      explain={shownReason}
      onClose={onClose}
    >
      {isTest && (
        <p>
          <Badge tone="waiting">{copy.isTest}</Badge>
        </p>
      )}
      <FormField
        copy={
          currency === CURRENCY
            ? copy.amount
            : { ...copy.amount, label: copy.foreignAmount(currency) }
        }
        {...form.field('amount')}
        inputMode="decimal"
        autoComplete="off"
        isRequired
      />
    </FormDialog>
  )
}

/** Takes the focus from the removed button, so that screen readers read it out. */
function Notice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLParagraphElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <p
      ref={notice}
      tabIndex={-1}
      className="w-full rounded-2xl border-2 border-marigold bg-marigold-tint px-4 py-3 font-semibold"
    >
      {children}
    </p>
  )
}

'use client'

import { TextField } from '@/components/form/text-field'
import { Badge } from '@/components/ui/badge'
import { Modal } from '@/components/ui/modal'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { type RefundInput, type RefundValues, refundForm } from '@/domain/donation'
import { formatRupees } from '@/lib/money'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { adminRequest } from '../session/admin-request'
import { moneyPaths, useMoneyRefetch, withServerReason } from './use-money-action'

/** A payment that can be given back. */
export type Refundable = {
  /** Of the transaction. */
  id: string
  donor: string
  /** Not given back yet, in rupees. */
  left: number
  method: string
  isTest: boolean
}

type RefundDialogProps = { refund: Refundable; onClose: () => void }

const copy = dashboardContent.payments.refund

/** Asks how much is to be given back, all of it by default, and has the gateway do it. */
export function RefundDialog({ refund: { id, donor, left, ...of }, onClose }: RefundDialogProps) {
  const refetch = useMoneyRefetch()
  const save = async (body: RefundInput) => {
    try {
      await adminRequest('POST', `${moneyPaths.transactions}/${id}/refund`, body)
    } catch (error) {
      showToast({ ...withServerReason(toasts.refundFailed, error), tone: 'error' })
      // Behind the dialog stands then what is true now.
      await refetch()
      throw error
    }
    showToast({ ...toasts.refundMade, tone: 'success' })
    onClose()
    await refetch()
  }
  const { form, submit, failure, isSubmitting, mayClose, errorOf } = useAdminForm<
    RefundValues,
    RefundInput
  >({ schema: refundForm, save, defaultValues: { amount: String(left) } })
  return (
    <Modal
      title={copy.title(donor)}
      description={copy.lead(formatRupees(left), of.method)}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {of.isTest && (
          <p>
            <Badge tone="waiting">{copy.isTest}</Badge>
          </p>
        )}
        <TextField
          copy={copy.amount}
          registration={form.register('amount')}
          error={errorOf('amount')}
          inputMode="decimal"
          autoComplete="off"
          isRequired
        />
        <FormEnd
          submit={copy.submit}
          submitting={copy.submitting}
          isSubmitting={isSubmitting}
          failure={failure}
          onCancel={() => mayClose() && onClose()}
        />
      </form>
    </Modal>
  )
}

'use client'

import { FormField } from '@/components/form/form-field'
import { Modal } from '@/components/ui/modal'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { type IgnoreInput, type IgnoreValues, ignoreForm } from '@/domain/donation'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { moneyPaths, toldReason, useMoneyRefetch, withServerReason } from './use-money-action'
import { useMoneyRequest } from './use-money-request'

/** What can be set aside: money that is not meant for the foundation, or an order nobody can ask about. */
export type Ignorable = {
  /** Of the transaction. */
  id: string
  title: string
  isOrder: boolean
}

type IgnoreDialogProps = { payment: Ignorable; onClose: () => void }

const copy = dashboardContent.payments.ignorePayment

/** Asks for a reason, and sets a payment or an order aside. */
export function IgnoreDialog({ payment: { id, title, isOrder }, onClose }: IgnoreDialogProps) {
  const refetch = useMoneyRefetch()
  const request = useMoneyRequest()
  const save = async (reason: IgnoreInput) => {
    try {
      await request(`${moneyPaths.transactions}/${id}/ignore`, reason)
    } catch (error) {
      showToast({ ...withServerReason(toasts.paymentIgnoreFailed, error), tone: 'error' })
      await refetch()
      throw error
    }
    showToast({ ...toasts.paymentIgnored, tone: 'success' })
    onClose()
    await refetch()
  }
  const { submit, failure, isSubmitting, mayClose, field } = useAdminForm<
    IgnoreValues,
    IgnoreInput
  >({ schema: ignoreForm, save, defaultValues: { reason: '' } })
  return (
    <Modal
      title={isOrder ? copy.setAsideTitle(title) : copy.title(title)}
      description={isOrder ? copy.setAsideLead : copy.lead}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormField copy={copy.reason} {...field('reason')} autoComplete="off" isRequired />
        <FormEnd
          submit={isOrder ? copy.setAsideSubmit : copy.submit}
          isSubmitting={isSubmitting}
          failure={failure && { ...failure, message: toldReason(failure.message) }}
          onCancel={() => mayClose() && onClose()}
        />
      </form>
    </Modal>
  )
}

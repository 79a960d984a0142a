'use client'

import { FormField } from '@/components/form/form-field'
import { Modal } from '@/components/ui/modal'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import { type RecordInput, type RecordValues, recordForm } from '@/domain/donation'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { DonorFields } from './donor-fields'
import { moneyPaths, toldReason, useMoneyRefetch, withServerReason } from './use-money-action'
import { useMoneyRequest } from './use-money-request'

/** A payment of nobody knows whom. */
export type Recordable = {
  /** Of the transaction. */
  id: string
  /** To show: '₹500'. */
  amount: string
  email?: string
  phone?: string
  /** What else the gateway tells of the payer. */
  detail?: string
}

type RecordDialogProps = { payment: Recordable; onClose: () => void }

const { recordPayment: copy, gift } = dashboardContent.payments

/** Makes a payment that belongs to no donation one, once the admin knows who gave it. */
export function RecordDialog({ payment, onClose }: RecordDialogProps) {
  const { id, amount, detail } = payment
  const refetch = useMoneyRefetch()
  const request = useMoneyRequest()
  const save = async (donor: RecordInput) => {
    try {
      await request(`${moneyPaths.transactions}/${id}/record`, donor)
    } catch (error) {
      showToast({ ...withServerReason(toasts.paymentRecordFailed, error), tone: 'error' })
      await refetch()
      throw error
    }
    showToast({ ...toasts.paymentRecorded, tone: 'success' })
    onClose()
    await refetch()
  }
  const { submit, failure, isSubmitting, mayClose, field } = useAdminForm<
    RecordValues,
    RecordInput
  >({
    schema: recordForm,
    save,
    defaultValues: {
      donorName: '',
      email: payment.email ?? '',
      phone: payment.phone ?? '',
      panNumber: '',
      address: '',
      message: '',
      isAnonymous: false,
    },
  })
  return (
    <Modal
      title={copy.title}
      description={copy.lead(amount)}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        {detail && (
          <p className="wrap-anywhere rounded-2xl bg-neem-tint px-4 py-2 text-[0.9375rem]">
            {copy.told(detail)}
          </p>
        )}
        <FormField copy={gift.donorName} {...field('donorName')} autoComplete="off" isRequired />
        <DonorFields field={field} />
        <FormEnd
          submit={copy.submit}
          isSubmitting={isSubmitting}
          failure={failure && { ...failure, message: toldReason(failure.message) }}
          onCancel={() => mayClose() && onClose()}
        />
      </form>
    </Modal>
  )
}

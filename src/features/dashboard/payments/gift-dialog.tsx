'use client'

import { FormField } from '@/components/form/form-field'
import { Modal } from '@/components/ui/modal'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import {
  giftMethodLabels,
  giftMethods,
  type OfflineGiftInput,
  type OfflineGiftValues,
  offlineGiftForm,
} from '@/domain/donation'
import { toIndianInput } from '@/lib/dates'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { DonorFields } from './donor-fields'
import { moneyPaths, useMoneyRefetch } from './use-money-action'
import { useMoneyRequest } from './use-money-request'

const DAY_LENGTH = 'yyyy-mm-dd'.length

const copy = dashboardContent.payments.gift

/** Records a gift that was received outside the gateway: cash, a cheque, a transfer. */
export function GiftDialog({ onClose }: { onClose: () => void }) {
  const refetch = useMoneyRefetch()
  const request = useMoneyRequest()
  const today = toIndianInput(new Date().toISOString()).slice(0, DAY_LENGTH)
  const save = async (gift: OfflineGiftInput) => {
    try {
      await request(moneyPaths.donations, gift)
    } catch (error) {
      showToast({ ...toasts.giftRecordFailed, tone: 'error' })
      throw error
    }
    showToast({ ...toasts.giftRecorded, tone: 'success' })
    onClose()
    await refetch()
  }
  const { submit, failure, isSubmitting, mayClose, field } = useAdminForm<
    OfflineGiftValues,
    OfflineGiftInput
  >({
    schema: offlineGiftForm,
    save,
    defaultValues: {
      donorName: '',
      amount: '',
      paymentMethod: 'cash',
      receivedOn: today,
      reference: '',
      email: '',
      phone: '',
      panNumber: '',
      address: '',
      message: '',
      isAnonymous: false,
    },
  })
  return (
    <Modal
      title={copy.title}
      description={copy.lead}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FormField copy={copy.donorName} {...field('donorName')} autoComplete="off" isRequired />
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            copy={copy.amount}
            {...field('amount')}
            inputMode="decimal"
            autoComplete="off"
            isRequired
          />
          <FormField
            {...field('paymentMethod')}
            copy={{ label: copy.method }}
            options={giftMethods.map((value) => ({ value, label: giftMethodLabels[value] }))}
            isRequired
          />
          <FormField copy={copy.receivedOn} {...field('receivedOn')} type="date" isRequired />
          <FormField
            copy={copy.reference}
            {...field('reference')}
            optional={copy.optional}
            autoComplete="off"
          />
        </div>
        <DonorFields field={field} />
        <FormEnd
          submit={copy.submit}
          isSubmitting={isSubmitting}
          failure={failure}
          onCancel={() => mayClose() && onClose()}
        />
      </form>
    </Modal>
  )
}

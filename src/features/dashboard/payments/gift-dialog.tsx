'use client'

import { controlClass, Field } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
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
  const { form, submit, failure, isSubmitting, mayClose, errorOf } = useAdminForm<
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
  const { register } = form
  return (
    <Modal
      title={copy.title}
      description={copy.lead}
      closeLabel={dashboardContent.editor.close}
      mayClose={mayClose}
      onClose={onClose}
    >
      <form onSubmit={submit} noValidate className="grid gap-5">
        <TextField
          copy={copy.donorName}
          registration={register('donorName')}
          error={errorOf('donorName')}
          autoComplete="off"
          isRequired
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            copy={copy.amount}
            registration={register('amount')}
            error={errorOf('amount')}
            inputMode="decimal"
            autoComplete="off"
            isRequired
          />
          <Field label={copy.method} error={errorOf('paymentMethod')} isRequired>
            {(props) => (
              <select {...props} {...register('paymentMethod')} className={controlClass}>
                {giftMethods.map((method) => (
                  <option key={method} value={method}>
                    {giftMethodLabels[method]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <TextField
            copy={copy.receivedOn}
            registration={register('receivedOn')}
            error={errorOf('receivedOn')}
            type="date"
            isRequired
          />
          <TextField
            copy={copy.reference}
            registration={register('reference')}
            error={errorOf('reference')}
            optional={copy.optional}
            autoComplete="off"
          />
        </div>
        <DonorFields register={register} errorOf={errorOf} />
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

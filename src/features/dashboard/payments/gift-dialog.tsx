'use client'

import { controlClass, Field } from '@/components/form/field'
import { TextField } from '@/components/form/text-field'
import { Modal } from '@/components/ui/modal'
import { showToast } from '@/components/ui/toast-store'
import { adminToastsContent as toasts } from '@/content/admin-toasts'
import { dashboardContent } from '@/content/dashboard'
import {
  type DonationDto,
  giftMethodLabels,
  giftMethods,
  type OfflineGiftInput,
  type OfflineGiftValues,
  offlineGiftForm,
} from '@/domain/donation'
import { toIndianInput } from '@/lib/dates'
import { CheckField } from '../editor/check-field'
import { FormEnd } from '../editor/form-end'
import { useAdminForm } from '../editor/use-admin-form'
import { adminRequest } from '../session/admin-request'
import { moneyPaths, useMoneyRefetch } from './use-money-action'

const DAY_LENGTH = 'yyyy-mm-dd'.length

const copy = dashboardContent.payments.gift

/** Records a gift that came in past the gateway: cash, a cheque, a transfer. */
export function GiftDialog({ onClose }: { onClose: () => void }) {
  const refetch = useMoneyRefetch()
  const today = toIndianInput(new Date().toISOString()).slice(0, DAY_LENGTH)
  const save = async (gift: OfflineGiftInput) => {
    try {
      await adminRequest<DonationDto>('POST', moneyPaths.donations, gift)
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
  const optionalField = (
    name: 'reference' | 'email' | 'phone' | 'panNumber' | 'address' | 'message',
    rows?: number,
  ) => (
    <TextField
      copy={copy[name]}
      registration={register(name)}
      error={errorOf(name)}
      optional={copy.optional}
      autoComplete="off"
      rows={rows}
    />
  )
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
          {optionalField('reference')}
          {optionalField('email')}
          {optionalField('phone')}
        </div>
        {optionalField('panNumber')}
        {optionalField('address', 2)}
        {optionalField('message', 2)}
        <CheckField
          label={copy.isAnonymous}
          hint={copy.isAnonymousHint}
          registration={register('isAnonymous')}
        />
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

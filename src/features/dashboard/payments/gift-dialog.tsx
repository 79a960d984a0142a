import { FormField } from '@/components/form/form-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import {
  type OfflineGiftInput,
  type OfflineGiftValues,
  offlineGiftForm,
} from '@/domain/gift-by-hand'
import { CASH_LIMIT_RUPEES } from '@/domain/statement'
import { plainAmount } from '@/domain/typed-number'
import { indianDayOf } from '@/lib/dates'
import { CheckField } from '../editor/check-field'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import { DonorFields } from './donor-fields'
import { useGiftMethods } from './use-method-name'
import { moneyPaths, useMoneySave } from './use-money-action'

/** Records a gift that was received outside the gateway: cash, a cheque, a transfer. */
export function GiftDialog({ onClose }: { onClose: () => void }) {
  const toasts = useCopy(adminToastsContent)
  const copy = useCopy(dashboardGiftsContent).gift
  const giftMethods = useGiftMethods()
  const send = useMoneySave({ done: toasts.giftRecorded, failed: toasts.giftRecordFailed })
  const form = useAdminForm<OfflineGiftValues, OfflineGiftInput>({
    schema: offlineGiftForm,
    save: (gift) => send(moneyPaths.donations, gift, onClose),
    defaultValues: {
      donorName: '',
      amount: '',
      paymentMethod: 'cash',
      receivedOn: indianDayOf(new Date()),
      reference: '',
      givenFor: '',
      email: '',
      phone: '',
      panNumber: '',
      address: '',
      message: '',
      isAnonymous: false,
      isAnother: false,
    },
  })
  // From the server, if a cheque with this number is counted already, or a donor has reported the transfer.
  const warning = form.field('isAnother').error
  const [isAnother, amount, method] = form.methods.watch(['isAnother', 'amount', 'paymentMethod'])
  const isCashAboveLimit =
    method === 'cash' && Number(plainAmount(String(amount))) > CASH_LIMIT_RUPEES
  return (
    <FormDialog
      form={form}
      title={copy.title}
      description={copy.lead}
      submit={copy.submit}
      onClose={onClose}
    >
      <FormField copy={copy.donorName} {...form.field('donorName')} autoComplete="off" isRequired />
      <div className="grid gap-5 sm:grid-cols-2">
        <FormField
          copy={{ ...copy.amount, hint: isCashAboveLimit ? copy.cashHint : undefined }}
          {...form.field('amount')}
          inputMode="decimal"
          autoComplete="off"
          isRequired
        />
        <FormField
          {...form.field('paymentMethod')}
          copy={{ label: copy.method }}
          options={giftMethods}
          isRequired
        />
        <FormField copy={copy.receivedOn} {...form.field('receivedOn')} type="date" isRequired />
        <FormField
          copy={copy.reference}
          {...form.field('reference')}
          optional={copy.optional}
          autoComplete="off"
        />
      </div>
      <DonorFields field={form.field} />
      {(warning || isAnother) && (
        <div role="alert" className="grid gap-2 rounded-2xl bg-marigold-tint px-4 py-3">
          {warning && <p className="font-semibold">{warning}</p>}
          <CheckField
            label={copy.isAnother}
            hint={copy.isAnotherHint}
            {...form.field('isAnother')}
          />
        </div>
      )}
    </FormDialog>
  )
}

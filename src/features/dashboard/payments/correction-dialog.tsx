import { FormField } from '@/components/form/form-field'
import { adminToastsContent } from '@/content/admin-toasts'
import { dashboardGiftsContent } from '@/content/dashboard-gifts'
import { giftMethodOf } from '@/domain/donation-methods'
import { type CorrectionInput, type CorrectionValues, correctionForm } from '@/domain/gift-by-hand'
import { receivedAtOf } from '@/domain/gift-money'
import type { DonationDto } from '@/domain/responses/donation'
import { CASH_LIMIT_RUPEES } from '@/domain/statement'
import { indianDayOf } from '@/lib/dates'
import { FormDialog } from '../editor/form-dialog'
import { useAdminForm } from '../editor/use-admin-form'
import { useCopy } from '../use-copy'
import { useReasons } from '../use-reasons'
import { DonorFields } from './donor-fields'
import { useGiftMethods, useMethodName } from './use-method-name'
import { moneyPaths, useMoneySave } from './use-money-action'

type CorrectionDialogProps = { donation: DonationDto; onClose: () => void }

/** Corrects the details of a gift, with a reason; its receipt is updated. */
export function CorrectionDialog({ donation, onClose }: CorrectionDialogProps) {
  const toasts = useCopy(adminToastsContent)
  const { shownReason } = useReasons()
  const methodName = useMethodName()
  const giftMethods = useGiftMethods()
  const { correction: copy, gift } = useCopy(dashboardGiftsContent)
  const { id, donorName, receipt, paymentMethod, isFromGateway } = donation
  const { givenFor, campaignName, purposeName } = donation
  const send = useMoneySave({ done: toasts.giftCorrected, failed: toasts.giftCorrectFailed })
  const form = useAdminForm<CorrectionValues, CorrectionInput>({
    schema: correctionForm,
    save: (correction) => send(`${moneyPaths.donations}/${id}/correct`, correction, onClose),
    defaultValues: valuesOf(donation),
  })
  const isCashAboveLimit =
    form.methods.watch('paymentMethod') === 'cash' && donation.amount > CASH_LIMIT_RUPEES
  return (
    <FormDialog
      form={form}
      title={copy.title(donorName)}
      description={receipt?.status === 'valid' ? copy.leadWithReceipt(receipt.number) : copy.lead}
      submit={copy.submit}
      explain={shownReason}
      onClose={onClose}
    >
      <FormField copy={gift.donorName} {...form.field('donorName')} autoComplete="off" isRequired />
      {isFromGateway ? (
        <p className="rounded-2xl bg-neem-tint px-4 py-2 text-[0.9375rem]">{copy.fromGateway}</p>
      ) : (
        <div className="grid gap-5 sm:grid-cols-2">
          <FormField
            copy={{ ...gift.receivedOn, hint: copy.dayHint }}
            {...form.field('receivedOn')}
            type="date"
            isRequired
          />
          <FormField
            copy={{ label: gift.method, hint: isCashAboveLimit ? gift.cashHint : undefined }}
            {...form.field('paymentMethod')}
            options={[
              // Methods that cannot be chosen, such as 'Not recorded', may stay.
              ...(giftMethodOf(paymentMethod)
                ? []
                : [{ value: '', label: methodName(paymentMethod) }]),
              ...giftMethods,
            ]}
          />
          <FormField
            copy={gift.reference}
            {...form.field('reference')}
            optional={gift.optional}
            autoComplete="off"
          />
        </div>
      )}
      <DonorFields
        field={form.field}
        known={givenFor ? { value: givenFor, label: campaignName ?? purposeName ?? '' } : undefined}
      />
      <FormField copy={copy.reason} {...form.field('reason')} autoComplete="off" isRequired />
    </FormDialog>
  )
}

function valuesOf(donation: DonationDto): CorrectionValues {
  const { reference, isFromGateway, corrections } = donation
  return {
    donorName: donation.donorName,
    ...(!isFromGateway && {
      receivedOn: indianDayOf(new Date(receivedAtOf(donation))),
      paymentMethod: giftMethodOf(donation.paymentMethod) ?? '',
      reference: reference ?? '',
    }),
    givenFor: donation.givenFor ?? '',
    email: donation.email ?? '',
    phone: donation.phone ?? '',
    // The masked PAN: sent back unchanged, it leaves the stored one.
    panNumber: donation.panNumber ?? '',
    address: donation.address ?? '',
    message: donation.message ?? '',
    isAnonymous: donation.isAnonymous,
    reason: '',
    corrections,
  }
}
